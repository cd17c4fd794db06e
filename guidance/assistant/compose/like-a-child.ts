import type { Asked } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Explain it like I'm five", "to my little brother": a picture first, then what is known of it. Source: general.

const asksForPicture = pattern`
  \b(?:like|as if|soos) (?:(?:i['’]?m|i am|im|i was|to|for|you would to|ek is|vir|an?|n|my|he is|hes|she is|shes|they are|it is for) )*(?:\d{1,2}\b(?! percent)|five|six|seven|eight|nine|ten|twelve|vyf|a kid|kids?|child(?:ren)?|
  toddler|baby|dummy|idiot|kind|kleuter|laaitie)|\beli ?5\b|\b(?:to|for|vir) (?:(?:an?|n|my|the|our|lil|little|small|young\w*|kid|baby|\d{1,2} ?(?:year|yr|jaar)s? ?-?(?:old|oud)?|klein) )*(?:kids?|child(?:ren)?|toddler|kind|kinders|laaitie|
  bro(?:ther)?|sis(?:ter)?|son|daughter|seun|dogter|boetie|sussie|grade \d|class|\d{1,2} ?(?:year|yr)[ -]?olds?)\b`
const explains =
  /\b(?:explain\w*|tell|say|put|simpl\w*|verduidelik|describe|what(?! about)|teach|break it down)\b|^(?:like|eli)/

const pictures: readonly (readonly [RegExp, string])[] = [
  [
    /ceramide/,
    'Skin is like a brick wall: the cells are the bricks, and ceramides are part of the mortar between them. With enough mortar nothing leaks.',
  ],
  [
    /niacinamide/,
    'Think of a handyman: he mends the wall of the skin, turns the oil tap down a little and paints over dark spots, slowly.',
  ],
  [
    /retin|adapalene/,
    'Think of a coach: it tells skin cells to make new ones faster. Trained too hard, skin gets sore, so go slowly.',
  ],
  [/salicylic|\bbha\b/, 'Think of a pipe cleaner: it slips into a blocked pore and loosens the plug.'],
  [
    /glycolic|lactic|mandelic|\baha|exfoli/,
    'Think of a soft broom: it sweeps dead cells off the skin. Sweep too often, and the floor gets scratched.',
  ],
  [/benzoyl/, 'Think of opening a window: it lets oxygen into the pore, and pimple germs cannot live in that.'],
  [
    /vitamin c|antioxidant/,
    'Think of a bodyguard: it catches the small attackers that sun and smoke send, before they hurt the skin.',
  ],
  [
    /hyaluron|humectant|glycerin/,
    'Think of a sponge: it holds water in the top of the skin, and a cream over it is the lid.',
  ],
  [/petrol|occlusive|vaseline/, 'Think of a raincoat worn the other way round: it keeps the water in the skin.'],
  [
    /sunscreen|\bspf\b|sun protection|uv filter/i,
    'Think of an umbrella: it keeps most of the sun’s rays off the skin, but a thin or old one lets more through.',
  ],
  [
    /barrier/,
    'Think of a brick wall: skin cells are the bricks and fats the mortar. When the mortar crumbles, water gets out and what stings gets in.',
  ],
  [
    /dark (?:mark|spot)|pigment|melanin/,
    'Think of a crayon: where skin was sore, it coloured too hard. The colour wears off, slowly; picking and sun draw it again.',
  ],
  [/moisturis|emollient/, 'Think of a lid on a pot: it keeps the water from steaming away.'],
]

/** A picture of what is explained, where it is asked for as for a child. `said`: what the answer opens with. */
export const pictureOf = ({ heard, request }: Asked, said: string): string | undefined => {
  const message = request.message.toLowerCase().replaceAll(/[’']/g, '')
  if (!asksForPicture.test(message) || !explains.test(message) || heard.harmed || heard.isLabel || heard.injected)
    return undefined
  const named = heard.things
    .map(({ called, families }) => `${called} ${families.join(' ')}`)
    .join(' ')
    .toLowerCase()
  return (
    pictures.find(([what]) => named !== '' && what.test(named)) ??
    pictures.find(([what]) => what.test(said.toLowerCase()))
  )?.[1]
}

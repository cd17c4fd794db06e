import { type BodyPlace, speaksOf } from '../understand/elsewhere.ts'
import type { Asked } from './draft.ts'
import { onPlace } from './on-place.ts'

// What is different at a place of the body, whatever is put there. Source: general dermatology.

const there: Readonly<Record<BodyPlace, readonly [called: string, differs: string]>> = {
  neck: ['On the neck', 'skin is thin there, with few oil glands and much sun. Take cream and sunscreen down to the collarbone, front and back, and anything '
    + 'strong half as often as on the face.'],
  hands: ['On hands', 'every wash takes their fat. Cream after each one, thickly at night, gloves for wet work, and sunscreen on the backs by day.'],
  feet: ['On feet', 'soles have no oil glands and a thick horny layer. Take a thick cream at night, socks over it, and nothing between the toes. Urea 10–25% softens '
    + 'hard heels of adults. With diabetes or bleeding cracks see a clinic first.'],
  lips: ['On lips', 'there is hardly a protective layer. A plain ointment many times a day and a balm with SPF 30 outdoors; keep strong products, scent and mint '
    + 'off them.'],
  eyes: ['Round the eyes', 'skin is thinnest. A grain of fragrance-free cream on the bone is enough, nothing on lids or lashes, and strong products a finger’s '
    + 'width away.'],
  trunk: ['On back, chest and shoulders', 'there are many oil glands, and skin scars easily. Take light, oil-free textures, rinse sweat off soon, and begin anything '
    + 'strong two evenings a week.'],
  scalp: ['On the scalp', 'skin makes plenty of oil by itself. Care comes as a mild shampoo rather than creams or oils that stay on; a parting or a bald head '
    + 'wants sunscreen.'],
  joints: ['On elbows and knees', 'skin is thick, dry and rubbed. A lotion with urea 5–10% or plain petroleum jelly at night softens it; scrubbing darkens it.'],
  underarms: ['Under the arms', 'it is a damp fold that shaving and roll-ons sting. Keep it thin and unscented, with nothing strong on the day you shave, and '
    + 'stop when it burns.'],
  bikini: ['On the bikini line', 'skin stings and darkens soon. Plain and unscented, on the outside only, nothing strong, and nothing on the day of shaving or '
    + 'waxing.'],
  body: ['On the body', 'skin has fewer oil glands than the face. A richer lotion on damp skin, within three minutes of washing, does most, and sunscreen goes on '
    + 'what is bare.'],
  face: ['On the face', 'skin is thinner and oilier than on the body. Lighter textures and lower strengths, no body scrub, and sunscreen, SPF 30–50, every '
    + 'morning.'],
}

const verdict = /^\**(?:Yes|No|Not|Better|Rather|Usually|Only|Never|Please)\b/

/** An answer with what is different at the place that the question of before is asked of now, where it does not speak of it. */
export const withDifference = (asked: Asked, paragraphs: readonly string[]): readonly string[] => {
  const { place } = asked.heard
  const said = paragraphs.join(' ')
  const own = onPlace(asked)?.paragraphs[0]
  if (place === undefined || speaksOf(said, place) || (own !== undefined && said.includes(own))) return paragraphs
  const [called, differs] = there[place]
  const at = verdict.test(paragraphs[0] ?? '') ? 1 : 0
  return [...paragraphs.slice(0, at), `**${called}:** ${differs}`, ...paragraphs.slice(at)]
}

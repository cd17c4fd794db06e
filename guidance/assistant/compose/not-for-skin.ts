import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// What stands in every house and is not made for skin: put on it in place of a product, it is a no, whatever of it is named. Sources: general.

type Row = { name: string; words: RegExp; why: string }

export const keptOffSkin: readonly Row[] = [
  {
    name: 'Hand sanitiser',
    words: /\b(?:(?:hand )?saniti[sz]ers?|saniteerder|handontsmetter)\b/,
    why: 'It is mostly alcohol, made for tougher hands: elsewhere it strips the skin’s fat, stings, and leaves it dry, red and sooner marked.',
  },
  {
    name: 'Surgical and methylated spirits, rubbing alcohol',
    words: pattern`
      \b(?:(?:surgical|methylated|blue|white) spirits?|meths|spiritus|spirits?(?= (?:on|to|for|op|vir|over|as|after))|
      spirits(?= )|brandspiritus|(?:rubbing|isopropyl|pure|medical) alcohol|
      alcohol (?:swabs?|wipes|pads))\b(?! free)`,
    why:
      'Strong alcohol strips the skin’s fat and slows healing: it stings, dries, and deeper skin keeps the marks. It clears no pimples and closes ' +
      'no pores.',
  },
  {
    name: 'Dishwashing liquid, washing powder, fabric softener',
    words: pattern`
      \b(?:dish ?washing (?:liquid|soap|up liquid)|washing up liquid|dish soap|dishwasher|sunlight (?:liquid|dish\w*)|skottelgoedseep|opwasmiddel|handy andy|
      washing powder|waspoeier|omo|sta soft|fabric softener|laundry (?:detergent|liquid)|vim|scouring powder)\b`,
    why: 'It is made to take baked-on fat off plates and dirt out of cloth: on skin it takes the barrier along, and leaves it tight, sore and itchy.',
  },
  {
    name: 'Mouthwash',
    words: /\b(?:mouth ?wash|listerine|mondspoelmiddel)\b/,
    why: 'Its alcohol, menthol and scent are meant for a mouthful and then the basin: on skin they sting and dry, and do nothing for pimples.',
  },
  {
    name: 'Nail polish remover',
    words: /\b(?:nail (?:polish|varnish) remover|acetone|asetoon|cutex remover)\b/,
    why: 'It is a solvent: it burns eyes, lips and thin skin, and takes the skin’s own fat with it.',
  },
  {
    name: 'Window, floor and other cleaners, dettol spray, air freshener',
    words:
      /\b(?:windowlene|window cleaner|glass cleaner|mr muscle|jeyes(?: fluid)?|floor cleaner|bathroom cleaner|tile cleaner|dettol spray|air freshener)\b/,
    why: 'Cleaners are made for glass, tiles and drains, and nobody has tested them on skin: they sting, burn and bring rashes.',
  },
  {
    name: 'Shoe, floor and furniture polish, engine oil',
    words:
      /\b(?:(?:floor|shoe|furniture) polish|cobra polish|politoer|engine oil|car oil|grease gun|wd ?40|paraffin (?:from|for) (?:the )?(?:stove|lamp))\b/,
    why: 'It holds solvents, wax and dye for wood, leather or engines: it clogs and irritates skin, and some of it gets through.',
  },
  {
    name: 'Paraffin for lamps and stoves',
    words: pattern`
      \b(?:kerosene|lamp ?oil|lampolie|(?:blue|lamp|stove|illuminating) paraffin|paraffie?n(?= (?:on|op|vir|for|to) (?:\w+ ){0,3}(?:ringworm|omlope|
      lice|luise|shingles|gordelroos|wounds?|sores?|burns?|bites?|rash|scabies|warts?|hair|hare)\b)|
      (?<=\b(?:shingles|gordelroos|ringworm|omlope|lice|luise) (?:met|with) )paraffie?n)\b`,
    why: 'It burns skin, catches fire, and is poisonous breathed in or swallowed; it kills no germ that matters on skin.',
  },
  {
    name: 'Glue',
    words:
      /\b(?:(?:super|school|wood|pritt|craft|pva|hair|white|cold|nail|lash) ?glue|glue(?= (?:for|on|to|mask))|(?:use|using|put|with|try) glue|gom)\b/,
    why: 'It sticks to hairs and skin alike: pulled off, it takes the top of the skin along, and its chemicals often bring a rash.',
  },
  {
    name: 'Hair spray',
    words: /\b(?:hair ?spray|haarsproei)\b/,
    why: 'Its alcohol, resins and scent are made for hair: on a face they sting, clog and get into eyes and lungs.',
  },
  {
    name: 'Haemorrhoid cream',
    words: /\b(?:prep(?:aration)? h|anusol|h[ae]+morrhoid (?:cream|ointment)|piles? cream|aambei\w*)\b/,
    why: 'It is a medicine for another place: near the eyes it can sting and harm them, and some hold a steroid, which thins skin.',
  },
  {
    name: 'Insect spray, dog shampoo, cattle dip',
    words: /\b(?:insect (?:spray|killer)|doom(?: spray)?|fly spray|dog shampoo|tick and flea|cattle dip|sheep dip)\b/,
    why: 'It is a poison for insects: skin takes part of it in, and it burns eyes and lungs.',
  },
]

/** It is asked whether it may go on, or may stand in for something. */
const asks = pattern`
  \b(?:can|may|could|should|must|kan|mag|moet|sal) (?:i|we|ek|ons|he|she|my \w+|one|you|hy|sy)\b|\b(?:i|you|ek|jy) (?:must|should|moet)\b|
  \b(?:is|are|will|would|does|do|isnt) (?:\S+ ){0,5}(?:ok|
  okay|fine|safe|good|bad|alright|work|works|help|helps|reg|goed|veilig|oraait)\b|\b(?:instead|in place of|rather|in plaas|as (?:a|my|an) (?:face |
  facial )?(?:toner|cleanser|moisturi[sz]er|wash|mask|deodorant|scrub|primer|setting spray))\b|\b(?:use|using|try|gebruik)\b|^(?:and|or|of|en) |\b(?:ok|
  okay|oraait|reg)$`
/** "Mouthwash for dandruff", "tiktok says glue on blackheads": named with what it is for, and no more. */
const bare =
  /^(?:(?:and|so|but|ok|also|hi|hey|en|tiktok|says?|insta\w*|trend|hack|the|a|my|i saw|people|put|of|about|what) )*# (?:for|on|as|vir|op|over) /
const ofSkin = pattern`
  \b(?:skin|face|gesig|vel|ubuso|cheeks?|forehead|chin|nose|neck|nek|legs?|arms?|armpits?|under ?arms?|under my arms|oksels?|body|lyf|eyes?|eye bags|
  mascara|makeup|makeup|pimples?|puisies?|zits?|acne|blackheads?|spots?|bumps?|bites?|
  ringworm|omlope|shingles|gordelroos|rash|uitslag|eczema|marks?|shav\w*|skeer\w*|toner|cleanser|face wash|moisturi[sz]er|lotion|deodorant|
  roll on|serum|remover|soap|scrub|bath|shower|hair|scalp|lice|heels?|feet|foot)\b`
/** Cleaning, hands, what is listed on a pack, and what got on skin by chance. */
const otherwise = pattern`
  \b(?:my hands|on hands|hands (?:are|get|feel|so)|for hands|between washing hands|sanitiser (?:dries|dry|makes)|dishes|clothes|floors?|brush(?:es)?|
  sponges?|tools|razors?(?! (?:bumps?|burns?|rash))|
  (?:clean|wipe|spray|dip|soak|disinfect)(?:ing)? (?:my|the|a) clippers?|tweezers|phone|
  wound|piercing|earrings?|needle|contains?|ingredients?|label|listed|alcohol free|(?:off|from) my (?:skin|face|hands|
  fingers|arm|leg)|get .{0,24} off|spilt|spilled|splash\w*|fell|landed|in (?:my|the|a|your|this) (?:toner|serum|sunscreen|cream|product|skincare|bottle)|
  nails? (?:polish )?remover (?:on|for) (?:my )?nails|lash glue|wig|lace|weave|(?:after|from|since|because of) (?:\w+ )?(?:dish\w*|washing|saniti\w*|
  handy))\b`

type Purpose = { asks: RegExp; instead: string }
const purposes: readonly Purpose[] = [
  {
    asks: /\b(?:eye bags|puffy|dark circles|bags under)\b/,
    instead: 'a cool, damp cloth for ten minutes, sleep with the head higher, less salt in ' + 'the evening.',
  },
  {
    asks: /\b(?:pimples?|puisies?|zits?|acne|blackheads?|spot gel)\b/,
    instead:
      'benzoyl peroxide 2.5% or salicylic acid 0.5–2% from a shelf or pharmacy; ' +
      'until then a clean, cool cloth, and hands off.',
  },
  {
    asks: /\b(?:toner)\b/,
    instead:
      'nothing: a toner is an extra, and skin misses nothing when it is finished. Wash mildly, and moisturise while ' +
      'skin is damp.',
  },
  {
    asks: /\b(?:deodorant|roll on|under ?arms?|under my arms|armpits?|oksels?|sweat\w*)\b/,
    instead:
      'wash the armpits, dry them well, wear a clean cotton ' +
      'shirt; cornflour from the kitchen, a little, keeps them dry for a day.',
  },
  {
    asks: /\b(?:razor bumps?|shaving bumps?|ingrown\w*|bumps)\b/,
    instead:
      'no close shave for two to four weeks, a warm, damp cloth daily, and ' +
      'salicylic acid 0.5–2% two or three nights a week. No digging.',
  },
  {
    asks: /\b(?:shav\w*|skeer\w*)\b/,
    instead:
      'hair conditioner or a plain cream: slippery, and kind to skin. Warm water first, a sharp blade, with ' +
      'the hair.',
  },
  {
    asks: /\b(?:makeup|make up|mascara|foundation)\b/,
    instead:
      'a little plain oil or petroleum jelly on cotton, wiped off gently with the eyes ' + 'closed, then a mild wash.',
  },
  {
    asks: /\b(?:moisturi[sz]er|lotion|cream|dry|ashy|shine|body oil)\b/,
    instead: 'petroleum jelly or glycerin on damp skin, a thin film: they cost ' + 'little and suit nearly everyone.',
  },
  {
    asks: /\blice\b/,
    instead:
      'a lice lotion from a pharmacy, or a fine comb through hair full of conditioner, every third day for two weeks.',
  },
  {
    asks: /\b(?:shingles|gordelroos)\b/,
    instead:
      'a doctor or clinic now: tablets against shingles work best in the first three days. Meanwhile a ' +
      'cool, damp cloth and loose cotton; near an eye the same day.',
  },
  {
    asks: /\b(?:ringworm|omlope|fungus)\b/,
    instead:
      'an antifungal cream from a pharmacy, used past the day it looks gone; on the scalp or nails a ' + 'clinic.',
  },
  {
    asks: /\b(?:wounds?|cuts?|sores?|grazes?|burns?)\b/,
    instead:
      'running water and a mild soap, then petroleum jelly and a clean plaster; a ' +
      'clinic for a deep, dirty or spreading one.',
  },
  {
    asks: /\b(?:rash|uitslag|bites?|itch\w*|eczema|jeuk\w*)\b/,
    instead: 'a cool, damp cloth and a plain, fragrance-free ointment; a pharmacist can look ' + 'at it.',
  },
  {
    asks: /\b(?:heels?|feet|foot)\b/,
    instead:
      'petroleum jelly or a urea cream thickly at night, socks over it; cracks that bleed, or diabetes: a clinic.',
  },
  {
    asks: /\b(?:hair|scalp)\b/,
    instead: 'a mild shampoo, baby shampoo, or a little conditioner worked in and rinsed out well.',
  },
]
const plainWash =
  'lukewarm water and a soft, clean cloth for a day or two, or mild baby wash; then the cheapest fragrance-free face wash or cream on ' +
  'the shelf.'

/** The no to something of the house that is to go on skin; undefined where nothing of the kind is asked. */
export const notForSkin = ({ heard, request }: Asked): Draft | undefined => {
  const now = tokensOf(request.message).join(' ')
  const row = keptOffSkin.find(({ words }) => words.test(now))
  if (row === undefined || heard.isLabel || heard.injected || heard.harmed || otherwise.test(now)) return undefined
  const rest = now.replace(row.words, '#')
  const before = messagesOf(request.turns)
    .slice(-1)
    .map((text) => tokensOf(text).join(' '))
    .join(' ')
  const story = `${before} ${now}`
  if (!(asks.test(now) || bare.test(rest)) || !ofSkin.test(story)) return undefined
  const called =
    row.words
      .exec(now)?.[0]
      .replace(/^(?:use|using|put|with|try) /, '')
      .trim() ?? 'that'
  const wanted = purposes.find((one) => one.asks.test(rest)) ?? purposes.find((one) => one.asks.test(before))
  return {
    paragraphs: [
      `**No, rather not: leave ${called} for what it was made for, and keep it off your skin.** ${row.why}`,
      `**Instead:** ${wanted?.instead ?? plainWash}`,
      '**Used it once?** Rinse with plenty of lukewarm water and put on a plain moisturiser. In the eyes: running water for 15 minutes. Burning that ' +
        'stays, blisters or a sore eye: a clinic the same day. Swallowed: Poisons Information Helpline, 0861 555 777.',
    ],
    things: [],
    sources: ['general', 'sanum'],
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['What can I use when my cleanser is finished?', 'Which three products do I really need?'],
  }
}

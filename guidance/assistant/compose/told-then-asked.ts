import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'

// What was told a message or two before and what is asked of it now, together: "I picked my pimple" – "won't it go dark?". Sources: general dermatology practice.

const asksMark = /\b(?:marks?|dark|darker|scars?|stain)\b/
const asksAtAll = /\b(?:how|will|wont|would|can|does|do|what|is|going to|prevent|stop|so it|gaan|sal)\b/
const plumper =
  /\b(?:plump\w*|(?:pepper\w*|chilli|cinnamon|menthol|tingl\w*) (?:\w+ )?(?:lip ?balm|lip ?gloss|gloss|lipstick|balm|lip ?oil))\b/
const graveLip = /\b(?:throat|tongue|breath\w*|hives|blister\w*|still swollen|worse|eyes?)\b/

const rows: readonly ReadyRow[] = [
  {
    asks: [
      /\b(?:pop(?:ped)?|pick(?:ed|ing)?|squeez(?:ed|ing|e)|burst|scratched open|uitgedruk|gedruk)\b/,
      /\b(?:pimples?|zits?|spots?|whiteheads?|blackheads?|bumps?|scabs?|puisies?)\b/,
      /\b(?:bled|bleed\w*|crust\w*|scab\w*|raw|open|popped|picked|squeezed|too late|already|burst|red)\b/,
      asksMark,
      asksAtAll,
    ],
    not: /\b(?:dark marks (?:from|of)|get rid|fade|come back|came back|comes back|what is it|left (?:a|an|it|me|behind)|go(?:es)? away|permanent\w*|disappear\w*|moles?|keloids?|pus|hot|swollen|spreading|fever|weeks|months|old marks?|(?:can|must|should|may) i (?:pop|pick|squeeze))\b/,
    says: [
      '**It can leave a dark mark, above all on deeper skin, but what you do in the next days decides much of it: hands off, keep it moist, and keep sun off it.**',
      '**Now:** wash gently, then petroleum jelly or a hydrocolloid pimple patch until it has closed. No acid, retinoid, toothpaste or scrub on the open spot, and do not pick the crust: that is what scars.',
      '**Once it has closed:** sunscreen SPF 50 every morning, tinted if you mark easily, and azelaic acid about 10% or niacinamide once a day. A mark that comes anyway fades over two to six months.',
      'Redness that spreads, pus, heat or pain that grows: a clinic.',
    ],
    suggestions: ['How long does a dark mark take to fade?', 'Which sunscreen is tinted?'],
  },
  {
    asks: [
      /\b(?:fever blisters?|cold sores?|koorsbla\w+)\b/,
      /\b(?:fast|quick\w*|overnight|tomorrow|before|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|gone|get rid|asap|vinnig)\b/,
    ],
    not: /\b(?:eyes?|eczema|baby|newborn|kiss\w*|pregnan\w*|prevent|keep (?:it|them) away|catch\w*|cancer|chemo|hiv)\b/,
    says: [
      '**Nothing takes a fever blister (cold sore) away overnight: begin an antiviral cream such as aciclovir from the pharmacist today, best at the first tingle.** It saves about a day; most heal in seven to ten.',
      '**Meanwhile:** a cold-sore patch or petroleum jelly keeps it from cracking and lets make-up go over the patch. Clean cotton bud each time, wash hands after.',
      'It is a virus and catching until the crust is off: no kissing, no shared cups, lip balm or towels. No picking, toothpaste, spirits or acid.',
      'Near an eye, very many, with eczema or weak immunity, or not healed in two weeks: a doctor or clinic. Often? Ask about tablets.',
    ],
    suggestions: ['How do I keep fever blisters from coming back?', 'Can I wear make-up over it?'],
  },
  {
    asks: [
      plumper,
      /\b(?:every ?day|daily|all the time|so often|too often|often)\b/,
      /\b(?:bad|ok|okay|safe|fine|harm\w*|too much|much)\b/,
    ],
    not: graveLip,
    says: [
      '**Better not every day: what makes lips tingle and swell irritates them a little each time, and daily use leaves them dry, sore or chapped.** Now and then it does no harm, if it is gone within the hour.',
      'Peppermint, menthol, cinnamon or chilli draw blood in; the lips do not grow from it.',
      '**How:** keep it for special days, on healthy lips, with a plain balm or petroleum jelly on the others. Dry, peeling or darker lips: a break of two to four weeks.',
      'Stop for good with itch, blisters or swelling that stays; swelling beyond the lips, a tight throat or hard breathing: 112 or 10177.',
    ],
    suggestions: ['What makes lips look fuller safely?', 'What helps dry lips?'],
  },
  {
    asks: [
      plumper,
      /\btingl\w*\b/,
      /\b(?:means?|know|mean that|shows?|sign|tells?|is that how) (?:\w+ ){0,3}works?\b|\bmeans? (?:its|it is) working\b/,
    ],
    not: graveLip,
    says: [
      '**Tingling means that something irritates the lips a little, not that it treats them: blood flows in, and they look fuller for half an hour or so.** They do not grow.',
      'Short, mild and gone within minutes to an hour, with lips that look normal after, it is how such a gloss is made to feel.',
      '**How:** on healthy lips, now and then rather than daily, with a plain balm or petroleum jelly in between; cinnamon and mint can bring an allergy after years.',
      'Itch, peeling, blisters, sore corners or swelling that stays: stop it for good. Swelling beyond the lips or hard breathing: 112 or 10177.',
    ],
    suggestions: ['What makes lips look fuller safely?', 'What helps dry lips?'],
  },
  {
    asks: [
      /\bpatch(?: ?test\w*)?\b/,
      /\b(?:nothing (?:happened|came|yet)|no (?:reaction|redness|rash|itch)|didnt react|all (?:fine|clear|good)|looks fine)\b/,
      /\b(?:\d+|an?|one|two|few|couple of|half an) ?(?:min\w*|hours?|hrs?|h)\b|\b(?:overnight|the same day|this morning|one (?:day|night))\b/,
    ],
    not: /\b(?:days|week|swollen|hives|itch(?:ing|es) now|2 days|48)\b/,
    says: [
      '**No, that is too early: an allergy or irritation often shows only after one to three days.** After minutes you only know that it does not burn at once.',
      '**How:** a little on the inner arm or behind the ear, in the same spot once or twice a day, for five to seven days; look at 24, 48 and 72 hours. What is rinsed off is rinsed off there too.',
      'Still calm? Then a small part of the face for two or three days, then all of it. One new product at a time.',
      'Itch, bumps, redness or burning: wash it off and leave it. Swelling of face or lips, or hard breathing: 112 or 10177.',
    ],
    suggestions: ['What if it goes red?', 'How do I bring in a new product?'],
  },
  {
    asks: [/\balum\b/, /\b(?:nick\w*|cut(?:s|ting)? (?:myself|my|from)|blood|bleed\w*|bled|razor cut)\b/],
    not: /\b(?:deodorant|armpits?|underarms?|thinners?|warfarin|deep|wont stop|gaping|tighten\w*|vagin\w*|down there|teeth|gums?)\b/,
    says: [
      '**Yes, an alum block is fine on a small shaving nick: wet it, press it on for some seconds, then rinse.** Alum draws the small vessels together, so that it stops bleeding; it stings a little.',
      'Pat dry and put on a plain moisturiser or petroleum jelly: alum and spirits dry skin. Keep the block to yourself, rinse it and let it dry. Not on raw or pimply skin all over.',
      'Next time: two minutes of warm water, gel, a sharp blade, no pressure, with the hair.',
      'A cut that still bleeds after ten minutes of pressing, or gapes, is seen; sooner on blood thinners.',
    ],
    suggestions: ['How do I avoid razor bumps?', 'What helps after shaving?'],
  },
  {
    asks: [
      /\b(?:toe ?nails?|nails?)\b/,
      /\b(?:dropped|knock\w*|stubbed|bruis\w*|bump\w*|hit|run(?:ning)?|boots?|hik\w*|jammed|slammed)\b/,
      /\b(?:paint|polish|varnish|cutex|gel|cover|nail art|shellac)\b/,
    ],
    not: /\b(?:pus|smell\w*|throb\w*|still (?:sore|painful)|diabet\w*|lifting|loose|no idea|line|stripe|streak)\b/,
    says: [
      '**Yes, you can paint over a bruised nail that no longer hurts and grows out clear: polish does not disturb it.** Ordinary polish with a remover without acetone is kinder than gel.',
      'Blood under a nail moves out with it; on a big toe that takes nine to eighteen months. Take a photo first, and leave it bare for a day every few weeks so that you can look.',
      '**Have it looked at** if it does not move forward with the nail, gets wider, comes without a knock, or colour reaches the skin round the nail, on dark skin too.',
      'Pain, heat, pus or a loose nail: no polish, and a clinic.',
    ],
    suggestions: ['How long does a bruised nail take?', 'When is a dark nail serious?'],
  },
  {
    asks: [
      /\b(?:fall asleep|fell asleep|sleep|slept|slaap)\b/,
      /\b(?:mascara|eyeliner|eye make ?up)\b/,
      /\b(?:bad|ok|okay|harm\w*|happens?|damage|wrong|problem|fine|sleg)\b/,
    ],
    not: /\b(?:lash extensions?|permanent|contact lenses|lenses|pain|sore|infect\w*|retinol|sunscreen)\b/,
    says: [
      '**Now and then it is no disaster, but not a good habit: make-up with the day’s oil clogs pores, dries skin, and mascara makes lashes brittle and irritates the eyes.**',
      'Flakes of mascara can get into the eye overnight and block the glands of the lids, which brings styes and gritty lids.',
      '**Morning after:** oil or two-phase remover on a pad, thirty seconds, wipe down softly, a mild wash, moisturiser; no extra scrub. Keep micellar water and pads beside the bed for late nights, and change the pillowcase.',
      'Red, sore or crusty lids: no eye make-up until they are calm. Pain or blurred sight: be seen the same day.',
    ],
    suggestions: ['How do I take off waterproof mascara?', 'How often should I replace mascara?'],
  },
  {
    asks: [
      /\b(?:blot\w*|dab\w*|press\w*)\b/,
      /\b(?:toilet paper|loo paper|tissues?|serviette|paper towel|1 ?ply|bog roll)\b/,
    ],
    not: /\b(?:bleed\w*|blood|cut|wound|nose ?bleed)\b/,
    says: [
      '**Fine: pressing a clean tissue or toilet paper on for some seconds takes the shine off and does no harm; just do not rub.** Rough or scented paper can chafe.',
      'It does not make skin oilier, and sunscreen mostly stays on. Blotting sheets lift a little more; a plain single-ply tissue costs next to nothing.',
      '**Cheaper still over time:** a gentle gel wash at night only, a light gel moisturiser, a matt sunscreen SPF 30–50, and niacinamide 2–5% once a day, which takes some oil after eight weeks. A little loose powder on top is fine and clogs little if you wash it off.',
      'Tight, over-washed skin shines sooner.',
    ],
    suggestions: ['What takes oil off for longer?', 'Which sunscreen is matt?'],
  },
  {
    asks: [
      /\b(?:gel|acrylics?|shellac|builder|polygel|biab|nail glue|press ?ons?|dip powder)\b/,
      /\b(?:nails?|set|manicure|cuticles?|fill)\b/,
      /\b(?:itch\w*|peel\w*|blister\w*|rash|swollen|sore|red|crack\w*|burn\w*|jeuk)\b/,
      /\b(?:skin|fingers?|finger ?tips?|around|cuticles?|hands?|eyelids?|face|neck)\b/,
    ],
    not: /\b(?:pus|black|remove(?:r| gel)? nails?|how (?:do|long|can) .*\blast\b|ripped|broke)\b/,
    says: [
      '**Stop gel, acrylic and nail glue for now and take the set off: itching, peeling or blisters round nails after some sets are often an allergy to acrylates.** It can show on the lids and neck too.',
      'Soak it off, do not peel or file into the skin. Petroleum jelly or a thick plain cream several times a day, cotton-lined gloves for wet work, no home lamp kits: uncured gel on skin starts it most.',
      'Once allergic you stay so, and “HEMA-free” sets can hold relatives of it. Ordinary polish is mostly borne. Tell your dentist or doctor too.',
      'A clinic or dermatologist can patch test. Blisters, swelling, pus or lifting nails: be seen within days.',
    ],
    suggestions: ['What can I wear on my nails instead?', 'How do I take gel off safely?'],
  },
  {
    asks: [
      /\b(?:shell ?fish|prawns?|shrimps?|crab|crayfish|sea ?food|mussels?|oysters?|garnale)\b/,
      /\b(?:creams?|serums?|lotions?|products?|skin ?care|cosmetics|masks?|labels?|make ?up)\b/,
      /\b(?:check|avoid|safe|allerg\w*|look for|worry|contain\w*|in it|use|mind)\b/,
    ],
    not: /\b(?:just ate|swelling now|throat is|cant breathe)\b/,
    says: [
      '**Yes, read the ingredient lists, though few products matter: look for chitosan, chitin, glucosamine, krill or “marine” extracts.** Chitosan and glucosamine mostly come from shells.',
      'What people react to is a muscle protein that purified chitosan and glucosamine hardly hold, so reactions through skin are rare; who has carried a pen for it had better leave them out, above all on lips and broken skin.',
      'Marine collagen, squalane and algae come from fish, sharks, olives or seaweed, and are not shellfish; pearl and oyster powders are.',
      '**How:** check each new product, try it on the inner arm for a week, keep your pen near. Swelling, hives or hard breathing: pen, then 112 or 10177.',
    ],
    suggestions: ['Can you check an ingredient list for me?', 'How do I do a patch test?'],
  },
]
/** So many messages back what was told still counts. */
const back = 3

/** The answer to what is asked of what was told shortly before; undefined where nothing of the kind was. */
export const toldThenAsked = (asked: Asked): Draft | undefined => {
  const { situation, request } = asked
  if (
    situation.conditions.has('under-12') ||
    situation.babyMonths !== undefined ||
    !(request.message.includes('?') || asksAny.test(tokensOf(request.message).join(' ')))
  )
    return undefined
  return answerOf(
    rows,
    asked,
    messagesOf(request.turns)
      .slice(-back)
      .map((text) => tokensOf(text).join(' '))
      .join(' . '),
  )
}
const asksAny =
  /\b(?:what|which|how|is|are|can|may|must|should|does|do|will|wont|would|yes or no|so im good|ok|okay|bad|help|since)\b/

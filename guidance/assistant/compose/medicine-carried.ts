import { messagesOf } from '../conversation.ts'
import { pattern } from '../../text/pattern.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Draft } from './draft.ts'
import { isMedicine } from './lines.ts'
import { type Named, namedIn } from './medicine-asked.ts'

// A medicine that is taken and a child that is on its way, told in one message or in two: whoever prescribed it is called today, whatever is asked. And a
// medicine told of before whose "how often" is asked next: that is on its label, and nothing of ours.

/** What is swallowed and an unborn child must be thought of for, and what is said of it; retinoids and isotretinoin have alarms of their own. */
const ofUnborn: Readonly<Record<string, string>> = {
  cyclines:
    'It is not for pregnancy: later on it can stain a baby’s teeth and slow its bones. Taken in the first weeks, before you knew, it has mostly done no harm, so no panic; but do not ' +
    'finish the box by yourself. On the skin azelaic acid or low-strength benzoyl peroxide is usually accepted instead.',
  methotrexate:
    'It can end a pregnancy or badly harm a baby, also as a small weekly dose. Take no more of it until they have told you what to do, and say when you took it last. Plain, fragrance-free ' +
    'moisturiser is fine meanwhile.',
  'blood-thinners':
    'Warfarin can harm an unborn baby, and doctors change to another medicine early. Do not stop by yourself, as a clot is dangerous too: that is why the call is for today. Bleeding, or a ' +
    'swollen, sore leg or short breath: casualty now.',
  spironolactone:
    'It is left out in pregnancy, as it can disturb how a baby boy develops. They will tell you how to stop and what to take instead; if it is for the heart or blood pressure, not ' +
    'without them.',
}

/** Told as over, as wished for, as somebody's who is not expecting, or asked about before it is taken. */
const notTaken = pattern`
  \b(?:years? ago|jaar gelede|stopped|finished|used to|last year|before i fell|no longer|not (?:on|taking)|ophou|klaar)\b|
  ^(?:(?:hi|hey|so|and|ok|but) )*(?:can|could|may|should|is|kan|mag)\b(?! (?:it|i (?:finish|go on|carry on|continue|keep|still)))`
const asksElse = pattern`
  \b(?:sun ?screens?|moisturi[sz]ers?|cleansers?|serums?|routine|wash|toner|shampoo|make ?up|marks|spots|wrinkles|retin\w+|niacinamide|vitamin)\b`

const toldChild =
  /\b(?:pregnan\w*|preggers|swanger|expecting|bun in the oven|found out|weeks|wks|test|khulelwe|\w*khulelwe|moimana|verwag|due)\b/
/** Taken by a man, whose tablets no child of hers meets, or by somebody else of whom no child is told. */
const byHim = pattern`
  \b(?:husband|hubby|boyfriend|brother|dad|father|son|fiance|man|pa|broer|seun|indoda|umyeni)s?(?: \w+)? (?:takes?|drinks?|is on|on|uses?|gets?|was given|got|neem|drink|kry|gebruik)\b`
const byAnother =
  /\bmy (?:sister|mom|mother|friend|daughter|cousin|gran|gogo|aunt\w*|wife)(?: \w+)? (?:takes?|drinks?|is on|on|uses?|gets?|was given|got)\b/
/** "My pregnant friend asked about my tablets": the child is hers, and the tablets are not. */
const othersChild = pattern`
  \b(?:pregnant|swanger|expecting) (?:friend|sister|colleague|cousin|neighbou?r|daughter|boss|vriendin|suster)|\b(?:friend|sister|colleague|cousin|neighbou?r|daughter|boss|vriendin|suster)s? (?:is |who is |whos )?(?:pregnant|expecting|swanger)\b`
/** "My sister left her old doxycycline, can I take it?": nothing was taken, and nobody prescribed it. */
const leftByAnother =
  /\b(?:sisters?|moms?|mothers?|friends?|cousins?|daughters?|aunt\w*|grans?|gogos?|neighbou?rs?|husbands?) (?:\w+ ){0,2}(?:left|leftover|lent|offer\w*|old)\b|\bleft ?over\b/
const ownTablets =
  /\b(?:i|im|ive|ek) (?:\w+ )?(?:take|drink|on|use|neem|taking|got|was given)\b|\bmy (?:\w+ )?(?:doxy\w*|antibiotic\w*|warfarin|methotrexate|tablets?|pills?|spiro\w*)\b/

const toldBy = (knowledge: Asked['knowledge'], text: string): Named[] => {
  const said = tokensOf(text).join(' ')
  return notTaken.test(said) ||
    (leftByAnother.test(said) && !/\b(?:took|taken|drank|been taking|het)\b/.test(said)) ||
    (othersChild.test(said) && ownTablets.test(said)) ||
    byHim.test(said) ||
    (byAnother.test(said) && !toldChild.test(said))
    ? []
    : namedIn(knowledge, tokensOf(text))
}
const turnsOf = ({ request: { turns } }: Asked): string[] => messagesOf(turns).slice(-4)
const goesOn =
  /\b(?:it|them|box|pack|course|tablets?|pills?|capsules?|rest|finish\w*|stop\w*|safe|fine|ok|okay|baby|dit|pille|klaarmaak)\b/

/** "I'm on doxy" – "found out I'm seven weeks": the one who prescribed it is called today. */
export const pregnantOnMedicine = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, situation, request } = asked
  if (heard.isLabel || heard.injected || !(situation.conditions.has('pregnant') || heard.who.includes('pregnant')))
    return undefined
  const said = tokensOf(request.message).join(' ')
  const here = toldBy(knowledge, request.message)
  const named = [
    ...here,
    ...turnsOf(asked)
      .toReversed()
      .flatMap((text) => toldBy(knowledge, text)),
  ].find(({ of }) => ofUnborn[of.id] !== undefined)
  if (named === undefined || (heard.things.some((thing) => !isMedicine(thing)) && here.length === 0)) return undefined
  if (here.length === 0 && (asksElse.test(said) || !(toldChild.test(said) || goesOn.test(said)))) return undefined
  const {
    of: { id, called, sources },
    name,
  } = named
  return {
    paragraphs: [
      `**Call whoever prescribed the ${id === 'blood-thinners' && name.length > 4 ? name : called} today, before the next one is taken, and say how many weeks it is.** A clinic or pharmacist can help to ` +
        'reach them.',
      ofUnborn[id] ?? '',
      'Tell your midwife or antenatal clinic as well what was taken, and since when.',
    ],
    sources,
    things: [],
    topic: { intent: 'medicine', ingredients: [] },
    level: 'routine',
    brief: true,
    suggestions: ['What is safe for skin in pregnancy?', 'What can I use for pimples in pregnancy?'],
  }
}

const onlyHowOften = pattern`
  ^(?:(?:so|and|ok|then|en|but) )*(?:how (?:often|much|many times|thick\w*)|hoe (?:dikwels|gereeld|baie|dik)|hoeveel(?: keer)?|kangaki|kangaphi|kaninzi kangakanani|hangata hakae|gakae|twice a day|what dose)\b
  (?: (?:must|do|can|should|may|shall|i|we|he|she|ek|ons|put|use|apply|rub|smear|it|this|that|them|a|an|per|n|day|dag|daily|week|smeer|dit|my|her|him|on|his|the|baby|is|ok|okay|safe|times|keer|moet|mag|kan|gebruik|op|then|dan|nou|now|please|pls)){0,9}$`
/** Creams and tablets of a prescriber. */
const labelled: ReadonlySet<string> = new Set([
  'steroid-cream',
  'prednisone',
  'antibiotics',
  'cyclines',
  'methotrexate',
  'spironolactone',
  'ivermectin',
  'isotretinoin',
])
const skinSteroid =
  /\b(?:cortisone|kortisoon|hydrocortisone|steroid)(?: \w+)? ?(?:cream|creme|ointment|room|salf)|\bcortisone\b|\bkortisoon\b/

/** "My cortisone cream is in the cupboard" – "how often?": as its label says, and on no child that it was not given for. */
export const howOftenOfMedicine = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, situation, request } = asked
  const said = tokensOf(request.message).join(' ')
  if (heard.isLabel || heard.injected || !onlyHowOften.test(said)) return undefined
  const last = turnsOf(asked).at(-1) ?? ''
  const plain = tokensOf(last).join(' ')
  const named = namedIn(knowledge, tokensOf(last)).find(({ of }) => labelled.has(of.id))
  const called =
    named?.of.id === 'steroid-cream' || (named === undefined && skinSteroid.test(plain))
      ? 'a cortisone cream'
      : named?.of.called
  if (called === undefined) return undefined
  const child =
    situation.conditions.has('under-12') ||
    heard.who.includes('child') ||
    /\b(?:baby|child|kid|toddler|son|daughter|baba|kind|seun|dogter)\b/.test(
      tokensOf(turnsOf(asked).join('. ')).join(' '),
    )
  const cream = called === 'a cortisone cream'
  return {
    paragraphs: [
      `**I give no dose for ${called}: only as the pharmacy label or the one who prescribed it says${child ? ', and on a child only if it was given for this child' : ''}.**`,
      child && cream
        ? 'Even a mild steroid goes deeper into a child’s thin skin, hides infections, and near the eyes or under a nappy it can harm. A clinic or pharmacist looks first and says which ' +
          'strength, where and how long.'
        : 'Not sure what it was for, or was it given to somebody else? Then leave it: a pharmacist can look at the pack and the skin with you, also without an appointment.',
      child && cream
        ? '**Meanwhile:** a thick, plain, fragrance-free ointment after a short lukewarm bath, cotton next to the skin, nails short. Wet, crusted or feverish: clinic today.'
        : 'Already used more than was meant, or unwell? Poisons Information Helpline, 0861 555 777, or a clinic today.',
    ],
    sources: named?.of.sources ?? ['general'],
    things: [],
    topic: { intent: 'medicine', ingredients: [] },
    suggestions: ['When should I see a dermatologist?'],
  }
}

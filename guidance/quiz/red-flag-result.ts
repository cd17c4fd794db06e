import type { QuizAnswers, QuizResult, RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { withoutOver } from '../safety/avoid-text.ts'
import { findRedFlags } from '../safety/red-flags.ts'
import { rulesMet } from '../triage/triage.ts'
import { isAnothersHarm, isFollowedUp } from './anothers-harm.ts'
import { medicinesIn } from './medicines.ts'
import { isOnlyForThem } from './no-violence.ts'
import { pastReaction } from './past-reaction.ts'
import { toldAsAllergy } from './told-as-allergy.ts'

/** What is made of two things that may stand in one field each: a pregnancy and a medicine. */
const ofBoth = new Set(['pregnant-isotretinoin'])

/** "A mark that doesn't heal" is a sore, whatever it is called. */
const unhealed =
  /\b(?:mark|patch|bump|blemish|growth|lump|thing)(?=(?:,? (?:that|which|it))? (?:does ?n['’]?t|do not|does not|wo ?n['’]?t|will not|never|is ?n['’]?t|not) (?:heal|healing|close)\b)/gi

const levels: readonly RedFlagNotice['level'][] = ['emergency', 'crisis', 'urgent', 'routine']

/**
 * What must be said before any advice, from both free texts and from both read as one (“5 weeks along”, “on isotretinoin till yesterday”), the most
 * pressing first and each once. What we are asked to get is not in use.
 */
export const redFlagsIn = (knowledge: Knowledge, { goals, allergies }: QuizAnswers): RedFlagNotice[] => {
  const { withoutAsked } = medicinesIn(knowledge, goals, allergies)
  const borne = withoutOver(allergies)
  const wished = withoutAsked(goals).replaceAll(unhealed, 'sore')
  // The few words of a box are too few for the network alone: it is heard beside the signs (../safety/red-flags.ts).
  const [ofBorne, ofWished] = [findRedFlags(knowledge, borne), findRedFlags(knowledge, wished)]
  const reported = ofBorne.filter(
    (flag) => !toldAsAllergy(knowledge, flag, borne) && !isAnothersHarm(knowledge, flag, borne, true),
  )
  const together =
    wished.trim() === '' || borne.trim() === ''
      ? []
      : findRedFlags(knowledge, `${wished}\n${borne}`).filter(
          (flag) => ofBoth.has(flag.id) && !toldAsAllergy(knowledge, flag, borne),
        )
  const asked = ofWished.filter(
    (flag) =>
      !isAnothersHarm(knowledge, flag, wished, false) &&
      !isOnlyForThem(flag, `${wished}. ${borne}`) &&
      !isFollowedUp(flag, `${wished}. ${borne}`),
  )
  const pressing = [...asked, ...reported].some(({ level }) => level !== 'routine')
  const passed = pressing ? undefined : pastReaction(knowledge, [wished, borne])
  // What a must-not-miss rule finds stands, whatever is told beside it and whichever box it is told in.
  const rules = rulesMet(knowledge, `${goals}\n${allergies}`)
  const found = [...rules, ...(passed === undefined ? [] : [passed]), ...asked, ...reported, ...together]
  const each = found.filter(({ id }, at) => found.findIndex((flag) => flag.id === id) === at)
  return levels.flatMap((level) => each.filter((flag) => flag.level === level))
}

/** Whether somebody must be seen before products are of any use. */
export const suppressesProducts = (flags: readonly RedFlagNotice[]): boolean =>
  flags.some(({ level }) => level !== 'routine')

const after: Readonly<Record<'emergency' | 'crisis' | 'urgent', readonly string[]>> = {
  emergency: [
    'Leave every product off your skin until you have been seen.',
    'Take the packaging, or a photo of it, along.',
    'Come back to the quiz once you are well; it will still be here.',
  ],
  crisis: [
    'If you can, stay with somebody you trust until you have spoken to them.',
    'You do not have to explain it well. Saying that it is bad is enough.',
    'Your skin can wait. We are here for it another day.',
  ],
  urgent: [
    'Until you have been seen, start nothing new and leave active ingredients off.',
    'Take along what you have been using, or a photo of the labels.',
    'Do the quiz again once you know more; a routine helps then.',
  ],
}

/** The result when something must be seen first: what to do, no products, and at most what does no harm until then. */
export const redFlagResult = (flags: readonly RedFlagNotice[]): QuizResult => {
  const pressing = flags.filter(({ level }) => level !== 'routine')
  const level = pressing[0]?.level
  const said = pressing.slice(0, 3)
  const routine: Record<string, string> =
    level === 'urgent'
      ? {
          'Morning 1: Rinse':
            'Rinse with lukewarm water only and pat dry, so that nothing more can irritate your skin.',
          'Morning 2: Sun protection':
            'Shade, a hat and clothing first. Sunscreen only where skin is whole, and only one you already know.',
          'Evening 1: Rinse': 'Lukewarm water again, and nothing that peels or stings.',
        }
      : {}
  return {
    profile: `${said.map(({ action }) => action).join(' ')} That comes before any skincare, so we list no products today.`,
    routine,
    products: [],
    tips: [
      ...said.flatMap(({ action, more }) => (more === undefined ? [action] : [action, more])),
      ...(level === undefined || level === 'routine' ? [] : after[level]),
    ].slice(0, 7),
  }
}

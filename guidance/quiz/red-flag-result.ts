import type { QuizAnswers, QuizResult, RedFlagNotice } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { waysPattern } from '../safety/clue-search.ts'
import { findRedFlags } from '../safety/red-flags.ts'
import { normalise } from '../text/normalise.ts'
import { medicinesIn } from './medicines.ts'

const levels: readonly RedFlagNotice['level'][] = ['emergency', 'crisis', 'urgent', 'routine']

/** What a thing that somebody does not bear does to them. */
const reactions: ReadonlySet<string> = new Set([
  'anaphylaxis', 'chemical-burn', 'hot-burn', 'hair-dye-reaction', 'spreading-hives', 'medicine-rash', 'eyelid-swelling', 'eye-symptoms',
])
/** Weighed by words alone, without a sign of its own: a reaction that is told as a habit may be all that was heard. */
const unnamed: ReadonlySet<string> = new Set(['seen-today', 'bite'])
/** It goes on as this is written, or has just been. */
const goesOn = waysPattern(`
  now|right now|nou|manje|ngoku|namhlanje|namuhla|izolo|joale|kajeno|
  today|tonight|vandag|vanoggend|vanmiddag|vanaand|netnou|sopas|begin|skielik|suddenly|(this/since) (morning/week/afternoon/monday/tuesday/wednesday/thursday/friday/saturday/sunday)|yesterday|gister(aand/)|
  last (night/week)|still|nog|worse|keeps?|started|since|just (used/tried/put/ate/had/now)|new|
  ([0-9]+/a/an/few/couple of) (hours?/hrs?/min(ute/)s?/days?) (ago/back)|
  (is/are/im/its/been) ([a-z]+ /)([a-z]+ing/red/raw/burnt/burned/swollen/sore/open/itchy)|
  (?<!(?:cause|causes|gets?|with|from|risk of) )(swelling/blistering/burning/bubbling/weeping/oozing/spreading)|
  (have/has/got) ([a-z]+ /)(rash/blisters?/hives/burns?/sores?/uitslag)`)
/** What it does each time. */
const eachTime = waysPattern(`
  *(ng|nd)enza|*nketsa|*(ngi|ndi)(vuvuk|dumb|qubul|lum|rhawuz)is(a|e)|uma ngi*|xa ndi*|ha ke|
  (etsa/ntira/dira/nketsa) (hore/gore)|(get/gets/kry/come/comes/break/breaks) (up /out /)(in /a /)(rash*/welt*/hives/bumps/blisters?/uitslag/bulte/galbulte/blase)|
  (where/wherever/when/whenever/if/as) ([a-z]+ /){0,4}(touch(es/)/rubs?/kiss(es/)/eats?/drinks?/uses?/raak/eet/drink/gebruik)|
  makes?|gives?|causes?|sends me|allerg*|anaphyla*|epipens?|(when/whenever/if) i|every time|(sets/set) off|maak|laat|gee|as ek|elke keer|
  (closes?/swells?/tightens?/shuts?/blocks?) (up /)my (throat/lips?/tongue/face/eyes?/airways?/chest)`)

/** "Prawns - I swell up": the thing, and what it does each time; what goes on now is told otherwise ("I am swelling"). */
const thingFirst = new RegExp(
  '^[a-z\' ]{3,40}?\\s?[-:,(]+\\s?(?:i|ek|they|it|my [a-z]+|my) (?:[a-z]+ )?(?:swells?|itch(?:es)?|wheezes?|closes?|shuts?|blocks?|tightens?|burns?|' +
    'vomits?|pukes?|pass out|cant breathe|swel|jeuk|trek toe|brand)\\b')

/** The box for allergies asks what was not borne: what a thing does, or did once, is told there to be left out. */
const toldAsAllergy = ({ id, level }: RedFlagNotice, allergies: string): boolean => {
  const said = normalise(allergies).replaceAll("'", '').replaceAll(/[^a-z0-9]+/g, ' ')
  if (!(reactions.has(id) || unnamed.has(id)) || said.search(goesOn) >= 0) return false
  const habit = said.search(eachTime) >= 0 || thingFirst.test(normalise(allergies).replaceAll("'", ''))
  return habit || (level !== 'emergency' && !unnamed.has(id))
}

/** What must be said before any advice, from both free texts, the most pressing first and each once. What we are asked to get is not in use. */
export const redFlagsIn = (knowledge: Knowledge, { goals, allergies }: QuizAnswers): RedFlagNotice[] => {
  const { withoutAsked } = medicinesIn(knowledge, goals, allergies)
  const reported = findRedFlags(knowledge, allergies).filter((flag) => !toldAsAllergy(flag, allergies))
  const found = [...findRedFlags(knowledge, withoutAsked(goals)), ...reported]
  const each = found.filter(({ id }, at) => found.findIndex((flag) => flag.id === id) === at)
  return levels.flatMap((level) => each.filter((flag) => flag.level === level))
}

/** Whether somebody must be seen before products are of any use. */
export const suppressesProducts = (flags: readonly RedFlagNotice[]): boolean => flags.some(({ level }) => level !== 'routine')

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
          'Morning 1: Rinse': 'Rinse with lukewarm water only and pat dry, so that nothing more can irritate your skin.',
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

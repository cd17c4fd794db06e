import type { Heard } from '../understand/heard.ts'
import { lightenersSold } from '../../safety/lighteners-sold.ts'
import { type Composer, type Draft, type Sketch } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

const alarm = 'Call 112 or 10177 for swelling of lips, tongue or throat, or trouble breathing.'
export const evenTone =
  '**For dark marks:** a tinted sunscreen, SPF 30–50, every morning, and azelaic acid 10%, niacinamide 2–5% or vitamin C for at ' +
  'least three months.'

/** Of a mole other things are looked at than of a rash. Source: acs. */
const ofMole = /\b(?:moles?|moesies?|freckles?|melanoma|skin cancer|velkanker|beauty spot)\b/
const abcde =
  '**What to look at: A**symmetry, a ragged **B**order, several **C**olours, a **D**iameter above 6 mm, and above all ' +
  '**E**volving: it grows, changes, itches or bleeds. On darker skin look at soles, palms and under nails too. Any of these: a clinic, GP or dermatologist within days.'

/** "What is this rash?": we cannot see or diagnose; what to look at and whom to see. */
export const composeDiagnosis: Composer = ({ heard }) => ({
  paragraphs: [
    `**I cannot diagnose${heard.cues.has('photo') ? ' or see photos' : ''}: that takes somebody who examines your skin.**`,
    ofMole.test(heard.tokens.join(' '))
      ? abcde
      : '**What to look at before you go:** when it began and what was new (product, medicine, food, plant); whether it itches, hurts or spreads; where it ' +
        'is; whether you have fever. Take the products along, and photos.',
    '**Whom to see:** a pharmacist for something mild and new; a clinic or GP when it lasts more than a week or two, spreads or keeps returning; a ' +
      'dermatologist for a mark that changes, bleeds or does not heal.',
  ],
  extras: ['Until then: gentle cleanser, plain moisturiser, nothing new, no steroid or unlabelled cream.', alarm],
  sources: ['general', 'acs'],
  things: [],
  suggestions: ['What can I use while I wait?', 'What helps sensitive skin?'],
})

/** What is in creams that promise lighter skin. Sources: maneli, davids. */
export const beware =
  '**Beware of creams, soaps, injections and drips that promise it:** many hold mercury, hidden steroids or hydroquinone, which are illegal in ' +
  'cosmetics here and can thin or darken skin and harm kidneys. Using one now? Show it to a pharmacist or doctor, who can help you stop safely, ' +
  'and report it to SAHPRA.'

/** Strong steroids that are sold as such. */
export const steroidsSold =
  /\b(?:dermovate|dovate|movate|lemonvate|clobetasol|betamethasone|persol|betasol|neoprosone|epiderm|gentrisone)\b/

/** What was named of creams sold for it, and what is known of them. Sources: maneli, davids, general. */
const namedLighteners = (said: string): string | undefined => {
  const [lightener, steroid] = [lightenersSold, steroidsSold].map((names) =>
    names.exec(said)?.[0].replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  )
  if (lightener === undefined && steroid === undefined) return undefined
  return `**No, leave ${[lightener, steroid].filter((one) => one !== undefined).join(' and ')} off your skin.** ${
    lightener === undefined
      ? ''
      : `${lightener} is sold as a lightener, and creams of that kind have held hydroquinone or hidden steroids. `
  }${
    steroid === undefined
      ? ''
      : `${steroid} holds a very strong steroid, a medicine: on the face it thins skin, and flares when it is stopped.`
  }`.trim()
}

/** Nothing that lightens belongs on a child. */
export const lightensChild: Sketch = {
  paragraphs: [
    '**No: no lightening soap or cream is safe for a child.** Many hide mercury, strong steroids or hydroquinone, which harm, and a child’s ' +
      'skin takes in more.',
    'Knuckles, ears, knees and folds that are darker than the face are normal; a baby’s colour goes on changing in the first months, and it is healthy ' +
      'as it is.',
    '**What is enough:** lukewarm water or a gentle, fragrance-free cleanser, and a plain moisturiser. Used one already? Stop, and show the pack at your ' +
      'clinic this week.',
  ],
  extras: ['Let a clinic look at patches that come suddenly, peel, itch or grow.'],
  things: [],
  sources: ['general'],
  suggestions: ['What may I use on a baby?', 'When does a child need sunscreen?'],
}

const naturallyDark = pattern`
  \b(?:bikini|groin|private\w*|down there|inner thighs?|between my (?:legs|thighs)|vagina\w*|vulva|under ?arms?|armpits?|bum|buttocks?|nipples?|
  scrotum|balls|anus)\b`
const naturalFolds =
  '**Darker skin in folds is normal** in all colours: hormones and friction from cloth, razors and walking do it. Bleach ' +
  'burns there and leaves it darker. Less rubbing lets it fade a little: soft shorts or loose cotton, petroleum jelly where skin rubs, trimming ' +
  'instead of shaving, a plain moisturiser daily. A dark, velvety fold that is new: clinic, for a sugar test.'

/** Whether somebody asks if a thing is safe, rather than for one. */
const asksIfSafe = ({ cues, tokens }: Heard): boolean =>
  cues.has('safe') || /^(?:is|are|will|can i use)\b.*\b(?:ok|okay|fine|good|legit|alright)$/.test(tokens.join(' '))

/** "How do I know if my cream is legit?" */
const howToKnow =
  /\b(?:how (?:do|can|would|will) (?:i|you|one|we) (?:know|tell|check|see|find out)|how to (?:know|tell|check)|is (?:it|this|my \w+(?: \w+){0,2}) (?:legit|real|genuine|fake|original))\b/
const mostlyNot =
  '**Take it that it is not safe: from the pot you mostly cannot tell, and a lightening cream without a full ingredient list, a batch number and a maker’s address is one not to use; a pharmacist or clinic helps you come off it safely.** ' +
  'Give-aways on a label: hydroquinone, mercury (calomel, mercurous, Hg), clobetasol, betamethasone; and skin that gets lighter within days. I do not help with making skin lighter; your own colour is healthy.'

/** "How do I come off bleaching cream?": somebody who wants to stop is helped to. Sources: tsdf, safety-steroid-stop, safety-mercury. */
const wantsToStop = pattern`
  \b(?:stop\w*|quit\w*|come off|coming off|get off|give up|giving up|wean\w*|leave|ophou|ophou met|hou ek op|yeka|ukuyeka|tlohela|detox)\b(?!.{0,20}\b(?:working|my friend|her|him|them|people|
  others|skin from)\b)`
const ofStopping = /\b(?:bleach\w*|lighten\w*|ton(?:ing|ers?)|whiten\w*|fad(?:e|ing)|fairness|bleek\w*)\b/
const howToStop: Draft = {
  paragraphs: [
    '**Good that you want to stop; how depends on what is in it, so show the pack to a clinic, doctor or pharmacist within days.** Nobody should scold you.',
    '- **Only days, or hydroquinone alone:** stop now.\n- **Weeks or more, and it may hold a strong steroid** (no label, very fast, names with clobetasol or betamethasone): do not stop from one day to the next by ' +
      'yourself; burning, redness and pimples can flare. They plan how to lower it.\n- **Mercury named, or you are pregnant, breastfeeding or shaky:** stop today, and be seen today.',
    '**Meanwhile:** a mild wash, plain petroleum jelly or cream, SPF 50 with iron oxides every morning, shade and a hat; no acids, scrubs or other fade creams. Skin may look darker and sore before it ' +
      'settles, over months. Report the cream to SAHPRA on 0800 204 307, without your name.',
  ],
  things: [],
  sources: ['tsdf', 'safety-steroid-stop', 'safety-mercury', 'safety-sahpra-report'],
  topic: { intent: 'lightening', ingredients: [] },
  suggestions: [
    'What helps with dark marks?',
    'Which tinted sunscreen should I choose?',
    'How do I know whether a cream is illegal?',
  ],
}
/** Whether somebody wants to stop a cream that lightens. */
const asksToStop = ({ tokens }: Heard): boolean =>
  wantsToStop.test(tokens.join(' ')) &&
  !/\b(?:make|get|help|convince) (?:my|her|him|a|the)\b/.test(tokens.join(' ')) &&
  ofStopping.test(tokens.join(' '))

/** Lightening: never; what is dangerous about the creams, and what even tone takes. */
export const composeLightening: Composer = ({ situation, heard }) =>
  situation.conditions.has('under-12') || heard.who.includes('child')
    ? lightensChild
    : asksToStop(heard)
      ? howToStop
      : {
          paragraphs: [
            namedLighteners(heard.tokens.join(' ')),
            howToKnow.test(heard.tokens.join(' '))
              ? mostlyNot
              : asksIfSafe(heard) && namedLighteners(heard.tokens.join(' ')) === undefined
                ? '**No, leave it: a cream that promises lighter skin is not safe, above all without a label.** I do not help with that; I can help with a more even tone ' +
                  'instead; your own colour is healthy, and it protects you.'
                : '**I do not help with making skin lighter; I can help with a more even tone.** Your own colour is healthy, and it protects you.',
            beware,
            situation.conditions.has('pregnant') || situation.conditions.has('breastfeeding')
              ? `**${situation.conditions.has('pregnant') ? 'In pregnancy' : 'While you breastfeed'} above all:** mercury, hydroquinone and steroids pass through skin and can reach the baby. ` +
                'Tell your clinic if you have used one.'
              : undefined,
            naturallyDark.test(heard.tokens.join(' ')) ? naturalFolds : evenTone,
          ],
          extras: [
            'See a dermatologist for patches that came suddenly or spread.',
            situation.conditions.has('pregnant')
              ? 'Pregnancy patches often fade after birth; sunscreen is the safest help.'
              : undefined,
          ],
          things: [],
          sources: ['davids', 'maneli', 'general'],
          suggestions: [
            'What helps with dark marks?',
            'Which tinted sunscreen should I choose?',
            'How do I know whether a cream is illegal?',
          ],
        }

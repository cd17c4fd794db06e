import { pattern } from '../text/pattern.ts'

// What is asked for a task, an exam or out of interest, of nobody's body: "for my exam: why can't pregnant women take isotretinoin? I'm a guy". Of a medicine or a cream that
// is named so, nothing presses. One word on who takes it, or carries a child, and it does.

/** What it is asked for. */
const task = new RegExp(
  pattern`
  \b(?:its |this is |im |i am |were |i have |i got |doing |busy |busy with |working on |got |need this |asking |just )*(?:for|in|on|doing|do|write|writing|busy with|about|have|n|studying|study) (?:(?:my|a|an|the|our|n|some|this|her|his) )?(?:[a-z]+ ){0,3}?
  (?:school|project|assignment|assessment|exams?|quiz|class|homework|task|essay|speech|orals?|presentation|studies|lesson|learners|podcast|blog|article|thesis|poster|pamphlet|skripsie|taak|eksamen|projek|skool|trivia)\b(?: (?:is|was)\b)?|
  \b(?:my|our|the|a) (?:[a-z]+ ){0,3}(?:project|assignment|assessment|exam|quiz|homework|task|essay|speech|orals?|presentation|taak|projek)\b(?: (?:is|was) (?:about|abt|on)\b)?`,
  'g',
)
/** "Our lecturer asked how …", "I have a test tomorrow: how …". */
const setBy = pattern`
  ^(?:hi |hey |so |ok )*(?:(?:our|my|the|her|his) (?:\w+ )?(?:lecturer|teacher|prof|professor|tutor|sir|maam|mentor|homework|assignment|project|exam|quiz) (?:asked|asks|wants to know|wants us to know|says|said|question|is)(?: us)?|
  (?:i have|i got|ive got|got|there is|theres) (?:a|an|my) (?:\w+ )?(?:test|exam|quiz|oral|assignment|presentation) (?:tomorrow|tmrw|today|next week|on \w+|coming)|debate topic|exam question|quiz question|trivia)(?: ,)? (?=(?:why|how|what|which|is|are|does|do|can|explain|define|list)\b)`
const atStart = new RegExp(
  `^(?:hi |hey |so |ok )*(?:${task.source})(?: ,)? (?=(?:why|how|what|which|is|are|does|do|can|explain|define|list)\\b)`,
)
/** A sentence without the task that it is asked for. */
export const withoutTask = (sentence: string): string => sentence.replace(setBy, '').replace(atStart, '')

/** Said of who asks: it is not theirs. */
const disclaimed = new RegExp(
  pattern`
  \b(?:(?:im |i am |its |just |only )*(?:not asking for (?:me|myself|anyone)|not for me|nie vir my nie|(?:just )?(?:curious|wondering|interested|asking)(?: (?:out of interest|about it|here))?|out of (?:interest|curiosity)|asking for (?:a |my )?(?:quiz|class|project|school|exam|research)|
  (?:a )?(?:guy|man|dude|male|boy|bloke|oke)(?= ?,|$| lol| haha| so)|not (?:pregnant|expecting|preggers|preg|swanger|on it|using it|taking it)(?: at all)?|
  (?:a )?(?:first year |second year |third year |final year )?(?:nursing|pharmacy|medical|med|beauty|biology|science|health) student)|i teach [a-z ]+|(?:ek is|im) n (?:man|student)|lol+|haha+|hehe|though|tho|anyway|btw|please|pls|hi|hey|hello|skynn|thanks|random)\b`,
  'g',
)
const asked = pattern`
  ^(?:(?:so|and|ok|but|then|quick|random|question|just|my|the) ?,? ?)*(?:why|how come|how (?:do|does|is|are|can|did|long|much|often)|what|whats|which|is it true|is it|does|do|can|are|is|explain|describe|define|discuss|list|name|hoekom|wat|hoe|is dit waar|yini|kungani)\b`
/** Somebody of whom it may be told, or that it is so now. */
const somebody = pattern`
  \b(?:i|im|ive|id|my|me|mine|we|our|us|ours|she|shes|her|he|hes|him|his|wife|girlfriend|sister|daughter|friend|cousin|ek|ons|sy|hy|ngi\w*|ndi\w*|ke|today|yesterday|now|nou|last (?:night|week|month)|already|since|weeks?|months? (?:along|pregnant)|this (?:cream|tube|rash|morning))\b`

/** Whether a text asks for information, and tells of nobody. */
export const asksForInformation = (sentences: readonly string[]): boolean => {
  const left = sentences
    .map((one) =>
      withoutTask(one)
        .replaceAll(task, ' ')
        .replaceAll(disclaimed, ' ')
        .replaceAll(/(?:^| ),(?= |$)/g, ' ')
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
    )
    .filter((one) => !/^(?:[a-z]+(?: |$)){0,3}$/.test(one) || asked.test(one))
  return left.some((one) => asked.test(one)) && !left.some((one) => somebody.test(one))
}

/** Of a substance that is named, asked about far oftener than used. What a medicine does to a head or a mood is asked by those who feel it. */
export const ofKnowledge: ReadonlySet<string> = new Set([
  'pregnant-isotretinoin',
  'pregnant-retinoid',
  'lightener-use',
  'steroid-use',
])

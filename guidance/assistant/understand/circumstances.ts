import { phraseFinder } from './phrases.ts'

/** A way of life or a time of life that an answer should reckon with, whatever was asked. */
export type Circumstance = { id: string; words: string; /** What shows that an answer has said it. */ named: RegExp; says: string }

/** Written as cue-words.ts is. */
const circumstances: readonly Circumstance[] = [
  {
    id: 'swimmer',
    words: 'swim|swimming|swimmer|the pool|school pool|water polo|surf|surfing|swem',
    named: /rinse[^.]*(?:swim|pool|chlorine|salt)/i,
    says: '**Swimming:** put water-resistant SPF 50 on before, rinse off chlorine or salt at once afterwards, and moisturise while skin is damp.',
  },
  {
    id: 'shaver',
    words: 'shave|shaving|shaver|razor|clippers|barber|skeer|beard|bald',
    named: /with the (?:hair|grain)/i,
    says: '**Shaving:** use a trimmer or single blade with the grain on wet skin, not too close. Salicylic acid or a mild AHA two nights a week '
      + 'frees ingrown hairs and bumps; moisturise after shaving, actives not straight after.',
  },
  {
    id: 'night-shift',
    words: `
      night shift|nightshift|night duty|shift work|shifts|work nights|working nights|nagskof|sleep during the day|sleep in the day|sleep at 8am|
      sleep at 9am`,
    named: /before you sleep|before your sleep/i,
    says: '**On night shift** your “morning” is before you meet daylight: cleanser, moisturiser, sunscreen, also for the way home. Your “night” '
      + 'is before you sleep, whatever the clock says: that is when a night active goes on.',
  },
  {
    id: 'driver',
    words: `
      driver|driving|drive all day|drive a truck|drive a taxi|drive for uber|drywer|taxibestuurder|
      through the window|car window|through glass|sit at a window|by the window|behind the wheel`,
    named: /side window|through glass/i,
    says: '**Driving:** UVA comes through side windows. Broad-spectrum SPF 30–50 on face, neck, arms and hands each morning, and again at midday.',
  },
  {
    id: 'albinism',
    words: 'albinism|albino|albinisme',
    named: /skin check|check(?:ed|s)? .*skin/i,
    says: '**With albinism:** broad-spectrum SPF 50 on all bare skin every morning, again every two hours; a wide hat, long sleeves, sunglasses '
      + 'and shade. Clinics often give sunscreen; have your skin checked twice a year, and any sore that does not heal within weeks.',
  },
  {
    id: 'outdoor',
    words: `
      farm|farmworker|construction|work outside|working outside|work outdoors|outdoors all day|outside all day|stand in the sun|standing in sun|
      standing in the sun|sun whole day|whole day in the sun|sun all day|security guard|gardener|street vendor|hiking|hike|runner|
      comrades|parkrun|i run|go running|running outside|jogging|cycling|cyclist|marathon|car guard|traffic officer|roadworks|building site|
      soccer practice|cricket practice|netball`,
    named: /water-resistant|every two hours[^.\n]*(?:sweat|swim)/i,
    says: '**Outdoors all day:** SPF 50, water-resistant, again every two hours and after sweat; a wide hat, long sleeves and midday shade.',
  },
  {
    id: 'old-skin',
    words: 'gogo|ouma|oupa|my gran|my granny|grandmother|grandfather|mkhulu|elderly|old lady|skin like paper|paper thin|thin skin|old age',
    named: /short and lukewarm|bland/i,
    says: '**Older, thin skin:** keep it bland and fragrance-free. Wash short and lukewarm, then a rich cream or ointment (glycerin, ceramides, '
      + 'petroleum jelly; urea 5% where it does not sting) twice a day on damp skin. An itch that keeps somebody awake should be seen.',
  },
  {
    id: 'new-mom',
    words: `
      new mom|new mum|new mother|just had a baby|gave birth|postpartum|after birth|baby is|my newborn|5 min|five minutes|no time|2 minutes|
      ten minutes`,
    named: /three steps|enough/i,
    says: '**Short of time:** a gentle cleanser at night, moisturiser twice a day and sunscreen each morning are enough.',
  },
  {
    id: 'bride',
    words: 'wedding|getting married|bride|troue|trou|umshado|umembeso|matric dance|matric farewell|graduation|photoshoot|big day',
    named: /last four weeks|four weeks before/i,
    says: '**Before a big day:** start now, keep it steady, and try nothing new in the last four weeks; no peel or facial in the last two.',
  },
  {
    id: 'hormonal',
    words: 'period|time of the month|that time of month|pms|hormonal|hormone|menstrua*|my cycle|jawline|pcos',
    named: /hormon/i,
    says: '**Chin and jaw pimples that come with your period** often follow hormones: use salicylic acid or benzoyl peroxide there steadily, not '
      + 'only in that week. Irregular periods, hair growth or deep lumps: ask a clinic or doctor.',
  },
  {
    id: 'sweaty-work',
    words: 'gym|sweat|sweaty|sweating|hard hat|helmet|mask at work|n95|face shield|hijab|doek|wig|braids|headscarf',
    named: /sweat|rub/i,
    says: '**Sweat and rubbing:** wash or rinse soon after, keep what touches the face clean and loose, and moisturise lightly.',
  },
]

const find = phraseFinder(circumstances.map((one): [Circumstance, string] => [one, one.words]))

const saying = new Set((
  'say says said saying se told tells swear swears reckons reckon thinks think believes recommends recommended insists insist uses used '
  + 'always taught gave gives makes made advised advises claims glo gebruik vertel uthi wathi passed died story remedy recipe trick'
).split(' '))
const denying = new Set(['not', 'no', 'dont', 'never', 'isnt', 'wasnt', 'without', 'nie', 'geen'])
const others = /\b(?:friend|boyfriend|girlfriend|bf|gf|husband|wife|boss|neighbour|teacher|cousin|sister|brother|colleague|aunt|aunty|uncle)\b/
const forOthers = /\b(?:he|she|they) (?:use|do|need|try|wear|put)|\b(?:for|of) (?:him|her|them)\b|\b(?:his|her|their) (?:skin|face|routine|chin|jaw|neck)\b/

/**
 * Whether it is said of the person an answer is for. "My gogo says" only names a source, "not a swimmer" tells of none, and a friend who
 * drives asks for nothing.
 */
const saidOfThem = (tokens: readonly string[], from: number, to: number): boolean => {
  const before = tokens.slice(Math.max(0, from - 4), from)
  if (before.slice(-2).some((token) => denying.has(token)) || before.includes('according')) return false
  const after = tokens.slice(to, to + 3)
  // "Ouma se vel" speaks of her skin, "ouma sê" of what she says.
  const owns = after[0] === 'se' && /^(?:vel|gesig|hande|bene|voete|arms|wange|lippe|skin)$/.test(after[1] ?? '')
  if (!owns && after.slice(0, 2).some((token) => saying.has(token))) return false
  return !others.test(before.join(' ')) || forOthers.test(tokens.join(' '))
}

/** The circumstances a message tells of, in its order, each once. */
export const circumstancesIn = (tokens: readonly string[]): Circumstance[] =>
  [...new Set(find(tokens).filter(({ from, to }) => saidOfThem(tokens, from, to)).map(({ means }) => means))]

/** By its id. */
export const circumstanceById = (id: string): Circumstance | undefined => circumstances.find((one) => one.id === id)

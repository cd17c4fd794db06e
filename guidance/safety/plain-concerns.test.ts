import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'

const knowledge = await readKnowledge()
const presses = (text: string): string[] => findRedFlags(knowledge, text).filter(({ level }) => level !== 'routine').map(({ id }) => id)

describe('An everyday concern that weighs like an alarm is none, and is one where more is told', () => {
  it.each<[string, string]>([
    ['why is my neck so black', 'my neck went black since he strangled me'],
    ['intamo yami imnyama', 'intamo yami imnyama futhi nginemfiva, angikwazi ukugwinya'],
    ['molala wa ka o motsho', 'molala o motsho, monna o nkgamile'],
    ['my brother has smelly feet and white skin between the toes', 'smelly foot, white between the toes, and red streaks up the leg'],
    ['there is a giant one growing on my cheek and the prom is friday', 'a giant one growing on my cheek, prom is friday, my eye is swollen shut and i have fever'],
    ['the corners of my mouth crack when i yawn', 'the corner of my mouth droops on one side since this morning and my arm is weak'],
    ['yellowish flat bumps on my eyelids for a year', 'yellowish bumps on my eyelids and the whites of my eyes turned yellow'],
    ['a wasp stung my knee yesterday, a bit swollen and itchy', 'a wasp stung my knee, my lips are swollen and i feel dizzy'],
    ['muskietbyte oor my arms, hulle jeuk', 'a spider bit my arm, the middle turned black and it spreads'],
    ['i swallowed a bit of lip gloss', 'i swallowed lip gloss on purpose, i want to die'],
    ['my toddler licked some aqueous cream', 'my toddler licked nail polish remover'],
    ['got shampoo in my mouth', 'got drain cleaner in my mouth'],
    ['ek het my lipglans ingesluk', 'my kind het bleikmiddel ingesluk'],
    ['my cinnamon lip gloss makes my lips puffy for ten minutes then it is gone', 'my lip plumper made my lips swell and my tongue feels thick'],
    ['my oe is soggens opgeswel', 'my linkeroog is rooi, seer en opgeswel vanoggend, ek het koors'],
    ['my toenail went black after a marathon', 'my toenail is black, i am diabetic and it smells'],
    ['scabs on my scalp because i scratch', 'wet scabs on my scalp after a relaxer, pus comes out'],
    ['ngwana o na le lekgopho ka lebaka la mocheso', 'ngwana o na le lekgopho mme o a chesa, ha a nyanye'],
    ['i have sugar and my neck is dark', 'i have sugar and my foot is black'],
    ['ngwana wa me o na le dipeise, o na le dingwaga di le 14', 'ngwana o na le dipeise, ntate o mo otlile'],
    ['bee sting on my toe this morning, a little swollen and itchy, breathing normal', 'bee sting on my hand, and now hives on my tummy and dizzy, breathing normal'],
    ['34 weeks, tummy itches where it stretches, only there, no rash', '34 weeks, belly itches where it stretches and my palms and soles too'],
    ['had shingles 2 yrs ago on my ribs, still itches there sometimes, skin looks normal', 'shingles 2 yrs ago and now again blisters on my ribs'],
    ['a lash fell in my eye, got it out, bit pink for ten minutes, fine', 'lash glue went in my eye and it hurts'],
    ['popped a spot and it bled one drop. stopped already', 'my mole bled one drop, stopped, and bleeds again'],
    ['got a cold sore coming. can i still kiss my newborn niece at the weekend?', 'my aunt with a cold sore kissed my newborn, now he has blisters'],
    ['rub from new takkies, blister popped two days ago, dry now', 'rub from new takkies, i am diabetic, the blister popped and smells'],
    ['white patches on my hand and by my lip, growing slowly', 'my lip is growing and my hand has hives since the new balm'],
    ['Umntwana akanafiva, unezilonda ezomileyo emadolweni, uyadlala', 'Umntwana unezilonda emlonyeni nasezandleni, unefiva'],
    ['my dog scratches himself and his skin is red', 'dog scratch on my baby’s cheek, drew blood'],
    ['his toes peel and are white in between', 'boiling water fell on his toes, white and peeling in between'],
  ])('“%s” is none; “%s” is', (harmless, pressing) => {
    expect(presses(harmless)).toEqual([])
    expect(presses(pressing)).not.toEqual([])
  })
})

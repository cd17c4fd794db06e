import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await knowledge(), await sampleCatalogue())

describe('what only sounds like a poison or a drug is told apart from it', () => {
  it.each([
    ['is a black henna tattoo fine for the holidays', /^\*\*No, leave black henna off/],
    ['my eyebrows look like marker after the tint, how do i lighten them', /^\*\*Brow tint fades by itself/],
    ['niacinamide tingles for a minute and then its gone, should i stop', /^\*\*No, that is normal/],
  ])('%s', (message, says) => {
    const { response, level } = ask(message)
    expect(response).toMatch(says)
    expect(level).toBeNull()
  })
  it.each([
    'can i put lye in my bath for smooth skin',
    'is sodium hydroxide or drain cleaner good for my rough feet, i want to put some in water',
  ])('but lye itself stays off the skin: %s', (message) => {
    expect(ask(message).response).toMatch(/^\*\*No, never: keep/)
  })
  it('kernels that were eaten are a matter for the poison line', () => {
    expect(ask('my toddler ate apricot kernels, is it the cyanide').level).toBe('emergency')
  })
  it('"back then" asks for no order of steps', () => {
    expect(ask('was foundation and powder heavier back then, does it matter').response).not.toMatch(/first, then/)
  })
})

describe('dark, velvety folds are sent for a sugar test', () => {
  it.each(['My armpits went dark and velvety this year, deodorant?', 'my nek voel soos fluweel en is donker'])(
    '%s',
    (message) => {
      const { response, level } = ask(message)
      expect(level).toBe('routine')
      expect(response).toMatch(/blood sugar/)
    },
  )
  it('and velvety make-up is not', () => expect(ask('velvety finish foundation for my dark neck').level).toBeNull())
})

describe('an itch in pregnancy that bites explain is no alarm', () => {
  it('how many tablets is left to a pharmacist, and no dose is given', () => {
    const { response, level } = ask(
      'mosquito bites all over my legs, they itch like mad',
      'how many cetirizine may i take? im pregnant',
    )
    expect(level).toBeNull()
    expect(response).toMatch(/pharmacist/)
    expect(response).toMatch(/no dose/)
  })
  it.each([
    'pregnant 30 weeks my palms itch, i thought it was mosquito bites',
    'im pregnant, no bites but itching nonstop, cant sleep',
  ])('but: %s', (message) => expect(ask(message).level).toBe('urgent'))
})

describe('a turn goes on with what was told before it', () => {
  it('school and pets belong to a ring that itches', () => {
    const { response } = ask(
      'my boy got a ring shaped itchy rash with clear skin in the middle, whats this',
      'may he still go to nursery, and our cat?',
    )
    expect(response).toMatch(/school once treatment has begun/)
    expect(response).toMatch(/\bvet\b/)
  })
  it('and a dog by itself belongs to nothing', () => {
    expect(ask('whats wrong with my skin, round rash', 'who won the soccer and how is your dog').response).toMatch(
      /outside what I know/,
    )
  })
  it.each([
    ['started adapalene', 'its day 8 and i peel a bit, no burning. normal?'],
    ['using glycolic acid', 'a little flaky on my chin, is it expected'],
  ])('%s – %s: what is normal of it', (...messages) => {
    expect(ask(...messages).response.slice(0, 200)).toMatch(/flaking is (?:normal|common)/)
  })
  it('a ready answer goes on with its own advice, not with acids for another trouble', () => {
    const { response } = ask(
      'what powder for under my boobs in the humid heat',
      'tiny bumps and prickly there, is this heat rash now',
    )
    expect(response).toMatch(/loose cotton/)
    expect(response).not.toMatch(/exfoliat/)
  })
})

describe('what is asked for is given', () => {
  it.each([
    'need a simple routine pls, im a dude and wash my face with sunlight soap',
    'gee my n roetine, ek was my gesig net met sunlight seep',
  ])('a routine, in steps: %s', (message) => expect(ask(message).response.match(/^\d\. /gm)?.length).toBeGreaterThan(2))
  it('one thing to add, where others are in use', () => {
    expect(ask('i just use bar soap and aqueous cream. if i add one thing what must it be').response).toMatch(
      /^\*\*Sunscreen SPF 30–50/,
    )
  })
  it('for a baby a cream without scent, whatever was wished for', () => {
    expect(ask('which cream for my newborn, mom wants one that smells lovely').response).toMatch(
      /^\*\*A thick, plain, fragrance-free/,
    )
  })
  it('cheap things for pimples come with the wash and cream beside them', () => {
    expect(ask('pimples on my face, cheap products to use?').response).toMatch(/mild face wash/)
  })
  it('folds that should be lightened are told what takes off the rubbing', () => {
    expect(ask('between my thighs is dark, lighten it pls').response).toMatch(/soft shorts/)
  })
})

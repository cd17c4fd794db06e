import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'

// Everyday things that only weigh like an alarm, and beside each what is one (clues/otherwise.ts).

const knowledge = await readKnowledge()
const pressing = (text: string): string[] =>
  findRedFlags(knowledge, text)
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)

describe('what only weighs like an alarm', () => {
  it.each([
    'There is a brown stripe from my belly button down since month five. Will it go?',
    'dark line down my tummy since my second trimester, can I scrub it off',
    'Glycolic toner stings for about half a minute then stops, no redness after. Is it burning my skin off?',
    'my acid serum tingles for a minute and then it is gone',
    'my tummy itches right where my jeans button touches, black itchy patch',
    'itchy dark patch where my belt buckle rubs',
    'round patch on my arm, scaly raised edge, clearer in the middle, itchy for 2 weeks',
    'sweat rash under my boobs in summer, smelly and red in the folds',
    'chafing rash under the breasts, which powder',
    'Taxi door klapped my thumb 2 weeks ago, nail is half black, not sore anymore and the black is moving up as it grows',
    'my cousin had shingles last year, she is 100% now, just has brown marks on her back',
    'I weld at work and my face peels after, like burnt',
    'Ugogo mixed her umuthi with some Dovate and wants to smear it on the nappy rash. I don’t want to offend her',
    'My son was told he has vitiligo at Charlotte Maxeke last month, he is 8',
    'kids at school wont hold his hand in the line now',
    'aspirin makes my chest tight. is a salicylic acid facewash okay for me?',
    'Does Bio-Oil remove stretch marks? had twins, tummy is like a map of the Drakensberg',
    'as a toddler I drank some dettol and had to go to hospital, that was 1991. is dettol soap good for body acne?',
    'I’m on doxycycline and my cousin went red like a lobster on it. What do I do about the sun?',
    'my so called friend stabbed me in the back and now the stress pimples are out. quick plan?',
    'who u think takes the currie cup this yr',
    'wna die laughing, my ouma drinks collagen. does it work?',
    'i cant go on like this, im ending things with this greasy stuff! what texture wont leave me shiny?',
    'Boyfriend hit me with a you look finished babe. What helps for dark circles',
    'think i overdosed on the cream tonight, im a grease ball',
    'ive got the SOS Rescue balm and the Overdose vitamin c serum',
    'how do i get a burnt black crust off my enamel pot, been soaking it 2 days',
    'some lady on tiktok said her throat closed up from a niacinamide serum now im scared of mine',
    'rubbing raw garlic on a pimple, my neighbour said it kills it',
    'the geyser burst and burned a hole in my budget. cheap cleanser?',
    'cut myself on the shin shaving this morning, tiny nick stopped bleeding already',
    'my daughter drew purple spots all over her face with koki to skip school',
    'I think retinol burnt me, it is dry and peeling around the nose',
    'glycolic burnt me even at 5%',
    'that peel went red and burned for hours. gone now',
    'kojic soap from the salon, i used it 3x a day and my cheeks are tight',
  ])('is let go: “%s”', (text) => expect(pressing(text)).toEqual([]))

  it.each([
    'dark line on my tummy in month five and it itches so I cannot sleep, palms too',
    'my acid peel burns for a minute then it is raw and blistered',
    'the skin under my belt buckle is swollen, hot and full of pus',
    'pa says his belt is burning him, a strip of water bumps on the left only',
    'skin rubs off where the watch sits since the gout tablet',
    'ring on my arm after a tick bite, scaly edge, fever',
    'sweat rash under my breasts, it is weeping and spreading',
    'heat rash under the breast fold is stinking with yellow stuff',
    'door slammed on my thumb, pus under the nail and it throbs',
    'my mom has shingles, blisters on one side and it burns',
    'hot metal hit my face while welding, it is raw and blistered',
    'ugogo mixes umuthi and my uncle hits me when I refuse',
    'the matron ties my mothers wrists, rope sores, they say it is eczema',
    'kids at school hit him and he says he wants to die',
    'i just took aspirin and my chest is tight',
    'this salicylic cream makes my chest tight',
    'my toddler drank some dettol',
    'i started doxycycline and now i have blisters and a rash all over',
    'my husband stabbed me in the back',
    'i cant go on like this, im ending it tonight',
    'my boyfriend hit me with a bottle',
    'my boyfriend hit me and i look finished',
    'she overdosed on panado',
    'my face is raw from garlic',
    'i cut my wrists on purpose with the razor',
    'my throat closed up from a niacinamide serum just now',
    'the kettle burst and burned my arm, it is blistered',
    'glycolic burnt me last night, my cheek is blistered and raw',
    'the retinol peel burnt me, open wound on my chin',
    'kojic soap from the street without a label, used it months, my face is darker',
  ])('stays an alarm: “%s”', (text) => expect(pressing(text)).not.toEqual([]))
})

describe('what is told in other words', () => {
  it.each([
    ['het n seertjie op my onderlip wat al 3 maande nie wil gesond word nie, bloei as ek skeer', 'sore-not-healing'],
    ['my pa het n rowe op sy oor wat al 6 weke nie gesond word nie', 'sore-not-healing'],
    ['n seerplek op my been wat maar net nie wil toegroei nie al 4 weke', 'sore-not-healing'],
    ['i check it in the mirror 4 or 5 hours a day, i stopped going to work', 'appearance-distress'],
    ['i spend 5 hours a day in front of the mirror because of my pores', 'appearance-distress'],
    ['my son took 6 of gogos tablets', 'poisoning'],
    ['my daughter had 4 of my blood pressure tablets', 'poisoning'],
    ['left cheek has gone darker over two months, only that side', 'sudden-melasma'],
    ['i did clotrimazole every day for 8 months and now 3 more nails look like that', 'treatment-failing'],
    ['my ear peircing left a hard lump that keeps growing past the hole, is it a keeloid', 'growing-scar'],
  ])('is heard: “%s”', (text, flag) => expect(findRedFlags(knowledge, text).map(({ id }) => id)).toContain(flag))
  it.each([
    ['my lippe is gebars en wil nie gesond word nie', 'sore-not-healing'],
    ['my puisie merke wil nie weggaan nie', 'sore-not-healing'],
    ['my son takes two of his adhd tablets daily, the doctor said so', 'poisoning'],
    ['my right cheek has got darker since I drive more, only that side', 'sudden-melasma'],
    ['used clotrimazole for 2 weeks and the ringworm is gone', 'treatment-failing'],
  ])('and is not: “%s”', (text, flag) => expect(findRedFlags(knowledge, text).map(({ id }) => id)).not.toContain(flag))
})

describe('skin that went with the wax', () => {
  const actionOf = (text: string): string =>
    findRedFlags(knowledge, text).find(({ id }) => id === 'chemical-burn')?.action ?? ''
  it.each([
    'ladies waxed my brows while im on retinol and the skin lifted off',
    'waxed my moustache, took the top layer off, shiny raw strip',
    'sugaring took the skin off my armpit',
  ])('is not rinsed but covered: “%s”', (text) => expect(actionOf(text)).toContain('petroleum jelly'))
  it.each([
    'i did a peel and a strip of skin lifted off',
    'waxed my lip then used glycolic on it, now the skin lifted and is raw',
    'bleach took the skin off my hand',
  ])('is another’s burn: “%s”', (text) =>
    expect(actionOf(text)).not.toContain('thin layer of petroleum jelly on it, and no retinoid'),
  )
})

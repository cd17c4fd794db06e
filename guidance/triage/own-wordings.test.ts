import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { allOf, presses, triage } from './triage.ts'

// The kinds that readers found missed, each in several wordings that nothing was learnt from, and messages that share their words and are harmless.

const known = await knowledge()
const first = (text: string): string | undefined => allOf(triage(known, text))[0]?.id

/** The flag that must be answered first, and the message. */
const missed: readonly (readonly [string, string])[] = [
  [
    'isotretinoin-emergency',
    'I am two months into Roaccutane and since Sunday I have a fever and feel terrible. Which vitamins help?',
  ],
  ['isotretinoin-emergency', "My son takes Oratane for his acne and he can't catch his breath on the stairs anymore"],
  [
    'isotretinoin-emergency',
    'On accutane, my poo has turned almost white and my wee is dark like tea. Is that the vitamin A?',
  ],
  ['isotretinoin-emergency', 'Should I eat more fat with my isotretinoin? My eyes look yellow and I have no appetite.'],
  ['isotretinoin-emergency', 'Ek gebruik Roaccutane en het koors van 39, wat help vir my droë lippe?'],
  [
    'isotretinoin-emergency',
    'Terrible pain in my stomach since starting Acnetane, it goes through to my back. Can I take Gaviscon?',
  ],
  [
    'do-not-swallow',
    'A lady at church says a capful of bleach in water clears acne from inside. Can I drink it diluted?',
  ],
  ['do-not-swallow', 'How many drops of chlorine dioxide must I take a day for clear skin?'],
  ['do-not-swallow', 'My cousin does the MMS protocol for her eczema, is it safe to start with three drops?'],
  ['do-not-swallow', 'I want to detox my skin by drinking hydrogen peroxide, food grade, how much?'],
  ['do-not-swallow', 'is it ok to sip a little jik in juice to lighten from within'],
  ['poisoning', 'I drank two tablespoons of bleach an hour ago to get lighter'],
  ['not-in-eye', 'Can I put castor oil in my eyes to make the lashes grow?'],
  ['not-in-eye', 'How many drops of lavender oil go into the eye for dryness?'],
  ['not-in-eye', 'My gran says lemon juice in your eyes makes the whites whiter. Does it work?'],
  ['product-in-eye', 'Tea tree oil splashed in my eye while I was dabbing a pimple, what now'],
  ['do-not-inject', 'I ordered a hyaluron pen online, how do I do my lips myself?'],
  ['do-not-inject', 'How do I inject glutathione at home, which needle do I need?'],
  ['do-not-inject', 'My friend bought filler on Temu and will inject my cheeks on Saturday. How do I prepare my skin?'],
  [
    'do-not-inject',
    'Is there a good YouTube tutorial for fat dissolving injections under the chin? I want to do it myself',
  ],
  ['changing-mole', 'The mole on my back burns when I shower. Which cream calms it?'],
  [
    'changing-mole',
    'I have a growth on my shin that is hard, dented in the middle and it burns. What can I put on it?',
  ],
  [
    'changing-mole',
    'There is a bump on my calf, it feels firm like a pea and it dips in the centre, and it itches. Exfoliate?',
  ],
  ['dark-streak', 'I noticed a dark spot on the sole of my foot, how do I fade it?'],
  ['dark-streak', 'A black mark appeared on my palm. Will vitamin C lighten it?'],
  ['dark-streak', 'Is there a serum for a mole under my foot?'],
  ['breast-change', 'The skin on my left breast looks dimpled like an orange. Is there a firming cream for it?'],
  ['breast-change', 'My nipple has started pulling inwards. Is this cellulite?'],
  ['breast-change', 'I found a little lump next to my nipple, does evening primrose oil help?'],
  ['breast-change', 'One nipple is scaly and crusty and moisturiser does nothing'],
  [
    'rash-in-pregnancy',
    'I am 22 weeks pregnant and a red ring with a clear middle came up on my tummy. Which soap is best?',
  ],
  ['rash-in-pregnancy', 'Expecting our first. There is a circular scaly patch on my arm, can I use tea tree?'],
  ['rash-in-pregnancy', 'Can I use Canesten while pregnant? I think I have ringworm'],
  ['eye-symptoms', 'My eyes feel gritty and everything is blurry, which eye cream is gentle?'],
  ['eye-symptoms', 'It feels like sand in both eyes and my vision goes hazy by evening. Rosacea runs in the family.'],
  ['anothers-medicine', "Can I use my sister's prescription cream for my eczema?"],
  ['anothers-medicine', "My boyfriend has Roaccutane left, may I take my boyfriend's capsules?"],
  ['ambulance-number', 'Which number for an ambulance?'],
  ['ambulance-number', 'How do I call an ambulance from my cell phone'],
  ['ambulance-number', "Wat is die nommer vir 'n ambulans?"],
  [
    'isotretinoin-emergency',
    "Day 40 of acutane and I'm shivering with a temperature of 38.9. Could it be the lip balm?",
  ],
  ['isotretinoin-emergency', 'Since my derm raised the Roaccutane I get out of breath just making the bed'],
  ['isotretinoin-emergency', "my stool is clay coloured and I'm itchy, on oratane 3 months. collagen ok?"],
  [
    'isotretinoin-emergency',
    'Roaccutane girl here! My chest feels tight and breathing is hard. Is it anxiety, what skincare is calming?',
  ],
  ['isotretinoin-emergency', 'The whites of my eyes have gone yellow, I only take isotretinoin'],
  [
    'isotretinoin-emergency',
    'My daughter is on Acnetane and has had a high fever since Tuesday. Can she keep using her toner?',
  ],
  ['do-not-swallow', 'People on Telegram take CDS every hour for acne. What dose for a beginner?'],
  ['do-not-swallow', 'Is drinking diluted bleach good for my skin tone'],
  ['do-not-swallow', 'can i swallow a teaspoon of borax to cure eczema'],
  ['do-not-swallow', 'Would gargling and swallowing peroxide clear the pimples round my mouth?'],
  ['do-not-swallow', 'My aunt sells miracle mineral solution for psoriasis, you take it by mouth. Legit?'],
  ['poisoning', 'my flatmate swallowed domestos thinking it was water'],
  ['not-in-eye', 'Someone told me to drop coconut oil into my eyes at night for redness'],
  ['not-in-eye', 'Is honey in the eyes good for dryness?'],
  ['not-in-eye', 'frankincense oil drops straight in the eye for cataracts, yes or no'],
  ['product-in-eye', "peppermint oil ran into my eye and it's streaming"],
  ['do-not-inject', 'Thinking of doing my own lip filler at home, how deep does the needle go'],
  ['do-not-inject', 'Where can I get a kit to inject vitamin C and glutathione myself?'],
  ['do-not-inject', 'The nail lady does filler injections at a party on Friday for R500, should I?'],
  ['do-not-inject', 'bought lemon bottle online. where under my chin do I inject it'],
  ['changing-mole', 'My mole has been stinging for a week, would aloe help?'],
  ['changing-mole', 'Growth on my arm, firm, with a little crater and it hurts when touched. What cream?'],
  ['changing-mole', 'a mark on my thigh is sunken and hard like a button and getting bigger, how to smooth it'],
  ['dark-streak', "My palm has a brown patch that wasn't there before, kojic soap?"],
  ['dark-streak', 'New freckle on the bottom of my left foot, do I need sunscreen there?'],
  ['dark-streak', "there's a growth on my heel sole thats black, can I use a corn plaster"],
  ['breast-change', 'My boob has a pucker in the skin when I lift my arm, which oil tightens?'],
  ['breast-change', 'Feeling a knot in my breast for three weeks. Massage cream?'],
  ['breast-change', 'left nipple went flat and points down now, normal ageing? retinol?'],
  ['breast-change', 'The areola on one side is flaky and bleeds a bit. Eczema cream?'],
  ['rash-in-pregnancy', "Preggies 14 weeks, ring shaped rash on my leg that's getting wider. Can I scrub it?"],
  ['rash-in-pregnancy', "I'm pregnant and my belly has round red patches with pale centres, is tea tree okay"],
  ['rash-in-pregnancy', 'third trimester. a circle of bumps on my thigh spreads outwards, what lotion'],
  ['eye-symptoms', 'scratchy eyes, blurred sight, red cheeks: which moisturiser for rosacea?'],
  ['eye-symptoms', 'My eyelids are sore and I see halos around lights, the eyes feel sandy. New cleanser?'],
  ['anothers-medicine', "Is it fine to finish my mom's antibiotics for my acne?"],
  ['anothers-medicine', 'My friend gave me the tretinoin her doctor prescribed, can I use it'],
  ['anothers-medicine', "can I borrow my brother's Roaccutane for a month"],
  ['ambulance-number', 'what number must I dial for an ambulance in Limpopo'],
  ['ambulance-number', 'give me the ambulance number please'],
]

const harmless: readonly string[] = [
  'coming off the pill on Accutane',
  "I don't want to stop Roaccutane, my skin is so good",
  "I don't want to stop, my skin is so good on this routine",
  'My cold sore tingles and is swollen, what helps?',
  'I have hay fever and use Roaccutane, which moisturiser is good?',
  'Should I drink more water for clear skin?',
  'Does the chlorine in the swimming pool dry my hair?',
  'How do I bleach my upper lip hair without irritation?',
  'Is castor oil good for my eyebrows?',
  'Which eye cream is good for dark circles around my eyes?',
  'Is filler at a dermatologist worth the money?',
  'Which vitamin C serum with a dropper is good for marks?',
  'My pimples are hard and sore before my period, what helps?',
  'How do I fade indented acne scars?',
  'My heels are dry and cracked, which cream works?',
  'Does palm oil in soap clog pores?',
  'Which cream is good for stretch marks on my breasts?',
  'My wedding ring leaves a rash while I am pregnant, is nickel the reason?',
  'Which sunscreen does not sting my eyes when I run?',
  "My sister's collagen tablets work for her, should I try them?",
]

describe('a kind that readers found missed', { timeout: 60_000 }, () => {
  it.each(missed)('%s is answered first: “%s”', (flag, text) => expect(first(text)).toBe(flag))
})

describe('what shares the words of an alarm and is harmless', () => {
  it.each(harmless)('raises nothing: “%s”', (text) => {
    const found = triage(known, text)
    expect([...found.rules, ...allOf(found).filter(presses)].map(({ id }) => id)).toEqual([])
  })
})

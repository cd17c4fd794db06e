import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

const groups: [string, Row[]][] = [
  [
    'A name and no more is told of',
    [
      ['vitiligo?', ['loss of colour']],
      ['scabies', ['is a mite']],
      ['shingles', ['chickenpox virus']],
      ['dandruff', ['is fine, oily flakes'], ['twice a week for about']],
      ['hair loss', ['fifty to a hundred a day']],
      ['eczema', ['start with'], ['is dry, itchy']],
    ],
  ],
  [
    'Whether a state of skin is normal is answered with yes, and why',
    [
      ['is it normal to have large pores on my nose', [], ['yes, that is common']],
      ['are open pores normal', ['yes, that is common']],
      ['is it normal to have combination skin at 30', ['yes, that is common']],
      ['is it normal for my lips to peel', ['yes, that is common', 'chapped lips come from'], ['laser']],
      ['is it normal to get pimples in my 30s', ['yes, it is normal']],
      ['is psoriasis normal', [], ['yes, that is common']],
    ],
  ],
  [
    'What is said to bring a trouble is answered with yes where it does',
    [
      ['does stress cause dandruff', ['yes, that can play a part: dandruff'], ['genes and hormones drive most acne']],
      ['does plucking cause ingrown hairs', ['yes, that can play a part: ingrown']],
      ['can smoking cause wrinkles', ['yes']],
      ['does winter cause chapped lips', ['yes, that can play a part: chapped']],
      ['can niacinamide cause acne', ['not known to'], ['yes, that can']],
    ],
  ],
  [
    'What can be prevented, picked, not allowed or fades is read as asked',
    [
      ['can dandruff be prevented', ['keeps dandruff away']],
      ['how must i pick a face wash', ['mildest one']],
      ['how do i pick my serum', ['one thing that bothers you most']],
      ['which products are not allowed while pregnant', ['leave out in pregnancy: retinoids']],
      ['are my sun spots going to fade', [], ['tell me a little more']],
      ['will these brown spots fade', ['three to twelve months']],
      ['sunscreen for light skin', [], ['i do not help with making skin lighter']],
      ['how can i get fair skin', ['i do not help with making skin lighter']],
      ['soap for fair skin', ['i do not help with making skin lighter']],
    ],
  ],
  [
    'What happens without it is told',
    [
      ['what happens when i quit moisturiser', ['skin loses more water'], ['steroid']],
      ['what if i never use sunscreen', ['marks and melasma darken']],
      ['is it bad if i never wash my face', ['if you do not wash for days']],
      ['i fell asleep with my face mask on', ['rinse it off now']],
      ['i skipped my differin last night', ['do not put on double'], ['leaflet']],
    ],
  ],
  [
    'May it be used every day, alone, or in place of another',
    [
      ['can hyaluronic acid be used every day', ['yes: once or twice a day']],
      ['is it ok to use toner daily', ['yes: once or twice a day']],
      ['can azelaic acid be used on its own', ['one active by itself is enough']],
      ['can i use serum without moisturiser', ['most skin wants moisturiser']],
      ['can jojoba oil replace my moisturiser', ['brings none']],
    ],
  ],
  [
    'Which is better is decided',
    [
      ['vaseline or lip ice for dry lips, which is better', ['as good as any balm']],
      ['is a bath or shower better for skin', ['a shower is a little kinder']],
      ['micellar or face wash, what is better', ['a mild face wash is better']],
      ['what is better, a gel or a cream moisturiser', ['neither is better for everyone']],
    ],
  ],
  [
    'Who it is for and when are heard',
    [
      ['best sunscreen when you are pregnant', ['mineral sunscreen']],
      ['can i get a brazilian when pregnant', ['yes, you may wax, shave']],
      ['is it ok to wax while pregnant', ['usually fine in pregnancy']],
      ['what sunscreen to use at the beach', ['water-resistant']],
      ['which soap for my ouma', ['soap-free']],
      ['how do i cure pregnancy pimples', ['azelaic acid'], ['retinol, retinal']],
      ['matric farewell in 2 weeks what must i do', ['nothing new in the last week']],
      ['when must i stop my retinol', ['no age or date']],
      ['when must i see a doctor about my mole', ['when it changes']],
      ['when must i moisturise', ['morning and night']],
      ['fungal acne routine please', ['antifungal wash']],
      ['how do i know if my salicylic acid is working', ['by photos']],
    ],
  ],
  [
    'Whether it ages, darkens or brings pimples',
    [
      ['does black skin age slower', ['lines earlier'], ['lighter; i can help']],
      ['does foundation make you age', ['does not age skin']],
      ['does wine age your skin', ['much alcohol over years']],
      ['does threading make skin darker', ['not by itself']],
      ['is a loofah bad for you', ['can do some harm']],
      ['does metformin give you acne', ['not known to cause pimples']],
      ['yini ebangela amaqhakuva', ['hormones, oil']],
    ],
  ],
]

describe.each(groups)('%s', (_, rows) => {
  it.each<Row>(rows)('%s', (question, says, never = []) => expect(amiss(question, says, never)).toEqual([]))
})

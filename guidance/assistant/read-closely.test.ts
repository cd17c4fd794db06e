import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// Messages that strict readers found answered beside the point, by what they turn on: what must be said, and what must not.

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [talk: string, parts: string[], never?: string[]]
const answers = (rows: readonly Row[]): void => {
  it.each(rows)('%s', (talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
}

describe('what passes from a pet to people', () => {
  answers([
    [
      'the kitten has a bald patch and now I have a round itchy ring on my arm',
      ['antifungal', 'ringworm'],
      ['hair that falls out'],
    ],
    ['my rabbit has bald spots and my son has a scaly round mark on his cheek', ['antifungal'], ['early puberty']],
    [
      'the cat has bald patches and ringworm says the vet. none of us have marks, what do we do with our own skin',
      ['wash hands'],
      ['cream for people on an animal'],
    ],
    ['my dog has a bald patch, can i use my clotrimazole on him', ['ask a vet'], ['wash hands after every touch']],
    [
      'my daughter has a bald patch after playing with the kitten',
      ['see a doctor or clinic'],
      ['wash hands after every touch'],
    ],
  ])
})

describe('a baby by the sea', () => {
  answers([
    ['can I use my SPF50 on a 4 month old at the beach', ['under six months', 'shade'], ['shot glass']],
    ['can i put sunscreen on a 9 month old at the beach', ['from six months, yes']],
  ])
})

describe('what is asked beside an alarm', () => {
  answers([
    [
      'Started ARVs 12 days ago. Itchy rash on my body came 2 days ago, no sores in mouth, no fever. must I stop taking the pills',
      ['today', 'do not stop or go on by yourself'],
    ],
    [
      '12 wks preggies, can i carry on w my 0.2 retinol just less often, like once a week',
      ['stop the retinoid', 'azelaic acid'],
    ],
    [
      'my boy of 6 has scaly patches with broken little hairs on his head, my mother says methylated spirits',
      ['clinic', 'spirits'],
      ['yes, spirits'],
    ],
    [
      'my son had ringworm on his scalp, now there is a soft swollen lump with pus, can i squeeze it out',
      ['today', 'do not squeeze'],
    ],
    ['Vitiligo on my hands. Is self-tanner okay to blend the patches for a function?', ['self-tan', 'spf 50']],
  ])
})

describe('an itch that a whole house has', () => {
  answers([
    [
      'whole house is scratching at night, between fingers and tummy, even the baby. started with my brother',
      ['scabies', 'same day'],
      ['cotton mitts'],
    ],
    ['my toddler scratches at night, what helps', ['plain ointment']],
  ])
})

describe('soap on a child', () => {
  answers([
    ['my kind is 4 en hy het ekseem watter seep moet ek koop', ['soap-free'], ['soap is mild']],
    ['can my 5 year old use bar soap', ['soap-free'], ['soap is mild']],
    ['is vaseline ok for my 4 year old', ['is mild']],
  ])
})

describe('“does that mean no …?”', () => {
  answers([
    [
      'allergic to sulfa antibiotics. does this mean no sulphur soap?',
      ['no, not for that reason', 'different substances'],
      ['is a medicine, so'],
    ],
    ['i have rosacea, does this mean no vitamin c', ['vitamin c']],
    ['moisturiser for dry skin but no coconut oil', ['no coconut']],
  ])
})

describe('what was used long ago', () => {
  answers([
    [
      'used a friends steroid cream for one day like 3 yrs ago, no issue since. can i use niacinamide on my face?',
      ['yes', 'niacinamide'],
      ['prescribed it said'],
    ],
    [
      'I was on roaccutane back in matric, im 31 now. is a 10% vitamin c serum fine for me?',
      ['yes', 'vitamin c'],
      ['isotretinoin is a medicine'],
    ],
    ['i used hydroquinone in 2012. which sunscreen should i use?', ['broad-spectrum'], ['no. hydroquinone']],
    ['i used betnovate 5 years ago and my skin is thin. can i use retinol', ['steroid']],
    ['i was on roaccutane last month. can i use glycolic', ['leave glycolic acid out']],
    ['had an allergic reaction to neomycin 10 years ago. can i use mupirocin', ['leave neomycin out']],
  ])
})

describe('a retinoid given up before a pregnancy', () => {
  answers([
    [
      'i used retinol last year BEFORE i was pregnant, stopped 8 months ago. baby due in march. any problem?',
      ['no, that is no problem'],
      ['stop now'],
    ],
    ['quit adapalene three months before i got pregnant, can it harm the baby', ['no, that is no problem']],
    ['used retinol before i knew i was pregnant, will it harm', ['stop the retinoid'], ['no problem']],
    ['can i use retinol before i get pregnant', [], ['that is no problem']],
  ])
})

describe('an infection that is over', () => {
  answers([
    [
      'my impetigo from school cleared w the antibiotic, doc said done. when can i go back to my normal face wash n salicylic',
      ['once skin has healed', 'mild wash'],
      ['i have nothing on'],
    ],
    ['im on antibiotics for impetigo, can i use salicylic', ['clinic or doctor'], ['once skin has healed']],
  ])
})

describe('first aid as it is taught', () => {
  answers([
    [
      'making a first aid poster for our salon: in general what does one do when peel solution gets into a clients eye? nobody is hurt',
      ['rinse', '15 to 20 minutes'],
      ['once or twice a week'],
    ],
    ['for our training: what should staff do if someone gets lash glue in an eye', ['rinse', 'lenses']],
    ['in general what is first aid when a peel burns someones skin', ['20 minutes']],
    ['i got peel solution in my eye what do i do', ['rinse the eye now']],
    ['which cleanser is best if someone has sensitive eyes', ['cleansers'], ['by the clock']],
  ])
})

describe('tablets that make skin burn sooner', () => {
  answers([
    [
      'my blood pressure tablet says avoid sun. what in my skincare must i be careful with',
      ['glycolic', 'retinoids', 'pharmacist', 'spf 50'],
      ['nothing special'],
    ],
    ['my new meds make me sun sensitive, can i still use my retinol', ['only at night', 'pharmacist']],
    ['on doxycycline for acne - anything to watch with sun and retinol', ['doxycycline', 'spf 50', 'not']],
    ['should i stop my blood pressure tablets, i think they make my skin sun sensitive', ['not by yourself']],
  ])
})

describe('a prescribed treatment that is to be dropped for what is natural', () => {
  answers([
    [
      'Derm put me on doxy and epiduo, only 3 weeks in and still breaking out. Thinking of binning both and going natural w rooibos water and honey. good plan?',
      ['no, do not stop', 'twelve weeks'],
    ],
    ['can i use tea tree instead of benzoyl peroxide for pimples', [], ['no, do not stop them']],
    [
      'im on roaccutane month 2 my lips are cracking n bleeding and skin dry. what may i use',
      ['petroleum jelly', 'cream', 'spf 50'],
    ],
    ['on oratane my lips are so dry', ['petroleum jelly']],
  ])
})

describe('what a sign of several words finds', () => {
  answers([
    [
      'blue grey patch on my baby bum since birth, never changed. creche teacher asked if we hit her. what can i tell her',
      ['birthmark'],
      ['barrier cream'],
    ],
    ['how do i figure out what my skin type is', ['wash, wait an hour'], ['is how much oil']],
    [
      'for my skin cancer awareness poster: what does ABCDE stand for and where must dark skin look specially',
      ['asymmetry', 'soles'],
      ['deals'],
    ],
    ['specs leave dark patches on each side of my nose', ['the frame'], ['start with']],
    [
      'wig glue itchy forehead where lace sits. can i just put more glue remover',
      ['probably yes, the glue', 'allergy'],
    ],
    ['how do i remove my wig glue', ['let it slide off']],
    ['thick yellow flakes on babys scalp, not bothering him, hes 2 months', ['cradle cap'], ['antifungal']],
    ['can i shrink my poors or is dat a lie', ['pores'], ['earphones']],
    ['dandrif and itchy scalp wat shampoo must i get', ['ketoconazole'], ['synthetic hair']],
    [
      'Somebody on Facebook Marketplace sells half used serums for cheap. Worth it?',
      ['rather not'],
      ['cheapest serums'],
    ],
  ])
})

describe('what is taken by mouth for skin', () => {
  answers([
    [
      'i read of sjs and am scared of my vitamins lol. do biotin gummies do anything for skin at all?',
      ['little evidence', 'biotin'],
      ['thin layer'],
    ],
    ['started whey shakes for gym and now breaking out on jaw, connected?', ['whey', 'may'], ['hydrolyzed']],
    [
      'my aunt is on xarelto after a clot, can she take tranexamic acid tablets for melasma from a friend',
      ['clot', 'blood thinner'],
      ['yes'],
    ],
    ['can i use tranexamic acid serum for melasma', ['yes'], ['clot']],
  ])
})

describe('plain questions of use', () => {
  answers([
    ['my skin drinks moisturiser. what would last longer in winter', ['damp skin', 'petroleum jelly'], ['open-jar']],
    ['how long does an opened lotion last', ['6m'], ['damp skin']],
    ['must i reaply sunscreen if im in the office all day', ['not away from the windows', 'every two hours']],
    ['can i use my brothers shaving cream on my legs and which way must i shave?', ['yes', 'direction'], ['dissolves']],
    ['my moms face mask looks like cement lol. how long must clay stay on', ['minutes', 'tacky'], ['an extra']],
    ['how long must i leave my hair mask on', [], ['clay or mud']],
    ['how long do i keep a sheet mask on', ['15 to 20 minutes'], ['fridge']],
    ['which razor and shaving gel for my legs', [], ['made for men']],
    [
      'im dying my hair black tomorow must i wash it first or leave it dirty',
      ['day before', 'patch test'],
      ['leave-in'],
    ],
    ['hoe gereeld moet mens jou kussingsloop en gesig-waslap was vir beter vel', ['pillowcase', 'cloth']],
    [
      'Hubby bought me Poison by Dior. Can I spray it on my neck before sitting in the sun all day?',
      ['clothes'],
      ['four passes'],
    ],
    ['n plat ligte merk op my wang, hoe steek ek dit weg met grimering', ['concealer'], ['wash brushes']],
  ])
})

describe('a verdict that fits how it was put', () => {
  answers([
    ['black people dont need sunscreen right?', ['no, that is not so: darker skin needs']],
    ['my uncle says black people don’t need sunscreen. is it true?', ['no, that is not so']],
    ['my uncle says black people need sunscreen. is it true?', ['yes, darker skin'], ['not so']],
    ['is it true black people don’t need sunscreen because of melanin?', ['no, that is not so']],
    ['i dont need moisturiser with oily skin right', ['no, oily skin still needs'], ['not so']],
    ['brown kids dont need sunscreen at school sports, right?', ['no, that is not so'], ['from six months, yes']],
    ['I am on playground duty at 10 and 1. Reapply? I put it on at 6am', ['yes: one layer']],
    ['toner, serum, moisturiser, sunscreen: right order?', ['yes, that is the right order']],
    ['sunscreen, serum, moisturiser: is that the right order', ['not quite']],
    ['plasters give me a red square rash. would hydrocolloid pimple patches do it too?', ['they can']],
    [
      'the salon peel in june flaked for a week and then was perfect. can i start glycolic at home now its november',
      ['yes, slowly'],
    ],
    ['panthenol and centella for a damaged barrier, yes?', ['yes, panthenol and centella'], ['keep them apart']],
    ['whats a ceremide?? my skin barrier is broken', ['barrier', 'ceramides'], ['wound', 'rinse with water']],
    ['what if i skip sunscreen when its raining and grey?', ['cloud'], ['that film']],
    ['it makes me look grey, can i skip sunscreen', ['that film']],
  ])
})

describe('what is told beside what is asked', () => {
  answers([
    ['is derma rolling at home a good idea? my friend bought 1.5mm on Takealot', ['trained hands'], ['sold by']],
    ['is it safe to buy skincare on takealot', ['sold by']],
    [
      'me and my boyfriend use one razor and one towel. Is that bad for pimples?',
      ['yes, that is a risk', 'towel'],
      ['yes, better a separate'],
    ],
    [
      'in that series the guy bleeds from his eyes, jeez. btw can a red light mask harm your eyes',
      ['goggles'],
      ['jeez'],
    ],
    ['i only use bar soap. what is the least i can get away with?', ['sunscreen']],
    ['licked my lip and tasted my sunscreen, am i poisoned lol. tiny bit', ['no, that little is harmless']],
    ['i accidently swallowed a tiny bit of my vaseline lip balm. will i die', ['no, that little is harmless']],
    ['my toddler ate half a tube of sunscreen', ['0861 555 777'], ['that little is harmless']],
  ])
})

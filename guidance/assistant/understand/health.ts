import type { Particular } from './particulars.ts'

/** An illness or a medicine beside which somebody wants to use skincare. */
type Health = { called: string; words: string; /** What it changes for the skin. */ note: string; verdict: string }

const usually = 'Usually fine'
const sunny = 'Yes, and mind the sun'
const careful = 'Yes, if it is gentle'

const health: readonly Health[] = [
  { called: 'epilepsy and its medicine', verdict: usually, words: 'epilep*|epilim|tegretol|lamictin|seizures|valpro*|carbamazepine|phenytoin|keppra',
    note: 'Creams stay almost wholly in the skin and are not known to bring on seizures or to change the tablets. Camphor, eucalyptus and sage oils '
      + 'in large amounts are the exception: leave them out.' },
  { called: 'HIV treatment', verdict: usually, words: 'hiv|tld|arv|arvs|undetectable|antiretroviral*|dolutegravir',
    note: 'With HIV that is well controlled, skin takes ordinary actives as anybody’s does, and creams do not disturb TLD or other ARVs. Skin can be '
      + 'drier, so start slowly. A new itchy or spreading rash, or a low CD4 count: clinic first.' },
  { called: 'lupus', verdict: sunny, words: 'lupus|sle',
    note: 'Sun can set off lupus itself: broad-spectrum SPF 50, high in UVA and best mineral or tinted, every day and again every two hours, with '
      + 'hat, sleeves and shade, also at windows. Go slowly with acids and retinoids, and show any new rash to your doctor.' },
  { called: 'methotrexate', verdict: sunny, words: 'methotrexate|mtx|trexate',
    note: 'It can make skin burn faster and flare up an old sunburn: SPF 50, hat and shade every day. Plain moisturisers are fine. Sores in the '
      + 'mouth, fever or peeling skin: call your doctor or clinic the same day.' },
  { called: 'a water tablet or heart medicine', verdict: sunny, words: 'hydrochlorothiazide|hctz|ridaq|furosemide|lasix|amiodarone|water tablet|water '
    + 'pill|diuretic',
    note: 'Some of these make skin burn faster and, over years, raise the risk of skin cancer: SPF 50, hat and a yearly look at your skin. Creams do '
      + 'not change how they work.' },
  { called: 'hormone treatment or contraception', verdict: usually, words: 'hrt|hormone replacement|contraceptive*|contraception|birth control|the '
    + 'pill|mirena|iud|implanon|depo|nur isterate|estrogen patch|oestrogen',
    note: 'Hormones inside the body and an active on the skin do not disturb each other. Hormones can bring on melasma patches, so sunscreen (tinted, '
      + 'if you mark easily) matters more. Do not put creams under or near a patch.' },
  { called: 'diabetes', verdict: careful, words: 'diabet*|metformin|insulin|sugar diabetes|suikersiekte',
    note: 'Skin is drier and heals more slowly. Face care is as for anyone, starting low. Feet: plain moisturiser only, not between the toes; no '
      + 'acids, foot peels, files or blades, and any crack, blister or dark spot to the clinic at once.' },
  { called: 'high blood pressure or its medicine', verdict: usually, words: 'high blood|hypertension|blood '
    + 'pressure|amlodipine|enalapril|statin|cholesterol|warfarin|blood thinner*',
    note: 'Cosmetics on the skin do not change blood pressure or these medicines. With blood thinners you bruise and bleed easily: no needling, '
      + 'dermaplaning or waxing without asking.' },
  { called: 'thyroid disease', verdict: usually, words: 'thyroid|eltroxin|euthyrox|hashimoto*|graves',
    note: 'Creams do not disturb the thyroid or its tablets. An underactive thyroid makes skin dry, so moisturise twice a day; a change that comes '
      + 'fast is worth a blood test.' },
  { called: 'antidepressants', verdict: usually, words: 'antidepressant*|ssri|fluoxetine|prozac|sertraline|zoloft|citalopram|lexapro|lithium|anxiety '
    + 'meds|adhd|ritalin|concerta',
    note: 'Cosmetics do not interfere with them. Some bring sweating, dryness or (lithium) pimples; tell the prescriber about that instead of '
      + 'stopping by yourself.' },
  { called: 'asthma', verdict: usually, words: 'asthma|inhaler|asma',
    note: 'Most skincare is fine; choose fragrance-free, and no aerosol sprays near the face. If aspirin or Disprin makes you wheeze, leave salicylic '
      + 'acid and willow bark out and ask a pharmacist.' },
  { called: 'cancer treatment', verdict: 'Ask your oncology team first', words: 'chemo|chemotherapy|radiation|radiotherapy|oncolog*|tamoxifen|'
    + 'immunotherapy',
    note: 'Skin is thin, dry and slow to heal then: mild wash, plain fragrance-free cream, mineral SPF 50, and no acids, retinoids, scrubs or peels. '
      + 'Nothing on a radiation field that the team has not allowed.' },
  { called: 'a weak immune system', verdict: 'Ask your doctor first', words: 'transplant|immunosuppress*|immune suppress*|weak '
    + 'immune|azathioprine|tacrolimus tablets|cyclosporin*|prednisone',
    note: 'Infections start more easily and the sun does more harm: gentle care, SPF 50, no needling or strong peels, and every sore that does not '
      + 'heal in two weeks to a doctor.' },
  { called: 'TB treatment', verdict: usually, words: 'tb treatment|tb meds|tb tablets|tuberculosis|rifampicin|rifafour|isoniazid',
    note: 'Creams do not disturb TB tablets, but some of them make skin sun-sensitive: SPF 50 daily. A new rash or yellow eyes: clinic the same day.' },
  { called: 'kidney disease', verdict: 'Ask your renal clinic first', words: 'kidney*|dialysis|renal',
    note: 'Itch and dryness are common then and need the clinic’s eye. Plain, thick fragrance-free cream twice a day is safe; leave salicylic acid on '
      + 'large areas, and every unlabelled or lightening cream, quite out.' },
  { called: 'vitiligo', verdict: careful, words: 'vitiligo',
    note: 'Pale patches burn fast: SPF 50 and clothes. Anything that irritates or peels can set off new patches, so no scrubs and only mild acids '
      + 'after a patch test. A dermatologist can treat it.' },
]

/** Then it is not about skincare beside it, but about the medicine or the illness itself. */
const never = '!"dose|dosage|how many|mg|stop taking|where do i|how do i|how often|where to|headache|vision|suicidal|weigh|missed|overdose*|rash|itch|itching|'
  + 'itchy|toe|swollen"'
const anyCare = '"skincare|skin care|face wash|oil|oils|butter|soap|benzoyl peroxide|products|burn faster|sun|sunburn|cosmetic*|face mask|son"'

/** "May I use this with my illness or medicine?" */
export const healthTopics: readonly Particular[] = health.map(({ called, words, note, verdict }, at) => ({
  id: `health-${at}`,
  when: `"${words}" care/active/sunscreen ${never}\n"${words}" ${anyCare} ${never}`,
  says: [verdict.startsWith('Ask') ? `**${verdict} about anything beyond plain,
    gentle care.**` : `**${verdict}: {x} {is} not known to clash with ${called}.**`, note,
    'Who can tell for sure: the doctor, clinic or pharmacist who knows your medicines. Take the pack along, start one product at a time on a small '
      + 'patch, and stop if it burns or comes up in a rash.'],
  ingredients: [],
}))

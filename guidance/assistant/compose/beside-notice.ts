import { pattern } from '../../text/pattern.ts'

// Who is sent to a doctor or clinic asked something: whether it is catching, whether it may be covered, whether a cream would do. The notice is
// written for everybody; what was asked beside it is answered in a line of its own. Source: general.

type Row = { of: readonly string[]; asks: RegExp; line: string }

const catching = pattern`
  \b(?:contagious|infectious|catch(?:ing|y)?|spread to (?:others?|my|the|people)|pass(?:ed)? (?:it )?(?:on|to)|give it to|(?:get|got) it from|share|sharing|aansteeklik|
  iyathelelana|tshwaetso)\b`
const cover =
  /\b(?:cover(?:s|ed|ing)?|hid(?:e|es|ing)|conceal\w*|camouflage|make ?up|foundation|concealer|nail (?:polish|varnish)|gel nails|bedek|wegsteek)\b/
const isCancer =
  /\b(?:cancer|kanker|melanoma|serious|dangerous|worried|worry|fine|just a|normal|why|ernstig|gevaarlik)\b/
const away = /\b(?:school|work|creche|day ?care|skool|werk|class|gym|swim\w*)\b/

const planned = pattern`
  \b(?:how (?:long|soon|many)|when|before (?:i|we|trying|getting)|after (?:my|the|a)? ?(?:course|last|roaccutane|accutane|isotretinoin|oratane)|hoe lank|
  wanneer)\b`

const rows: readonly Row[] = [
  {
    of: ['pregnant-isotretinoin'],
    asks: planned,
    line:
      '**Before a baby:** at least one month must pass between the last capsule and trying for one, ' +
      'with reliable contraception until then. A course that ended longer ago than that does not harm a baby.',
  },
  {
    of: ['pregnant-retinoid'],
    asks: /^(?!.*\b(?:allerg\w*|react\w*|intoleran\w*)).*\b(?:instead|what else|alternatives?|else (?:is|can)|carry on or|swap|replace\w*|(?:what|which) (?:can|may|must|should) i (?:use|try|take)|wat (?:kan|mag) ek)\b/,
    line: '**Instead:** azelaic acid, niacinamide and vitamin C are usually accepted in pregnancy, for pimples, marks and lines; check with your midwife or pharmacist.',
  },
  {
    of: ['sunburn-blisters'],
    asks: /\b(?:limes?|lemons?|suurlemoen|citrus|celery|fig sap)\b/,
    line: '**Lime or lemon juice and sun together** burn like this (phytophotodermatitis), in streaks and drips, mostly a day later, and the marks stay dark for weeks. Wash juice off with soap before you go out; now shade, cover it, and sunscreen once it is closed.',
  },
  {
    of: ['chemical-burn'],
    asks: /\b(?:pull|peel|pick|scrub|rub)(?:ing)? (?:it |the \w+ |my \w+ )?off\b|\bpull the skin\b/,
    line: '**Loose skin** stays on: do not pull, pick or rub it off, it covers what heals under it.',
  },
  {
    of: ['losing-colour'],
    asks: catching,
    line:
      '**Catching?** Vitiligo is not contagious, and neither is colour lost after a rash: nobody gets it by touch, towels ' +
      'or sex.',
  },
  {
    of: ['losing-colour'],
    asks: cover,
    line:
      '**To cover them** meanwhile: camouflage make-up or a concealer in your own shade, patted on over the sunscreen and taken ' +
      'off gently at night.',
  },
  {
    of: ['scaly-plaques', 'hair-loss'],
    asks: catching,
    line:
      '**Catching?** Psoriasis and hair loss are not contagious, but ringworm can look like both and is: own towel, comb and ' +
      'cap until it has been seen.',
  },
  {
    of: [
      'severe-acne',
      'stubborn-acne',
      'hormonal-signs',
      'growing-scar',
      'lasting-hives',
      'sudden-melasma',
      'recurring-boils',
    ],
    asks: catching,
    line: '**Catching?** No, it is not contagious; nobody gets it by touch.',
  },
  {
    of: ['dark-streak', 'changing-mole', 'sore-not-healing'],
    asks: cover,
    line:
      '**Covering it** does not settle it: leave polish, make-up and plasters off, so that you see whether it ' +
      'changes, and come to the visit with it bare.',
  },
  {
    of: ['dark-streak', 'changing-mole', 'sore-not-healing'],
    asks: isCancer,
    line:
      '**Why it must be seen:** it can be a skin cancer such as melanoma, which nobody can tell from words, and ' +
      'which is cut out easily while it is small. A look through a lens, or a small sample, settles it.',
  },
  {
    of: ['hair-loss'],
    asks: /\b(?:ringworm|scal(?:e|y|es)|black dots?|broken hairs?|athletes?|anti ?fungal|clotrimazole|skilfers?)\b/,
    line:
      '**Round, scaly patches**, above all in a child, are often ringworm of the scalp: a cream from the shelf does not reach into the hair; it takes ' +
      'tablets or syrup from a clinic.',
  },
  {
    of: ['hair-loss'],
    asks: /\b(?:braids?|cornrows?|weaves?|wigs?|ponytails?|tight|dreads|locs|relaxers?|edges|hairline|vlegsels)\b/,
    line:
      '**From pull:** loosen every style now and give the hairline a rest for months. Hair that was only pulled can return in three to six months; on ' +
      'shiny skin it seldom does.',
  },
  {
    of: ['small-burn', 'chemical-burn', 'dye-rash', 'hair-dye-reaction'],
    asks: /\b(?:weaves?|sew ?ins?|braid\w*|cornrows?|extensions?|install\w*|wigs?|plait\w*|dreads|locs|twists|vlegsels|perm|tint)\b/,
    line: '**Weave or braids:** not yet. Wait until every scab has come off by itself and the skin is smooth and calm, mostly two to three weeks: thread, glue and pull open it again. A loose wig on a satin cap does meanwhile.',
  },
  {
    of: ['medicine-rash'],
    asks: /\b(?:stop\w*|skip\w*|quit|leave (?:it|them) out|off (?:it|them|my|the)|keep (?:on )?taking|carry on|continue|go on|ophou|los)\b/,
    line: '**Stopping it:** do not stop or go on by yourself, HIV, TB and epilepsy tablets least of all: they tell you on the phone today. With one of the signs above take no more and go at once.',
  },
  {
    of: ['pregnant-retinoid'],
    asks: /\b(?:instead|what (?:can|may|should|must|else)|which|less|lower|once a week|carry on|keep|still|continue|pimples?|acne|marks?|wrinkles?|pigmentation|weaker|sparingly)\b/,
    line: '**Not less often, but another:** azelaic acid, niacinamide and vitamin C are usually accepted in pregnancy; show your midwife or pharmacist what you choose.',
  },
  {
    of: ['infected-skin', 'scalp-ringworm', 'recurring-boils', 'seen-today'],
    asks: /\b(?:squeez\w*|pop(?:ping|ped)?|press (?:it|them) out|burst\w*|lance|drain it|prick\w*|needle|cut it open|uitdruk|druk)\b/,
    line: '**Do not squeeze, press or prick it:** that drives infection deeper and leaves a scar; what must come out is drained at the clinic.',
  },
  {
    of: ['scalp-ringworm', 'infected-skin', 'hair-loss'],
    asks: /\b(?:(?:methylated |surgical |white )?spirits|meths|paraffin|petrol|jeyes|dettol|savlon|jik|bleach|vinegar|battery|ash|brake fluid|snuff|urine|spiritus|asyn)\b/,
    line: '**Spirits, bleach, paraffin, vinegar and the like:** leave them off; they burn the skin and do not reach what causes it.',
  },
  {
    of: ['losing-colour'],
    asks: /\b(?:self ?tan\w*|fake tan|spray tan|dha|bronzer|blend\w*)\b/,
    line: '**Self-tanner,** once a doctor has called it vitiligo: it may blend the patches for some days, tried on one patch first; it is no sunscreen, so SPF 50 goes over it.',
  },
  {
    of: ['seen-today', 'seen-soon', 'lump', 'lumps-with-illness', 'recurring-boils', 'changing-mole', 'infected-skin'],
    asks: /\b(?:pop|popping|squeez\w*|prick\w*|lance|lancing|burst it|drain (?:it|that)|cut it (?:open|out|off)|needle|uitdruk)\b/,
    line: '**Do not pop, prick or cut it:** what is under the skin must be looked at first, and opened at home it bleeds, festers, scars and comes back. A clinic can numb it and take it out clean.',
  },
  {
    of: ['severe-burn', 'chemical-burn', 'seen-today', 'dye-rash', 'spreading-hives'],
    asks: /\b(?:dye|dyed|dyeing|hair colou?r|tint|henna)\b.{0,30}\b(?:again|rest|next|later|another|different|shade|finish|redo)\b|\b(?:again|rest of|finish|redo|another)\b.{0,20}\b(?:dye|hair colou?r|tint|henna)\b/,
    line: '**No more dye,** not next week and in no other shade, until a doctor has tested you: the next reaction can be worse, and an allergy tablet does not make it safe. Take the box along.',
  },
  {
    of: ['infected-skin', 'scalp-ringworm', 'household-itch'],
    asks: away,
    line:
      '**School or work:** back once treatment has begun and the clinic says so, mostly after a day or two; ' +
      'cover open sores, and share no towel.',
  },
  {
    of: ['seen-now', 'seen-today', 'infected-skin', 'rash-with-fever', 'ill-newborn'],
    asks: /\b(?:cold ?sores?|koors ?blaar\w*|fever ?blisters?|herpes)\b/,
    line: 'Say that a cold sore was near: on eczema or a baby its virus can spread over the skin (herpes infection) and needs medicine the same day.',
  },
]

const most = 2

/** What was asked beside a notice that sends to a doctor or clinic, in a paragraph; undefined where it was asked nothing we know. */
export const askedBeside = (id: string, said: string): string | undefined => {
  const lines = rows.filter(({ of, asks }) => of.includes(id) && asks.test(said)).slice(0, most)
  return lines.length === 0 ? undefined : lines.map(({ line }) => line).join(' ')
}

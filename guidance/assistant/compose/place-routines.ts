// Routines for skin that is not the face, and for shaving. A line: words | as it is called | morning steps ; | evening steps ; | what else.
const rows = `
(?:my|on|for|the|his|her|and) back(?! to)|back (?:acne|pimples?|breakouts|skin|routine)|chest|bacne|shoulders|op my rug|body (?:acne|pimples?|breakouts?)#your back and \
chest#**Wash** with a benzoyl peroxide or salicylic acid wash: leave it on a minute and rinse, the back last, after hair \
conditioner;**Moisturise** only where it is tight, with an oil-free lotion;**Protect:** a shirt, or sunscreen SPF 30–50 on bare skin#Shower soon \
after sport, no brushes or scrubs;Sleep in a clean cotton shirt#Benzoyl peroxide bleaches towels. Deep, painful lumps: see a doctor or clinic.
underarms?|armpits?|oksels?|bikini|inner thighs?#skin that rubs#**Wash** mildly and pat dry, no scrubs;**Trim or shave** with the hair, on wet \
skin;**Deodorant:** unscented, never on broken skin#**Moisturise** with a plain cream;**Loosen:** cotton, nothing tight#Marks fade over months \
once rubbing stops. Velvety, thick dark skin: have it checked.
hands?|knuckles|hande#your hands#**Wash** lukewarm with a soap-free wash;**Cream** after every wash, while damp;**Protect:** sunscreen SPF 30–50 \
on the backs#**Thick cream** or petroleum jelly, cotton gloves overnight#Wear gloves for dishes and cleaning.
feet|foot|heels?|voete|hakke#your feet#**Wash** and dry well between the toes;**Cream** on heels, not between toes#**Urea cream 10–25%** on the \
heels, cotton socks over it#File gently once a week. Diabetes, bleeding cracks or a sore: clinic first.
lips?|lippe#your lips#**Balm** with SPF 30–50, again after eating and drinking;**Do not lick** or pull flakes: a \
little petroleum jelly instead#**Wipe off** lipstick with a drop of oil, softly;**Petroleum jelly or lanolin,** thickly, last thing at night#No lip scrub, menthol, \
cinnamon or scent. Cracked corners that stay, or a sore that has not healed in three weeks: pharmacist or clinic.
kp|keratosis|strawberry|bumpy#bumpy arms and legs#**Wash** short and lukewarm, no scrubs;**Moisturise** on damp skin with urea 10% or lactic acid \
5–12%;**Protect:** sunscreen SPF 30–50 on bare skin#**The same lotion** again#It is harmless and takes about eight weeks to smooth.
scalp|dandruff|hair|kopvel#your scalp#**Wash** two or three times a week, for flakes with an anti-dandruff shampoo from the pharmacy, left on \
three to five minutes;**Condition** the lengths, not the scalp;**Protect** partings and bald skin: hat or sunscreen SPF 30–50#**Leave it bare:** \
heavy oils feed flakes#Sore, oozing or bald patches: see a clinic.
shav\\w+|razor|skeer#shaving#**Soften:** two minutes of warm water, then gel or foam;**Shave** with the hair, sharp single blade or trimmer, one \
pass;**Rinse** cool, then an alcohol-free moisturiser;**Protect:** sunscreen SPF 30–50#**Cleanse** mildly and **moisturise**;For bumps, salicylic \
acid 0.5–2% two nights a week, not straight after shaving#Let it rest when it is sore; do not dig out hairs.
body|legs?|arms?|elbows|knees|shins|lyf|bene|umzimba#your body#**Wash:** a short, lukewarm shower, a soap-free wash only where you \
sweat;**Moisturise** within three minutes, on damp skin, with glycerin, urea 5–10% or ceramides;**Protect:** sunscreen SPF 30–50 on bare \
skin#**Moisturise again** on shins, elbows and knees, then seal with petroleum jelly#Itch that keeps you awake, or no better in two weeks: ask a \
pharmacist or clinic.
`

export type PlaceRoutine = { called: string; morning: string[]; night: string[]; note: string }

const places = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [words = '', called = '', morning = '', night = '', note = ''] = row.split('#')
    // A beard, a shaved head and lips are told beside a routine for the face; only a routine for shaving or for lips is one.
    const named =
      called === 'shaving' || called === 'your lips'
        ? String.raw`\b(?:${words}) (?:care )?(?:routine|roetine|steps)|(?:routine|steps|roetine) (?:for|to|before|after|vir) (?:\w+ )?(?:${words})`
        : String.raw`\b(?:${words})\b`
    return { words: new RegExp(named), called, morning: morning.split(';'), night: night.split(';'), note }
  })

const face = /\b(?:face|facial|cheeks?|forehead|chin|nose|tzone|t zone|gesig|beard|shave head)\b/

/** The routine for the place that is spoken of, or undefined when it is the face. */
export const placeIn = (said: string): PlaceRoutine | undefined =>
  face.test(said) ? undefined : places.find(({ words }) => words.test(said))

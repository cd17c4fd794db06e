// What is done to skin, hair or nails that is no ingredient: "may I get a tattoo with psoriasis", "is hair dye fine when pregnant".

/** `id | as it stands in a sentence | how it is said`, the narrower first. */
const rows = String.raw`
foot-care|foot peels, files and blades|voet ?(?:skil|peel|masker|vyl)\w*|hakvyl|\
(?:foot|feet|heel|heels|toe) (?:peel\w*|file\w*|mask\w*|blade\w*|grater)|pedicures?|\
(?:peel\w*|file|filing|salicylic|glycolic|acids?|blade|corn plasters?) .{0,24}\b(?:feet|foot|heels?|toes?|voete)|\
pumice|corn (?:plasters?|remover)|(?:on|for) (?:my |his |her )?(?:corns?|callus\w*|bunions?)
needling|needling|micro ?needl\w*|derma ?(?:roll\w*|pen)|needling
dermaplaning|shaving or dermaplaning|dermaplan\w*|shav(?:e|es|ing)|razor
microblading|microblading|micro ?blading|permanent make ?up
tattoo|a tattoo|tattoos?|tatoeer\w*
piercing|a piercing|pierc\w+|nose ring|ears pierced
dye|hair dye|(?:hair|brow|eyebrow|lash|beard) (?:dyes?|colou?r\w*|tint\w*)|(?:dye|dyeing|colou?r|colou?ring|bleach|tint) (?:(?:my|her|his|the) )?(?:own )?hair|\
(?:black )?henna|hair bleach|highlights|hare kleur|kleur my hare|haarkleur\w*
relaxer|a hair relaxer|relaxers?|relax (?:my|her|his) (?:\w+ )?hair|hair relaxed|relaxed hair|\
keratin treatment|brazilian (?:blow\w*|treatment|keratin)|a perm|hair straighten\w* (?:cream|treatment)
injectables|Botox or fillers|botox|fillers?|skin boosters?
selftan|self-tan|self ?tan\w*|fake tan|spray tan
sunbed|a sunbed|sun ?beds?|tanning beds?|solarium
sauna|heat and steam|sauna|steam(?:ing|ed|room| room)?|hot tub|jacuzzi
extraction|extractions|extractions?
device|a device with current or radio waves|micro ?current|radio ?frequency|rf (?:device|treatment)|nuface
laser|laser or IPL|laser|ipl|electrolysis
depilatory|hair removal cream|(?:hair ?remov(?:al|ing|er)|depilatory) creams?|creams? (?:to|that) removes? hair|veet|nair
light|red or blue light|(?:red|blue|led) light|led (?:masks?|devices?)|light therapy|light masks?
wax|waxing or threading|wax|waxed|waxing|thread(?:ed|ing)|sugaring|epilat\w*
peel|a chemical peel|peeling solution|(?:a|an|the|chemical|salon|light|deep|acid|face|facial|get|having|do|tca|jessner) peels?|chemical peeling|peels
facial|a facial|facials?(?! (?:hair|oil|wash|cleanser|skin))
nails|nail polish or gel nails|(?:gel|acrylic|shellac|false|fake) (?:nails?|polish)|acrylics?|nail (?:polish|varnish)|manicure|nails done
makeup|make-up|make ?up|foundation|concealer|eyeshadow|lipstick|mascara
spray|an aerosol spray|(?:spray|aerosol) (?:sun ?screen|spf|sun ?block|deodorant)|(?:sun ?screen|spf) sprays?|aerosols?|spray on sun ?screen
perfume|perfume|perfume|cologne|body spray|parfuum
deodorant|deodorant|deodorants?|roll on|antiperspirant
swim|swimming|swim|swimming|the pool|swem
scrub|scrubs and exfoliating|scrubs?|scrubb?(?:ed|ing)|(?:af)?skrop|afskrop|exfoliat(?:e|ing|ion|or)|exfoliating gloves?|loofah|physical exfoliants?
`

/** Something that is done, as it is called in an answer. */
export type Practice = { id: string; called: string }

const practices = rows
  .replaceAll('\\\n', '')
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', called = '', ...ways] = row.split('|')
    return { id, called, said: new RegExp(String.raw`\b(?:${ways.join('|')})\b`) }
  })

/** What health.json may mind beside ingredients and families. */
export const practiceIds: readonly string[] = [...practices.map(({ id }) => id), 'soap']

/** What a message says is done, all of it, the narrower first. */
export const practicesIn = (said: string): Practice[] => practices.filter((one) => one.said.test(said))

/** What acts on skin, keeps a product or colours and scents it. Medicines and banned things first: these must never pass as something mild. */
export const activeRules = String.raw`
illegal-lightener = mercury|calomel|cinnabar|hydrargyr|mercuri[cou]|mercurous
medicine = cortisone|methasone|betasol|solone|cinonide|cinolone|tasone
medicine = conazole|mycin\b|micin\b|cycline|floxacin|oxacin\b|nidazole|c[iy]clovir|mectin\b|methrin\b|tracin\b|myxin\b|prosten|prostamide?\b|prost\b
medicine = [cf]onazole\b|trimazole\b|profen\b|oxicam\b|sulfadiazine|sulfacetamide|\bpramoxine|\b(?:pramo|prilo|bupiva|dibu|cincho|pro|butam?)caine\b|methazine\b|pyramine\b|amorolfine|naftifine|
  chloramphenicol|imiquimod|podophyll|fluorouracil|eflornithine|trinitrate|terone\b|clofenac|estradiol|desonide|\bheparin|quinaldol|hydroxyquinoline|
  tacrolimus|pimecrolimus
retinoid-medicine = retinoic acid|\btretinoin|adapalene|tazarotene|trifarotene
retinoid = \bretinol|\bretinal|\bretinyl|\bretinoxy|retinoate
vitamin-c antioxidant = ascorbic|ascorbyl|ascorbate|ascorbo
vitamin antioxidant = \btocopher|\btocotrien
brightener = arbutin|kojic|tranexam|\bkojyl|(?<!meth)yl ?resorcinol
bha exfoliant = salicylic|salicyloyl|betaine salicylate|\b2 hydroxybenzoic|^{metal} salicylate$
pha exfoliant = gluconolactone|lactobion|maltobion|cellobion
aha exfoliant = \bglycolic acid|\blactic acid|\bmandelic acid|\b(?:mal|tartar|citr|hydroxycapr\w*)ic acid|^(?:ammonium|arginine) (?:glycol|lact)ate$|
  fruit acid|alpha ?hydroxy|^ahas?$
exfoliating-enzyme = protease|papain|bromelain|subtilisin|\bficin\b|actinidin|keratinase
protein = oxidase$|lipase$|catalase$|amylase$|dismutase$|laccase$|glutaminase$|photolyase$|nuclease$
peptide = peptide
ceramide = ceramide|sphingo[lsm](?!onas)|cerebroside
cholesterol emollient = sterol\b|sterols?\b|steryl \w+ate$|^\w*cholesteryl
humectant = hyaluron
vitamin humectant = \bpantothen|\bpanthenyl|\bpanteth
cooling = Methyl, hexyl or benzyl nicotinate draws blood to the skin: it warms and flushes =
  ^(?:methyl|ethyl|hexyl|benzyl) nicotinate$
vitamin = A vitamin named by its letter (vitamin E oil, provitamin B5) is filed with vitamins =
  ^(?:pro ?)?vit(?:amine?|amien)? [abcdefhkp]{1,2}\d{0,2}\b
vitamin = \bniacin\b|\bbiotin\b|carnitine\b|nicotin(?:amide|ate|ic)\b|pyridox|riboflavin|thiamine|cobalamin|calciferol|\binositol
antioxidant = ubiquin|urolithin|spermidin|gallate$|resveratrol|thioctic|\bcaroten|ferul(?!a\b)|\bbht\b|butylhydroquinone|tbhq|superoxide|erythorb|rutin|quercetin|
  hesperid|naringen|
  ylidene ?malonate|piperidinol
antioxidant preservative = sulfite$
hair-dye = diamino ?(?:phen|pyri|pyra)|\d (?:amino|nitro)\b.* \w*(?:pyridine|cresol|anisole|phenol|toluene|aniline)\b|hydroxyindole|picram|
  hydroxybenzomorpholine
paraben preservative = paraben$|(?:parabens|paraben sodium)$
formaldehyde-releaser preservative = germall|hydantoin|zolidinyl urea|bronopol|\bquaternium 15$|nitropropane|nitrodioxane|hydroxymethylglycinate|formal[di]|
  methenamine
isothiazolinone preservative = isothiazolinone
preservative = phenoxyethanol|chlorphenesin|triclosan|^(?:{metal} )?(?:benzo|sorb|dehydroacet|levulin|anis|propion|undecylen)ate$|
  \b(?:dehydroacet|sorb|
  benzo|levulin|anis|undecylen|usn)ic acid|phenoxyiso|chlorhexidine|hexamidine|butylcarbamate|piroctone|ethylhexylglycerin|chloroacetamide|
  dichlorobenzyl|
  glyceryl (?:undecylen|capryl)ate$|thymol$|silver (?:chloride|citrate|nitrate|oxide)
chelator preservative = hydroxam
preservative = Geogard, Optiphen, Euxyl and the like are trade names of mixtures that keep a product =
  \b(?:geogard|cosgard|optiphen|euxyl|microcare|germaben|phenonip|naticide|leucidal|dermosoft|sharomix|spectrastat|saliguard|preservative eco)\b
preservative surfactant = benzalkonium|benzethonium|cetylpyridinium
fragrance = \bparfum\b|\bperfume\b|\bfragrance\b|\b(?:parfums|perfumes|fragrances|parfuum|geur|geurstof|geurmiddel|reukstof|duftstoffe?)\b
flavour fragrance = \baroma\b|\bflavou?r
fragrance-allergen fragrance = limonene$|linalool|eugenol|\bionone|cinnamal|linalyl|citronell[oa]l|geraniol|geranyl|eugenyl|coumarin|farnesol|
  \bpinene|
  terpin[eo]|damascon|caryophyllene|benzyl (?:salicyl|benzo|cinnam)ate|amyl salicylate|vanillin|evernia|cedrene|citral$|dmbc|phenethyl acetate
colourant = CI with five digits is a colour of the Colour Index =
  ^(?:c ?i|colou?r index)(?: no)? ?\d{5}|^\d{5}(?: \d)?$
hair-dye = Basic, disperse and HC with a colour and a number, and names such as p-phenylenediamine, are hair dyes =
  ^(?:basic|disperse|hc|direct) {colour}(?: no)? ?\d|phenylenediamine|toluene ?(?:2 5 )?diamine|aminophen[oy]|resorcinol$|naphthol$|
  amino ?\d? ?hydroxytoluene
colourant = A colour with a number, with or without acid, D&C or lake, is a colourant =
  ^(?:acid |solvent |ext )?(?:f?d ?(?:and )?c )?{colour}(?: no)? ?\d+(?: (?:aluminum )?lake)?$
colourant = \bmica\b|ultramarine|carmine|\b(?:iron|chrom\w+|tin|ferr\w+|manganese)\b.* (?:\w*oxides?|ferrocyanide|violet)\b|\blake$|guanine$|
  (?:bronze|
  aluminum|copper|gold|silver|brass) powder|calcium (?:sodium|aluminum) borosilicate|caramel$|melanin|canthaxanthin|^e ?1[0-8]\d$|pigments?$
uv-filter-mineral = titanium dioxide|zinc oxide|titanium oxide
uv-filter-organic = methoxycinnamate|octocrylene|homosalate|triazone$|dibenzoylmethane|ethylhexyloxyphenol|benzophenone ?\d|benzylidene camphor|
  benzotriaz|
  benzimidazole|(?:ethylhexyl|octyl|homomenthyl) salicylate|hydroxybenzoyl hexyl|menthyl anthranilate|
  benzylmalonate|naphthalate$|benzylidene pentanedione|cinoxate|syringylidene|polysilicone 15|\bpaba\b|aminobenzoic|mexoryl|tinosorb|phenyl triazine
cooling = \bmenthol|\bmenthyl|\bcamphor$|\bmentho(?:ne|xy)
soothing = bisabolol|allantoin|azulene|beta ?glucan|glycyrrh?[ie]|asiatic|avenanthram|butylcyclohexanol|tetrahydropiperine
`

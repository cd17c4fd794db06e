/** Names from plants, ferments and animals: a Latin or common name, the part of the plant, the form it is in. */
export const plantRules = String.raw`
protein = What cells give off into what they grow in (exosomes, vesicles, conditioned media) is filed with proteins =
  ^human\b.*(?:cells?|exosomes?|vesicles?|fibroblasts?|stem)\b|conditioned medi(?:a|um)|extracellular vesicles?$
ferment = ferment|lysate|\byeast\b|bacill|bifid|myces|(?:lact|strept)ococc|aspergillus|leuconostoc|omonas|kombucha|vitreoscilla
humectant soothing = \bhoney\b|propolis|royal jelly|\bmel\b|\bbee (?:venom|pollen)
protein humectant = \bmilk\b(?! (?:of|thistle))|\bwhey\b|yogurt|\blac\b|yoghurt|jog?h?urt|buttermilk|colostrum|caseinate|\bmelk\b
emollient = snail|\bpearl\b|caviar|\b(?:placental?|roe|ovum|egg|conchiolin|oyster shell|fish|emu|mink|ostrich|tallow|lard|shark|bovine)\b
local-botanical botanical = \b(?:aspalathus|rooibos|sclerocarya|marula|adansonia|baobab|aloe ferox|agathosma|barosma|buchu|schinziophyton|ricinodendron|
  mongongo|manketti|kalahari|trichilia|mafura|ximenia|kigelia|harpagophytum|cyclopia|honeybush|siphonochilus|sutherlandia|lessertia|lippia javanica|
  eriocephalus|pelargonium sidoides|bulbine|carpobrotus|mesembryanthemum|sceletium|helichrysum odoratissimum|athrixia|elephantorrhiza|yangu|
  croton gratissimus|myrothamnus|cape chestnut|calodendrum|portulacaria|protea|amaganu|umkhuhlu|natal mahogany)\b
soap surfactant = ^saponified
emollient occlusive = Hydrogenated with an oil is that oil made solid =
  ^hydrogenated .*(?:oils?|fat|kernel|glycerides?|lecithin|jojoba|soybean)$
essential-oil fragrance botanical = A scented plant with oil, and not seed oil, is an essential oil =
  \bessential oil|^(?!.*(?:kernel|almond|amygdal|rosehip|canina|rubiginosa|mosqueta|moschata|\binca\b|\bolea\b|(?:citrus|lavandula|rosa|pinus|
  cedrus)\b.* seed )).*{scented}.* oils?$
butter emollient occlusive = A plant name that ends in butter is a plant butter =
  {plant} butters?$|unsaponifiables$
plant-oil emollient = A plant name that ends in oil is a plant oil =
  {plant} oils?$|{plant} (?:seed|kernel|nut|germ|fruit|bran|bean|pulp|berry|stone) oils? \w+$|^oleum\b
botanical = A plant name that ends in juice, gel, water or distillate is what is pressed or distilled from a plant =
  {plant} (?:juice|nectar|gel|sap)(?: (?:powder|extract|concentrate))?$|{plant} (?:hydrosol|hydrolate|distillate)$|{plant} {part} (?:water|vapor)$|
  {scented}.* water$|^(?!(?:aqua|water|micellar|thermal|mineral|terra|maris)\b)[a-z]{5,} [a-z]{3,}(?:[^aeiou]a|us|um|is|ii|ae|ense|ens|oides) water$|\b(?:hamamelis|witch hazel|centaurea|camellia|coco\w+|bamb\w+|cucum\w+|tilia|aloe|birch)\b.* water$
botanical = A plant name that ends in extract, filtrate, infusion, tincture or absolute is a plant extract =
  {plant} (?:extracts?|extr?|filtrate|infusion|tincture|absolute|oleoresin|concrete|concentrate|macerate|decoction|uittreksel|ekstrak|extrait)(?: (?:powder|
  dry|liquid|filtrate))?$|^(?:extract|extrait|tincture) of\b
botanical = A plant name with cells, callus or meristem is grown from plant cells =
  {plant} (?:cell|callus|meristem)s?\b|exosomes?$
botanical absorbent = A plant name that ends in powder, meal or flour is ground plant, which absorbs or scrubs =
  {plant} {part} (?:powder|meal|flour|granules|scrub|shell)(?: powder)?$|{plant} (?:shell|stone)(?: ?powder)?$|^\w+(?: \w+)? powder$
botanical = A plant name that ends in the part of the plant (leaf, root, flower) is that part =
  {plant} {part}$
`

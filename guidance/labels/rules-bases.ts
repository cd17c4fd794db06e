/** What products are made of: cleansers, emulsifiers, fats, silicones, thickeners, humectants, salts. The more telling patterns first. */
export const baseRules = String.raw`
emulsifier = Polawax, BTMS, Montanov and the like are trade names of waxes that keep oil and water together =
  \b(?:polawax|btms|montanov|ecomulse|vegemulse|ritamulse|emulsimulse|sepigel|lanette|emulsifying wax)\b
emulsifier sulfate = cetearyl sulfate$|cetostearyl sulfate$|stearyl sulfate$
sulfate surfactant = Sodium, ammonium or TEA with a fatty name (lauryl, laureth, coco) and sulfate is a foaming sulfate =
  ^{metal} (?:lau|coc|my?r|c\d|tride|\w*decyl|octyl|ole|alkyl|cetyl|2 eth)\w*(?: \w+){0,2} sulfate$
surfactant = sulfonate$|sulfosuccinate|sulfoacetate$|sulfosuccinamate|sulfolaurate|sulfomethyl
surfactant = isethionate$|taurate$|sarcosinate$|sarcosine$|sultaine$|\w(?:yl|o|am) betaine$|ampho(?:di)?(?:acet|propion|glycin|carbox)|amine oxide$|
  eth \d+ carboxyl
surfactant emulsifier = Cocoyl, lauroyl or stearoyl with an amino acid (glutamate, glycinate) is a mild cleanser or emulsifier =
  {acyl}.* (?:glutam|glycin|alanin|aspart|threonin|prolin|lysin|amino|methyl ).*
emulsifier = lactylate$
surfactant emulsifier = yl glucoside$|coco glucoside$|(?:yl|coco|ato) (?:poly)?gluc(?:os|am)ides?$
surfactant thickener = amide mea$|amide dea$|amide (?:tea|[md]ipa)$|(?:di|mono)ethanolamide$
surfactant = amidopropyl$|amidopropyl (?:\w+amine|pg)|amidoethyl|lauramine|stearamine|dimethylamine
film-former = polyquaternium
film-former surfactant = hydroxypropyltrimonium|hydroxypropyldimonium|hydroxypropyl [td]r?imonium|monium(?: [a-z]+)? hydrolyzed|\bpg (?:tri|di)monium
surfactant = ^quaternium|dimonium|esterquat|(?<!\b(?:di)?am)(?:mon|alkon)ium \w+(?:ide|ate)$
silicone = methicone|siloxane|silicone|methiconol|silanol\b|silsesquiox|siloxysilicate|silane\b|^silica (?:dimethyl|silylate)
film-former = A phosphinate, a phosphine oxide or a phenyl ketone hardens nail gel under the lamp, and a toluidine acrylics without one =
  phosphinate$|phosphine oxides?$|phenyl ketone$|propiophenone$|^(?:uv )?photo ?initiators?\b|\boligomers?$|toluidine$|tolylamine$
film-former thickener = carbomer|carbopol|polymer|acrylate|acryl(?:amid|oyl|ic)|\bp?vp\b|\bpvm|polyvinyl|povidone|^polyurethane|poly\w*ester|polyethyl\w*imine|
  ^polyamide|nitrocellulose|shellac$|\brosin\b|colophon
absorbent film-former = ^nylon|ptfe|boron nitride|^poly(?:ethylene(?! glycol)|propylene|styrene|lactic|tetrafluor)
humectant solvent = Plain PEG with a number is a water-holding solvent =
  ^(?:peg|polyethylene glycol) ?\d+[mk]?$
emulsifier surfactant = PEG-, PPG- or -eth and a number tell an emulsifier, cleanser or solvent made with ethylene or propylene oxide =
  \bp[ep]g ?\d|^(?:pbg|macrogol|polox\w+|meroxapol|polyoxy\w+) ?\d|[cs]etoma[ck]rogol|^macrogol\b|\w[^y]eth ?\d|oxynol
emulsifier = polyglyceryl|polysorbate|sorbitan|^(?:di|tri|deca|hexa)glycer(?:yl|in) |polyricinoleate|\btween ?\d|sorbiteth|\bspan ?\d+$|^(?:sucrose|
  methyl ?glucose|glucose|inulin|maltitol|xylityl|trehalose)\b.*{fat}
emulsifier emollient = lecithin|phosphatid|phospholipid|phosphoglycer
emulsifier = cetyl phosphate$|alcohol phosphate$|(?:ear|laur|alk|glucos)yl phosphate$
emulsifier emollient = Glyceryl or glycol with a fatty acid is an emulsifier that also softens =
  (?:glycer[yo]l|glycol|propanediol|\bpentaerythrityl) (?:\w+ )*{fat}(?: \w+ate)*(?: se)?$|glyceryl \w*(?:stearate|citrate)|stearate citrate
emollient = glyceride|estolide|caprylic capric|^tri\w+in$
soap surfactant = Sodium or potassium with a fat or fatty acid (palmate, cocoate, stearate) is soap =
  ^(?:sodium|potassium|[tmd]ea|triethanolamine) (?:.*(?:kernel|butter|seed|oil|bean|bran|lard|castor|almond)ate|.*fatty acids?|
  (?:hydrogenated )?{fat})$|^soap\b
thickener absorbent = Magnesium, zinc, calcium or aluminium with a fatty acid is a powder that binds and thickens =
  ^(?:aluminum|{metal}) {fat}$
fatty-alcohol emollient = Names with a fatty chain and alcohol (cetyl, stearyl, behenyl) are fatty alcohols, which do not dry =
  (?:\b(?:iso)?cet\w*|stearyl|behenyl|myristyl|lauryl|arachidyl|oleyl|decyl|batyl|rapeseed|coconut|jojoba|palm|^c\d+ \d+)(?: \w+)? alcohols?$|decanol$
drying-alcohol solvent = Alcohol alone or with denat. or SD, ethanol and isopropyl alcohol evaporate and can dry =
  ^(?:(?:sd|specially|denatured|ethyl|grain|organic|cane) ?)*alcohol(?: denat\w*| ?\d+ ?[a-z]?)*$|^(?:ethanol|isopropanol|propan 2 ol|2 propanol|
  (?:iso)?propyl alcohol|
  methylated spirits?|alkohol)\b|^alcohol denat|^sd alcohol
aromatic-alcohol = benzyl alcohol$|phenethyl alcohol$|cinnamyl alcohol$|phenylethyl alcohol$|anis\w+ alcohol$
fatty-acid emollient = stearic acid$|(?:dec|eicos)anoic acid$|palmitic acid$|oleic acid$|(?:myrist|laur|linole|linolen|behen|arachid|eruc|
  hydroxydecano|pelargon|punic|
  \bcapr\w*)ic acids?$|(?:cocos?|coconut|palm|tallow|olive|omega.*) acids?$|fatty acids?$
mineral-oil occlusive = petrolatum|mineral oil|\bparaffin|petroleum jelly|vaselin|ceresin|crystallina|crystalline wax|minerale|^(?:white |yellow )?petroleum$
wax occlusive = lanolin|\bwool ?(?:fat|wax|grease)\b|\bcera\b|\bwax\b|lanolate|\bwaxes\b|^beeswax|\bcire\b|spermaceti
emollient = squalane|isododecane|isoparaffin|squal[ae]n|(?:but|dec|farnes)ene$|\w(?:dec|eicos)ane$|alkane|^c\d+ \d+ paraffin
thickener film-former = \bgum\b|cellulose|carrageen|algin(?:ate)?\b|^chondrus|\bpectin|\bagar\b|gelatin|sclerotium|xanthan|gellan|guar\b|chitosan|
  pullulan|
  dextr[ai]n\b|tragacanth|konjac|glucomannan|inulin|biosaccharide
absorbent thickener = starch|tapioca|arrowroot|flour$
clay absorbent = kaolin|bentonite|\bclay\b|hectorite|montmorillonite|illite\b|smectite|attapulgite|\bloess\b|argilla|\bmud\b|silt$|maris limus
absorbent = \bsilica\b|charcoal|\btalc|silicate\b|carbo\b|diatom|perlite|(?:calcium|magnesium) carbonate|zeolite|alumina\b|silylate|volcanic ash
protein = ^hydrolyzed|collagen|keratin|proteins?\b|\bsilk\b|fibroin|lactoferrin|albumen|casein|growth factor|\begf\b
amino-acid = Amino acids are named by themselves or as their hydrochloride =
  ^(?:[ldn] |dl )?(?:acetyl )?(?:\w*alanine|arginine|asparagine|aspartic acid|cyst(?:e)?ine|glutamic acid|glutamine|glycine|histidine|\w*leucine|
  lysine|
  methionine|ornithine|\w*proline|serine|threonine|tryptophan|tyrosin\w+|valine|citrulline|taurine|creatine|carnosine)(?: hcl| hydrochloride)?$|
  amino acids?$|^(?:{metal} )?(?:aspart|glutam|glycin)ate$
humectant solvent = glycol$|glycerin\b|glycerol$|glycols$|glycerine\b|[ae]nediol$
humectant = itol$|\bpca$|\burea\b|pyrrolidone carbox|^(?:sodium|potassium|calcium) lactate$|
  glyceryl glucoside|polyglutam|glucosamine|saccharide isomerate|betaine$
sugar humectant = saccharide|syrup|molasses|\b(?:gluc|fruct|sucr|lact|malt|xyl|mann|rhamn|galact|raffin|fuc|rib|dextr|polydextr)ose\b|\bsugar\b
chelator = edta\b|gluconate$|etidron|phyt(?:ate|ic acid)|ethylenediamine|phosphon|pentetate|iminodisuccinate|metaphosphate|diacetate$
ph-adjuster = The ash of pods, peels and wood is the lye that black soap is made with =
  ^[a-z]{3}.* ash(?:es)?$
emulsifier emollient = A cream or ointment base is what a medicine is mixed into =
  ^(?:aqueous |emulsifying )?(?:cream|ointment|gel) base$
ph-adjuster = Hydroxides, oxides, simple acids, their salts (citrate, phosphate, carbonate) and ethanolamines set the acidity =
  ^{metal} (?:(?:di)?hydrogen |acid )?(?:oxide|(?:tripoly|pyro|glycero)?phosphate|(?:bi|sesqui)?carbonate|citrate|acetate|borate|succinate|malate|tartrate|
  glycolate|
  fumarate|adipate)$|hydroxide$|anolamine$|^(?:phosphor|bor|acet|hydrochlor|succin|fumar|adip|sulfur|nitr|form)ic acid|vinegar$|hexylamine$
salt = Chlorides, sulfates and other simple salts of sodium, magnesium, calcium, zinc or aluminium are salts =
  ^(?:{metal}|aluminum|ferrous|cupric|stannous|barium) (?:hydrogen )?(?:(?:chlor|iod|fluor|brom)ide|(?:per|bi|thio)?sulfate|nitr[ai]te|stannate|
  selenite)$|
  \bsalts?$|chlorohydr|^(?:zinc|copper|manganese|magnesium) \w+ate$|\balum\b|^sel\b|^maris sal$
propellant = dimethyl ether|hydrofluoro|^(?:iso|n )?(?:but|prop|pent)ane$|^nitrogen$|^carbon dioxide$
solvent = acetone$|isosorbide|toluene|^(?:\w*propyl|ethyl|butyl|methyl) acetate$|ethoxydiglycol|propylene carbonate|^triethyl citrate|sulfoxide|
  butoxy|
  methoxy\w+ol$
emollient = A name that ends in -yl and a name that ends in -ate (cetyl palmitate) is an ester that softens =
  ^(?!{metal} ).*(?:yl|ol|eth \d+|propane|erythritol) (?:\w+ )*(?:{fat}|(?:di|tri)?(?:lact|adip|sebac|succin|glutar|mal|citr|carbon|male|fumar|salicyl|
  phthal|
  trimellit|benzo|propion|acet)ate)(?: \w+ate)*$|^\w+yl (?:\w+yl )*{fat}|dilinoleate|polyacyladipate|dicaprylyl|coco caprylate|^di\w+yl ether$
solvent = Water, aqua and eau, whatever stands before them (thermal, spring, sea), is water =
  ^(?:(?:\w+ )?(?:thermale?|spring|sea|ocean|glacier|mineral|pure|purified|distilled|deioni[sz]ed|demineral\w+|rain|alkaline|ioni[sz]ed|
  structured|filtered|
  hot|floral|river|mountain|volcanic|deep|fresh|avene|vichy|uriage) )+(?:aqua|\w*water|eau)$|^(?:aqua|water|eau|amanzi|wasser|metsi)$|^(?:aqua|eau) \w+$|
  ^maris aqua
`

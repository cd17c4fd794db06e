/** Labels as people paste them, and how they are read: `?` before a name that is not known, `±` before what may be in it, `!` at the end where a lightener is warned of. */
export const pastedLabels: Readonly<Record<string, readonly (readonly [text: string, items: string])[]>> = {
  'what a pack says is not in the product is no item and no alarm, in any language of packs': [
    [
      'Free from: parabens, sulphates, hydroquinone, mercury.\nIngredients: Aqua, Glycerin, Niacinamide',
      'Aqua | Glycerin | Niacinamide',
    ],
    ['Our products do not contain potential irritants including: PEGs, urea, PABA, parabens, formaldehyde', ''],
    ['Ingredients: Aqua, Glycerin, Niacinamide. Sans parabènes, sans hydroquinone.', 'Aqua | Glycerin | Niacinamide'],
    ['Ingredients: Aqua, Glycerin, Niacinamide. 0% parabens, hydroquinone, alcohol.', 'Aqua | Glycerin | Niacinamide'],
    [
      'Ingredients: Aqua, Glycerin, Niacinamide. Free from hydroquinone, mercury, parabens and steroids.',
      'Aqua | Glycerin | Niacinamide',
    ],
    ['Free from parabens. Ingredients: Aqua, Glycerin, Hydroquinone', 'Aqua | Glycerin | Hydroquinone !'],
    ['Aqua, Glycerin, sans hydroquinone', 'Aqua | Glycerin'],
    ['Inhaltsstoffe: Aqua, Glycerin. Ohne Parabene und Hydrochinon', 'Aqua | Glycerin'],
    ['Hydroquinone: 0%. Mercury: 0%. Ingredients: Aqua, Glycerin, Arbutin', 'Aqua | Glycerin | Arbutin'],
    [
      "WHAT'S NOT INSIDE: Parabens, Phthalates, Hydroquinone\nWHAT'S INSIDE: Aqua, Glycerin, Squalane",
      'Aqua | Glycerin | Squalane',
    ],
    ['NO: Parabens • Silicones • Hydroquinone\nIngredients: Aqua • Glycerin • Betaine', 'Aqua | Glycerin | Betaine'],
    ['Aqua, Glycerin, Panthenol (no hydroquinone, no parabens)', 'Aqua | Glycerin | Panthenol'],
    ['Ons gebruik nooit kwik of hidrokinoon nie. Bestanddele: Aqua, Ureum', 'Aqua | Ureum'],
    ['Hydroquinone? Never. Mercury? Never. Ingredients: Aqua, Urea, Betaine', 'Aqua | Urea | Betaine'],
    ['Ngaphandle kwe-hydroquinone. Izithako: Aqua, Urea, Glycerin', 'Aqua | Urea | Glycerin'],
    ['✗ Hydroquinone ✗ Mercury ✗ Parabens\nIngredients: Aqua, Urea, Glycerin', 'Aqua | Urea | Glycerin'],
    ['Enthält weder Hydrochinon noch Quecksilber. Inhaltsstoffe: Aqua, Urea, Glycerin', 'Aqua | Urea | Glycerin'],
    ['Aqua, Urea, Glycerin; free of: Hydroquinone; Mercury; Steroids', 'Aqua | Urea | Glycerin'],
    ['Ingredients: Aqua, Urea, Panthenol. Hydroquinone and mercury free.', 'Aqua | Urea | Panthenol'],
    ['Ingredients: Aqua, Urea, Betaine\nDoes not contain:\nHydroquinone\nMercury\nParabens', 'Aqua | Urea | Betaine'],
    ['Contains no alcohol. Aqua, Alcohol Denat., Urea', 'Aqua | Alcohol Denat | Urea'],
    [
      'Hydroquinone-free formula with Clobetasol Propionate. Ingredients: Aqua, Clobetasol Propionate, Urea',
      'Aqua | Clobetasol Propionate | Urea !',
    ],
  ],
  'each list of a paste is read, and each heading opens one': [
    [
      'Day Cream:\nAqua, Lanolin, Parfum, Linalool.\n\nNight Cream:\nINGREDIENTS: Aqua, Glycerin, Retinol',
      'Aqua | Lanolin | Parfum | Linalool | Aqua | Glycerin | Retinol',
    ],
    [
      'Water, Lanolin, Parfum. Active Ingredient: Salicylic Acid 1.5%. Water, Alcohol Denat., Glycerin',
      'Water | Lanolin | Parfum | Salicylic Acid 1.5% | Water | Alcohol Denat | Glycerin',
    ],
    [
      'HAIR COLOUR CREME: Aqua, Cetearyl Alcohol, p-Phenylenediamine, Resorcinol. DEVELOPER: Aqua, Hydrogen Peroxide. CONDITIONER: Aqua, Dimethicone, Parfum',
      'Aqua | Cetearyl Alcohol | p-Phenylenediamine | Resorcinol | Aqua | Hydrogen Peroxide | Aqua | Dimethicone | Parfum',
    ],
    [
      '1. Cleanser\nAqua, Coco-Glucoside, Citric Acid\n\n2. Moisturiser\nAqua, Shea Butter, Tocopherol',
      'Aqua | Coco-Glucoside | Citric Acid | Aqua | Shea Butter | Tocopherol',
    ],
    [
      'Eye cream\nAqua, Caffeine, Panthenol\nNeck cream\nAqua, Retinol, Zalmite',
      'Aqua | Caffeine | Panthenol | Aqua | Retinol | ?Zalmite',
    ],
    [
      'SHAMPOO Ingredients: Aqua, Sodium Laureth Sulfate, Parfum\nCONDITIONER Ingredients: Aqua, Cetrimonium Chloride, Limonene',
      'Aqua | Sodium Laureth Sulfate | Parfum | Aqua | Cetrimonium Chloride | Limonene',
    ],
  ],
  'what may be in it is told from what is, and ends with its list': [
    ['Aqua, Lanolin, and may contain: Mica, Carmine (CI 75470)', 'Aqua | Lanolin | ±Mica | ±Carmine (CI 75470)'],
    [
      'Tricaprylin, Mica. May Contain/Peut Contenir (+/-): Titanium Dioxide (Ci 77891).\n\nTrippin:\nEthylhexyl Isononanoate, Carmine (Ci 75470)',
      'Tricaprylin | Mica | ±Titanium Dioxide (Ci 77891) | Ethylhexyl Isononanoate | Carmine (Ci 75470)',
    ],
    ['Aqua, Parfum, Methylparaben. May Contain / Peut Contenir (+/-): Mica', 'Aqua | Parfum | Methylparaben | ±Mica'],
    [
      'Shade 1: Talc, Mica, may contain CI 77891\nShade 2: Talc, Silica, Vexorin',
      'Talc | Mica | ±CI 77891 | Talc | Silica | ?Vexorin',
    ],
    [
      'Rouge: Talc, Mica, +/- CI 77491. Powder: Talc, Kaolin, Hydroquinone',
      'Talc | Mica | ±CI 77491 | Talc | Kaolin | Hydroquinone !',
    ],
    [
      'BASE: Talc, Mica, Silica. COLOURANTS MAY INCLUDE: CI 77007, CI 77288',
      'Talc | Mica | Silica | ±CI 77007 | ±CI 77288',
    ],
    [
      'Talc, Zinc Stearate [+/- Mica, CI 77891 (Titanium Dioxide), Carmine], Parfum',
      'Talc | Zinc Stearate | ±Mica | ±CI 77891 (Titanium Dioxide) | ±Carmine | Parfum',
    ],
    [
      'Talc, Silica. Kann enthalten: CI 77492, CI 77499. Hergestellt in Deutschland.',
      'Talc | Silica | ±CI 77492 | ±CI 77499',
    ],
    ['Mica, Silica +/- CI 77491 +/- CI 77492', 'Mica | Silica | ±CI 77491 | ±CI 77492'],
    [
      'Base: Talc, Mica. Shades may contain: CI 77491. Lip balm: Cera Alba, Lanolin, Parfum',
      'Talc | Mica | ±CI 77491 | Cera Alba | Lanolin | Parfum',
    ],
    ['[+/-: CI 77891, Mica] Talc, Zinc Stearate, Parfum', '±CI 77891 | ±Mica | Talc | Zinc Stearate | Parfum'],
    [
      'Product may contain natural sediment. Ingredients: Aqua, Aloe Barbadensis Leaf Juice, Glycerin',
      'Aqua | Aloe Barbadensis Leaf Juice | Glycerin',
    ],
  ],
  'a name that is not known is named as unknown, wherever it stands and in whatever script': [
    [
      'Состав: Aqua, Sodium Laureth Sulfate, Parfum, Формальдегид, гидрохинон',
      'Aqua | Sodium Laureth Sulfate | Parfum | ?Формальдегид | ?гидрохинон',
    ],
    ['Aqua, Hydrоquinone', 'Aqua | Hydroquinone !'],
    [
      'Aqua, Glycerin, Butylphenyl, Methylpropional, Limone, Linalool',
      'Aqua | Glycerin | Butylphenyl Methylpropional | ?Limone | Linalool',
    ],
    [
      'Składniki: woda, gliceryna, olej migdałowy, wosk pszczeli, kwas salicylowy, hydrochinon',
      '?woda | gliceryna | ?olej migdałowy | ?wosk pszczeli | ?kwas salicylowy | hydrochinon !',
    ],
    ['N,2-DIMETHYL-N-PHENYLBUTYRAMIDE, Aqua, Parfum', '?N,2-DIMETHYL-N-PHENYLBUTYRAMIDE | Aqua | Parfum'],
    ['Vexorin, Zalmite, Aqua, Parfum', '?Vexorin | ?Zalmite | Aqua | Parfum'],
    ['전성분 정제수, 글리세린, 나이아신아마이드, 향료', ''],
    ['المكونات: Aqua, Glycerin, هيدروكينون, Parfum', 'Aqua | Glycerin | ?هيدروكينون | Parfum'],
    ['ส่วนประกอบ: Aqua, Glycerin, น้ำหอม, Phenoxyethanol', 'Aqua | Glycerin | ?น้ำหอม | Phenoxyethanol'],
    [
      '4-Blorpyl-Quinazate, 2,6-Dizorbyl Ether, Aqua, Glycerin',
      '?4-Blorpyl-Quinazate | ?2,6-Dizorbyl Ether | Aqua | Glycerin',
    ],
    ['Aqua, Glycerin, XYZ, Parfum', 'Aqua | Glycerin | ?XYZ | Parfum'],
    ['AQUA, KALMARIL, VORENIX-12, (Z)-ZALMENOL, UREA', 'AQUA | ?KALMARIL | ?VORENIX-12 | ?(Z)-ZALMENOL | UREA'],
    ['Aqua, Glycerin, Vexorin, www.mooi.co.za, Parfum', 'Aqua | Glycerin | ?Vexorin | Parfum'],
    [
      'Sodium Fluoride 0.24% (0.15% w/v fluoride ion). Inactive ingredients: Sorbitol, Water, Hydrated Silica, Vexorin',
      'Sodium Fluoride 0.24% (0.15% w/v fluoride ion) | Sorbitol | Water | Hydrated Silica | ?Vexorin',
    ],
  ],
  'a name with what it does is an item in a list, and advertising is no list': [
    ['Super Vitamin C: Absorbs 1,000 percent better than pure ascorbic acid', ''],
    [
      'Achieve smoother skin. Key Ingredients:  Licorice: naturally brightens hyperpigmentation. Lemongrass: boosts skin radiance Aloe: soothes and refreshes skin',
      '',
    ],
    ['Visit the Dior boutique', ''],
    [
      'Składniki: Aqua, Glycerin, Panthenol. Przechowuj w temperaturze od 10 ºC do 25 ºC. Wyprodukowano w Polsce',
      'Aqua | Glycerin | Panthenol',
    ],
    [
      'Niacinamide 5%: evens skin tone, Panthenol: soothes, Aqua, Glycerin',
      'Niacinamide 5% | Panthenol | Aqua | Glycerin',
    ],
    ['Aqua, Vexorin: lifts and firms, Glycerin, Urea', 'Aqua | ?Vexorin | Glycerin | Urea'],
    ['Urea 10% - softens, Lactic Acid 5% - exfoliates, Aqua, Glycerin', 'Urea 10% | Lactic Acid 5% | Aqua | Glycerin'],
    [
      'Aqua, Panthenol: soothes; Allantoin: calms; Retinol: renews; Parfum',
      'Aqua | Panthenol | Allantoin | Retinol | Parfum',
    ],
    ['Wake up to brighter, smoother skin with the power of vitamin C and hyaluronic acid!', ''],
    ["Packed with antioxidants, peptides and ceramides, this cream is your skin's best friend.", ''],
    ['Infused with rosehip, jojoba and marula oils to nourish your skin deeply.', ''],
    ['Say goodbye to dry skin: shea butter, cocoa butter and vitamin E lock in moisture all day long.', ''],
    ['Vitamin C brightens, niacinamide refines and squalane hydrates for glowing skin.', ''],
    ['Discover the secret of retinol, the gold standard of anti-ageing.', ''],
    ['Better, brighter, bolder skin.', ''],
    ["Get your glow on with turmeric, honey and yoghurt - nature's own facial.", ''],
    ['Mit Sheabutter, Jojobaöl und Vitamin E für zarte, glatte Haut.', ''],
    ['Hydrating, repairing and protecting: hyaluronic acid plumps, ceramides restore, squalane seals.', ''],
  ],
  'any sign that parts names parts them, and a name that was broken is whole': [
    ['Aqua・Glycerin・Parfum', 'Aqua | Glycerin | Parfum'],
    ["Hordeum Vulgare (Barley) Extract/Extrait D'Orge, Aqua", "Hordeum Vulgare (Barley) Extract/Extrait D'Orge | Aqua"],
    ['AQUA • GLYCERIN • ALCOHOL DENAT. • CI 77891 • PARFUM', 'AQUA | GLYCERIN | ALCOHOL DENAT | CI 77891 | PARFUM'],
    ['Aqua — Glycerin — Parfum ● Limonene', 'Aqua | Glycerin | Parfum | Limonene'],
    [
      'Water, Glyceryl, Stearate Se, Isopropyl, Palmitate, Salicylic, Acid, Limonene',
      'Water | Glyceryl Stearate Se | Isopropyl Palmitate | Salicylic Acid | Limonene',
    ],
    [
      'Aqua, Pheno- xyethanol, Methyl- paraben, PEG-\n40 Hydrogenated Castor Oil',
      'Aqua | Pheno- xyethanol | Methyl- paraben | PEG- 40 Hydrogenated Castor Oil',
    ],
    [
      'Aqua, colorant (E160a(ii)), Vitamin E (Tocopherol (non-GMO)), Parfum',
      'Aqua | ?colorant (E160a(ii)) | Vitamin E (Tocopherol (non-GMO)) | Parfum',
    ],
    [
      'Sodium Palmate, Aqua (Water), Parfum (Fragrance), Linalool, CI 77891 (Titanium Dioxide). contains) [',
      'Sodium Palmate | Aqua (Water) | Parfum (Fragrance) | Linalool | CI 77891 (Titanium Dioxide)',
    ],
    [
      'Acrylates Copolymer, FD&C Yellow No. 5, D&C Red No. 7, FD&C Blue No. 1 Aluminum Lake',
      'Acrylates Copolymer | FD&C Yellow No. 5 | D&C Red No. 7 | FD&C Blue No. 1 Aluminum Lake',
    ],
    ['Ingredients (INCI/CTFA): Aqua, Glycerin, Parfum', 'Aqua | Glycerin | Parfum'],
    ['#14593 Ingrediente: AQUA / WATER, GLYCERIN, NIACINAMIDE', 'AQUA / WATER | GLYCERIN | NIACINAMIDE'],
    [
      'Aqua, Hydrated Silica, Glycerin, Sorbitol, Xylitol, Cineole, Anethole, Menthone, Sodium Saccharin, Cellulose Gum, Sodium Fluoride (1450 ppm), Sodium Benzoate.',
      'Aqua | Hydrated Silica | Glycerin | Sorbitol | Xylitol | Cineole | Anethole | Menthone | Sodium Saccharin | Cellulose Gum | Sodium Fluoride (1450 ppm) | Sodium Benzoate',
    ],
    ['<p>Ingredients: Aqua, <b>Glycerin</b><br/>Parfum &amp; Limonene</p>', 'Aqua | Glycerin | Parfum | Limonene'],
    ['<ul><li>Aqua</li><li>Vexorin</li><li>Parfum</li></ul>', 'Aqua | ?Vexorin | Parfum'],
    ['Aqua،Glycerin،Urea', 'Aqua | Glycerin | Urea'],
    ['Aqua ◆ Urea ◆ Vexorin ◆ Parfum', 'Aqua | Urea | ?Vexorin | Parfum'],
    ['Aqua / Water / Eau, Glycerin, Parfum / Fragrance', 'Aqua / Water / Eau | Glycerin | Parfum / Fragrance'],
    ['&bull; Aqua &bull; Glycerin &bull; Vexorin', 'Aqua | Glycerin | ?Vexorin'],
    ['<strong>INGREDIENTS</strong><p>AQUA, UREA, <!-- x --> PARFUM</p>', 'AQUA | UREA | PARFUM'],
    ['Aqua, 1, 2 Hexanediol, Urea', 'Aqua | 1, 2 Hexanediol | Urea'],
    ['Aqua, Titanium, Dioxide, Zinc, Oxide', 'Aqua | Titanium Dioxide | Zinc Oxide'],
    ['Aqua, Xanthan, Gum, Guar, Gum', 'Aqua | Xanthan Gum | Guar Gum'],
  ],
  'one thing in two languages is one item': [
    [
      'Butyrospermum Parkii (Shea) Butter/Beurre de Karité, Aqua',
      'Butyrospermum Parkii (Shea) Butter/Beurre de Karité | Aqua',
    ],
    [
      'Jojoba Oil / Aceite de Jojoba, Cera Alba / Cera de Abejas',
      'Jojoba Oil / Aceite de Jojoba | Cera Alba / Cera de Abejas',
    ],
    ['Cocoa Butter / Kakaobotter, Coconut Oil / Kokosolie', 'Cocoa Butter / Kakaobotter | Coconut Oil / Kokosolie'],
  ],
  'traces are no ingredients': [
    ['Aqua, Urea. May contain traces of: milk, egg, soy, wheat', 'Aqua | Urea'],
    ['Aqua, Glycerin, Parfum. Allergy advice: may contain nuts, milk.', 'Aqua | Glycerin | Parfum'],
  ],
}

import type { Family } from '../../knowledge/kinds.ts'

/** What a family is and whether to mind it, for questions about the whole family. */
export const familyNotes: Partial<Record<Family, { what: string; safe: string }>> = {
  retinoid: { what: 'vitamin A ingredients (retinol, retinal, retinyl esters) that speed up skin renewal; used at night for lines, texture and breakouts', safe: 'Fine for most adults when started slowly, but never in pregnancy.' },
  aha: { what: 'exfoliating acids such as glycolic, lactic and mandelic acid; they loosen dead cells on the surface and smooth dull, rough skin', safe: 'Fine for most adults at 5–10%; skin burns sooner in the sun.' },
  bha: { what: 'in practice salicylic acid: an exfoliant that dissolves in oil, gets into pores and helps with blackheads and pimples', safe: 'Fine for most at up to 2%; not with an aspirin allergy.' },
  pha: { what: 'gentle exfoliating acids (gluconolactone, lactobionic acid) with large molecules; they sting less and hold water', safe: 'Among the gentlest acids; leave them off broken skin.' },
  'vitamin-c': { what: 'an antioxidant (ascorbic acid and its milder forms) for dull skin and dark marks; used in the morning under sunscreen', safe: 'Fine for most; pure ascorbic acid can sting.' },
  peptide: { what: 'short chains of amino acids meant to support firmness; pleasant and mild, with small studies behind them', safe: 'Mild and fine for nearly everyone.' },
  ceramide: { what: 'fats that the skin barrier is built of; in a moisturiser they help dry or irritated skin hold water', safe: 'Safe for all skin types, children and eczema-prone skin included.' },
  paraben: { what: 'preservatives that keep mould and bacteria out of creams; well studied and among the least allergenic', safe: 'At the amounts allowed in cosmetics they are considered safe; the scare went further than the data.' },
  sulfate: { what: 'strong foaming cleansers such as SLS and the milder SLES; they can leave dry or sensitive skin tight', safe: 'Not dangerous, but drying: choose a gentler wash for dry, sensitive or eczema-prone skin.' },
  silicone: { what: 'smoothing agents such as dimethicone; they sit on the skin, slow water loss and do not clog pores', safe: 'Safe and seldom irritating; they let skin breathe as before.' },
  fragrance: { what: 'scent, on labels "Parfum": a mix of many substances, and a common cause of allergic rashes from cosmetics', safe: 'Fine for many people, but the first thing to leave out with sensitive or eczema-prone skin.' },
  'essential-oil': { what: 'strong plant scents such as lavender, citrus and tea tree; natural, and among the likelier to cause allergy', safe: 'Natural is not the same as safe: never use them neat, and leave them out on sensitive skin.' },
  'drying-alcohol': { what: 'alcohol denat., ethanol or isopropyl alcohol: thin and quick-drying, and drying for skin when high on the list', safe: 'A little in a sunscreen is fine; high on the list it can sting and dry sensitive skin.' },
  'fatty-alcohol': { what: 'waxy softeners such as cetyl and cetearyl alcohol; despite the name they moisturise', safe: 'Safe and softening; not to be confused with drying alcohol.' },
  'uv-filter-mineral': { what: 'sunscreens with zinc oxide or titanium dioxide; gentle and often chosen for sensitive skin and children, with a white cast unless tinted', safe: 'A good choice for sensitive skin, children and pregnancy.' },
  'uv-filter-organic': { what: 'filters such as avobenzone and bemotrizinol that take up UV; clear on deeper skin, and some sting around the eyes', safe: 'Tested within legal limits; not using sunscreen is the larger risk.' },
  preservative: { what: 'ingredients that keep germs out of a product; anything with water needs them', safe: 'Needed and limited by law; a few are common allergens.' },
  'formaldehyde-releaser': { what: 'preservatives that give off tiny amounts of formaldehyde; they can set off allergy in some people', safe: 'Leave them out if you have had an allergy to them or very reactive skin.' },
  antioxidant: { what: 'ingredients such as vitamin C, vitamin E and green tea that take the edge off damage by sun and pollution', safe: 'Mostly mild; they never replace sunscreen.' },
  humectant: { what: 'water-binders such as glycerin, hyaluronic acid and urea; put on damp skin and sealed with moisturiser', safe: 'Safe for nearly everyone.' },
  occlusive: { what: 'sealers such as petroleum jelly that keep water in; best last, on damp skin', safe: 'Safe; heavy ones may bother acne-prone skin.' },
  'exfoliating-enzyme': { what: 'fruit enzymes such as papain that loosen dead cells; mild for some, stinging for others', safe: 'Once a week is plenty; not on sore skin.' },
}

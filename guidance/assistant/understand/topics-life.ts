import type { Particular } from './particulars.ts'

/** Water, weather, treatments, illness, money: what happens to people and their skin. Written as topics-body.ts is. */
export const lifeTopics: readonly Particular[] = [
  {
    id: 'hard-water', when: '"hard water|borehole water|borehole|lime in the water|limescale|kalk water|kalkwater|water here is hard|harde '
      + 'water|chlorinated tap"',
    says: ['**Yes, you can do a lot: hard water leaves lime and soap film on skin, which feels tight and dry.** It is not dangerous.',
      'Use less cleanser, a soap-free one (soap makes scum with lime), lukewarm water, and rinse well. Or cleanse with micellar water and do the last '
        + 'rinse with a cup of boiled, cooled or bottled water. '
        + 'Then moisturiser within a minute or two, on damp skin, with glycerin or ceramides.',
      'A filter on the tap removes chlorine rather than lime, so it is no must. If it is raw, itchy or cracked after two weeks of this, ask a '
        + 'pharmacist or clinic.'],
    ingredients: ['glycerin', 'ceramide-np'], concern: 'dehydration',
  },
  {
    id: 'cold-water', when: '"cold water|icy water|no hot water|koue water|cold shower|geyser" wash/face !burn !"hot oil"',
    says: ['**No, cold water is not bad for your face; it only melts oil and sunscreen less well.** Pores neither close with cold nor open with heat.',
      'Use a mild cleanser a little longer, some thirty to sixty seconds, on wet skin; with make-up or water-resistant sunscreen start with micellar '
        + 'water or a cleansing oil. Rinse, pat dry, moisturise while damp.',
      'Lukewarm is best when you have it. Ice-cold water can sting skin that flushes or breaks out in weals; hot water is the one that dries skin. A '
        + 'kettle of hot water in a basin of cold will do in load-shedding.'],
    ingredients: [],
  },
  {
    id: 'hot-water', when: '"hot water|hot shower|hot showers|hot bath|steaming hot|warm water" "face|skin|bad|dry|wash|open" '
      + '!"burn|burnt|burned|scald*|spilled|splash*|no hot" !true !"or cold"',
    says: ['**Use lukewarm rather than hot water: heat takes out the fats that keep skin supple.** Hot water cleans no better, and pores do not open '
      + 'with it.',
      'Keep showers to five or ten minutes, the face out of the hot stream, and a soap-free wash only where you need it. Pat half dry and moisturise '
        + 'within three minutes.',
      'Skin that flushes, itches or has eczema does best with cool to lukewarm water. If it still itches after two weeks of short, lukewarm washing '
        + 'and cream twice a day, let a pharmacist or clinic look.'],
    ingredients: [],
  },
  {
    id: 'no-water', when: '"no water|water cuts|water is off|water restrictions|water shedding|watershedding|no running water|camping|geen water" '
      + 'wash/face',
    says: ['**Yes, you can keep clean without a tap: micellar water on cotton, or a damp cloth with a little mild cleanser.** Wipe again with a cloth '
      + 'and clean water, so nothing stays on to sting.',
      'A cup is enough: wet, cleanse with fingertips, rinse with the rest. Cream cleansers can be tissued off. Skip scrubs, acids and scented wipes, '
        + 'and clean hands first.',
      'Then moisturiser, and sunscreen in the morning, as always. Use boiled, cooled water on broken skin or after a wound.'],
    ingredients: [],
  },
  {
    id: 'humid-makeup', when: 'wet makeup !gym !hair-style\n"makeup melts|makeup melting|makeup slides|make up melts|melt off"',
    says: ['**Wear less and lighter: in humid heat thick layers slide off and hold sweat against the skin.**',
      '- A gel moisturiser, or only sunscreen: a fluid or gel, SPF 50, set for ten minutes\n- Thin oil-free foundation or tinted sunscreen, only '
        + 'where needed; then a little powder on the T-zone\n- Blot sweat with tissue, do not rub; carry a clean cloth',
      'At night take it all off: micellar water or oil first, then a mild wash. For breakouts salicylic acid 0.5–2% two evenings a week; clean '
        + 'sponges and brushes weekly. Let a pharmacist or clinic see bumps that itch and all look alike.'],
    ingredients: ['salicylic-acid'], concern: 'acne',
  },
  {
    id: 'after-treatment', when: 'after-proc when active !"before" !"isotretinoin|roaccutane|accutane|i used|sting*|burning|burns" !"first or|which '
      + 'first|facial oil|facial '
      + 'wash|solution"\nafter-proc "just had|had a|had my|i got|did a|went for|after my|after a|after" "retinol|acids|acid|actives|vitamin '
      + 'c|exfoliate|makeup|sunscreen|moisturiser|products|skincare" !"before|solution|i used|sting*|burning|burns"',
    says: ['**Wait until skin no longer peels, stings or looks red: acids and retinoids about a week after a mild peel, wax, facial or laser.** Two '
      + 'weeks or longer after needling or a strong peel; whoever did it knows best.',
      'Until then: a gentle cleanser, a plain moisturiser or petroleum jelly, and sunscreen SPF 30–50 as soon as skin is closed. No scrubs, vitamin '
        + 'C, scent, gym sweat, pool or sun for two days or so; make-up the next day if nothing is raw.',
      'Then start with one active, two nights a week. Call the therapist or a doctor for blisters, pus, spreading pain or dark patches.'],
    ingredients: [],
  },
  {
    id: 'after-treatment-normal', as: 'reaction', when: 'after-proc "normal|red|redness|bumps|warm|hot|swollen a '
      + 'little|tight|flaky|peeling|itchy|pink|worried|worry" '
      + '"after|today|yesterday|this morning|had|just|normal|vanoggend|gister|last night|following" !bad !"before|prevent|home|i used|after '
      + 'using|sting*|burning|burns"',
    says: ['**Yes, redness, warmth and small bumps for a day or two are normal after laser, waxing, threading, peels and facials.** After a peel, '
      + 'light flaking may last a week.',
      'Cool it with a clean damp cloth, use a plain fragrance-free moisturiser or petroleum jelly, and wear loose cotton. For two days no hot shower, '
        + 'gym, pool, deodorant, scent, acids or retinoids; keep out of the sun, then SPF 30–50 daily for weeks.',
      'Ring the therapist or see a doctor the same day for blisters, crusts, strong or growing pain, pus, fever, or patches that turn dark or pale; '
        + 'on deeper skin rather early than late.'],
    ingredients: [],
  },
  {
    id: 'cold-sore', when: '"cold sore|coldsore|fever blister|koorsblaar|herpes" active/lips/normal/when',
    says: ['**No, skip acids, retinoids, scrubs and peels around it until the cold sore has fully healed,** usually seven to ten days. They sting, '
      + 'slow healing and can help it spread.',
      'Elsewhere on the face you can carry on gently. Put petroleum jelly on with a clean cotton bud, do not share lip balm, towels or cups, wash '
        + 'your hands, and do not kiss babies. Ask a pharmacist early about an antiviral cream: the first tingle is the best time.',
      'SPF lip balm helps, since sun sets it off. See a doctor the same day if it is near an eye or spreads widely, and with eczema or weak immunity.'],
    ingredients: ['petrolatum'],
  },
  {
    id: 'product-on-mole', when: '"mole|moles|birthmark|beauty spot|freckle*|moesie|moedervlek|skin tag" "over|on|around|put|apply|use|cover|avoid" '
      + 'care/active !"changed|changing|bigger|growing|bleed*|itch*|new mole|remove|removal|get rid|fade|lighten|darker now|irregular|crust*"',
    says: ['**Yes, serums, creams and sunscreen may go over a flat mole or birthmark that has not changed.** They neither fade it nor make it dangerous.',
      'Acids, retinoids and scrubs: go lightly, and around it where it is raised and catches. Never try to bleach, burn or peel a mole away. '
        + 'Sunscreen SPF 30–50 on it is a good thing.',
      'Look once a month. See a doctor soon when a mole changes in size, shape or colour, has several colours, itches, bleeds or crusts, or is new '
        + 'after about 40; on darker skin look at palms, soles and nails too.'],
    ingredients: [],
  },
  {
    id: 'grief-breakout', when: 'tired acne/dry/rough/stress !"allergic"',
    says: ['**I am sorry for your loss. Yes, grief and poor sleep can show on the skin, and it settles again with time.** You did nothing wrong.',
      'Keep it to what costs no thought: a gentle cleanser at night, a plain moisturiser, sunscreen in the morning. For pimples one active, such as '
        + 'salicylic acid 0.5–2%, two or three evenings a week. Do not start five new things now, and go easy on picking.',
      'Eat, rest and talk to somebody when you can. If days stay very dark, SADAG listens free, day and night: 0800 567 567. Deep painful lumps: a '
        + 'clinic can help.'],
    ingredients: ['salicylic-acid'], concern: 'acne',
  },
  {
    id: 'stress-breakout', when: 'stress acne !tired',
    says: ['**Yes, stress can make pimples flare, though it seldom causes them alone.** Stress hormones push oil and inflammation, and stressed hands '
      + 'pick.',
      'Keep the routine short: mild cleanser at night, light moisturiser, sunscreen, and one active all week, salicylic acid 0.5–2% or benzoyl '
        + 'peroxide 2.5% every second evening. A pimple patch keeps fingers away. Sleep and moving a little help more than a new product.',
      'Give it 8 to 12 weeks. See a clinic for deep, sore lumps or scars; and if the worry itself gets too much, SADAG is free: 0800 567 567.'],
    ingredients: ['salicylic-acid', 'benzoyl-peroxide'], concern: 'acne',
  },
  {
    id: 'menopause', when: '"menopaus*|perimenopaus*|hot flush*|hot flash*|the change of life|oorgang" sting/dry/moisturiser/acne/lines',
    says: ['**Choose a plain, fragrance-free cream with ceramides and glycerin, morning and night.** Around the menopause skin makes less oil, gets '
      + 'thinner and stings more easily.',
      'Wash once a day with a cream cleanser and lukewarm water. Leave out scent, alcohol, scrubs and strong acids while it stings; azelaic acid or a '
        + 'low-strength retinol, two nights a week, can come later. A thermal mist or cool cloth eases flushes; SPF 30–50 daily.',
      'Chin pimples or more hair, a rash, or redness that stays: see a clinic or doctor, who can also talk through the flushes themselves.'],
    ingredients: ['ceramide-np', 'glycerin'], concern: 'redness',
  },
  {
    id: 'mercury-names', ofBanned: true, when: '"mercury|kwik" "label|box|pack|ingredient*|see|know|tell|look '
      + 'like|listed|names|words|called|spot|check|etiket" !"using|used|use it|i use|thermometer"',
    says: ['**Look for: mercury, calomel, mercurous chloride, mercuric, mercurio, mercury iodide, ammoniated mercury, or “Hg”.** Any of them means: '
      + 'do not use it.',
      'Most such creams do not say it. Signs are: no full ingredient list or maker’s address, a foreign label only, a grey or cream paste, “keep away '
        + 'from silver, gold and jewellery”, a promise of fairer skin in days, or sale at a market stall or online without a seal.',
      'Do not open it near children. Close it, put it in a bag, show it to a pharmacist, and report it to SAHPRA. Used it? A doctor or clinic can '
        + 'test you; the Poisons Information Helpline is 0861 555 777.'],
    ingredients: [],
  },
  {
    id: 'lanolin-names', when: '"wool alcohol*|wool wax|lanolin allergy|allergic to lanolin|lanolin came up|allergic to wool|wool fat" !"is lanolin '
      + 'good"\n"wool alcohol*|wool wax|lanolin|wool" "words|label|labels|names|look for|called|avoid" !"mercury"',
    says: ['**Look for lanolin and its other names: lanolin alcohol, Adeps Lanae, wool wax, wool fat, wool alcohols, lanolin oil, acetylated lanolin, '
      + 'PEG-75 lanolin, lanolate.**',
      'They hide in lip balms, nipple creams, nappy and hand creams, plasters, hair products and some medicines. Plain petroleum jelly, glycerin '
        + 'creams and shea butter are usually without it: read the list each time, recipes change.',
      'Ask a pharmacist to check ointments you get on script. Paste a list here and I will look for these names. A reaction: rinse, stop, plain '
        + 'petroleum jelly; see a doctor if it spreads.'],
    ingredients: [],
  },
  {
    id: 'nut-allergy', when: '"nut allergy|tree nut*|allergic to nuts|nut allergies|neut allergie|allergic to peanuts|peanut allergy|allergies vir '
      + 'neute|allergic to almonds|allergic to cashew*" "shea|marula|argan|almond|macadamia|coconut|mongongo|baobab|jojoba|oil|oils|butter|cream|lotion"',
    says: ['**Ask your doctor or allergist first, and leave nut oils out until then.** Almond, macadamia, walnut, hazelnut, brazil and peanut '
      + '(arachis) oil come from the nuts; argan, marula, mongongo and shea come from kernels that are near relations on the label.',
      'Refined oils hold hardly any protein, and reactions to shea are rare, but a severe allergy is no place for trying. Sunflower, jojoba, '
        + 'grapeseed oil, squalane, glycerin and petroleum jelly are the simple ways around.',
      'If it is allowed, test a little on the arm for some days, never on broken skin or lips. Swelling of lips or trouble breathing: 112 at once.'],
    ingredients: [],
  },
  {
    id: 'shared-medicine', ofBanned: true, when: 'others script "use|take|try|have|finish|borrow|sit|gebruik|ok|okay|safe|can|gave|left" !"mom '
      + 'says|friend says|doctor"',
    says: ['**No, never take or put on a medicine that was prescribed for somebody else,** also not what is left over. It was chosen for their '
      + 'weight, tests and history, and may be wrong or dangerous for you.',
      'Isotretinoin can badly harm an unborn baby and needs blood tests; antibiotics for acne are not shared or half finished; steroid creams thin '
        + 'the face and bring pimples; tretinoin burns when it starts too strong.',
      'A clinic, GP or pharmacist can start you safely, often at little cost. Meanwhile: mild wash, moisturiser, SPF 30–50, and benzoyl peroxide 2.5% '
        + 'from the shelf for pimples. Already took some? Stop and ask a pharmacist today.'],
    ingredients: [],
  },
  {
    id: 'steroid-time', when: '"cortisone|cortisone cream|kortisoon*|kortisoonroom|steroid '
      + 'cream|hydrocortisone|persivate|mometasone|elocon|advantan|fluticasone" "how long|hoe lank|every day|elke dag|daily|face|gesig|how many '
      + 'days|stop" !"injection|tablets|fade|lighten*|glow"',
    says: ['**Only as long, and only where, the person who prescribed it said: ask there or at the pharmacy if that is not on the label.** On the '
      + 'face a cortisone (steroid) cream is for short spells.',
      'Used for long it thins skin, brings pimples and small veins, darkens or lightens patches, and near the eyes can harm them. Do not use it under '
        + 'make-up as a daily cream, on pimples or to look fairer, and do not pass it on. After weeks of daily use do not stop from one day to the '
        + 'next: ask how.',
      'Moisturiser and sunscreen stay. Go back to the doctor or clinic if it is no better in a week, or returns each time you stop.'],
    ingredients: [],
  },
  {
    id: 'clinic-care', when: '"clinic|day hospital|gp|sister at the clinic|public hospital|kliniek" "ok|okay|enough|good '
      + 'enough|help|treat|instead|free|cheaper|derm|dermatologist|afford|no money" !"rash|fever|swollen|today|emergency|says|gave me"',
    says: ['**Yes, the clinic is a good place to start: nurses and doctors there treat most acne, eczema and rashes, and refer you to a skin clinic '
      + 'when needed.** It is free or cheap.',
      'Take your ID or clinic card, the products and medicines you use (or photos of the packs), and say how long it has lasted, what you tried, and '
        + 'whether you could be pregnant. Ask: “What must I do if it is no better in eight weeks?”',
      'A pharmacist advises free of charge too. Ask for referral for scars, deep lumps, a mark that changes, hair loss, or a rash that keeps coming back.'],
    ingredients: [],
  },
  {
    id: 'catching', when: '"ringworm|athletes foot|athlete s foot|between my toes|between toes|wart|warts|verruca|scabies|boil|boils|stye|thrush|nail '
      + 'fungus|toenail fungus|'
      + 'omlope|ringwurm|vratjie*" "cream|what|help*|treat|remove|get rid|put|use|wat|itchy|itch|flaky|serum|acid" !"or eczema|or psoriasis|is it|is '
      + 'this|whether|fever"',
    says: ['**A pharmacist first: that wants a treatment for its cause, not a skincare product, and it should be looked at to be sure what it is.** '
      + 'Many of these are treated from the shelf.',
      'Until then keep it clean and dry, cover it, and do not share towels, shoes or razors; wash your hands after touching it. No acids, steroid '
        + 'creams, bleach, toothpaste or squeezing: a steroid makes fungus spread.',
      'Go to a clinic when it is on the face, scalp or private parts, spreads, hurts, has pus, comes back, or does not clear in two to four weeks of '
        + 'treatment; with diabetes or weak immunity straight away.'],
    ingredients: [],
  },
  {
    id: 'eyelids', when: '"eyelid|eyelids|lids|ooglede" "itchy|itch|red|dry|flaky|scaly|burn*|sting*|rash|cream|sore|puffed|jeuk" !"lash glue|swollen '
      + 'shut|vision|see nothing|balloon*|balloons"',
    says: ['**Stop everything new near the eyes first: eye cream, mascara, make-up remover, lash glue, nail polish, hair dye.** Lids are thin and '
      + 'react or become allergic soonest, and what your '
      + 'fingers carry reaches them too.',
      'Rinse with lukewarm water, no rubbing, and put a little plain petroleum jelly on twice a day. No acids, retinoids, scent, essential oils or '
        + 'cortisone cream there unless a doctor chose it for the lids. Hands clean, no false lashes for two weeks.',
      'See a doctor or clinic the same day for pain, changed sight, pus, blisters or one lid hot and swollen; within a week if it itches on. Then '
        + 'bring products back one by one.'],
    ingredients: ['petrolatum'],
  },
  {
    id: 'new-tattoo', when: '"tattoo|tattoos|tattooed|tatoeermerk" care/active/sunscreen',
    says: ['**On a healed tattoo sunscreen and moisturiser are good for skin and ink; on a new one, use only what keeps it clean and lightly '
      + 'greased.** Healing takes two to four weeks.',
      'New: wash with mild unscented soap, pat dry, a thin film of plain ointment or fragrance-free lotion. No sunscreen, acids, retinoids, scrubs, '
        + 'pool or sun on it until no crust is left; cover it with cloth.',
      'Healed: SPF 50 daily keeps colours from fading. Retinoids and strong acids may go around it. See a clinic for pus, growing redness, fever, or '
        + 'a coloured part that stays raised and itchy.'],
    ingredients: [],
  },
  {
    id: 'legal-status', ofBanned: true, when: '"banned|legal|illegal|allowed in south africa|against the law|outlawed|verbode|prohibited" '
      + '!"drip|injection|inject|guardian|advice|age" !"mercury"',
    says: [], ingredients: [],
  },
]

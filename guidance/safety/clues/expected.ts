// Words of things that are meant to do a little of what else alarms: a gloss that plumps lips, tablets that drive out water. Written as clues/body.ts is.

export const expectedWords = {
  // Hair taken off, and the small bumps or the nick that it leaves.
  hairOff:
    'shav*|skeer|geskeer|razor*|blades?|gillette|clippers?|wax(ed|ing)?|sugared|sugaring|thread(ed|ing)|tweez*|pluck*|epilat*|veet(ed)?|nair|hair removal( cream)?|laser hair|ngaphuca|ngishefile|ndishefile',
  smallBumps:
    '(little|tiny|small) (red |pink )?(dots|spots)|bump(s|y)|ingrown*|rough|(a )?(bit|little|slightly) red|skeerbulte|bultjies|goose ?bumps|chicken skin',
  smallNick: 'nick(s|ed)?|(cut|sny) ([a-z]+ ){0,3}(shaving|while i shave|skeer)',
  // Lips that tingle a little, and what would make it more.
  lipsTingle:
    '(lips?|mouth|tongue|lippe|tong)( [a-z]+){0,3} (tingl*|sting*|tintel*|prickl*)|(tingl*|sting*|tintel*|prickl*) ([a-z]+ ){0,3}(lips?|mouth|tongue|lippe|tong)',
  tinglesLittle:
    'tingl* (a (bit|little)|slightly|for (a )?(few |[0-9]+ )?(sec*|min*|moment))|(slight|little|mild|bit of a|bietjie) (tingl*|tintel*)',
  tingleGrave:
    'numb*|nuts?|peanut*|prawns?|fish|shellfish|eggs?|milk|kiwi|ate|eaten|eating|bees?|wasps?|injection|tablets?|pills?|medicine|antibiotic*|throat|keel|cough*|chest|face|eyes?|tight|fat|thick|double|bigger|worse|still|since|hours?|spread*|blister*|cold sore|allerg*|heart|stroke|droop*|slur*|one side',
  plumper:
    'lip plump*|plumper*|plumping (gloss|balm|lip*|oil|lipstick)|(pepper|peppermint|chilli|chili|cinnamon) (lip )?(gloss|balm)',
  plumpsBriefly: `
    ((a )?(bit|little|slightly|touch) (puff*|swol*|swell*|plump*|fuller)|(puff*|swol*|swell*|plump*) (a )?(bit|little|slightly)|tingl*|sting*|warm|plump*|minty|cool)`,
  // More than a gloss is meant to do.
  pastLips:
    'tongue|throat|face|eyes?|eyelids?|cheeks|chin|keel|tong|gesig|balloon*|huge|massive|double|triple|(so|very|really|badly) (swol*|puff*)|not going down|wont go down|itch*|rash|vomit*',
  waterTablets: 'spironolacton*|aldactone|spiractin|furosemide|lasix|hctz|hydrochlorothiazide|water (pill|tablet)*',
  // With these light heads are more than that.
  heartBeside: 'heart|chest|confus*|weak*|vomit*|palpitat*|black(ed)? out|collaps*|faint(ed|ing)|hart|bors|swak',
  peesMuch: 'pee*|urin*|toilet|wee|weeing|piepie',
} as const

// Words of alarm that say little alone (../alarm-words.ts weighs them); written as clues/body.ts is.

export const alarmWords = {
  breathAlarm: 'breath*|chest (pain/tight*/hurts/burns/sore)|lungs|asem|phefumul*|heart (racing/pounding)',
  darkSkin:
    '(turn(ed/ing)/went/gone/going/is/looks?) _ (black/blue/purple/grey)|(swart/blou/pers) geword|purple|bluish|blackened',
  burning: 'burning|brand|shisa',
  bleedingNow: 'bleed*|blood|bloei|bloed|iyopha|igazi',
  badSmell: '(smell*/stink*) _ (bad/off/rotten/horrible/funny/awful/fishy)|smells|stinks|stinking|stink|foul',
  strongPain: `
    agony|excruciating|unbearable|(so/very/extremely/really/super/terribly) (painful/sore)|screaming|worst pain|(severe/terrible/bad/crazy/intense) pain|
    cant (sleep/walk/move/touch/bend) _ (pain/sore)|cant (walk/move/bend/use)|(huge/erge) pyn|baie seer|kubuhlungu kakhulu|throbbing|
    (hurt*/sore/pain*) (so/really) (bad/much)|10 out of 10`,
  fastWorse: `
    (spread(ing/s)/getting (worse/bigger)) _ (fast/by the (hour/minute)/quickly/every hour)|spreading|suddenly|out of nowhere|erger|getting worse|skielik|
    versprei`,
  wontStop: '(wont/doesnt/cant/not/hou nie) (stop*/settle/calm*/let up/ease)|hou aan|non ?stop|for hours',
  exposed: `
    splash*|spil(t/led)|squirt*|bitten|stung|sting by|swallow(ed/)|inject(ed/ion)|electric* (shock/burn)|shocked|stepped on|gebyt|gesteek|crushed|
    trapped|exploded|inhaled|petrol|rusty|nail went|cut _ (deep/open)|deep cut|gash|fell on`,
  frail: `
    @babyOrToddler|old (man/lady)|gogo|ouma|oupa|granny?|elderly|chemo*|transplant|cancer|immune|on (warfarin/steroids)|@carrying|@diabetic|hiv|
    dialysis|sickle cell|lupus|stroke`,
  tender: 'eyes?|eyelids?|mouth|tongue|throat|genital*|private*|inside (my/his/her)|neck|oog|mond',
  everyday: `
    acne|pimples?|zits?|breakouts?|puisies?|cold sores?|shav*|razor|ingrown|wax*|blackheads?|ra(z/s)or|eczema|retinol|tret*|adapalene|dry|hormonal|purg*|
    perioral|rosacea|cystic|period|hot flush*|chapped|stretch marks|dandruff|flak(y/es/ing)|deodorant|scars?|gums|lol|haha*`,
} as const

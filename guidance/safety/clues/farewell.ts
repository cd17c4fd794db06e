// How somebody takes leave without saying that they want to die: belongings given away, letters for everyone, a last message, a life that goes on
// better without them. Most stand together with another sign (../farewell-signs.ts); written as clues/body.ts is.

const people =
  'every ?one|every ?body|they|you all|people|family|kids|children|mom|mother|dad|parents|husband|wife|partner|friends|the house|the world|' +
  'almal|mense|my gesin|hulle'
const loved =
  '(us( all)?|each (one )?of us|all of us|every ?one|every ?body|each|(my|his|her|their|the) (family|parents|mom|mother|dad|kids|' +
  'children|friends|sister|brother|wife|husband|siblings)|elkeen( van ons)?|ons( almal)?|almal|(sy|haar|my) (ouers|gesin|ma|pa))'
const absent = '(was|were|am|is|are|wasnt|werent|isnt|arent|not|gone|dead|away|here|around|no longer|nie)'
const without = `(without (me|him|her|them)|sonder (my|hom|haar)|(if|when|once|as) (i|im|ek|he|hes|she|shes)( ${absent}){1,3}|ngaphandle kwami)`
const note =
  '((a|an|n|some|few|long|little|own|last|two|handwritten) ){0,3}(letters?|notes?|briefies?|brie(f|we)|notas?|voice ?notes?|videos?)'
const writes = '(wrote|writes|written|writing|left|leaves|leaving|made|typed|recorded|found|skryf|geskryf|gelos|los)'

/** A doctor, a school and a bank write letters too. */
const ofOffice =
  '(?<!(doctor|dr|derm|dermatologist|gp|clinic|hospital|school|teacher|landlord|bank|nurse|sister|specialist|pharmacist|company|' +
  'shop|aid)( has| have| had| also| kindly| just)? )'

export const farewellWords = {
  // "They would be happier without me": of people, never of skin.
  betterWithoutMe: `
    (${people})( (would|will|d|might|must|sal|sou|is|are|all|just|rather|probably|maybe|be)){0,4} (happier|better( off)?|relieved|freer|less stressed|
    beter( af)?|gelukkiger|easier)( wees)? ${without}|
    (easier|better|happier) for (everyone|everybody|them all|(my|the) (family|mom|parents|kids|husband|wife)) ${without}`,
  betterNotHere: `
    (better|easier|best|beter)( just)? (if|that|as|dat|when) (i|im|ek) ((am|is|just|even|still) ){0,2}(wasnt|werent|not|nie)( even| just| still|
     be){0,2} (here|alive|around|hier)
    (?! (in|at|on|with|when|for|by|to) )|
    if i (just )?(wasnt|werent) (here|alive|around) any ?more`,
  // What is left behind, and for whom: no letter from a school or to a shop.
  lettersLeft: `
    ${ofOffice}${writes} ([a-z0-9]+ ){0,3}${loved} ${note}|${ofOffice}${writes} ([a-z0-9]+ ){0,3}${note} ([a-z]+ )?(for|to|vir|aan|addressed to) ${loved}|
    ${ofOffice}left ([a-z]+ )?(letters|notes)(?! (at|with|for) (the )?(doctor|clinic|derm|dermatologist|school|office))|
    (vir )?${loved} ${note} (geskryf|gelos)|(ubhale|usibhalele|ubhalele) ([a-z]+ ){0,3}(incwadi|izincwadi)`,
  // Goods that are dear to somebody, not a cream that did not suit.
  gaveAway: `
    (gave|giving|given|gives|handed|handing|dished|gee|het|signed) ([a-z0-9]+ ){0,7}(away|weg|weggegee|uitgedeel|over)|weggegee|uitgedeel|
    (cleared|clearing|cleaned|packed) (out |up )?(his|her|my) (whole |entire )?(room|cupboard|flat|things)|upha(na)? izinto`,
  ownBeloved: `
    (his|her|my|their|sy|haar) ([a-z0-9]+ ){0,3}(things?|stuff|belongings|possessions|clothes|sneakers|takkies|shoes|toys|games?|ps ?[345]|playstation|xbox|
    laptop|phone|guitar|bike|bicycle|jewellery|jewelry|watch|ring|books|records|collection|pets?|dog|cat|savings|money|goed(ers)?|klere|fiets|
    kitaar|hond|kat|dinge|poppe|dolls?|teddy|teddies)|everything (he|she|i) owns?`,
  // What is given away in the ordinary way.
  plainGift: `
    sell(ing)?|sold|moving|emigrat*|outgr(ew|own)|declutter*|donat*|charity|upgrad*|got a new|bought a new|marie kondo|church sale|giveaway|didnt (suit|
    work)|doesnt fit|birthday|christmas|trek(king)? (oorsee|na)|new one|review`,
  // A message that takes leave: "sent a goodbye voice note", "texted me goodbye".
  goodbyeSent: `
    (goodbye|good bye|farewell|totsiens|afskeids?|last) ?(voice ?notes?|vn|message|msg|text|sms|whatsapp|video|status|post|email|boodskap)|
    (posted|put|shared) (a |her |his )?(farewell|goodbye)( post| message)? (on|to) (her|his|their|the|facebook|status|insta*|whatsapp)|
    (sent|texted|messaged|whatsapped|smsd|phoned|wrote|voice ?noted)( me| us| everyone| everybody| the group)?( to say| a| saying| just)? (goodbye|farewell|
    totsiens|(her|his) goodbyes?)(?! (party|gift|card|cake|lunch|kiss))|
    (said|saying|say|says) (her |his )?(goodbyes?|farewell) to (her|his|their|all|every) ([a-z]+ )?(friends|family|classmates|siblings|kids|ones?)`,
  // Leave that is taken of everybody at once, and for good.
  leaveTaken: `
    goodbye (world|forever|every ?one|every ?body|all of you|cruel world)|(im|i am) (so )?sorry( [a-z,]+){0,6} (i love you (all|so much|guys|mom|ma)|goodbye|forgive me)|i love you all( [a-z,]+){0,6} (im sorry|goodbye|forgive me)|
    totsiens (almal|vir altyd|wereld)|vaarwel almal`,
  // Who will not be there, and asks what for.
  wontBeHere: `
    (not (going to|gonna)|wont|will not|may not|might not|aint gonna) be (here|around|alive)( for)? (next (week|month|year)|tomorrow|by (then|[a-z]+day|christmas)|(much|very) longer|any ?more|long)|
    (nie|wil nie) (meer )?(hier|daar) (wees|sal wees) (volgende|more|lank)`,
  wentElsewhere:
    'holidays?|leave on|flying|travel*|trip|overseas|(?<!not )(going|moving|driving|off|back) (to (?!be |die|kill|end)|home|away|overseas)|cape town|durban|joburg|school|camp|appointment|sale|shop|stock|lease|contract|my (hair|appointment|class)',
  whatFor:
    'whats the (point|use)|what is the (point|use)|(no|any|the) point|why (even )?bother|why should i|(does|will) it( even)? matter|doesnt matter|pointless|hoekom pla|wat help dit',
  // Leave that is taken of a job, a product or until next time.
  plainFarewell: `
    colleague|co ?worker|retir*|resign*|new job|job|emigrat*|moving (to|away|overseas)|farewell (party|function|gift)|matric farewell|holiday|flight|
    boarding school|airport|varsity|sold out|discontinued|brand|shop|salon|(goodbye|farewell) to (my|the|all|acne|pimples|spots|dark|dry)`,
  cannotLive: `
    (cant|cannot|couldnt|wont|dont want to|kan nie) (live|go on|face (life|the world|anyone)|carry on|be seen|lewe|leef)( (with|like|as|this|so|met|verder|
    any ?more))|
    (sorry|thank*|thanks)( [a-z]+){0,2} for everything|forgive me|(switched|turned|put) (off )?(her|his|the) (phone|cell) ?(off)?|(phone|cell)( is| was)? off|
    (not|wont|doesnt|isnt) (answer*|pick*|reply*)`,
  // Who cares for those left behind.
  whenGone: `
    (who|asked me to|promise|please)( (would|will|must|is|going|gonna|me|to|gaan|sal)){0,3} (look after|take care of|feed|raise|take|care for|kyk na|
    sorg vir) ([a-z]+ ){1,4}(when|if|once|after|as|
    wanneer) (im|i am|i|shes|she is|hes|he is|ek|she|he) ([a-z]+ )?(gone|dead|not here|no longer here|weg)`,
  noFuture: `
    (dont|cant|doesnt|cannot|no longer|not|sien)( (see|have|picture|imagine|nie|geen|n|a|any|my|her|his)){1,3} (future|toekoms)|
    (want(s|ed)?|wish(es)?|wil) (it|everything|all of it|it all|alles|the world|dat alles)( (just|to|all|would|must)){0,2} (stop|end|be over|ophou|over)
    (?! (peel|itch|burn|flak|sting|dry|break))|
    (look(ed|ing)?|star(ed|ing|e)|sat|sitting) (at|with) (all )?(my|the|his|her) ([a-z]+ )?(pills|tablets|capsules|pille|meds|
    medication)( [a-z]+){0,5} (thought|
    think|thinking|wonder*|tempted|hours?)`,
} as const

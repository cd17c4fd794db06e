// What has gone on for long and wears a person down, told by what is seen of it: hardly any food beside a body that fails, hours given to one mark, hair
// that does not come back where it was pulled, knots under the skin that leave holes; and a medicine that is only asked for. Written as clues/body.ts is.

const they =
  '(i|she|he|they|sy|hy|my (sister|brother|cousin|friend|daughter|son|niece|flatmate|roommate|wife|boyfriend|girlfriend))'
const little =
  '(apples?|appel|eggs?|eier|banana|orange|yog(h)?urts?|carrots?|cucumbers?|lettuce|slaai|ice( cubes?)?|crackers?|rice cakes?|black coffee|' +
  'swart koffie|coffee|diet (coke|cola|drinks?)|coke zero|chewing gum|gum|energy drinks?|cigarettes?|water|air|soup|a salad|nothing|popcorn|cabbage)'
const count = '(one|a|an|two|half an?|1|2|een|net|only|just|nothing but|a single|some|her|his) '

export const lastingWords = {
  // One apple and black coffee is all there is in a day.
  livesOnLittle: `
    (lives?|living|leef|survives?|surviving|gets? by|running) (only |just |net )?(on|off|van) ([a-z]+ ){0,3}${little}|
    ${they} (only |just |net )?(eats?|eating|eet|drinks?|has|have|had)( only| just| net| like| about){0,2} (${count}){1,2}([a-z]+ ){0,2}${little}( [a-z]+){0,4} (a|per|n) (day|dag)|
    ${they} (only|just|net) (eats?|drinks?|eet|drink|has) ([a-z]+ ){0,2}${little}|
    (weigh(s|ed|ing)?|counts?|counting) (out )?(her|his|my|the|every|each|all)( [a-z]+){0,2} (lettuce|food|grams?|grape|bite|calorie*|meal|kos)|
    (ran|runs?|running|gym|exercis*|trains?|train(ing)?) ([0-9]|two|three|four|five|six) hours (a|every|per|each) day( [a-z]+){0,4} (eat*|food|lettuce|nothing|meal)|
    (stopped|quit|refus(es|ing)|wont|opgehou) (to )?(eat*|eet)|(havent|hasnt|not|nie|hardly|barely|never|niks)( [a-z]+){0,2} (eat(s|en|ing)?|ate|eet|geeet)( [a-z]+){0,3}
    [ ](weeks|months|days|weke|maande|dae|properly)|(hardly|barely|scarcely|skaars) (eat(s|ing)?|eet|touches (her|his|my|any) (food|plate))|
    (skip(s|ping|ped)?|miss(es|ing)?) (all |every |most )(of )?(her |his |my )?(meals?|food|supper|lunch)`,
  // A body that has had too little for long.
  bodyStarves: `
    @bodyFails|(soft|fluffy|downy|fine|baby|fuzzy|furry)( [a-z]+){0,2} hairs? ([a-z]+ ){0,3}(on|over|all over|down) (her|his|my|the) (arms?|back|face|cheeks|body|tummy|stomach)|
    (her|his|my) (arms?|back|body) ([a-z]+ ){0,3}(fluffy|downy|fuzzy|furry)|lanugo|(blue|purple|cold) (nails|fingers|hands) ([a-z]+ ){0,3}(always|all the time|constantly)|
    (nails|fingers|lips) (are |is |always |gone |going |turn(ing|ed)? ){1,3}blue|(scared|afraid|frightened|terrified|bang) ([a-z]+ ){0,3}(fat|weight|gain*|vet)|
    (get|getting|be|stay|staying|become) (thin|skinny|thinner|skinnier|maer)|(losing|lost|loses) (so much |too much |a lot of )weight|(ribs?|bones?|collarbones?) ([a-z]+ ){0,3}(show*|stick*|see)|
    (skin and|vel en) (bone|been)s?|(under|below|onder) ([34][0-9]) ?(kg|kilo*)`,
  // Food brought up on purpose, by the place and the time of it.
  bringsUp: `
    (after|every|each|na) ([a-z]+ ){0,3}(meals?|supper|lunch|dinner|eat(ing)?|food|ete)( [a-z,]+){0,8} (bring|brings|throw|throws|get|gets|vomit|vomits|puke|kots) (it |everything |all )?
    ([a-z]+ ){0,2}(up|out|back up)|(bring|brings|throw|throws|vomit|vomits) ((it|everything|food|my|her|his|all|supper|lunch) ){1,2}(back )?up( again)?( [a-z]+){0,3}
    [ ](after|every|each|most|on purpose)|
    (bring|brings|throw|throws|vomit|vomits) up (whatevers?|everything|anything|all|the rest|what i eat|my food|half)|
    (i|she|he) (still |also |always |sometimes |secretly )?(purge|purges)(?= (most|every|each|after|in|at|when|twice|daily|again|my food|everything|and my cheeks|n my cheeks))|
    (i|she|he) (am|is|have been|has been|been) purging ([a-z]+ ){0,3}(food|meals?|after (eating|supper|meals|dinner))`,
  // Hours, outings and exams given to a mark that nobody else sees.
  givenToLooks: `
    ([2-9]|two|three|four|five|six|several|a few|all|1[0-9]) (hours|hrs|uur|ure)( [a-z0-9,]+){0,5} (check*|star(e|es|ing)|look*|examin*|inspect*|pick*|analys*|zoom*|kyk)( [a-z]+){0,4}
    [ ](pores?|nose|skin|face|mirrors?|marks?|spots?|chin|scars?|texture|neus|gesig)|
    (check*|star(e|es|ing)|look*|examin*|inspect*|analys*|kyk)( [a-z]+){0,5} (pores?|nose|skin|face|marks?|scars?|texture|neus|gesig)( [a-z0-9,]+){0,3} ([2-9]|two|three|four|five|six|several|1[0-9])
    [ ](hours|hrs|uur|ure)|
    (check*|look*) ([a-z]+ ){0,8}([2-9][0-9]|hundred|fifty|100) times a day|pick(s|ing)? ([a-z]+ ){0,5}(for|an) ([a-z]+ )?(hours?|hrs?)|
    (nobody|no one|no body|noone|everyone says they|niemand) (else )?(can |ever |anders )?(sees?|notices?|sien|see nothing)|(see|sees) nothing (there|wrong)`,
  stopsLiving: `
    (dont|dnt|didnt|wont|cant|stopped|not|never|havent|hasnt|hardly) ([a-z]+ ){0,3}(go|write (my |the )?exams?|going|gone|went|attend*|leave|leaving|left) (out|to (class|work|school|church|campus|varsity|lectures|gym|parties)|
    outside|anywhere|the house|the flat|my (room|house|flat|res))|(cancel*|skip*|miss(ed|ing|es)?|bunk*|drop(ped)? out) ([a-z]+ ){0,2}(everything|class*|exams?|tests?|lectures|plans|work|
    school|parties|dates|events|church|weddings?)|stay(s|ed|ing)? (home|inside|in my room|in bed)|avoid(s|ing)? (all )?(mirrors|photos|people|friends|everyone)|
    (call(ed|ing)?|phone(d)?) in sick|havent gone out`,
  shamedBy: `
    (because|bc|bcos|coz|cos|cause|over|due|oor)( of| to)? (my|this|the|one|these|a|her|his) ([a-z]+ ){0,2}(skin|face|texture|acne|marks?|scars?|pimples?|nose|pores|spots?|breakouts?|vel|gesig|puisies)`,
  picksForHours: `
    pick(s|ing)?( [a-z]+){0,5} (for )?(an|one|two|three|[2-9]|several|a few|whole) ([a-z]+ )?(hours?|hrs?|evenings?|nights?)|pick(s|ing)?( [a-z0-9]+){0,8} cant stop|
    cant stop( [a-z]+){0,2} pick*`,
  // Hair that was pulled and does not come back.
  pulledHair:
    '(edges?|hairline|temples?|braids?|weaves?|wigs?|dreads|locs|cornrows|ponytail|front|haarlyn|vlegsels|sides)',
  nothingBack: `
    (nothing|no (hair|growth|re ?growth|edges|hairline)|never|niks|not)( [a-z]+){0,3} (grow*|coming (back|in|through)|came back|groei*|back)( [a-z]+){0,4} (year|years|months?|last|since|jaar|maande)|
    (nothing|never|niks) ([a-z]+ ){0,3}(grow*|com(es|ing) back|came back|groei*|kom terug)|no re ?growth|bald (since|for)|(bald|gone|empty|kaal|smooth|finished|shiny)( [a-z0-9,]+){0,5}
    [ ](for )?(over |more than |almost |about )?(a |one |two |three |[0-9]+ )?(years?|jaar|months|maande|(since|last) (varsity|matric|school|year|20[0-9]+))|
    (wont|doesnt|does not|refus(es|ing) to|stopped) (grow(ing)? (back|again|there|at all|any ?more)|com(e|ing) back)`,
  middleThins: `
    (hair|hare|crown|kroon)( [a-z,]+){0,6} (middle|crown|top|centre|center|midde|kroon)( [a-z,]+){0,6} (thin*|gone|less|falling|dun*)( [a-z0-9,]+){0,6} (years?|months|jaar|maande|sore|burn*|tender|itch*|brand|seer)|
    (middle|crown|top) of my head( [a-z]+){0,3} thin*( [a-z0-9,]+){0,4} (years?|months|burn*|sore|tender|itch*)|(thin*|less hair|balding|dun*)( [a-z,]+){0,5} (middle|crown|top of my head)( [a-z0-9,]+){0,6} (years?|months|jaar|maande|sore|burn*|tender|itch*|brand|seer)`,
  scalyBald: `
    (scaly|flaky|crusty|skurwe|itchy|round|grey|gray|bald|bare|kaal|skubberig*)( ,| and| en| n)?( [a-z]+){0,2} (patch|patches|spots?|circles?|rings?|kol|kolle|areas?|plekke?|islands?)`,
  // Deep knots, in whatever words, that leave holes.
  deepKnots: `
    (big|huge|large|deep|hard|sore|painful|groot|diep|harde|seer|giant|massive|tender|throbbing)( ,| and| en| n){0,2}( (big|huge|deep|hard|sore|painful|red|purple|groot|seer|harde|tender)){0,2}
    [ ](lumps?|knots?|bumps?|knoppe|knobs?|balls|boils|bulte|pimples|puisies|cysts|spots|ones)( [a-z]+){0,4}( (jaw|back|chest|face|chin|cheeks?|neck|rug|gesig|bors|ken|shoulders|under|deep|onder))?|
    (pimples|puisies|zits|spots|acne)( [a-z]+){0,3} like (boils|marbles|knots|peas|stones|golf balls)`,
  leavesHoles: `
    (leav(e|es|ing)|left|los|laat|make|makes)( [a-z]+){0,3} (holes?|pits?|dents?|craters?|gate|gaatjies|letsels?|lumps? that stay|raised scars?|scars?|keloids?)|
    (craters|pits|holes|dents|ice ?picks?)( [a-z]+){0,3} (already|in my (skin|face|cheeks)|left|behind)|(merke|gate|gaatjies|letsels|putjies)( [a-z]+){0,3} (los|laat|agter)|(each|every|elke)( [a-z]+){0,2} (one|een)( [a-z]+){0,2} (hole|pit|dent|scar|crater|gat|letsel)|
    (lumps?|knots?|some)( [a-z]+){0,4} (stay|stays|never go|dont go|remain)( [a-z]+){0,3}`,
  // Skin that has been bleached for years, told as a deed and not as a product.
  bleachedLong: `
    (bleach(ed|ing|es)?|ton(ed|ing)|lighten(ed|ing)|whiten(ed|ing))(?! (cream|soap|lotion|serum|product|gel|oil|milk|body))( (my|her|his|the|our))?( (skin|face|body|complexion))?( [a-z,]+){0,4} (for|since|[0-9]+|two|three|four|five|six|ten|fifteen|twenty)( [a-z0-9]+){0,3}
    [ ](years?|months|matric|school|20[0-9][0-9]|19[0-9][0-9])|(years|months) of (bleaching|toning|lightening)|(bleach(ed|ing)|toned|toning) for (years|ages|long|so long|decades)|
    (bleaching|toning) since`,
  notOfSkin:
    '(hair|teeth|tooth|brows?|eyebrows|moustache|laundry|washing|clothes|whites|towels?|toilet|floor|muscles?|arms|body up|gym|abs)',
  usedItLong: `
    (used|using|been on) (it |this |that |them )?(every day |daily )?(for )?(about |over |almost |nearly |more than |like )?(@weeksOrMore|[0-9]+ (years|months)|a (year|month)|years|months)(?! ago)|
    (since|vanaf|sedert|al) (matric|school|varsity|20[0-9][0-9]|19[0-9][0-9]|jare|maande)`,
  longGone:
    '(stopped|quit|left|gave it up|used to)( [a-z]+){0,5} ([0-9]+|two|three|four|five|ten|many|some|a few|few) (years|jaar) (ago|back|gelede)',
  takenOnPurpose:
    'on purpose|deliberately|intentionally|by choice|opsetlik|aspris|aspres|expres|ngamabomu|ka boomo|meant to do it|to end it|not by (accident|mistake)',
  // A retinoid that somebody else uses or praises; capsules that are only asked for.
  othersRetinoid: `
    (friends?|sister|mom|mother|ma|aunt*|cousin|colleague|neighbou?r|sus|people|everyone|everybody|they|tiktok|influencers?|girls?|ladies|derms?|internet|somebody|someone|youtube)
    ( [a-z]+){0,3} (swears?|swear|rav(es|ing)|loves?|uses?|used|recommend(s|ed)|suggest(s|ed)|says?|said|told me|talks?|talking|mentioned|is on|got|has)( [a-z]+){0,4} (@retinoid)|
    (@retinoid)( [a-z]+){0,3} (everyone|everybody|my friend|people|tiktok|they|my sister)( [a-z]+){0,2} (talks?|rav*|uses?|swears?|love*|recommend*)`,
  foundOutWeeks:
    '(found out|discovered|confirmed) (that )?(im|i was|ek is) (already )?([4-9]|[1-3][0-9]|four|five|six|seven|eight|nine|ten) (weeks|wks)(?! (on|post|since|behind|late|off))',
  usesItNow: `
    (been|im|ive|am|started|already|still|nog|al) (using|use|putting|applying|on|smearing|gebruik) (it|dit|that|hers|some)|(use|used|apply|applied|smear|put|gebruik) (it|dit|that|hers)
    [ ](on |once |twice |only |just )*(every|each|last|at|daily|nightly|[0-9]|since|for|most|elke|tonight|yesterday|my)`,
  isoOnlyAsked: `
    ((can|could|may|should|must|shall|do|kan|mag|moet) (i|we|ek|ons) (just |rather |maybe |first |also |safely |dalk |eers )?(take|start|use|try|get|have|borrow|drink|finish|go (back )?on|ask for|neem|vat|drink|begin|kry)
    ( [a-z0-9]+){0,6} (@isotretinoinWords)|(i|ek) (just |can |could |will |then )?(take|use|finish|drink|borrow|vat|neem|drink) (hers|his|theirs|hare|syne)|
    (want|wanted|thinking|planning|considering|hoping|tempted) (of |about |to )*(start|take|use|go on|going on|get|try|ask for|taking|starting|using|finish|order|buy)( [a-z0-9]+){0,5} (@isotretinoinWords)|
    (is|was) (@isotretinoinWords) ([a-z]+ ){0,3}(option|idea|worth|possible|allowed|choice))
    (?<!(^| )((im|ive|i am|been|still|currently|is|already|ek is) ([a-z]+ )?(on|taking|using|doing|op)|(took|started|stopped|finished|swallowed|using|my (last|first|next|second|third|prescription|course|script|dose))|
    my (@isotretinoinWords))(?![a-z])[^]{0,})(?![^]{0,} ((im|ive|i am|been|still|currently|already|ek is) ([a-z]+ )?(on|taking|using|op)|took|started|stopped|swallowed|my (@isotretinoinWords))(?![a-z]))`,
  fastsForFaith:
    'fast(s|ing|ed)?|ramadan|lent|vas|diet plan|stomach bug|flu|gastro|chemo*|dentist|braces|operation|wisdom teeth|teeth(ing)?|baby(?! hairs?)|baba|toddler|newborn|puppy|dog|cat|hond|kat|fish',
} as const

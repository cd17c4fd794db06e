// The same alarms in words that the other tables did not have: breath in other languages and misspelt, the glass test without its name, a handful of
// tablets, marks from somebody; written as clues/body.ts is.

const someone =
  '(him|my (boyfriend|husband|hubby|partner|man|ex|kerel|dad|father|stepdad|stepfather|uncle|brother|girlfriend|wife|boss)|hom|my (man|pa|oom))'

export const saidWords = {
  // No air, in other words.
  airLess: `
    (kry|het) (nie|geen|min|skaars|swaar) ([a-z]+ )?(lug(?! (op|by|aan) )|asem)|lug kry nie|(ngi|u|ndi|ba|i)(ya)?phelelwa (umoya|ngumoya)|(ke|o) (felloa|fellwa|
    feletswe) ke (moea|moya)|
    (ke|o) (imelwa|palelwa|palloa|sitwa) (ke )?(ho )?(go )?hema|(cant|struggl*|battl*|hard to|trouble|difficult*) ([a-z]+ )?(breth|breeth|breath|breathe|
    breathin|brethe|brief in)|
    out of breth|short of breth|gasping for (air|breath)`,
  swellSlip: 'swelin|swellin|swollin|swoolen|swoln|sweling|swolle|swelld|swoll',
  mouthSlip: 'tung|tounge|toung|tonge|toungue|throught|throte|lipps|lipz',
  // A caustic by its Nguni or Sotho name.
  nguniHarsh: `
    *bhlitshi|*bhlishi|*blitshi|*javel|*khemikhali|*khemikhale|i?asidi|usamente|isamente|*samente|*ijiki?|*relaxer|*spiriti?|*parafini|*amoniya|
    isepha yokuhlanza|dichemical|
    *ispiriti|bolitshi|sesepa sa ho hlatswa`,
  // The glass test without its name.
  glassTest: `
    (stay(s|ed|ing)?|remain*|still|bly|keeps?|kept) ([a-z]+ ){0,4}(when|if|under|with|as|wanneer|uma|xa|ha|even|through)( [a-z]+){0,7} (glass|glas|tumbler|
    press(ed|ing)?|druk*)|
    (nie|not|dont|doesnt|didnt|wont|never) ([a-z]+ ){0,2}(weggaan|verdwyn|verbleik|disappear|fade|go away|go|blanch|vanish|change|
    turn)( [a-z0-9]+){0,8} (glass|glas|tumbler|press(ed|ing)?|
    druk*)|
    (glass|glas|tumbler)( [a-z]+){0,8} (nie|not|dont|doesnt|didnt|wont|never|still|stay*) ([a-z]+ )?(fade*|disappear|go away|gone|blanch|vanish|verdwyn|weg*|
    there|daar|verbleik)|
    (anga|aka|azi|angi|awa|ama)(pheli|pheleli|shabalali|phele|phelela)( [a-z]+){0,5} (*ngilazi|*gilasi|*glasi|*cindezel*)|
    (ha|ga) (a|di) (fele|nyamele|timele)( [a-z]+){0,6} (*galase|*kgalase|*hatell*|*gatell*)`,
  moreSpots:
    'amachashaza|amachaphaza|amachokoza|amabala|matheba|makgwakgwa|dikotola|kolletjies|vlekkies|specks?|freckles that|dotted',
  // A rash and a fever in somebody whom the light hurts.
  lightHurts: `
    (wont|cant|doesnt|dont|hates?|refus*|not|screams?) ([a-z]+ ){0,3}(look at|open|stand|bear|like|take|tolerate|at|face) ([a-z]+ ){0,2}(lights?|bright*|
    sunlight)|
    hates? (the )?(light|bright)|photophob*|sensitive to light|lig maak ([a-z]+ )?seer|sku vir lig`,
  // A handful of tablets.
  handful: `
    (took|taken|swallowed|drank|ate|eaten|popped|downed|gulped|gesluk|gedrink|gevat) ([a-z]+ ){0,3}(handful|fistful|hand full|handvol|hand vol|bunch|
    whole (box|strip|packet|bottle|pack|tub))
    (?! of (nuts|sweets|chips|berries|grapes|ice))( [a-z]+){0,5} (@pillThing|pill*|tablet*|capsule*|roaccutane|oratane)|
    (took|taken|swallowed|drank|popped|downed|gesluk|gedrink|gevat) ([a-z]+ ){0,2}([4-9]|[1-9][0-9]|four|five|six|seven|eight|nine|ten|twelve|fifteen|
    twenty) ([a-z]+ )?
    (allergex|panados?|grandpas?|disprins?|nurofens?|myprodols?|antihistamines?|sleeping|iron|zinplex)( [a-z]+){0,3} (at once|together|in one go|same time|
    by mistake|accident*|gelyk)`,
  // Cuts on limbs that are no mishap, though a reason of skin is given.
  cutsLimbs: `
    (cuts|cutting|slices|slicing|sny) (her|his|my|their|haar|sy) (own |eie )?(upper |inner )?(thighs?|wrists?|forearms?|arms?|polse?|bene|bobene|dye|dy|dyeen|voorarms?|lyf)
    (?= (because|over|about|as|wanneer|omdat|oor|in secret|again|at night|every|and|when (she|he|i) (is|am|feel*|gets?|was|are|has|hate*))|$)`,
  // Bruises, and whom they are from.
  bruiseWord: `
    bruis(e|es|ing|ed)|black eyes?(?! (shadow|liner|pencil|kohl|bean|peas|make))|blou (oog|oe|kolle|merke)|(hand|finger) ?(marks|prints?)|(marks?|merke) (on|
    around|round|op|om) (my|her) (neck|
    arms?|throat|face|nek|keel)`,
  fromHim: `(?<!(away|hide|hidden|secret|message|gift|present|cream|advice) )(from|by|van|deur) ${someone}(?! ([a-z]+ ){0,2}(playing|wrestling|hugging|hickey|
    tickling|rugby|braai))|
    (?<!if )${someone.replace('him', 'he')} (did|gave|made|caused|left) (it|this|that|them|these|me (it|this|them|these))(?! (for|to help))`,
  fromPlay: `
    hickey|love ?bite|rugby|play*|wrestl*|accident*|massage|gua sha|cupping|inherit*|genes?|gene|skin type|acne|pimples?|dark circles|doctor|dr|laser|
    filler*|botox|inject*|dog|cat|baby|toddler`,
  // White and without feeling: a burn through the skin.
  deadWhite: `
    (white|wit|black|swart|grey|leathery|waxy) (and|en|n|,) ([a-z]+ )?(numb|no feeling|doof|gevoelloos|hard|leathery|no pain)|(numb|hard) (and|
    ,) ([a-z]+ )?(white|black|grey)`,
  // A wound that was stitched or is deep, and no piercing.
  deepWound:
    '(c|caesar|caesarian|caesarean) section|stitch(es|ed)|operation|op site|surg(ery|ical)|(?<!(tattoo|piercing) )(wounds?|wond|wonde)',
  // What burnt so deep that it clings.
  clings:
    '(skin|vel|clothes|shirt|sleeve|it) ([a-z]+ )?(stuck|sticks?|melted|gesmelt|clings?) (to|on|in|onto|into|aan)|melted (to|onto|into) (his|her|my|the)',
  // A whole hand, both arms.
  burnWide: `
    (whole|entire|hele) (hand|arm|face|leg|back|chest|foot|tummy|stomach|gesig|been|rug)|both (my |his |her )?(hands|arms|legs|feet)|half (my|his|her|
    of my) (face|body|arm|leg|back)`,
} as const

// Air that does not come, a throat that closes and what swells, as Afrikaans, isiZulu, isiXhosa, Sesotho and Setswana put it, in whatever order and
// tense; written as clues/body.ts is.

const asem = '(asemhaal|asemhaling|asem( te)? (haal|kry)|asem(?! ?op))'
const hardly = '(nie|nooit|skaars|nouliks|amper|geen|g n|swaar|moeilik|min|beswaarlik)'
const can = '(kan|kon|kry|kannie|haal|kom|gekry|het|met)'
const toe = '(dik|swel|geswel|op(ge| te )?swel|toe|toe(ge| te )?(trek|gaan|swel|maak|knyp|druk))'
const nguniShut = '*(val(a|e|ek|w|il)|cin(an|en|ez)|miny|minx|khinyab|vuvuk|dumb|khukhum)*'
const nguniBreathe = 'u?ku(phefum|pefum)*'
const sothoShut = '*(kwal|koal|thib|tswal|tswel|ruruh|rurug)*'
const sothoBreathe = '(hem[ae]|hemela|phefum*|phefol*)'

export const breathWords = {
  // Whoever tells it so tells what is now: all words weighed together do not take it back.
  noAir: `
    ${can} _ ${hardly} _ ${asem}|(?<!sukkel )nie _ asem(haal|( te)? (haal|kry))|(sukkel(?! nie)|moeite|swaarkry|onmoontlik|moeilik|moeiliker|swaar) _ asem*|
    asem* _ (moeilik|swaar|onmoontlik|sukkel|nie meer)|asem (kry|kan|haal) (ek |hy |sy )?nie|
    asem (is|raak|word|gaan|voel|was) ([a-z]+ )?(weg|op|kort|toe|vlak|min)|kort ?asem*|(snak|snakkend|hap|hyg|baklei|veg) (na|vir|om) ([a-z]+ )?(asem|lug)|
    kry (nie|geen|g n|te min) ([a-z]+ )?lug(?! (op|by|aan) )|(ek|hy|sy|kind|baba|seun|dogter|die|wil|gaan) (begin )?verstik|(ek|hy|sy|kind|baba) stik(?= ,|$| help| asb| amper| en (kan|kry) )|
    (keel|lugpyp|tong)( (?!(en|toe) )[a-z]+){0,4} ${toe}|bors (trek|gaan|knyp) ([a-z]+ )?toe|bors ([a-z]+ ){0,2}toe(ge| te )?trek|
    (?!aba?ya)[ae][a-z]{1,8}(kwaz|khon)[a-z]{1,4} ([a-z]+ )?${nguniBreathe}|*(hlulek|zabalaz|sokol)* ([a-z]+ )?${nguniBreathe}|
    (ku)?(nzima|lukhuni) ([a-z]+ ){0,2}${nguniBreathe}|${nguniBreathe} ([a-z]+ ){0,2}(ku)?(nzima|lukhuni)|*phefumu?la (ka)?(nzima|lukhuni)|
    [ae](ngi|ndi|ka|yi|wu|ba|si)(sa)?phefumu?li*|*phelel(w|e)* [a-z]{0,4}(moya|mphefumu?lo)|umoya (wami|wam|wakhe) *phel*|*klinyek*|
    *m(qala|phimbo)( [a-z]+){0,2} ${nguniShut}|${nguniShut} ([a-z]+ )?*m(qala|phimbo)|
    (ha|ga) ?(ke|a|e|o|re|ba)( sa| ka)? (kg|kh|k)on[aei]( [a-z]+){0,4} ${sothoBreathe}|
    (sit(w|o)a|pal(e|)l(w|o)a|hlol(eh|w|o)a|thatafall?(w|o)a|retelwa)( ke)? (ho|go) (a )?${sothoBreathe}|(ho|go) ${sothoBreathe} ((ho|go) )?(boima|thata|bothata)|
    ${sothoBreathe} ka (bo)?(thata|boima)|(fell|felel)(w|o)a ke (moya|moea|mowa)|(moya|moea|mowa)( [a-z]+){0,3} (fela|fedile|felile)|
    ((mm?e|mome|me)tso|mogolo (wa|oa) (ka|me))( [a-z]+){0,5} ${sothoShut}`,
  // A chest that is closed may be a cold; beside a reaction it is none.
  closedChest: `bors (is|voel|raak|word) ([a-z]+ )?(toe|styf|vas)|isi?fuba( [a-z]+){0,2} ${nguniShut}|sefuba( [a-z]+){0,4} ${sothoShut}`,
  swellsUp: `
    opswel*|(op|toe)(ge| te )swel*|toeswel*|dik (ge)?swel*|(word|raak|begin) ([a-z]+ ){0,2}dik|dik (word|raak|geword|geraak)|*khukhum(al|el|ez)*|
    swoll? up|swolled|swolled up`,
} as const

// When something is told of: each time anew, or long ago; in English, Afrikaans, isiZulu, isiXhosa and Sesotho. Ways as in clues/body.ts is.

/** Whenever it comes to it, and at no one time. */
export const eachTimeWays = `
  (every|each|any) (single /)(time|summer|winter|spring|autumn|season|year|month|holiday|december|august)|whenever|wherever|always|as soon as|
  elke (keer|jaar|somer|winter|lente|herfs|seisoen|maand)|altyd|sodra|waar ook|njalo|ngaso sonke|qho|kamehla|nako (tsohle|le nako)`

/** Over for long, as something that is remembered. */
export const longAgoWays = `
  (years?|yrs|jare?|jaar) (ago|back|gelede|terug|before)|(long|ages) ago|lank gelede|long time (ago|back)|back (then|when|in|at)|
  in (19|20)[0-9][0-9]|in (the (19)?[6-9]0s|matric|school|high school|primary|varsity|(grade|gr|std|standard|graad) [0-9]+|std [0-9]+|matriek)|
  last year|(verlede|laas) jaar|as an? ([a-z]+ )?(child|kid|baby|toddler|teen|teenager|student|youngster|laa?itie|lightie|girl|boy)|as n (kind|baba|tiener)|
  when (i|he|she) was (?!at\\b|in the\\b|using)|toe (ek|hy|sy) (n |nog |klein|[0-9])|at (school|varsity)|op skool|childhood|kleintyd|
  (havent|hasnt|never|not) ([a-z]+ ){0,3}since|ever since|never again|nooit weer|kudala|esikhathini esidlule|mehleng|kgale`

import { pattern } from '../text/pattern.ts'

const does =
  '(?:reacts?|reacting|burn\\w*|sting\\w*|stung|red|itch\\w*|flares?(?: up)?|allergic|sensitive|rash|irritat\\w*|brand|jeuk\\w*|rooi|blotchy)'
const some = '(?:(?:almost|nearly|basically|literally|practically|amper|byna) )?'
const all =
  '(?:everything|anything|alles|(?:every|any|all|most|all my|all the|elke|alle) (?:\\w+ )?' +
  '(?:products?|creams?|lotions?|moisturi[sz]ers?|skincare|soaps?|produkte?|rome|stuff|things?))'

/** "My face burns from almost every product", "alles brand my": skin that is easily upset, in whatever words. */
export const reactsToAll: RegExp = pattern`
  \b${does}\b(?: \w+){0,4} (?:from|to|with|by|at|van|vir|met) ${some}${all}\b|\b${some}${all}(?: (?:that )?(?:i|ek|we|she|he) (?:use|put|try|apply|gebruik|
  smeer|wat)\w*(?: \w+){0,4}?)?(?: (?:just|always|now|still|wat ek aansit))? (?:makes? (?:\w+ ){1,2}(?:red|itch\w*|burn|sting|flare|react)|burns?|stings?|
  itch\w*|irritates?|breaks? me out|gives? me (?:a )?(?:rash|hives)|brand|jeuk)\b`

import { tokensOf } from '../../text/tokens.ts'
import { composers } from './compose.ts'
import { type Asked, type Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Bakuchiol, is it basically retinol but gentle?": whether one is the other is asked, and nobody puts both on.

const only =
  '(?:basically|just|really|actually|simply|only|pretty much|more or less|kind of|sort of|some kind of|like|similar to|the new|another|eintlik|maar net|net soos)'
const likens = pattern`
  ^(?:(?:so|hi|hey|but|and|wait|ok) )*(?:is|are|isnt|arent)(?: it| that| this)? \S+(?: \S+){0,3} (?:${only} )+(?:an? |another |the )?\S+|\b(?:is|isnt) (?:it|this|that) (?:${only} )+(?:an? |another |the )?\S+|
  ^\S+(?: \S+){0,3} (?:just|basically|simply) (?:an? )?(?:another|like|a kind of|fancy|cheap\w*|weak\w*|gentle\w*)?\b|\b(?:but|only) (?:better|gentler?|stronger|weaker|milder|cheaper|fancier|natural)$|\b(?:in disguise|by another name|under another name)\b`
const joins =
  /\b(?:with|together|mix|layer|combine|both|and|then|before|after|use|safe|ok|okay|or|vs|versus|saam|met|en)\b/

/** Whether one thing is what the other is; undefined where that is not asked of two. */
export const oneIsOther = (asked: Asked): Draft | undefined => {
  const { heard, request } = asked
  const said = tokensOf(request.message).join(' ')
  const [first, second, third] = heard.things
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    first === undefined ||
    second === undefined ||
    third !== undefined ||
    heard.concerns.length > 0 ||
    !likens.test(said) ||
    joins.test(said)
  )
    return undefined
  const words = `is ${first.called} the same as ${second.called}`
  const draft = composers.compare({
    ...asked,
    heard: { ...heard, joined: undefined, tokens: tokensOf(words), message: words },
  })
  return { ...draft, topic: { ...draft.topic, intent: 'compare' } }
}

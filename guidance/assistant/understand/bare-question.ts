import { pattern } from '../../text/pattern.ts'

// A message that asks one thing of one subject and nothing else. `X` stands for the subject.

const before = pattern`
  ^(?:(?:hi|hey|hello|please|pls|so|and|but|ok|okay|just|also|then|question|quick question|skynn|eish|yoh|yo|molo|sawubona|dumela|
  i (?:want|would like|wanna) to know|i wonder|(?:can|could) (?:you|u) (?:please )?(?:tell me|explain)(?: to me)?|(?:please )?tell me|do you know|
  help me understand) )+`
const after = pattern`
  (?: (?:please|pls|exactly|actually|then|anyway|even|really|though|asseblief|in (?:general|adults|people|women|men|humans|winter|summer)|
  on (?:the|my|your|a|ones) (?:face|skin|body|gesig)|for (?:me|some people)|all the time|so much|so often|so easily))+$`
const article = /\b(?:my|the|a|an|these|those|this|some|your|our|having|getting|such|so much|so many) (?=X\b)/g

const who =
  '(?:i|we|you|u|one|people|some people|women|men|girls|guys|teenagers|teens|adults|babies|kids|black people|black women|many people)'

/** What a message can ask of one subject and nothing else; `named` where it says the name and no more. */
type BareAspect = 'named' | 'normal' | 'what' | 'cause' | 'lasts' | 'care' | 'trigger'

const normal = '(?:normal|common|natural|usual|a normal thing)'
const atWhatAge =
  String.raw`(?: (?:at|in) (?:my|your|the|ones)? ?(?:age|age of )?(?:\d+s?|twenties|thirties|forties|fifties|age)| (?:as an?|for an?|in) (?:teens?|teenagers?|adults?|` +
  String.raw`men|man|women|woman|girls?|boys?|guys?|winter|summer|older people|black people))?`

const frames: readonly (readonly [aspect: BareAspect, frame: RegExp])[] = [
  [
    'normal',
    new RegExp(
      `^(?:(?:is|are) X(?: very| so)? ${normal}|(?:is it|its|is that|is this) (?:very |so )?${normal}(?: that ${who}| that my \\w+| for ${who}| for my \\w+| for)?(?: to)?` +
        `(?: (?:have|has|get|gets|be|is|see|develop|suffer from))?(?: some| a few| a lot of| always)? X|X ${normal})${atWhatAge}$`,
    ),
  ],
  ['named', /^(?:(?:about|info (?:on|about)|help with) )?X$/],
  [
    'what',
    pattern`
    ^(?:(?:what|wat)(?: exactly)? (?:is|are)|whats|define|explain|describe|meaning of|what (?:is|are) meant by|what is the (?:meaning|definition) of|
    (?:what (?:is|are) |the )?(?:the )?(?:signs?|symptoms?) of|how do (?:i|you) know if (?:i have|you have|its)|yini|kuyini) X$|
    ^(?:what (?:do|does) X (?:mean|look like)|how (?:do|does) X look(?: like)?|X meaning|(?:explain )?what X (?:is|are)|what is X like|X explained)$`,
  ],
  [
    'cause',
    pattern`
    ^(?:what (?:really |usually |normally )?(?:causes?|is causing|triggers?|brings on|leads to)|whats causing|
    (?:what (?:is|are) |whats )?(?:the )?(?:main |real |usual |common |biggest )?(?:causes?|reasons?|triggers?) (?:of|for|behind)|why (?:is|are|does|do)|
    why (?:do|does|am|are|is) (?:${who}|my skin|my face) (?:always |keep |still |suddenly |also )?(?:get|gets|getting|have|has|having|develop|develops)|
    why (?:have|has) ${who} got|how (?:do|does|did) ${who} (?:get|develop|end up with)|what (?:gives|makes) (?:you|me|people|one)(?: get| have)?|
    (?:wat|what) (?:veroorsaak|is die oorsaak van)|(?:hoekom|waarom) (?:kry|het) (?:ek|mens|n mens|mense)|(?:hoekom|waarom) is|waar kom|
    yini e?bangela|kungani ngino?|(?:k|i|z)ubangelwa yini|(?:i|zi|ku)bangelwa yini) X(?: vandaan)?$|
    ^(?:where (?:do|does) X come from|(?:how|why) (?:do|does) X (?:form|forms|happen|start|develop|come|come about|occur|appear|begin|exist|show|show up)|
    what (?:is|are) X caused by|X (?:causes?|is caused by what)|why X|what makes X (?:happen|appear|form)|why is there X)$`,
  ],
  [
    'lasts',
    pattern`
    ^(?:(?:do|does|will|can|would) X (?:ever |just |really |eventually )?
    (?:go away|go|disappear|fade|fade away|clear|clear up|heal|come back|return|be cured|be reversed)
    (?: by (?:itself|themselves)| on (?:its|their) own| naturally| forever| completely| after some time| over time| with (?:age|time))?|
    (?:is|are) X (?:permanent|forever|curable|reversible|lifelong|for life|temporary|chronic)|
    how long (?:do|does|will) X (?:last|stay|take to (?:go|heal|fade|clear|disappear)(?: away| up)?))$`,
  ],
  [
    'trigger',
    pattern`
    ^(?:(?:do|does|can|could|will|may|kan) (?!i\b|we\b|you\b|my\b)(?:\S+ ){1,4}?
    (?:cause|causes|give|gives|trigger|triggers|bring|bring on|lead to|worsen|make|affect|veroorsaak)(?: ${who}| my)? X(?: worse)?|
    (?:what|which) (?:kinds? of |types? of )?(?:foods?|drinks?|fruits?)(?: can)?
    [ ](?:cause|causes|give|trigger|worsen|bring on|lead to|make)(?: ${who})? X(?: worse)?)$`,
  ],
  [
    'care',
    pattern`
    ^(?:(?:what|wat)(?: really| actually| usually)? (?:helps?|works|can help|help|fixes|treats|fades|reduces)(?: best)?(?: for| with| against| vir| teen| met)?|
    (?:what|whats|which) (?:is |are )?(?:the )?(?:best )?(?:good|treatments?|remedy|remedies|cure|care|help|
    way to (?:treat|fix|reduce|fade|stop|get rid of))(?: for| of)?|
    (?:the )?(?:best )?(?:treatment|remedy|cure|help)(?: for| with| of)?|
    (?:how|hoe) (?:do|does|can|could|should|would|must|to|kan|moet|raak|kry)(?: (?:i|we|you|u|one|people|ek|ons|mens))?(?: best)?
    [ ](?:get rid of|treat|fix|fade|clear|clear up|heal|cure|stop|reduce|remove|improve|manage|deal with|help|care for|look after|minimi[sz]e|handle|
    soothe|repair|behandel|ontslae van)|
    (?:what|wat) (?:can|could|should|must|do|to|kan|moet)(?: (?:i|we|you|u|one|ek|ons))? (?:do|use|try|doen)
    (?: (?:about|for|with|against|omtrent|aan|teen|vir))?|help(?: me)?(?: with)?) X(?: please help| help)?$|
    ^(?:i|we|ek|ive) (?:have |got |get |het |struggle with |suffer from )*X
    (?: and)? (?:(?:what|wat|hoe|how) (?:can|should|must|do|to|kan|moet)(?: (?:i|we|ek))?(?: (?:do|use|try|doen|treat it|fix it))?|
    what (?:helps|works)|what now|now what|wat nou|(?:please )?help)$|
    ^X (?:treatment|remedy|remedies|cure|help|what to do|what helps|how to (?:treat|fix|stop|get rid of it|help))$`,
  ],
]

/**
 * Which aspect a message asks for, when it asks for nothing else.
 * @param said its words with a space between, the subject written as `X`
 */
export const bareAspect = (said: string): BareAspect | undefined => {
  const plain = said.replace(before, '').replace(after, '').replaceAll(article, '')
  return frames.find(([, frame]) => frame.test(plain))?.[0]
}

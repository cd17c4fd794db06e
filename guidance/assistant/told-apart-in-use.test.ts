import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What is told by the way, of two things that sound alike, and what is asked of one of several: what must be said, and what must not.

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [talk: string, parts: string[], never?: string[]]
const answers = (rows: readonly Row[]): void => { it.each(rows)('%s', (talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([])) }

describe('several things on sensitive skin', () => { answers([
  ['my scrub says sodium lauryl sulphate juglans regia shell powder parfum methylisothiazolinone. im sensitive. ok for my face?', ['methylisothiazolinone', 'fragrance'], ['yes']],
  ['is cocamidopropyl betane ok for sensative skin', ['mostly yes', 'mild'], ['only with care']], ['is parfum and sls ok for sensitive skin', ['only with care', 'sodium lauryl sulfate']],
]) })

describe('instead of what burns', () => { answers([
  ['my oom sit asyn op sy voete vir voetswam tussen die tone. werk dit?', ['no, keep vinegar off', 'antifungal'], ['urea']], ['can i put a cup of jik in my bath, skin feels dirty and back is full of bumps', ['no, never', 'body wash'], ['your own colour']],
  ['my toddler has a nappy rash, granny wants to put dettol in the bath and maizena on the bum', ['zinc nappy cream', 'no to both'], ['morning or night']],
]) })

describe('what happened to a pot, or long ago', () => { answers([
  ['burnt the pot making body butter last nite haha. does shea thats been overheated still moisturise?', ['shea'], ['112']], ['i burnt my hand on the pot, is butter ok', ['running water']],
  ['used to live with a man who hit me, out 8 years, safe and happy. the scar on my brow is white and flat. does it need sunscreen specially', ['yes', 'scar'], ['men need']], ['do men need sunscreen', ['men need sunscreen']],
]) })

describe('of two that sound alike, or of one of them', () => { answers([
  ['whats the difference between cellulite and cellulitis', ['infection', 'dimpl'], ['no cream removes cellulite: it is']], ['what is tranexamic acid and does the cream work for melasma', ['tranexamic acid'], ['melasma is']], ['what is melasma', ['melasma is']],
  ['mom and my brother both get big keloids. im 19 want my second ear piercing. will i get one too?', ['not for certain', 'tendency']], ['should i get my second piercing, i get keloids', ['no, better not']],
  ['which oil is best for dry skin, oh and does vitamin c serum go bad', ['sunflower', 'three months'], ['not dangerous']], ['dark marks from pimples on deep brown skin. R300. what do i use and how long honestly', ['r300', 'months']],
]) })

import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const [known, catalogue] = [await knowledge(), await sampleCatalogue()]
const [amiss, converse] = [amissWith(known, catalogue), converseWith(known, catalogue)]

describe('how products are used is answered in the first sentence', () => {
  it.each([
    [
      'i stopped using my tretinoin for a month, can i go back to the same strength',
      ['start again lower', 'never double'],
    ],
    ['missed my glycolic for 3 weeks, do i just continue', ['start again lower']],
    ['must i wear sunblock inside the gym', ['you need no sunscreen', 'beside big windows']],
    ['how can i tell if my moisturiser has gone bad', ['smell, colour or texture has changed']],
    ['my body lotion smells rancid, can i still use it', ['throw it out']],
    ['my cream is so sticky, which lighter type should i buy', ['gel', 'oil-free']],
    ['shea butter went grainy, still fine?', ['turned grainy is safe']],
    ['how to top up spf at lunch with foundation on', ['dab, do not rub']],
    ['is a spray or lotion sunscreen better for my 5 year old', ['for a child cream or lotion is surest']],
    ['knee pads from hockey make my skin itch', ['sports gear rubs']],
    ['is it okay that my sister uses my razor', ['a razor is for one person']],
    ['what skincare do i pack for a camping trip', ['four small things']],
    ['am i allowed to bring lotion in my hand luggage on a flight', ['100 ml']],
    ['how long can i wait to rinse my face after training', ['half an hour']],
    ['is vit c before bed fine', ['vitamin c may go on at night']],
    ['the south easter makes my cheeks dry and sore', ['seal your face']],
    ['money is tight, what products can i drop', ['three things are enough']],
  ])('%s', (message, parts) => expect(amiss(message, parts)).toEqual([]))
})

describe('keeping, and what cloth and hair removal do', () => {
  it.each<[string, string[], string[]?]>([
    ['where must i keep my adapalene, can i put it in the fridge', ['cool, dark and tightly closed']],
    ['roll on leaves yellow stains on my shirt', ['let it dry']],
    ['what length must my leg hair be before i get waxed', ['half a centimetre']],
    ['had my brows threaded and got bumps', ['two to five days']],
    ['is bar soap as good as shaving foam or not', ['rather than soap']],
    ['what can i use instead of aftershave', ['fragrance-free moisturiser']],
    ['sunblock keeps melting in the humidity', ['put less beneath it']],
    ['hotel soap ok for my face two nights?', ['if your skin is calm']],
    ['does sta soft on my towels give acne', ['hardly causes pimples']],
    ['one more layer of cream, like two layers, ok?', ['second thin layer does no harm']],
    ['does face cream rub off on my pillow, how long must i wait', ['half an hour before bed']],
    ['when do i exfoliate before the matric dance', ['two or three days before']],
    ['veet burnt my leg its red', ['cool running water']],
    ['my bath sponge stinks', ['goes in the bin']],
    ['i always sleep on my side and that cheek gets pimples', ['touches or rubs that cheek']],
    ['my toner has gone cloudy', ['throw it out']],
    ['is it fine to put my face moisturiser on my arms', ['face cream is fine on hands, neck and body']],
    ['fell asleep with spf on my face', ['one night does no harm']],
    ['the pipette touches my face each time, does it matter', ['wipe the rim or dropper']],
    ['there is water in my tub of cream', ['wipe the rim or dropper']],
    ['my shirt has bleach marks from my pimple cream', ['benzoyl peroxide bleaches']],
    ['my daughter wants to start shaving her armpits', ['no right age']],
    ['should i use clippers for trimming my pubic hair', ['a trimmer with a guard']],
    ['translucent powder makes me look ashy', ['too pale for you']],
    ['how do i do concealer over dry patches', ['soften the flakes first']],
    ['best cream for a dry face in the wind', ['sample'], ['seal your face']],
    ['serum rolls up in little bits on my face', ['it pills because']],
  ])('%s', (message, parts, never) => expect(amiss(message, parts, never)).toEqual([]))
})

describe('prices, ages, strengths and the road', () => {
  it.each<[string, string[], string[]?]>([
    ['difference between a R90 and a R900 face cream', ['expensive is not better by itself']],
    ['is vichy as good as clicks brand', ['not because it costs more']],
    ['is there a point in buying expensive face wash', ['expensive is not better by itself']],
    ['i have to spend between R90 and R200 on a moisturiser', ['sample'], ['expensive is not better']],
    ['a simple routine for my gran in her 80s', ['a routine for']],
    ['what percent urea for cracked heels', ['elsewhere']],
    ['do i need sunscreen for a road trip', ['depends on the window']],
    ['bug spray or sunblock first', ['sunscreen first, then insect repellent']],
  ])('%s', (message, parts, never) => expect(amiss(message, parts, never)).toEqual([]))

  it.each(['face cloth every single night ok', 'new sponge each week okay'])('“ok” at the end asks: %s', (message) =>
    expect(converse(message).response).not.toContain('My pleasure'),
  )
  it.each(['ok', 'sounds lovely ok', 'thats great okay'])('“ok” alone thanks: %s', (message) =>
    expect(converse('which cleanser', message).response).toContain('My pleasure'),
  )
})

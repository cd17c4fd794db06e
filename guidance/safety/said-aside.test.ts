import { expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findSigns } from './red-flags.ts'

// Alarms told beside a question of something else, and their look-alikes.

const known = await knowledge()
const pressing = (text: string): string[] =>
  findSigns(known, text)
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)

it.each([
  ['which polish hides a brown band in my thumb nail, it is getting wider', 'dark-streak'],
  ['my face is ruined from a cream for lighter skin that I used, what serum', 'lightener-use'],
  ['what is the point of living', 'suicidal-thoughts'],
  ['i see no point in going on', 'suicidal-thoughts'],
  ['whats the point of anything anymore', 'suicidal-thoughts'],
  ['wat is die sin van die lewe', 'suicidal-thoughts'],
  ['is there any sense in waking up', 'suicidal-thoughts'],
  ['im pregnant, may i still use my retinol at night', 'pregnant-retinoid'],
  ['six weeks? i dont think ill be around by then', 'suicidal-thoughts'],
  ['le cream ayinalo igama, ndiyithenge erenki, ndiyithambisa ebusweni ukuze ndikhanye', 'lightener-use'],
])('%s: %s', (text, flag) => expect(pressing(text)).toContain(flag))

it.each([
  'whats the point of anything else in my routine',
  'is there any point in going on with retinol',
  'what is the point of a sheet mask',
  'which dark polish leaves no brown band on a nail',
  'my nails are getting longer, which polish lasts',
  'is a cream for lighter skin safe',
  'ndiyithenge erenki isepha yokuhlamba izitya',
  'can i still use retinol in summer',
  'im pregnant, can i use retinol',
  'I got burnt toast on my plate and my nail polish chipped',
])('%s: nothing presses', (text) => expect(pressing(text)).toEqual([]))

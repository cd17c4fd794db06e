import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findSigns } from './red-flags.ts'

// Air that does not come and what swells, in the words and word orders of the country's other languages; by signs, whatever all words weigh.

const known = await knowledge()
const idsOf = (text: string): string[] => findSigns(known, text).map(({ id }) => id)

describe('who cannot breathe', () => {
  it.each([
    'sy kan skaars asemhaal',
    'asemhaal is vir hom moeilik',
    'hy haal swaar asem na die inspuiting',
    'asem kry ek nie',
    'my dogter snak na asem',
    'dit voel of my keel toegaan',
    'sy keel het toegeswel',
    'my bors trek toe',
    'ingane yami ayisakwazi ukuphefumula',
    'ngiphelelwa umoya',
    'umphimbo wami uvalekile',
    'andikwazi kuphefumla',
    'kunzima ukuphefumla',
    'umqala wakhe udumbile',
    'ga a kgone go hema',
    'ke felloa ke moea',
    'ke thatafallwa ke ho hema',
    'mometso wa me o a tswalega',
    'ngoana o hema ka boima',
    'mmetso oa hae o ruruhile',
    'I can barely breathe',
    'he is fighting for air',
    'my throats closing up',
    'I cant get enough air',
  ])('is heard: %s', (text) => expect(idsOf(text)).toContain('anaphylaxis'))
  it.each([
    'my vel kan nie asemhaal onder die grimering nie',
    'my asem ruik nie lekker nie',
    'moenie vergeet om asem te haal nie',
    'hy sukkel nie om asem te haal nie',
    'ek kry nie lug op my voete nie',
    'isikhumba sami asiphefumuli',
    'ngiphelelwa umoya uma ngigijima',
    'ngiyakwazi ukuphefumula kahle',
    'angikaze ngihluleke ukuphefumula',
    'laas jaar kon ek nie asemhaal nie',
    'my tong is droog en toe drink ek water',
    'ha ke na bothata ba ho hema',
  ])('is nobody in “%s”', (text) => expect(idsOf(text)).not.toContain('anaphylaxis'))
})

describe('a face, lips or a tongue that swell', () => {
  it.each([
    'my gesig begin opswel',
    'sy gesig word dik',
    'my lippe is besig om op te swel',
    'my tong raak dik',
    'ubuso bami buyakhukhumala',
    'ulwimi lwam luyadumba',
    'sefatlhego sa me se rurugile',
    'dipounama tsa gagwe di rurugile',
    'my face swoll up',
  ])('are heard: %s', (text) => expect(idsOf(text)).toContain('anaphylaxis'))
  it.each(['my oë is toegeswel', 'sy oog swel toe'])('eyes too: %s', (text) =>
    expect(idsOf(text)).toContain('eyelid-swelling'),
  )
})

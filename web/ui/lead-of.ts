import { classNames } from './class-names.ts'

const leads = {
  two: 'md:max-lg:col-span-2 md:max-lg:piece-beside',
  three: ['', 'lg:col-span-3 lg:piece-beside', 'lg:col-span-2 lg:self-start lg:piece-beside'],
}

/**
 * The classes of the first Piece of a grid with two columns on a tablet and three on a desktop: it fills what the last row would leave
 * empty, with its text beside the cover.
 */
export const leadOf = (pieces: number): string =>
  classNames(pieces % 2 === 1 && leads.two, leads.three[pieces % 3]) ?? ''

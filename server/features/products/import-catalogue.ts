import { createHash } from 'node:crypto'
import type { FreeFrom, ProductKind } from '#contract/kinds/product.ts'
import type { Concern, SkinType } from '#contract/kinds/skin.ts'
import type { AppContext } from '#server/app-context.ts'
import { LONGEST_STATEMENT } from '#server/db/database.ts'
import {
  changeKeys,
  findBrandNames,
  findImported,
  type Imported,
  IMPORTED,
  lockImported,
  unlistSamples,
  writeImported,
} from './import-queries.ts'
import type { NewProduct } from './queries.ts'
import { readFreeFrom } from './read-free-from.ts'

/** A valid row of a catalogue. What it does not say is null or empty: nothing is claimed for a product that its row does not claim. */
export type CatalogueRow = {
  /** Identifies the product in every catalogue that is imported: its barcode, or `nameKey` without one. */
  key: string
  /** Identifies it by brand, name and size. */
  nameKey: string
  brand: string
  name: string
  category: ProductKind
  /** As printed, beside what it comes to in millilitres or grams. */
  size: string
  sizeMl: number | null
  /** Cents. */
  price: number | null
  label: string
  description: string
  skinTypes: SkinType[]
  concerns: Concern[]
  pros: string[]
  cons: string[]
  spf: number | null
  tinted: boolean
  url: string | null
  /** Null: local if the brand is one of the local brands with a page. */
  isLocal: boolean | null
  isRecommended: boolean
}

/** What became of rows. `edited` are the keys of those that an operator has changed since, which are not overwritten. */
export type Written = { imported: number; updated: number; unchanged: number; edited: string[] }

/** Rows that are written in one transaction. */
export const CATALOGUE_BATCH = 250
/** A change of how rows are turned into products changes every hash, so that the next import writes them again. */
const VERSION = 2

const looks: Readonly<Record<ProductKind, { word: string; motif: string }>> = {
  cleanser: { word: 'Cleanser', motif: 'pump' },
  toner: { word: 'Toner', motif: 'drop' },
  exfoliant: { word: 'Exfoliant', motif: 'lens' },
  serum: { word: 'Serum', motif: 'dropper' },
  treatment: { word: 'Treatment', motif: 'moon' },
  'eye-cream': { word: 'Eye cream', motif: 'jar' },
  moisturiser: { word: 'Moisturiser', motif: 'jar' },
  oil: { word: 'Face oil', motif: 'marula' },
  sunscreen: { word: 'Sunscreen', motif: 'sun' },
  mask: { word: 'Mask', motif: 'mortar' },
  lip: { word: 'Lip care', motif: 'honey' },
  body: { word: 'Body care', motif: 'tube' },
}
const accents = ['aloe', 'rooibos', 'marula', 'protea', 'fynbos', 'atlantic'] as const

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")

const slugOf = ({ brand, name, key }: CatalogueRow): string => {
  const words = `${brand} ${name}`
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return `${words.slice(0, 80)}-${digestOf(key).slice(0, 10)}`.replaceAll(/^-+|-+(?=-)/g, '')
}

/** How brands are written: those with a page by their id, every other as in its first row. */
const readBrands = async (context: AppContext) => {
  const pages = await findBrandNames(context.database.queries)
  const names = new Map(pages.map(({ id, name }) => [id, name]))
  const spellings = new Map(pages.flatMap(({ id, name }) => [[folded(id), id] as const, [folded(name), id] as const]))
  return {
    /** The stored value of a brand. */
    valueOf: (brand: string): string => {
      const before = spellings.get(folded(brand))
      if (before === undefined) spellings.set(folded(brand), brand)
      return before ?? brand
    },
    nameOf: (value: string): string => names.get(value) ?? value,
    hasPage: (value: string): boolean => names.has(value),
  }
}
type Brands = Awaited<ReturnType<typeof readBrands>>

type Prepared = CatalogueRow & { hash: string }

/** A row with the product that it was written to before. */
type Matched = { row: Prepared; stored: Imported | undefined }

/**
 * The product of each row: the one with its barcode, else the one with its brand, name and size.
 * @param hasBarcode whether a row of the catalogue has this key, so that its product is no other row's
 */
const matched = (
  rows: readonly Prepared[],
  stored: readonly Imported[],
  hasBarcode: (key: string) => boolean,
): Matched[] => {
  const byKey = new Map(stored.map((one) => [one.key, one]))
  const byName = new Map(stored.filter(({ key }) => !hasBarcode(key)).map((one) => [one.nameKey, one]))
  return rows.map((row) => ({ row, stored: byKey.get(row.key) ?? byName.get(row.nameKey) }))
}

/** The key under which a row is stored: a product keeps its barcode when a later row comes without one. */
const storedKeyOf = ({ row, stored }: Matched): string =>
  stored !== undefined && row.key === row.nameKey ? stored.key : row.key

const productOf = (row: Prepared, sourceId: string, freeFrom: FreeFrom[], brands: Brands, now: Date): NewProduct => {
  const { word, motif } = looks[row.category]
  const title = `${word} by ${brands.nameOf(row.brand)}`
  return {
    slug: slugOf(row),
    title,
    description: row.description || `${row.size === '' ? title : `${title}, ${row.size}`}.`,
    productName: row.name,
    brand: row.brand,
    category: row.category,
    skinTypes: row.skinTypes,
    skinConcerns: row.concerns,
    price: row.price,
    sizeMl: row.sizeMl,
    affiliateUrl: row.url,
    pros: row.pros,
    cons: row.cons,
    label: row.label,
    spf: row.spf,
    tinted: row.tinted,
    freeFrom,
    isLocal: row.isLocal ?? brands.hasPage(row.brand),
    isRecommended: row.isRecommended,
    art: { motif, accent: accents[Number.parseInt(digestOf(row.key).slice(0, 8), 16) % accents.length] ?? accents[0] },
    source: IMPORTED,
    sourceId,
    sourceName: row.nameKey,
    fileHash: row.hash,
    createdAt: now,
    updatedAt: now,
  }
}

/** Whether a row is new or has changed; what an operator has changed stays. */
const isChanged = ({ row, stored }: Matched): boolean =>
  stored === undefined || (stored.hash !== null && stored.hash !== row.hash)

/**
 * Prepares the import of a catalogue. Each batch is written completely or not at all, and a row that was written before is recognised by
 * its hash, so an import can be interrupted at any moment and run again.
 * @param hasBarcode whether a row of the catalogue has this barcode as its key
 * @returns prepare: reads the labels of up to CATALOGUE_BATCH rows, each product at most once in a run. @returns what writes them: the next
 * batch can be prepared meanwhile
 */
export const openCatalogue = async (
  context: AppContext,
  hasBarcode: (key: string) => boolean,
): Promise<{ prepare: (rows: readonly CatalogueRow[]) => Promise<() => Promise<Written>> }> => {
  const brands = await readBrands(context)
  await context.advice.warmUp()

  const prepare = async (rows: readonly CatalogueRow[]): Promise<() => Promise<Written>> => {
    const prepared = rows
      .map((row) => ({ ...row, brand: brands.valueOf(row.brand) }))
      .map((row): Prepared => ({ ...row, hash: digestOf([VERSION, row]) }))
    const found = matched(prepared, await findImported(context.database.queries, prepared), hasBarcode)
    const changed = found.filter(isChanged)
    const updated = changed.filter(({ stored }) => stored !== undefined).length
    const edited = found.filter(({ stored }) => stored?.hash === null).map(({ row }) => row.key)
    const written: Written = {
      imported: changed.length - updated,
      updated,
      unchanged: rows.length - changed.length - edited.length,
      edited,
    }
    if (changed.length === 0) return () => Promise.resolve(written)
    const changedRows = changed.map(({ row }) => row)
    const claims = await readFreeFrom(
      changedRows.map(({ label }) => label),
      context,
    )
    return async () => {
      const now = context.now()
      await context.database.transaction(
        async (queries) => {
          // An operator may have changed one of them in the meantime.
          const still = matched(changedRows, await lockImported(queries, changedRows), hasBarcode).filter(isChanged)
          await changeKeys(
            queries,
            still.flatMap((one) =>
              one.stored === undefined || one.stored.key === storedKeyOf(one)
                ? []
                : [{ from: one.stored.key, to: storedKeyOf(one) }],
            ),
          )
          const products = still.map((one) =>
            productOf(one.row, storedKeyOf(one), claims.get(one.row.label) ?? [], brands, now),
          )
          await writeImported(queries, products, brands.nameOf)
        },
        { statementTimeout: LONGEST_STATEMENT },
      )
      return written
    }
  }
  return { prepare }
}

/** Takes the sample products out of every list, because a catalogue has replaced them. @returns how many were listed until now */
export const replaceSamples = (context: AppContext): Promise<number> =>
  context.database.transaction((queries) => unlistSamples(queries, context.now()))

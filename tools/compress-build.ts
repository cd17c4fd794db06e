import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/

const compress = async (path: string): Promise<void> => {
  const body = await readFile(path)
  if (body.length < 600) return
  const best = await brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
  await Promise.all([
    writeFile(`${path}.br`, best),
    zip(body, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ])
}

/**
 * Writes a Brotli and a gzip version of each file in a build folder, so that serving costs no compression. Runs after the whole build,
 * because the route manifest is written after the bundle.
 */
export const compressFolder = async (folder: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(join(folder, file))))
}

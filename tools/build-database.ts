import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Writes an empty database, so that a first start unpacks it instead of creating one (server/db/embedded.ts). */
export const buildDatabase = async (buildDirectory: string): Promise<void> => {
  const client = await PGlite.create()
  await writeFile(join(buildDirectory, 'empty-database.tar.gz'), (await client.dumpDataDir('gzip')).stream())
  await client.close()
}

import { fileURLToPath } from 'node:url'

/** Where the generated migrations lie. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { diskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { s3Store } from './s3-store.ts'

/** The store of members' pictures that the settings name. */
export const createPictureStore = ({ s3, DATA_DIR }: Pick<Env, 's3' | 'DATA_DIR'>): FileStore =>
  s3 === undefined ? diskStore(join(DATA_DIR, 'pictures')) : s3Store(s3)

import { S3mini } from 's3mini'
import type { Env } from '#server/env.ts'
import { assertKey, type FileStore, StorageUnavailable } from './file-store.ts'

/** Longest wait for the storage, milliseconds. */
const DEADLINE = 10_000
/** Folder in the bucket. */
const FOLDER = 'pictures'

/** What went wrong and what to check. */
const explain = (work: string, error: unknown): string => {
  const { status, code, name, cause } = error as Error & { status?: number; code?: unknown }
  const reason = [code, (cause as { code?: unknown } | undefined)?.code, name].find((one) => typeof one === 'string')
  const found = [status, reason].filter((part) => part !== undefined).join(' ')
  if (status === 401 || status === 403)
    return `S3 refused to ${work} a file (${found}): check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION and the rights of the key`
  if (status === 404) return `S3 could not ${work} a file (${found}): check the bucket in S3_ENDPOINT`
  return `S3 could not ${work} a file (${found})`
}

/** Keeps files in a bucket of an S3-compatible server. */
export const s3Store = (settings: NonNullable<Env['s3']>, deadline = DEADLINE): FileStore => {
  const s3 = new S3mini({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    requestAbortTimeout: deadline,
  })
  /** @throws StorageUnavailable */
  const run = async <T>(work: string, key: string, call: (path: string) => Promise<T>): Promise<T> => {
    assertKey(key)
    try {
      return await call(`${FOLDER}/${key}`)
    } catch (error) {
      throw new StorageUnavailable(explain(work, error), { cause: error })
    }
  }
  return {
    put: (key, bytes) => run('store', key, async (path) => void (await s3.putObject(path, bytes))),
    get: (key) =>
      run('read', key, async (path) => {
        const bytes = await s3.getObjectArrayBuffer(path)
        return bytes === null ? undefined : new Uint8Array(bytes)
      }),
    remove: (key) => run('delete', key, async (path) => void (await s3.deleteObject(path))),
  }
}

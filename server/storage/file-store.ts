/**
 * Where uploaded files are kept. A key is a relative path of lower-case letters, digits, `-` and `/` that is never reused, so that a file
 * never changes. With several instances the store must be shared: one folder that all of them mount, or an object store.
 * Every operation can throw `StorageUnavailable`.
 */
export type FileStore = {
  /** Stores a file under a new key. It is complete or absent, even after a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The file, or undefined if there is none. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Deletes the file; idempotent. */
  remove(key: string): Promise<void>
}

/** The store did not do what it was asked to. The message is for the operator: it says what to check, and contains no secret. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** @throws Error for a key that could lead out of the place where files are kept */
export const assertKey = (key: string): void => {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key)) throw new Error('not a valid key of a stored file')
}

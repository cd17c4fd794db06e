/**
 * Where uploaded files are kept. A key is a relative path of lower-case letters, digits, `-` and `/` that is never reused, so that a file
 * never changes. With several instances the store must be shared: one folder that all of them mount, or an object store.
 */
export type FileStore = {
  /** Stores a file under a new key. It is complete or absent, even after a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The file, or undefined if there is none. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Deletes the file; idempotent. */
  remove(key: string): Promise<void>
}

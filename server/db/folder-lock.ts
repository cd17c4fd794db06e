import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process uses this folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Skynn process. Stop that one first, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * Creates the folder (for this user only) and locks it for this process. PGlite has no lock of its own between processes, and two on one
 * folder lose committed rows without an error. The lock is SQLite's exclusive file lock: the operating system releases it when the process
 * ends, however it ends, so there is no stale lock to clean up.
 * @returns a function that releases the lock
 * @throws FolderInUse
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new FolderInUse(folder)
  }
  return () => lock.close()
}

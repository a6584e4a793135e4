import fs from 'node:fs'
import path from 'node:path'
import Sqlite from 'libsql'
import { ConfigError } from '../process/config-error.ts'

export interface DataDirectory {
  release(): void
}

/** Another process already runs on this folder. */
export class DataDirectoryInUse extends Error {}

/**
 * Makes the folder (only its owner may read it: keys and personal data live here) and holds it for this
 * process. The hold is a file lock of the operating system, taken through SQLite, so it vanishes with the
 * process however it ends and never goes stale. With PostgreSQL several processes may share the folder.
 */
export function claimDataDirectory(folder: string, { isShared }: { isShared: boolean }): DataDirectory {
  process.umask(0o077)
  makeUsable(folder, isShared ? fs.constants.R_OK : fs.constants.R_OK | fs.constants.W_OK)
  if (isShared) return { release: () => undefined }
  const lock = new Sqlite(path.join(folder, '.lock'))
  try {
    lock.exec('pragma busy_timeout = 0')
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new DataDirectoryInUse(
      `Another Butterleaf already runs on ${folder}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  return { release: () => lock.close() }
}

/** Checked first: SQLite would say that it can't open its file, but not why. */
function makeUsable(folder: string, mode: number): void {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    fs.accessSync(folder, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(
      `The data folder ${folder} can’t be written to (${code}). Set DATA_DIR to one that can.`,
    )
  }
}

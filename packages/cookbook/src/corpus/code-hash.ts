import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const leftOut = /\.test\.[jt]s$|\.d\.ts$|^testing\b/

/** One hash over the code in these folders, as it runs: sources under test, compiled files else. */
export function codeHash(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
    for (const name of names.filter((one) => /\.[jt]s$/.test(one) && !leftOut.test(one)))
      hash.update(`${name}\0`).update(readFileSync(join(folder, name)))
  }
  return hash.digest('base64')
}

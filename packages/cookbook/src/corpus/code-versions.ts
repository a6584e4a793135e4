import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What turns content into recipes: this package's readers, and the domain's kitchen. */
const folders = ['checks', 'foods', 'kitchen', 'reading', 'recipes', 'shares']
const domainFolders = ['cooking', 'kitchen']

/** One hash over the compiler's own files. */
export function compilerVersion(): string {
  const here = dirname(import.meta.dirname)
  const domain = join(here, '..', '..', 'domain', basename(here))
  return codeHash([
    ...folders.map((name) => join(here, name)),
    ...domainFolders.map((name) => join(domain, name)),
  ])
}

/** One hash over the files that draw pictures: with other ones a recipe may look different. */
export function drawingVersion(): string {
  const here = dirname(import.meta.dirname)
  const chance = join(here, '..', '..', 'domain', basename(here), 'chance')
  return codeHash([join(here, 'pictures'), chance])
}

const leftOut = /\.test\.[jt]s$|\.d\.ts$|^testing\b/

/** One hash over the code in these folders, as it runs: sources under test, compiled files else. */
function codeHash(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
    for (const name of names.filter((one) => /\.[jt]s$/.test(one) && !leftOut.test(one)))
      hash.update(`${name}\0`).update(readFileSync(join(folder, name)))
  }
  return hash.digest('base64')
}

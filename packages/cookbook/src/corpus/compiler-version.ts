import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What turns content into recipes: this package's readers, and the kitchen's weights in the domain. */
const folders = ['foods', 'reading', 'recipes']

/** One hash over the compiler's own files, as they run: sources under test, compiled ones else. */
export function compilerVersion(): string {
  const here = dirname(import.meta.dirname)
  const kitchen = join(here, '..', '..', 'domain', basename(here), 'kitchen')
  const hash = createHash('sha256')
  for (const folder of [...folders.map((name) => join(here, name)), kitchen]) {
    for (const name of readdirSync(folder).sort()) {
      if (!/\.(js|ts)$/.test(name) || /\.(test|d)\.ts$|\.test\.js$/.test(name)) continue
      hash.update(`${name}\0`).update(readFileSync(join(folder, name)))
    }
  }
  return hash.digest('base64')
}

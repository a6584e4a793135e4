import { basename, dirname, join } from 'node:path'
import { codeHash } from './code-hash.ts'

/** What turns content into recipes: this package's readers, and the kitchen's weights in the domain. */
const folders = ['checks', 'foods', 'reading', 'recipes']

/** One hash over the compiler's own files. */
export function compilerVersion(): string {
  const here = dirname(import.meta.dirname)
  const kitchen = join(here, '..', '..', 'domain', basename(here), 'kitchen')
  return codeHash([...folders.map((name) => join(here, name)), kitchen])
}

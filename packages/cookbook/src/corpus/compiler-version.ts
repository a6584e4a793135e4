import { basename, dirname, join } from 'node:path'
import { codeHash } from './code-hash.ts'

/** What turns content into recipes: this package's readers, and the domain's kitchen. */
const folders = ['checks', 'foods', 'reading', 'recipes', 'shares']
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

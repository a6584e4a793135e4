import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const configs = ['apps/api/bundle.config.ts', 'apps/web/vite.config.ts', 'apps/web/pages.config.ts']
const valueImport =
  /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm

/** The workspace packages that Node loads with a file, through whatever that file imports beside it. */
function packagesLoadedBy(file: string, read: (file: string) => string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const names = Array.from(read(file).matchAll(valueImport), ([, from, alone]) => from ?? alone ?? '')
  return names.flatMap((name) => {
    if (name.startsWith('@butterleaf/')) return [`${file} imports ${name}`]
    if (!name.startsWith('.')) return []
    return packagesLoadedBy(path.posix.join(path.posix.dirname(file), name), read, seen)
  })
}

const readSource = (file: string) => fs.readFileSync(path.join(repository, file), 'utf8')

// On a fresh clone nothing is compiled when the build starts, and Node finds only what is compiled.
describe('a build on a fresh clone', () => {
  it.each(configs)('%s loads no package that would have to be compiled first (OPS-1)', (config) => {
    expect(packagesLoadedBy(config, readSource)).toEqual([])
  })

  it('a package that is loaded on the way is found, a type isn’t', () => {
    const files: Record<string, string> = {
      'apps/web/vite.config.ts':
        "import type { A } from '@butterleaf/a/a'\nimport { b } from './build/b.ts'\n",
      'apps/web/build/b.ts': "import { c } from '../src/c.ts'\n",
      'apps/web/src/c.ts': "import {\n  d,\n} from '@butterleaf/contract/d'\n",
    }
    const found = packagesLoadedBy('apps/web/vite.config.ts', (file) => files[file] ?? '')
    expect(found).toEqual(['apps/web/src/c.ts imports @butterleaf/contract/d'])
  })
})

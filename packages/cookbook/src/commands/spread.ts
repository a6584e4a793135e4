import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Cookbook, compileCookbook } from '../corpus/compile-cookbook.ts'
import { spreadDocument } from '../corpus/spread.ts'
import { faultText, type Outcome } from './outcome.ts'

import type { Places } from './places.ts'

/** Writes docs/corpus.md; content with faults can't be counted. */
export function writeSpread({ root, cacheFile, spreadFile }: Places): Outcome {
  const cookbook = compileCookbook(root, { cacheFile })
  if (cookbook.faults.length > 0) return { text: faultText(cookbook), isFine: false }
  mkdirSync(dirname(spreadFile), { recursive: true })
  writeFileSync(spreadFile, spreadDocument(cookbook.recipes))
  return { text: `${cookbook.recipes.length} recipes laid out in ${spreadFile}.`, isFine: true }
}

/** A fault when docs/corpus.md doesn't match the content. */
export function staleSpread(spreadFile: string, { recipes }: Pick<Cookbook, 'recipes'>): string[] {
  const written = existsSync(spreadFile) ? readFileSync(spreadFile, 'utf8') : ''
  if (written === spreadDocument(recipes)) return []
  return ['docs/corpus.md is stale. Write it again: npm run cookbook -- spread.']
}

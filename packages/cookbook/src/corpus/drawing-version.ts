import { basename, dirname, join } from 'node:path'
import { codeHash } from './code-hash.ts'

/** One hash over the files that draw pictures: with other ones a recipe may look different. */
export function drawingVersion(): string {
  const here = dirname(import.meta.dirname)
  const chance = join(here, '..', '..', 'domain', basename(here), 'chance')
  return codeHash([join(here, 'pictures'), chance])
}

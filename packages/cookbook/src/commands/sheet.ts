import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { compileCookbook } from '../corpus/compile-cookbook.ts'
import { contactSheet } from '../exchange/contact-sheet.ts'
import type { Outcome } from './outcome.ts'
import type { Places } from './places.ts'

/** Pictures of all recipes that can be read: a fault in one is no reason not to look at the others. */
export async function sheet({ root, cacheFile, sheetFile }: Places, file = sheetFile): Promise<Outcome> {
  const { recipes, faults } = compileCookbook(root, { cacheFile })
  // By far the largest part of this package, and no other command needs it.
  const { drawPlate } = await import('../pictures/draw-plate.ts')
  const html = contactSheet(recipes, drawPlate)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
  const leftOut = faults.length === 0 ? '' : ` ${faults.length} faults in the content: see "check".`
  return { text: `${recipes.length} pictures in ${file}.${leftOut}`, isFine: true }
}

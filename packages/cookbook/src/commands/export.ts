import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { categoryOf } from '@butterleaf/domain/recipes/categories'
import { type Cookbook, compileCookbook } from '../corpus/compile-cookbook.ts'
import { cooklang } from '../exchange/cooklang.ts'
import { exportDocument } from '../exchange/export-document.ts'
import { faultText, type Outcome, Refusal } from './outcome.ts'

import type { Places } from './places.ts'

/** All foods and recipes as one JSON document; or, with a folder, a Cooklang file for each recipe. */
export function exportCookbook({ root, cacheFile }: Places, cooklangFolder: string | undefined): Outcome {
  const cookbook = compileCookbook(root, { cacheFile })
  // A document that leaves out what has a fault would pass for the whole cookbook.
  if (cookbook.faults.length > 0) throw new Refusal(faultText(cookbook))
  if (cooklangFolder !== undefined) return writeCooklang(cookbook, cooklangFolder)
  return { text: JSON.stringify(exportDocument(cookbook.foods, cookbook.recipes), null, 1), isFine: true }
}

function writeCooklang({ recipes }: Cookbook, folder: string): Outcome {
  for (const recipe of recipes) {
    const category = join(folder, categoryOf(recipe))
    mkdirSync(category, { recursive: true })
    writeFileSync(join(category, `${recipe.slug}.cook`), cooklang(recipe))
  }
  return { text: `${recipes.length} recipes written to ${folder}.`, isFine: true }
}

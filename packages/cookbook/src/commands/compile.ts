import { writeArtefact } from '../corpus/artefact.ts'
import { compileCookbook } from '../corpus/compile-cookbook.ts'
import { writeStoredFoodWords } from '../matching/dictionary/stored-food-words.ts'
import { faultText, type Outcome } from './outcome.ts'

import type { Places } from './places.ts'

/** Writes the cookbook the API reads; with a fault anywhere, the last good one stays. */
export function compile({ root, cacheFile, artefactFile, foodWordsFile }: Places): Outcome {
  const startedAt = performance.now()
  const cookbook = compileCookbook(root, { cacheFile })
  if (cookbook.faults.length > 0) return { text: faultText(cookbook), isFine: false }
  const bytes = writeArtefact(artefactFile, cookbook)
  writeStoredFoodWords(foodWordsFile, cookbook.foodWords)
  const { foods, recipes, files } = cookbook
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
  const text = `${foods.length} foods and ${recipes.length} recipes, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s (${files.compiled} files compiled, ${files.kept} kept).`
  return { text, isFine: true }
}

import { compileCookbook } from '../corpus/compile-cookbook.ts'
import { recomputedText, recomputeRecipe } from '../foods/recompute.ts'
import { readUsdaRows } from '../foods/usda.ts'
import { type Outcome, Refusal, readReference } from './outcome.ts'
import type { Places } from './places.ts'

type Asked = { usdaFiles: readonly string[]; count: number }

/** MIN-1: the five figures of some recipes from all over the corpus, added up from USDA rows, beside ours. */
export function recompute({ root, cacheFile }: Places, { usdaFiles, count }: Asked): Outcome {
  if (usdaFiles.length === 0)
    throw new Refusal('Name the USDA files: npm run cookbook -- recompute --usda FILE [--recipes N]')
  if (!Number.isInteger(count) || count < 1) throw new Refusal('--recipes takes a whole number from 1.')
  const rows = readUsdaRows(usdaFiles.map(readReference))
  const { recipes } = compileCookbook(root, { cacheFile })
  const step = Math.max(1, Math.floor(recipes.length / count))
  const some = recipes.filter((_, index) => index % step === 0).slice(0, count)
  const recomputed = some.map((recipe) => recomputeRecipe(recipe, rows))
  const figures = recomputed.flatMap((recipe) => recipe.figures)
  const off = figures.filter(({ isOff }) => isOff).length
  const summary = `${recomputed.length} recipes, ${figures.length} figures: ours, then from USDA rows. ${off} off by more than a tenth.`
  return { text: [...recomputed.map(recomputedText), summary].join('\n\n'), isFine: off === 0 }
}

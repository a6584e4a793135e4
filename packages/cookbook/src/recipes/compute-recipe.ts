import type { LineFinding } from '../reading/fault.ts'
import { resolveShares } from '../shares/resolve-shares.ts'
import { dietsOf } from './diets.ts'
import { editionOf } from './edition.ts'
import { nutritionPerServing } from './fields/eaten-nutrition.ts'
import { noteOf } from './fields/note-of.ts'
import { familiarityOf } from './guesses/familiarity.ts'
import { macroProfileOf } from './guesses/macro-profile.ts'
import { mainProteinOf } from './guesses/main-protein.ts'
import { priceLevelOf } from './guesses/price-level.ts'
import { techniqueOf } from './guesses/technique.ts'
import { equipmentOf } from './keeping/equipment-of.ts'
import { judgedOf, spokenWords } from './keeping/judged.ts'
import { keepingOf } from './keeping/keeping-of.ts'
import type { Recipe, RecipeIngredient } from './recipe.ts'
import type { WrittenRecipe } from './written-recipe.ts'

/** All that is worked out from what a file says. */
export function computeRecipe(
  { lines: _, ...source }: WrittenRecipe,
  ingredients: RecipeIngredient[],
  drawing: string,
): { recipe: Recipe; findings: LineFinding[] } {
  const { steps, findings } = resolveShares(source.steps, ingredients)
  const perServing = nutritionPerServing({ ...source, ingredients })
  const technique = techniqueOf(
    steps.map(({ parts }) => parts),
    source.cookMinutes,
  )
  const recipe = {
    ...source,
    ingredients,
    steps,
    perServing,
    ...dietsOf(ingredients.map(({ food }) => food)),
    mainProtein: mainProteinOf({ ...source, ingredients }),
    technique,
    needs: source.needs ?? equipmentOf(spokenWords(steps)),
    familiarity: source.familiarity ?? familiarityOf({ ...source, ingredients, technique }),
    priceLevel: priceLevelOf(ingredients, source.servings),
    macroProfile: macroProfileOf(perServing),
  }
  const keeps = source.keeps ?? keepingOf(judgedOf(recipe))
  const note = noteOf(recipe)
  const kept = { ...recipe, ...(keeps && { keeps }), ...(note && { note }) }
  return { recipe: { ...kept, edition: editionOf(kept, drawing) }, findings }
}

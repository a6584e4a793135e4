import type { LineFinding } from '../reading/fault.ts'
import { resolveShares } from '../shares/resolve-shares.ts'
import { dietsOf } from './diets.ts'
import { editionOf } from './edition.ts'
import { familiarityOf } from './familiarity.ts'
import { nutritionPerServing } from './fields/eaten-nutrition.ts'
import { mainProteinOf, priceLevelOf } from './guesses.ts'
import { equipmentOf } from './keeping/equipment-of.ts'
import { judgedOf, spokenWords } from './keeping/judged.ts'
import { keepingOf } from './keeping/keeping-of.ts'
import { macroProfileOf } from './macro-profile.ts'
import type { Recipe, RecipeIngredient } from './recipe.ts'
import { techniqueOf } from './technique.ts'
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

/** CON-9: the recipe's own note, then what to take where a food is hard to find and the recipe itself doesn't say it. */
export function noteOf({ note, ingredients }: Pick<Recipe, 'note' | 'ingredients'>): string | undefined {
  const rare = new Map(
    ingredients.filter((one) => isUnexplained(one, note)).map(({ food }) => [food.id, food]),
  )
  const said = [
    note,
    ...[...rare.values()].map(({ plural, instead }) => instead && `No ${plural}? ${instead}`),
  ].filter((text) => text !== undefined)
  return said.length > 0 ? said.join(' ') : undefined
}

function isUnexplained({ food, note: ownNote }: RecipeIngredient, note = ''): boolean {
  const named = [food.name, food.plural].some((name) => note.toLowerCase().includes(name.toLowerCase()))
  return food.rare && ownNote === undefined && !named
}

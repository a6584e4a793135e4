import { type Equipment, isLacking } from '../cooking/equipment.ts'
import type { Diet, Exclusion } from './dietary-tags.ts'

export type RecipeId = string

/** What a person must not be served. No plan goes round it, and no relaxation but for the equipment. */
export type Avoidances = {
  /** What every dish must be proven to suit. */
  diets: readonly Diet[]
  /** What no dish may contain. */
  exclusions: readonly Exclusion[]
  /** Names of foods. */
  ingredients: readonly string[]
  /** Ids of food groups. */
  groups: readonly string[]
  /** CON-9: what the kitchen doesn't have. */
  lacking: readonly Equipment[]
  recipes: readonly RecipeId[]
}

export const noAvoidances: Avoidances = {
  diets: [],
  exclusions: [],
  ingredients: [],
  groups: [],
  lacking: [],
  recipes: [],
}

/** What must be known of a recipe to say whether a person may be served it. */
export type Edible = {
  id: string
  free: readonly Diet[]
  contains: readonly Exclusion[]
  foods: readonly string[]
  /** Ids of the food groups its foods are in. */
  groups: readonly string[]
  needs: readonly Equipment[]
}
export type Forbidden = 'diet' | 'exclusion' | 'avoided-ingredient' | 'equipment' | 'avoided-recipe'

/** Why the person must not be served it; undefined when they may. */
export function forbiddenBy(recipe: Edible, avoidances: Avoidances): Forbidden | undefined {
  if (!avoidances.diets.every((diet) => recipe.free.includes(diet))) return 'diet'
  if (recipe.contains.some((own) => avoidances.exclusions.includes(own))) return 'exclusion'
  if (holdsAvoided(recipe, avoidances)) return 'avoided-ingredient'
  if (recipe.needs.some((piece) => isLacking(piece, avoidances.lacking))) return 'equipment'
  return avoidances.recipes.includes(recipe.id) ? 'avoided-recipe' : undefined
}

/** TOG-2: everything in it that these avoid. `avoidances`: with the names of foods as the kitchen spells them. */
export function reasonsAgainst({ free, contains, foods, groups }: Edible, avoidances: Avoidances) {
  const avoided = new Set(avoidances.ingredients.map(folded))
  return {
    diets: avoidances.diets.filter((diet) => !free.includes(diet)),
    exclusions: contains.filter((own) => avoidances.exclusions.includes(own)),
    foods: foods.filter((food) => avoided.has(folded(food))),
    groups: groups.filter((group) => avoidances.groups.includes(group)),
  }
}

export function mayEat(recipe: Edible, avoidances: Avoidances): boolean {
  return forbiddenBy(recipe, avoidances) === undefined
}

function holdsAvoided(
  { foods, groups }: Edible,
  { ingredients, groups: avoidedGroups }: Avoidances,
): boolean {
  if (avoidedGroups.length > 0 && groups.some((group) => avoidedGroups.includes(group))) return true
  if (ingredients.length === 0) return false
  const avoided = new Set(ingredients.map(folded))
  return foods.some((food) => avoided.has(folded(food)))
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}

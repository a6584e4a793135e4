/** What a person must not be served, ever: no plan and no relaxation goes round it. */
export type Avoidances = {
  /** Codes of what every dish must be proven free of. */
  allergens: readonly number[]
  /** Codes of what no dish may contain. */
  intolerances: readonly number[]
  /** Names of foods. */
  ingredients: readonly string[]
  /** Ids of recipes. */
  recipes: readonly string[]
}

export const noAvoidances: Avoidances = { allergens: [], intolerances: [], ingredients: [], recipes: [] }

/** What must be known of a recipe to say whether somebody may eat it. */
export type Edible = {
  id: string
  free: readonly number[]
  contains: readonly number[]
  foods: readonly string[]
}
export type Forbidden = 'allergen' | 'intolerance' | 'avoided-ingredient' | 'avoided-recipe'

/** Why the person must not be served it; undefined when they may. */
export function forbiddenBy(recipe: Edible, avoidances: Avoidances): Forbidden | undefined {
  if (!avoidances.allergens.every((code) => recipe.free.includes(code))) return 'allergen'
  if (recipe.contains.some((code) => avoidances.intolerances.includes(code))) return 'intolerance'
  if (holdsAvoided(recipe, avoidances)) return 'avoided-ingredient'
  return avoidances.recipes.includes(recipe.id) ? 'avoided-recipe' : undefined
}

export function mayEat(recipe: Edible, avoidances: Avoidances): boolean {
  return forbiddenBy(recipe, avoidances) === undefined
}

function holdsAvoided({ foods }: Edible, { ingredients }: Avoidances): boolean {
  if (ingredients.length === 0) return false
  const avoided = new Set(ingredients.map(folded))
  return foods.some((food) => avoided.has(folded(food)))
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}

import type { RecipeId } from '../recipes/may-eat.ts'

/** What a person said of a recipe. */
export type SavedInteraction = Readonly<{
  recipeId: RecipeId
  type: 'like' | 'dislike'
  /** An instant, ISO 8601. */
  at: string
  /** The ids it is stored under, where they differ from `recipeId`. */
  storedAs?: readonly RecipeId[]
}>

export function recipesOfType(
  interactions: readonly Pick<SavedInteraction, 'recipeId' | 'type'>[],
  type: SavedInteraction['type'],
): RecipeId[] {
  return interactions.filter((one) => one.type === type).map(({ recipeId }) => recipeId)
}

/** ITEM-7: of one recipe the last counts. What is avoided stays where it is planned already. */
export function saveInteraction(
  interactions: readonly SavedInteraction[],
  interaction: SavedInteraction,
): readonly SavedInteraction[] {
  return [...interactions.filter(({ recipeId }) => recipeId !== interaction.recipeId), interaction]
}

/** The same list where nothing was said of the recipe. */
export function removeInteraction(
  interactions: readonly SavedInteraction[],
  recipeId: RecipeId,
): readonly SavedInteraction[] {
  const others = interactions.filter((one) => one.recipeId !== recipeId)
  return others.length === interactions.length ? interactions : others
}

/** With other ids for their recipes. Takes them oldest first. ITEM-7: of one recipe the last counts, under any of its ids. */
export function renameInteractions(
  stored: readonly SavedInteraction[],
  idOf: (storedId: RecipeId) => RecipeId,
): SavedInteraction[] {
  const byRecipe = new Map<RecipeId, SavedInteraction>()
  for (const one of stored) {
    const recipeId = idOf(one.recipeId)
    const earlier = byRecipe.get(recipeId)
    const storedAs = [...(earlier ? storedIdsOf(earlier) : []), one.recipeId]
    const isAsStored = !earlier && one.recipeId === recipeId
    byRecipe.set(recipeId, isAsStored ? one : { ...one, recipeId, storedAs })
  }
  return [...byRecipe.values()]
}

export function storedIdsOf({ recipeId, storedAs = [recipeId] }: SavedInteraction): readonly RecipeId[] {
  return storedAs
}

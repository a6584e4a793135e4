import type { Recipe, RecipeIngredient } from '../recipe.ts'

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

import type { Fault } from '../../reading/fault.ts'
import type { PlacedRecipe } from '../../recipes/compile-recipe.ts'

export type AskedDishesFile = { file: string; text: string }

/**
 * ED-1: each dish that people come for has a recipe in its familiar form. The recipe's title holds the name under which it is looked
 * for, and its readers know it: a discovery is the right answer to another question.
 */
export function checkAskedDishes(
  { file, text }: AskedDishesFile,
  placed: readonly Pick<PlacedRecipe, 'recipe'>[],
): Fault[] {
  const recipes = new Map(placed.map(({ recipe }) => [recipe.slug, recipe]))
  const earlier = new Set<string>()
  return readRows(text).flatMap(({ dish, slug, line }) => {
    const faultOf = (what: string, remedy: string) => [{ file, line, what, remedy }]
    if (dish === '' || slug === undefined)
      return faultOf('This is no dish with its recipe.', 'Write the dish, a tab and the name of its recipe.')
    if (earlier.has(plainWords(dish))) return faultOf(`"${dish}" is there twice.`, 'Keep it once.')
    earlier.add(plainWords(dish))
    const recipe = recipes.get(slug)
    if (!recipe) return faultOf(`There is no recipe "${slug}" for "${dish}".`, 'Name the file of one.')
    if (recipe.familiarity === 'discovery')
      return faultOf(`"${slug}" is a discovery, and "${dish}" is what people know.`, 'Name a known recipe.')
    if (!holdsWords(recipe.title, dish))
      return faultOf(`The title of "${slug}" doesn't say "${dish}".`, 'Call the dish by its familiar name.')
    return []
  })
}

function readRows(text: string): { dish: string; slug: string | undefined; line: number }[] {
  return text.split('\n').flatMap((row, index) => {
    if (row === '' || row.startsWith('#')) return []
    const [dish = '', slug] = row.split('\t')
    return [{ dish, slug, line: index + 1 }]
  })
}

function holdsWords(title: string, dish: string): boolean {
  return ` ${plainWords(title)} `.includes(` ${plainWords(dish)} `)
}

/** "Jäger-schnitzel" as it is typed: "jager schnitzel". */
function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

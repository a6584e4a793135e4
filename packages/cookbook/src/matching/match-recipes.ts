import type { LineReading } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import type { FoundRecipe } from '../import/found-recipe.ts'
import type { FoodDictionary } from './dictionary/food-dictionary.ts'
import { type MatchedLine, matchLine } from './match-line.ts'

/** A line of a recipe as it is written, and every food in it. */
export type LineMatch = Readonly<{
  /** The recipe's title. */
  recipe: string
  line: string
  /** That of its worst food. */
  how: LineReading
  foods: readonly Readonly<{
    food: string
    grams: number | null
    how: LineReading
    doubt?: string
    kcal: number
  }>[]
}>

/** Lines that are no food (tools, links to nothing) are left out. */
export function matchRecipes(recipes: readonly FoundRecipe[], dictionary: FoodDictionary): LineMatch[] {
  return recipes.flatMap(({ title, ingredients }) =>
    ingredients.flatMap(({ line }) => {
      const matched = matchLine(line, dictionary)
      return matched.length === 0 ? [] : [lineMatch(title, line, matched)]
    }),
  )
}

function lineMatch(recipe: string, line: string, matched: readonly MatchedLine[]): LineMatch {
  const readings = matched.map(lineReadingOf)
  const how = (['unknown', 'near'] as const).find((reading) => readings.includes(reading)) ?? 'exact'
  const foods = matched.flatMap(({ food, grams, doubt }, index) =>
    food
      ? [
          {
            food: food.id,
            grams: grams === undefined ? null : Math.round(grams * 100) / 100,
            how: readings[index]!,
            ...(doubt && { doubt }),
            kcal: Math.round(((grams ?? 0) * food.per100g.kcal) / 100),
          },
        ]
      : [],
  )
  return { recipe, line, how, foods }
}

export function lineReadingOf({ food, doubt }: MatchedLine): LineReading {
  if (!food) return 'unknown'
  return doubt === undefined ? 'exact' : 'near'
}

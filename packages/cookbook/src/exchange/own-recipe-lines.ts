import { isWeighed, type OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import type { FoodDictionary } from '../matching/dictionary/food-dictionary.ts'
import { matchLine } from '../matching/match-line.ts'

type Line = OwnRecipe['lines'][number]

/**
 * OWN-4: the ingredients for another program to read: the words of the recipe, or food and grams where the person chose another
 * food or amount than the words say.
 */
export function ownRecipeLines({ lines }: Pick<OwnRecipe, 'lines'>, dictionary: FoodDictionary): string[] {
  const said = lines.map((line) => ({ line, text: textOf(line, dictionary) }))
  return said
    .filter(({ line, text }, index) => {
      const before = said[index - 1]
      // "salt and pepper" are two lines with the same words, told once.
      return text !== line.words || before?.text !== text || before.line.food?.id === line.food?.id
    })
    .map(({ text }) => text)
}

function textOf(line: Line, dictionary: FoodDictionary): string {
  if (!isWeighed(line)) return line.words
  const said = matchLine(line.words, dictionary).find(({ food }) => food?.id === line.food.id)
  const isSaid = said?.grams !== undefined && Math.abs(said.grams - line.grams) < 0.01
  const estimated = line.isAmountEstimated ? ', amount estimated' : ''
  return isSaid ? line.words : `${line.grams} g ${line.food.name}${estimated}`
}

/** The method, with what it does otherwise since a food was swapped. */
export function ownRecipeSteps({ lines, steps }: Pick<OwnRecipe, 'lines' | 'steps'>): string[] {
  const notes = lines.flatMap(({ food, note }) => (food && note ? [`With ${food.name}: ${note}`] : []))
  return [...notes, ...steps]
}

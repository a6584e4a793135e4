import { isWeighed, type OwnRecipe, type WeighedLine } from '@butterleaf/domain/own-recipes/own-recipe'
import type { Food } from '../foods/food.ts'
import { draftStep } from '../import/draft-step.ts'
import type { RecipeIngredient } from '../recipes/recipe.ts'
import { parseStep, type WrittenPart } from '../recipes/step-text.ts'
import type { WrittenStep } from '../recipes/written-recipe.ts'
import type { OwnFoods } from './own-foods.ts'

/** The lines whose food and grams are known. */
export function ingredientsOf({ lines }: Pick<OwnRecipe, 'lines'>, foods: OwnFoods): RecipeIngredient[] {
  return weighedFoods({ lines }, foods).map(({ food, line }) => {
    const { grams, group, note, isAmountEstimated, isOptional = false } = line
    const words = {
      ...(group !== undefined && { group }),
      ...(note !== undefined && { note }),
      ...(isAmountEstimated && { prep: 'amount estimated' }),
    }
    return { food, quantity: grams, unit: 'g' as const, grams, ...words, isOptional }
  })
}

/** These lines themselves. */
export function weighedFoods(
  { lines }: Pick<OwnRecipe, 'lines'>,
  foods: OwnFoods,
): { line: WeighedLine; food: Food }[] {
  return lines.filter(isWeighed).flatMap((line) => {
    const food = foods.find(line.food)
    return food ? [{ line, food }] : []
  })
}

/** With timers, temperatures and the foods that the words name. */
export function readOwnSteps(
  { steps }: Pick<OwnRecipe, 'steps'>,
  ingredients: readonly RecipeIngredient[],
): WrittenStep[] {
  const named = ingredients.map(({ food: { id, name }, quantity }) => ({
    ...{ line: '', foodId: id, name, quantity, doubts: [] },
  }))
  return steps.map((text, line) => ({ text, parts: partsOf(text, named), line }))
}

function partsOf(text: string, named: Parameters<typeof draftStep>[1]): WrittenPart[] {
  const { parts, findings } = parseStep(draftStep(text, named))
  return findings.length === 0 ? parts : [{ kind: 'text', text }]
}

import type { Taste } from '@butterleaf/contract/meal-plan/calls'
import { minutesText } from '#lib/recipe/time-text.ts'
import { wholeText } from '../macro-figures.ts'

type Item = Taste['day']['items'][number]

/** A dish's time and serving. */
export function dishFigures({ value, servings }: Item): { minutes: string; macros: string } {
  const { calories, net_carbs: netCarbs, fat, protein } = value.nutrition
  const eaten = (amount: number) => wholeText(amount * servings)
  return {
    minutes: minutesText(value.prepTime + value.cookTime),
    macros: `${eaten(calories)} kcal · ${eaten(netCarbs)} g net · ${eaten(fat)} g fat · ${eaten(protein)} g protein`,
  }
}

import type { TasteItem } from '@butterleaf/domain/meal-plan/shown/taste-day'
import { minutesOf } from '@butterleaf/domain/recipes/shown/recipe-card'
import { minutesText } from '#lib/recipe/time-text.ts'
import { wholeText } from '../macro-figures.ts'

/** What a dish of the day says of itself: its time, and what the person eats of it. */
export function dishFigures({ card, servings }: TasteItem): { minutes: string; macros: string } {
  const { calories, netCarbs, fat, protein } = card.perServing
  const eaten = (amount: number) => wholeText(amount * servings)
  return {
    minutes: minutesText(minutesOf(card)),
    macros: `${eaten(calories)} kcal · ${eaten(netCarbs)} g net · ${eaten(fat)} g fat · ${eaten(protein)} g protein`,
  }
}

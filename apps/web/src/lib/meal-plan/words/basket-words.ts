import type { BasketNews } from '@butterleaf/domain/meal-plan/shown/basket-news'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'

const mostNamed = 2

/** LIV-2: "2 more things to buy. Uses up your spinach and heavy cream." Undefined where the week's list stays as it is. */
export function basketText({ moreToBuy, usesUp }: BasketNews): string | undefined {
  const sentences = [moreToBuyText(moreToBuy), usesUpText(usesUp)].flatMap((text) => text ?? [])
  return sentences.length > 0 ? sentences.map((text) => `${text}.`).join(' ') : undefined
}

/** "2 more things to buy", "One thing less to buy" */
export function moreToBuyText(count: number): string | undefined {
  if (count === 0) return undefined
  const things = Math.abs(count)
  if (count > 0) return things === 1 ? 'One more thing to buy' : `${things} more things to buy`
  return things === 1 ? 'One thing less to buy' : `${things} things less to buy`
}

function usesUpText(foods: readonly string[]): string | undefined {
  if (foods.length === 0) return undefined
  const others = foods.length - mostNamed
  const named = others > 1 ? [...foods.slice(0, mostNamed), `${others} more`] : foods
  return `Uses up your ${joinWords(named)}`
}

import ShoppingBasket from 'virtual:lucide/shopping-basket'
import type { BasketNews } from '@butterleaf/domain/meal-plan/shown/basket-news'
import { basketText } from '#lib/meal-plan/words/basket-words.ts'

/** [LIV-2] What a choice does to the week's list; nothing where the list stays as it is. */
export function BasketLine({ basket }: { basket: BasketNews }) {
  const text = basketText(basket)
  if (!text) return null
  return (
    <p className="flex gap-1.5 text-sm text-pretty text-muted">
      <ShoppingBasket aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  )
}

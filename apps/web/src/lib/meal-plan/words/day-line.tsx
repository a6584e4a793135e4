import CircleCheck from 'virtual:lucide/circle-check'
import CircleDashed from 'virtual:lucide/circle-dashed'
import Scale from 'virtual:lucide/scale'
import ShoppingBasket from 'virtual:lucide/shopping-basket'
import type { BasketNews } from '@butterleaf/domain/meal-plan/shown/basket-news'
import { basketText } from '#lib/meal-plan/words/basket-words.ts'
import { type DayWords, lineOf } from '#lib/meal-plan/words/day-words.ts'

const icons = { 'on-target': CircleCheck, room: CircleDashed, off: Scale } as const

/** One line of what a choice does to the day. */
export function DayLine({ words, className = '' }: { words: DayWords; className?: string }) {
  const { tone } = words
  const Icon = icons[tone]
  const colour = tone === 'on-target' ? 'text-leaf font-semibold' : 'text-muted'
  return (
    <p className={`flex gap-1.5 text-sm text-pretty ${colour} ${className}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {lineOf(words)}
    </p>
  )
}

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

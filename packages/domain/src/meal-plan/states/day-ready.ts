import { isFilled } from '../item.ts'
import type { Day } from '../template.ts'

/** DAY-2: every slot is filled, a leftover or skipped. Dessert is optional. */
export function isDayReady({ items }: Day): boolean {
  return items.every(({ kind, meal }) => kind !== 'empty' || meal === 'dessert')
}

/** Nothing to eat yet, whatever is skipped. */
export function isDayUnfilled({ items }: Day): boolean {
  return !items.some(isFilled)
}

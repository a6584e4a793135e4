import { type FilledItem, isFilled } from '../item.ts'
import type { FoundDay, FoundItem } from '../places.ts'
import { type Refusal, type Refused, refuse } from '../refusal.ts'
import type { Week } from '../template.ts'
import type { WeekChange } from './change-template.ts'

/** Why nothing can be put into the slot: it is taken. */
export function refusalAsOpen({ item, dayNumber }: FoundItem): Refusal | undefined {
  const { kind, meal } = item
  if (kind === 'empty') return undefined
  return { because: kind === 'skipped' ? 'slot-skipped' : 'slot-filled', dayNumber, meal }
}

export type FoundDish = FoundDay & Readonly<{ item: FilledItem }>

/** For what only a dish can have done to it. */
export function onDish(found: FoundItem, change: (found: FoundDish) => WeekChange): Week | Refused {
  const { item } = found
  const refusal = refusalAsDish(found)
  if (isFilled(item)) return change({ ...found, item })
  return refuse(refusal ?? { because: 'not-there' })
}

/** Why nothing can be done to a dish there: there is none. */
export function refusalAsDish({ item, dayNumber }: FoundItem): Refusal | undefined {
  if (isFilled(item)) return undefined
  return { because: item.kind === 'empty' ? 'slot-empty' : 'slot-skipped', dayNumber, meal: item.meal }
}

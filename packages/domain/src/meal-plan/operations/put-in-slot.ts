import { emptied, helpingsOf, type Item, mostSides, type Plate, withSides } from '../item.ts'
import { leftoversOf } from '../leftovers.ts'
import type { FoundItem } from '../places.ts'
import { type Refusal, type Refused, refuse } from '../refusal.ts'
import { isOnGrid } from '../servings.ts'
import type { Week } from '../template.ts'

/** LEFT-3: what stood in the slot takes its links with it. Its leftovers are freed; its parent, if it fed nothing else, is normal again. */
export function putInSlot(week: Week, old: Item, next: Item): Week {
  const widowed =
    old.kind === 'leftover' && leftoversOf(week, old.parentId).length === 1 ? old.parentId : undefined
  return changeItems(week, (item) => {
    if (item.id === old.id) return next
    if (item.kind === 'leftover' && item.parentId === old.id) return emptied(item)
    if (item.kind === 'leftoverParent' && item.id === widowed) return { ...item, kind: 'normal' }
    return item
  })
}

/** A dish cooked for this slot. */
export function putDish({ week, item }: FoundItem, { recipeId, servings, sides }: Plate): Week | Refused {
  const refusal = refusalToPlate({ recipeId, servings, sides })
  if (refusal) return refuse(refusal)
  const { id, meal } = item
  return putInSlot(week, item, {
    id,
    meal,
    kind: 'normal',
    recipeId,
    servings,
    ...withSides(sides),
    isLocked: false,
  })
}

/** Why nobody can be served that: the same dish twice, or amounts that there aren't. */
export function refusalToPlate(plate: Plate): Refusal | undefined {
  const helpings = helpingsOf(plate)
  if (helpings.some(({ servings }) => !isOnGrid(servings))) return { because: 'servings-off-grid' }
  if (helpings.length > 1 + mostSides) return { because: 'too-many-sides' }
  const isTwice = new Set(helpings.map(({ recipeId }) => recipeId)).size < helpings.length
  return isTwice ? { because: 'side-twice' } : undefined
}

/** What didn't change stays the same object, day by day. */
export function changeItems(week: Week, change: (item: Item) => Item): Week {
  const days = changed(week.days, (day) => {
    const items = changed(day.items, change)
    return items === day.items ? day : { ...day, items }
  })
  return days === week.days ? week : { ...week, days }
}

function changed<Value>(list: readonly Value[], change: (value: Value) => Value): readonly Value[] {
  const next = list.map(change)
  return next.some((value, at) => value !== list[at]) ? next : list
}

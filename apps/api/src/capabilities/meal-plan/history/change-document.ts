import type { ChangedSlot } from '@butterleaf/domain/meal-plan/history/changed-slots'
import type { Item } from '@butterleaf/domain/meal-plan/item'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import { documentKind } from '../storing/stored-document.ts'

/** A dish: recipe, servings, locked, and the parent where it is a leftover. Null: empty. */
type StoredContent = readonly [string, number, 0 | 1, string?] | 'skipped' | null
type StoredSlot = readonly [
  dayNumber: number,
  id: string,
  meal: Meal,
  before: StoredContent,
  after: StoredContent,
]

const documents = documentKind<{ slots: readonly StoredSlot[] }>('change', [])

/** In arrays, as a week drawn again changes some twenty slots: two or three kilobytes. */
export function writeChangedSlots(slots: readonly ChangedSlot[]): string {
  return documents.write({
    slots: slots.map(({ dayNumber, before, after }) => {
      return [dayNumber, before.id, before.meal, encoded(before), encoded(after)]
    }),
  })
}

export function readChangedSlots(text: string): ChangedSlot[] {
  return documents.read(text).slots.map(([dayNumber, id, meal, before, after]) => {
    return { dayNumber, before: decoded(id, meal, before), after: decoded(id, meal, after) }
  })
}

function encoded(item: Item): StoredContent {
  if (item.kind === 'empty') return null
  if (item.kind === 'skipped') return 'skipped'
  const { recipeId, servings } = item
  const isLocked = item.isLocked ? 1 : 0
  return item.kind === 'leftover'
    ? [recipeId, servings, isLocked, item.parentId]
    : [recipeId, servings, isLocked]
}

/** A parent comes out as a dish alone: bringing it back finds out what it feeds. */
function decoded(id: string, meal: Meal, content: StoredContent): Item {
  if (content === null) return { id, meal, kind: 'empty' }
  // Dessert is never skipped.
  if (content === 'skipped')
    return meal === 'dessert' ? { id, meal, kind: 'empty' } : { id, meal, kind: 'skipped' }
  const [recipeId, servings, locked, parentId] = content
  const dish = { id, meal, recipeId, servings, isLocked: locked === 1 }
  return parentId === undefined ? { ...dish, kind: 'normal' } : { ...dish, kind: 'leftover', parentId }
}

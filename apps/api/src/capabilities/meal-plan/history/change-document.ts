import type { AwayChange } from '@butterleaf/domain/meal-plan/away/change-away'
import type { ChangedSlot } from '@butterleaf/domain/meal-plan/history/changed-slots'
import type { CompanyChanges } from '@butterleaf/domain/meal-plan/history/company-changes'
import {
  removeInteraction,
  type SavedInteraction,
  saveInteraction,
} from '@butterleaf/domain/meal-plan/interactions'
import { type Item, type ItemId, isFilled, sidesOf, withSides } from '@butterleaf/domain/meal-plan/item'
import type { Meal } from '@butterleaf/domain/meals/meals'
import type { RecipeId } from '@butterleaf/domain/recipes/may-eat'
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

/** What a person said of a recipe before and after; null where nothing was said. */
type StoredSaid = readonly [type: SavedInteraction['type'], at: string] | null

/** What a change did to what the person says of one recipe. */
export type SaidChange = Readonly<{ recipeId: RecipeId; before: StoredSaid; after: StoredSaid }>

type ChangeDocument = CompanyChanges &
  Readonly<{
    slots: readonly ChangedSlot[]
    said?: SaidChange | undefined
    away?: AwayChange | undefined
  }>

type StoredSides = readonly (readonly [recipeId: string, servings: number])[]

/** `sides`: by slot, before and after, of those that had some; apart, so that an older version reads the rest. */
type StoredChange = CompanyChanges &
  Readonly<{
    slots: readonly StoredSlot[]
    sides?: Readonly<Record<ItemId, readonly [before: StoredSides, after: StoredSides]>>
    said?: SaidChange
    /** TOG-1: the times away before and after it. */
    away?: AwayChange
  }>

const documents = documentKind<StoredChange>('change', [])

/** In arrays, as a week drawn again changes some twenty slots: two or three kilobytes. */
export function writeChangeDocument({ slots, said, away, ...company }: ChangeDocument): string {
  const sides = slots.flatMap(({ before, after }) => {
    const both = [encodedSides(before), encodedSides(after)] as const
    return both.some((one) => one.length > 0) ? [[before.id, both] as const] : []
  })
  return documents.write({
    slots: slots.map(({ dayNumber, before, after }) => {
      return [dayNumber, before.id, before.meal, encoded(before), encoded(after)]
    }),
    ...(sides.length > 0 && { sides: Object.fromEntries(sides) }),
    ...(said && { said }),
    ...(away && { away }),
    ...company,
  })
}

export function readChangeDocument(text: string): ChangeDocument {
  const { slots, sides = {}, said, away, ...company } = documents.read(text)
  return {
    slots: slots.map(([dayNumber, id, meal, before, after]) => {
      const [sidesBefore, sidesAfter] = sides[id] ?? [[], []]
      return {
        dayNumber,
        before: withStoredSides(decoded(id, meal, before), sidesBefore),
        after: withStoredSides(decoded(id, meal, after), sidesAfter),
      }
    }),
    said,
    away,
    ...company,
  }
}

/** What differs between two lists of what a person said, where it is one recipe. */
export function saidChange(
  before: readonly SavedInteraction[],
  after: readonly SavedInteraction[],
): SaidChange | undefined {
  const changed = [
    ...after.filter((one) => !before.includes(one)),
    ...before.filter((one) => !after.includes(one)),
  ]
  const recipeId = changed[0]?.recipeId
  if (recipeId === undefined) return undefined
  return { recipeId, before: saidOf(before, recipeId), after: saidOf(after, recipeId) }
}

/** With what was said before the change; as it is where the person has said something else since. */
export function withSaidBack(
  interactions: readonly SavedInteraction[],
  { recipeId, before, after }: SaidChange,
): readonly SavedInteraction[] {
  const [type, at] = saidOf(interactions, recipeId) ?? []
  if (type !== after?.[0] || at !== after?.[1]) return interactions
  if (!before) return removeInteraction(interactions, recipeId)
  return saveInteraction(interactions, { recipeId, type: before[0], at: before[1] })
}

function saidOf(interactions: readonly SavedInteraction[], recipeId: RecipeId): StoredSaid {
  const said = interactions.find((one) => one.recipeId === recipeId)
  return said ? [said.type, said.at] : null
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

function encodedSides(item: Item): StoredSides {
  return isFilled(item) ? sidesOf(item).map(({ recipeId, servings }) => [recipeId, servings]) : []
}

function withStoredSides(item: Item, stored: StoredSides): Item {
  if (!isFilled(item)) return item
  return { ...item, ...withSides(stored.map(([recipeId, servings]) => ({ recipeId, servings }))) }
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

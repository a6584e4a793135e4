import type { DishKeeping } from '../away/settle-leftovers.ts'
import { daysApart, daysFrozenKeeps, isEatenFrozen, refusalToEatLater, refusalToFeed } from '../feeding.ts'
import { type FilledItem, type Item, isCooked, isFilled, type LeftoverItem, withSides } from '../item.ts'
import { refusalAsCooked } from '../leftovers.ts'
import { applyInOrder, changeItem, type Outcome } from '../operations/change-template.ts'
import { changeItems, putInSlot } from '../operations/put-in-slot.ts'
import { mostSkipped } from '../operations/skip-slot.ts'
import { type FoundItem, findById, placeOf } from '../places.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Template, Week } from '../template.ts'
import { eatWhereBefore } from './eat-where-before.ts'

/** `wereParted`: the change took leftovers from a dish that a complete day says it cooked (LIFE-2), so they are eaten from there again. */
type BringingBack = DishKeeping & Readonly<{ wereParted?: boolean | undefined }>

/**
 * LIFE-8: slots as they stood before a change, whatever came into them since; all other slots keep what is eaten in them. What was
 * eaten or cooked on a complete day stays. Refused where nothing of it can come back. `keeping`: which leftovers are good by then.
 */
export function bringBackSlots(template: Template, slots: readonly Item[], keeping: BringingBack): Outcome {
  const refusal = refusalToBringBack(template, slots)
  if (refusal) return refuse(refusal)
  const start = eatWhereBefore(template, slots)
  const open = openSlots(start, slots)
  const leftovers = open.filter((item) => item.kind === 'leftover')
  return applyInOrder(start, [
    ...open.map((item) => (current: Template) => putBack(current, item)),
    ...leftovers.map((item) => (current: Template) => feedAgain(current, item, keeping)),
  ])
}

/** Why none of the slots can be as before; undefined where at least one can. */
export function refusalToBringBack(template: Template, slots: readonly Item[]): Refusal | undefined {
  const found = slots.flatMap(({ id }) => findById(template, id) ?? [])
  const refusals = found.map(refusalOf)
  if (found.length === 0) return { because: 'not-there' }
  if (eatWhereBefore(template, slots) !== template) return undefined
  return refusals.includes(undefined) ? undefined : refusals[0]
}

/** Those that are not eaten, and not cooked, by now. */
export function openSlots<Slot extends Pick<Item, 'id'>>(template: Template, slots: readonly Slot[]): Slot[] {
  return slots.filter(({ id }) => {
    const found = findById(template, id)
    return found !== undefined && refusalOf(found) === undefined
  })
}

function refusalOf(found: FoundItem): Refusal | undefined {
  const { day, dayNumber } = found
  return day.isComplete ? { because: 'day-complete', dayNumber } : refusalAsCooked(found)
}

/** A leftover as a dish of its own at first: what it was eaten from may still have to come back. */
function putBack(template: Template, before: Item): Outcome {
  const there = findById(template, before.id)
  if (!there) return refuse({ because: 'not-there' })
  return changeItem(template, placeOf(there), (found) => {
    const { day, dayNumber } = found
    const others = day.items.filter(({ id, kind }) => kind === 'skipped' && id !== before.id)
    if (before.kind === 'skipped' && others.length >= mostSkipped)
      return refuse({ because: 'too-many-skipped', dayNumber })
    return withItem(found, before)
  })
}

function withItem({ week, item }: FoundItem, before: Item): Week {
  if (!isFilled(before)) return putInSlot(freeLeftovers(week, item), item, before)
  const isSameCooking = isCooked(item) && isCooked(before) && item.recipeId === before.recipeId
  if (isSameCooking) {
    const { sides: _now, ...main } = item
    const asBefore = { servings: before.servings, isLocked: before.isLocked, ...withSides(before.sides) }
    return changeItems(week, (other) => (other.id === item.id ? { ...main, ...asBefore } : other))
  }
  return putInSlot(freeLeftovers(week, item), item, asCooked(before))
}

/** Meals that ate from the slot keep their dish, cooked for themselves from now on. */
function freeLeftovers(week: Week, { id }: Item): Week {
  return changeItems(week, (other) =>
    other.kind === 'leftover' && other.parentId === id ? asCooked(other) : other,
  )
}

function asCooked({ id, meal, recipeId, servings, sides, isLocked }: FilledItem): Item {
  return { id, meal, kind: 'normal', recipeId, servings, ...withSides(sides), isLocked }
}

/** Where the same dish is cooked for it again, it is eaten from there; else it stays a dish of its own. */
function feedAgain(template: Template, before: LeftoverItem, keeping: BringingBack): Outcome {
  const slot = findById(template, before.id)
  const parent = findById(template, before.parentId)
  const canFeed =
    slot && parent && isCooked(parent.item) && parent.item.recipeId === before.recipeId
      ? mayFeedAgain(parent, slot, keeping)
      : false
  if (!slot || !parent || !canFeed) return { ok: true, template }
  return changeItem(template, placeOf(slot), ({ week }) =>
    changeItems(week, (other) => {
      if (other.id === before.id) return before
      return other.id === parent.item.id && other.kind === 'normal'
        ? { ...other, kind: 'leftoverParent' }
        : other
    }),
  )
}

/** TOG-1: days away may lie between them, so that it was frozen, or by now would be too old. */
function mayFeedAgain(
  parent: FoundItem,
  slot: FoundItem,
  { keepsDaysOf, freezes, wereParted }: BringingBack,
): boolean {
  const refusalTo = wereParted ? refusalToEatLater : refusalToFeed
  const refusal = refusalTo(parent, slot, slot.item.meal)
  if (refusal && refusal.because !== 'feeds-too-late') return false
  if (!isFilled(parent.item) || !isEatenFrozen(parent, slot, keepsDaysOf)) return true
  return freezes(parent.item.recipeId) && daysApart(parent, slot) <= daysFrozenKeeps
}

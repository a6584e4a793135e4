import { joinWords } from '../../nutrition/certificate-text.ts'
import { freeSlots, heldCookings } from '../free-slots.ts'
import { cookingOf, isFilled } from '../item.ts'
import { refusalAsCooked } from '../leftovers.ts'
import { type DayPlace, type FoundItem, findWeek, itemsIn, type WeekPlace } from '../places.ts'
import { type DayNaming, dayByNumber } from '../refusal-sentence.ts'
import type { Template } from '../template.ts'
import { changedSlots } from './changed-slots.ts'

type Scope = WeekPlace | DayPlace
type Reason = 'cooked' | 'locked' | 'skipped' | 'shared'

/** What a draw of a day or a week will do: "21 meals are drawn again. 2 locked and 3 cooked meals stay." */
export function drawQuestion(template: Template, scope: Scope, day: DayNaming = dayByNumber): string {
  const count = mealsToDraw(template, scope)
  const kept = keptText(keptSlots(template, scope), day)
  const drawn = count === 1 ? 'One meal is drawn again.' : `${count} meals are drawn again.`
  return kept ? `${drawn} What stays: ${kept}.` : drawn
}

/** What it did: "Changed 14 meals. Kept: 2 locked, 3 cooked and lunch on day 4, which shares a dish with another day." */
export function drawReport(
  before: Template,
  after: Template,
  scope: Scope,
  day: DayNaming = dayByNumber,
): string {
  const ids = new Set(inScope(before, scope).map(({ item }) => item.id))
  const count = changedSlots(before, after).filter((slot) => ids.has(slot.before.id)).length
  const changed = count === 1 ? 'Changed one meal.' : `Changed ${count} meals.`
  const kept = keptText(keptSlots(before, scope), day)
  const free = mealsToDraw(before, scope)
  const missed =
    free > count ? [` No other dish fits ${free - count === 1 ? 'one' : free - count} more.`] : []
  return [changed, ...(kept ? [` Kept: ${kept}.`] : []), ...missed].join('')
}

/** An open dessert may stay open. */
function mealsToDraw(template: Template, scope: Scope): number {
  return freeSlots(template, scope).filter(({ item }) => item.meal !== 'dessert' || isFilled(item)).length
}

type Kept = Readonly<{ slot: FoundItem; reason: Reason }>

/** Meals that a draw may not touch, with the reason. */
function keptSlots(template: Template, scope: Scope): Kept[] {
  const free = new Set(freeSlots(template, scope).map(({ item }) => item.id))
  return inScope(template, scope)
    .filter(({ item }) => item.kind !== 'empty' && !free.has(item.id))
    .map((slot) => ({ slot, reason: reasonToKeep(slot) }))
}

function inScope(template: Template, scope: Scope): FoundItem[] {
  const found = findWeek(template, scope)
  if (!found) return []
  return itemsIn(found).filter(({ day }) => !('dayId' in scope) || day.id === scope.dayId)
}

function reasonToKeep(slot: FoundItem): Reason {
  const { item, day, week } = slot
  if (day.isComplete || refusalAsCooked(slot)) return 'cooked'
  if (item.kind === 'skipped') return 'skipped'
  return heldCookings(week).has(cookingOf(item)) ? 'locked' : 'shared'
}

function keptText(kept: readonly Kept[], day: DayNaming): string {
  const counts = (['locked', 'cooked', 'skipped'] as const).flatMap((reason) => {
    const count = kept.filter((one) => one.reason === reason).length
    return count > 0 ? [`${count} ${reason}`] : []
  })
  const shared = kept.filter(({ reason }) => reason === 'shared').map(({ slot }) => sharedText(slot, day))
  return joinWords([...counts, ...shared])
}

/** "lunch on day 4, a leftover of day 3": a draw for one day never empties a slot of another. */
function sharedText(slot: FoundItem, day: DayNaming): string {
  const { item, dayNumber } = slot
  const name = `${item.meal} on ${day(dayNumber)}`
  if (item.kind !== 'leftover') return `${name}, which feeds another day`
  const parent = itemsIn(slot).find((other) => other.item.id === item.parentId)
  return `${name}, a leftover of ${day(parent?.dayNumber ?? dayNumber)}`
}

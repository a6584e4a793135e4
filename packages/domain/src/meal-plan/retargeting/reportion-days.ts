import { deviationOf } from '../../nutrition/deviation.ts'
import { addMacros, type Macros, scaleMacros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { Kitchen } from '../drawing/kitchen.ts'
import { dayTotals, type MacrosPerServing } from '../fit.ts'
import { cookingOf, type Item, type ItemId, isFilled } from '../item.ts'
import { refusalAsCooked } from '../leftovers.ts'
import { portionDay } from '../operations/portion-day.ts'
import { daysIn, type FoundDay, itemsIn, placeOfDay } from '../places.ts'
import { leastPortion, mostPortionOf, quartersPerServing, servingsOf } from '../planner/portions/portions.ts'
import { isDayReady } from '../states/day-ready.ts'
import type { Template } from '../template.ts'

export type Retargeting = Readonly<{
  kitchen: Pick<Kitchen, 'dish'>
  macrosOf: MacrosPerServing
  before: MacroRanges
  after: MacroRanges
  /** Days that were shopped for, 1 to 28: what is bought stays what is eaten. */
  shoppedDays: ReadonlySet<number>
}>

/** So far a serving may move: a plate stays the plate it was. */
const mostQuartersMoved = 4

/**
 * LEARN-3: the days that aren't eaten or shopped for, with other servings of the same dishes where only these bring them into the new
 * ranges. Locked dishes and desserts keep theirs.
 */
export function reportionDays(template: Template, retargeting: Retargeting): Template {
  return openDays(template, retargeting).reduce((current, found) => {
    const portions = portionsFor(found, retargeting)
    if (!portions) return current
    const outcome = portionDay(current, placeOfDay(found), portions)
    return outcome.ok ? outcome.template : current
  }, template)
}

/** The days that were in range and aren't any more: these alone are planned again. */
export function daysLeftOut(template: Template, original: Template, retargeting: Retargeting): FoundDay[] {
  const { macrosOf, before, after } = retargeting
  const wasInRange = new Set(
    openDays(original, retargeting)
      .filter(({ day }) => deviationOf(dayTotals(day, macrosOf), before) === 0)
      .map(({ dayNumber }) => dayNumber),
  )
  return openDays(template, retargeting).filter(
    ({ day, dayNumber }) => wasInRange.has(dayNumber) && deviationOf(dayTotals(day, macrosOf), after) > 0,
  )
}

function openDays({ weeks }: Template, { shoppedDays }: Retargeting): FoundDay[] {
  return weeks
    .flatMap((week, weekIndex) => daysIn({ week, weekIndex }))
    .filter(({ day, dayNumber }) => !day.isComplete && !shoppedDays.has(dayNumber) && isDayReady(day))
}

/** A leftover of what was bought for an earlier day is as large as it was cooked for. */
function isBought(found: FoundDay, item: Item, shoppedDays: ReadonlySet<number>): boolean {
  return itemsIn(found).some((other) => other.item.id === cookingOf(item) && shoppedDays.has(other.dayNumber))
}

type Portions = { itemId: ItemId; servings: number }[]
type Part = { itemId: ItemId; now: number; choices: readonly number[]; perServing: Macros }

/** Undefined where the day is fine as it is, or nothing brings it nearer. */
function portionsFor(
  found: FoundDay,
  { kitchen, macrosOf, after, shoppedDays }: Retargeting,
): Portions | undefined {
  const parts = found.day.items.flatMap((item): Part[] => {
    const dish = isFilled(item) && kitchen.dish(item.recipeId)
    if (!isFilled(item) || !dish || item.isLocked || item.meal === 'dessert') return []
    if (refusalAsCooked({ ...found, item }) || isBought(found, item, shoppedDays)) return []
    const choices = choicesAround(item.servings, mostPortionOf(dish.gramsPerServing))
    return [{ itemId: item.id, now: item.servings, choices, perServing: dish.perServing }]
  })
  const totals = dayTotals(found.day, macrosOf)
  const asItIs = deviationOf(totals, after)
  if (asItIs === 0) return undefined
  const best = bestOf(parts, totals, after)
  return best.deviation < asItIs ? best.portions : undefined
}

function choicesAround(servings: number, mostQuarters: number): number[] {
  const now = servings * quartersPerServing
  const least = Math.max(leastPortion, now - mostQuartersMoved)
  const most = Math.min(Math.max(mostQuarters, now), now + mostQuartersMoved)
  return Array.from({ length: most - least + 1 }, (_, more) => servingsOf(least + more))
}

type Best = { deviation: number; moved: number; portions: Portions }

/** Nearest to the ranges; of those as near, the least moved. Every combination is looked at: at most nine to the third. */
function bestOf(parts: readonly Part[], totals: Macros, ranges: MacroRanges): Best {
  const [part, ...rest] = parts
  if (!part) return { deviation: deviationOf(totals, ranges), moved: 0, portions: [] }
  const found = part.choices.map((servings): Best => {
    const change = servings - part.now
    const best = bestOf(rest, addMacros(totals, scaleMacros(part.perServing, change)), ranges)
    const own = change === 0 ? [] : [{ itemId: part.itemId, servings }]
    return { ...best, moved: best.moved + Math.abs(change), portions: [...own, ...best.portions] }
  })
  return found.reduce((best, one) => (isBetter(one, best) ? one : best))
}

function isBetter(one: Best, other: Best): boolean {
  return one.deviation === other.deviation ? one.moved < other.moved : one.deviation < other.deviation
}

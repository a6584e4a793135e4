import { withBesides } from '../../food-log/sum-of-besides.ts'
import { deviationOf } from '../../nutrition/deviation.ts'
import type { Macros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { Kitchen } from '../drawing/kitchen.ts'
import { dayTotals, type MacrosPerServing } from '../fit.ts'
import { cookingOf, type Item, isFilled } from '../item.ts'
import { refusalAsCooked } from '../leftovers.ts'
import { portionDay } from '../operations/portion-day.ts'
import { daysIn, type FoundDay, itemsIn, placeOfDay } from '../places.ts'
import {
  choicesAround,
  type DayPortions,
  nearestPortions,
  type PortionedDish,
} from '../portioning/nearest-portions.ts'
import { isDayReady } from '../states.ts'
import type { Template } from '../template.ts'

export type Retargeting = Readonly<{
  kitchen: Pick<Kitchen, 'dish'>
  macrosOf: MacrosPerServing
  /** LIFE-4: what is eaten besides the plan. */
  besidesOf?: (found: FoundDay) => Macros | undefined
  before: MacroRanges
  after: MacroRanges
  /** Days that were shopped for, 1 to 28: what is bought stays what is eaten. */
  shoppedDays: ReadonlySet<number>
}>

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

/** LEARN-3: days that are eaten stay judged by the target that they were eaten by. */
export function keepEatenTargets(template: Template, { before }: Pick<Retargeting, 'before'>): Template {
  const weeks = template.weeks.map((week) =>
    week.days.some(({ isComplete }) => isComplete)
      ? { ...week, days: week.days.map((day) => (day.isComplete ? { eatenBy: before, ...day } : day)) }
      : week,
  )
  return { ...template, weeks }
}

/** The days that were in range and aren't any more: these alone are planned again. */
export function daysLeftOut(template: Template, original: Template, retargeting: Retargeting): FoundDay[] {
  const { before, after } = retargeting
  const wasInRange = new Set(
    openDays(original, retargeting)
      .filter((found) => deviationOf(totalsOf(found, retargeting), before) === 0)
      .map(({ dayNumber }) => dayNumber),
  )
  return openDays(template, retargeting).filter(
    (found) => wasInRange.has(found.dayNumber) && deviationOf(totalsOf(found, retargeting), after) > 0,
  )
}

function totalsOf(found: FoundDay, { macrosOf, besidesOf }: Retargeting): Macros {
  return withBesides(dayTotals(found.day, macrosOf), besidesOf?.(found))
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

/** Undefined where the day is fine as it is, or nothing brings it nearer. */
function portionsFor(found: FoundDay, retargeting: Retargeting): DayPortions | undefined {
  const { kitchen, after, shoppedDays } = retargeting
  const dishes = found.day.items.flatMap((item): PortionedDish[] => {
    const dish = isFilled(item) && kitchen.dish(item.recipeId)
    if (!isFilled(item) || !dish || item.isLocked || item.meal === 'dessert') return []
    if (refusalAsCooked({ ...found, item }) || isBought(found, item, shoppedDays)) return []
    const choices = choicesAround(item.servings, dish.gramsPerServing)
    return [{ itemId: item.id, now: item.servings, choices, perServing: dish.perServing }]
  })
  return nearestPortions(dishes, totalsOf(found, retargeting), after)
}

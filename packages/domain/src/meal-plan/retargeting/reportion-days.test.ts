import { describe, expect, it } from 'vitest'
import { changeCalories } from '../../expenditure/target-ranges.ts'
import { deviationOf } from '../../nutrition/deviation.ts'
import { noMacros } from '../../nutrition/macros.ts'
import { rangesOf } from '../../onboarding/ranges-of.ts'
import { anyDiner, drawnTemplate, inventedKitchen } from '../drawing/testing/invented-kitchen.ts'
import { dayFit, dayTotals, weekFit } from '../fit.ts'
import { isFilled } from '../item.ts'
import { completeDay, reopenDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { allItems } from '../places.ts'
import type { Template } from '../template.ts'
import { dayAt, itemAt, made, slotAt } from '../testing/invented-template.ts'
import { daysLeftOut, keepEatenTargets, type Retargeting, reportionDays } from './reportion-days.ts'

const kitchen = inventedKitchen()
const macrosOf = (recipeId: string) => kitchen.dish(recipeId)?.perServing ?? noMacros
const before = rangesOf(anyDiner.answers)
const template = drawnTemplate()

const to = (kcal: number, shopped: number[] = []): Retargeting => {
  return { kitchen, macrosOf, before, after: changeCalories(before, kcal)!, shoppedDays: new Set(shopped) }
}
const daysInRange = ({ weeks }: Template, { after }: Retargeting) =>
  weeks.flatMap(({ days }) => days).filter((day) => deviationOf(dayTotals(day, macrosOf), after) === 0).length
const recipesIn = (of: Template) =>
  allItems(of).map(({ item }) => (isFilled(item) ? item.recipeId : item.kind))

describe('keepEatenTargets', () => {
  const eaten = made(completeDay(template, dayAt(template, 1)))
  const retargeting = to(-150)
  const kept = keepEatenTargets(eaten, retargeting)
  const first = kept.weeks[0]!.days[0]!

  it('[LEARN-3] a day that was eaten is judged by the target of then, and stays so when another is taken', () => {
    expect(dayFit(first, macrosOf, retargeting.after)).toEqual(
      dayFit(eaten.weeks[0]!.days[0]!, macrosOf, before),
    )
    const twice = keepEatenTargets(kept, { before: retargeting.after })
    expect(twice.weeks[0]!.days[0]).toEqual(first)
    const [open, toCome] = [kept.weeks[0]!.days[1]!, kept.weeks[1]]
    expect(dayFit(open, macrosOf, retargeting.after).target).toEqual(retargeting.after)
    expect(toCome).toBe(eaten.weeks[1])
  })

  it('[LEARN-3] a week’s target is the sum of its days’ targets', () => {
    const { target } = weekFit(kept.weeks[0]!, macrosOf, retargeting.after)
    const expected = before.calories.maximum + 6 * retargeting.after.calories.maximum
    expect(target.calories.maximum).toBeCloseTo(expected, 6)
  })

  it('[LEARN-3] a day that is opened again has the target of today', () => {
    const open = made(reopenDay(kept, dayAt(kept, 1))).weeks[0]!.days[0]!
    expect(dayFit(open, macrosOf, retargeting.after).target).toEqual(retargeting.after)
  })
})

describe('reportionDays', () => {
  it.each([-150, 150])(
    '[LEARN-3] %i kcal: the same dishes in other servings bring days into the new range',
    (kcal) => {
      const retargeting = to(kcal)
      const after = reportionDays(template, retargeting)
      expect(recipesIn(after)).toEqual(recipesIn(template))
      expect(daysInRange(after, retargeting)).toBeGreaterThan(daysInRange(template, retargeting))
      const leftOut = (of: Template) => daysLeftOut(of, template, retargeting).length
      expect(leftOut(after)).toBeLessThan(leftOut(template))
    },
  )

  it('[LEARN-3] a target that changes nothing leaves the template itself', () => {
    expect(reportionDays(template, { ...to(0), after: before })).toBe(template)
  })

  it('[LEARN-3] complete days, locked dishes and desserts keep their servings', () => {
    const dinner = slotAt(template, 2, 'dinner')
    const locked = made(lockItem(made(completeDay(template, dayAt(template, 1))), dinner))
    const after = reportionDays(locked, to(-150))
    expect(after.weeks[0]!.days[0]).toBe(locked.weeks[0]!.days[0])
    expect(itemAt(after, 2, 'dinner')).toEqual(itemAt(locked, 2, 'dinner'))
    const desserts = (of: Template) =>
      allItems(of).flatMap(({ item }) => (item.meal === 'dessert' ? [item] : []))
    expect(desserts(after)).toEqual(desserts(locked))
  })

  it('[LEARN-3] days that were shopped for stay as they are, and so do leftovers of what was bought', () => {
    const shopped = [8, 9, 10, 11, 12]
    const after = reportionDays(template, to(-150, shopped))
    expect(after.weeks[1]!.days.slice(0, 5)).toEqual(template.weeks[1]!.days.slice(0, 5))
    expect(after.weeks.filter((week, index) => week !== template.weeks[index])).not.toEqual([])
    const left = daysLeftOut(after, template, to(-150, shopped))
    expect(left.some(({ dayNumber }) => shopped.includes(dayNumber))).toBe(false)
    const bought = new Set(
      template.weeks[1]!.days.slice(0, 5).flatMap(({ items }) => items.map(({ id }) => id)),
    )
    const leftovers = (of: Template) =>
      allItems(of).flatMap(({ item }) =>
        item.kind === 'leftover' && bought.has(item.parentId) ? [item] : [],
      )
    expect(leftovers(after)).toEqual(leftovers(template))
  })
})

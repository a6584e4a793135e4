import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysLeftoversKeep, daysOfWeek, mainMeals } from '../../meals/meals.ts'
import { addMacros, eachMacro, macroNames, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { rangesAround } from '../../nutrition/ranges.ts'
import { mealShares } from '../../onboarding/meal-shares.ts'
import { mostPlannedServings, mostPlateGrams } from '../servings.ts'
import { dayBoundsOf, isWithin, type MacroVector, macrosOf, vectorOf } from './day-bounds.ts'
import { planDays } from './plan-days.ts'
import { quartersPerServing } from './portions/portions.ts'
import { added, type Part, portionsInRange } from './portions/portions-in-range.ts'
import { inventedDishes, requestFor, wishesWith } from './testing/invented-menu.ts'

const dishes = inventedDishes(40)

const mealWish = fc.record({
  leftovers: fc.constantFrom('none', 'some', 'mostly'),
  variety: fc.constantFrom('varied', 'mostly-the-same'),
  mostMinutes: fc.constantFrom(0, 45),
} as const)
const anyWishes = fc
  .record({
    breakfast: fc.tuple(mealWish, fc.boolean()),
    lunch: mealWish,
    dinner: mealWish,
    hasDessert: fc.boolean(),
  })
  .map(({ breakfast: [breakfast, isSkipped], lunch, dinner, hasDessert }) =>
    wishesWith({
      breakfast: { ...breakfast, isSkipped },
      lunch,
      dinner,
      dessert: { isSkipped: !hasDessert },
    }),
  )

describe('every plan, of all wishes', () => {
  it('[PLAN-2] [LEFT-1] holds each meal once, keeps to the shares and the grid, and links its leftovers', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(anyWishes, fc.string({ maxLength: 6 }), (wishes, seed) => {
        const days = planDays(requestFor(dishes, { wishes, seed }))
        const wanted = mainMeals.filter((meal) => !wishes[meal].isSkipped)
        const shares = mealShares(wishes)
        for (const [day, { items, totals }] of days.entries()) {
          expect(items.map(({ meal }) => meal).filter((meal) => meal !== 'dessert')).toEqual(wanted)
          expect(new Set(items.map(({ dish }) => dish.id)).size).toBe(items.length)
          const sum = items.reduce(
            (all, { dish, servings }) => addMacros(all, scaleMacros(dish.perServing, servings)),
            noMacros,
          )
          for (const name of macroNames) expect(totals[name]).toBeCloseTo(sum[name], 6)
          for (const { meal, dish, servings, leftoverOf } of items) {
            const share = (servings * dish.perServing.calories) / 1900
            expect(share).toBeGreaterThan(shares[meal].least - 0.001)
            expect(share).toBeLessThan(shares[meal].most + 0.001)
            expect(Number.isInteger(servings * quartersPerServing)).toBe(true)
            expect(servings).toBeLessThanOrEqual(mostPlannedServings)
            expect(servings * dish.gramsPerServing).toBeLessThanOrEqual(mostPlateGrams)
            if (!leftoverOf) continue
            const parent = days[leftoverOf.day]!.items.find((other) => other.meal === leftoverOf.meal)!
            expect(parent.dish).toBe(dish)
            expect(parent.leftoverOf).toBeUndefined()
            const age = day - leftoverOf.day
            expect(age > 0 && age <= daysLeftoversKeep).toBe(true)
            expect(age).toBeLessThanOrEqual(dish.keepsDays)
            expect(Math.floor(day / daysOfWeek)).toBe(Math.floor(leftoverOf.day / daysOfWeek))
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

const anyPart = fc
  .tuple(fc.nat({ max: dishes.length - 1 }), fc.integer({ min: 2, max: 8 }), fc.integer({ min: 0, max: 6 }))
  .map(([number, least, more]): Part => {
    return {
      perQuarter: vectorOf(dishes[number]!.perServing, 1 / quartersPerServing),
      least,
      most: least + more,
    }
  })
const someParts = fc.array(anyPart, { minLength: 1, maxLength: 3 })

function everyPortioning(parts: readonly Part[]): number[][] {
  return parts.reduce<number[][]>(
    (all, { least, most }) =>
      all.flatMap((portions) =>
        Array.from({ length: most - least + 1 }, (_, more) => [...portions, least + more]),
      ),
    [[]],
  )
}

function sumsOf(parts: readonly Part[], portions: readonly number[]): MacroVector {
  return parts.reduce<MacroVector>(
    (sums, { perQuarter }, at) => added(sums, perQuarter, portions[at]!),
    [0, 0, 0, 0],
  )
}

/** Parts, and ranges that some portions of them nearly meet: half of the cases have an answer. */
const asked = fc
  .tuple(someParts, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 85, max: 115 }))
  .map(([parts, more, percent]) => {
    const portions = parts.map(({ least, most }) => Math.min(most, least + more))
    const target = scaleMacros(macrosOf(sumsOf(parts, portions)), percent / 100)
    return { parts, ranges: rangesAround(target) }
  })

describe('portionsInRange', () => {
  it('finds portions exactly where there are any', () => {
    const answers = { possible: 0, impossible: 0 }
    fc.assert(
      fc.property(asked, ({ parts, ranges }) => {
        const bounds = dayBoundsOf(ranges)
        const isPossible = everyPortioning(parts).some((portions) =>
          isWithin(sumsOf(parts, portions), bounds),
        )
        answers[isPossible ? 'possible' : 'impossible'] += 1
        const found = portionsInRange(parts, bounds)
        expect(found !== undefined).toBe(isPossible)
        if (found) expect(isWithin(sumsOf(parts, found), bounds)).toBe(true)
      }),
      { numRuns: 400 },
    )
    expect(Math.min(answers.possible, answers.impossible)).toBeGreaterThan(40)
  })

  it('never loses a day by allowing more: wider ranges, more portions', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 0, max: 30 }), ({ parts, ranges }, percent) => {
        if (!portionsInRange(parts, dayBoundsOf(ranges))) return
        const wider = eachMacro((name) => ({
          minimum: ranges[name].minimum * (1 - percent / 100),
          maximum: ranges[name].maximum * (1 + percent / 100),
        }))
        expect(portionsInRange(parts, dayBoundsOf(wider))).toBeDefined()
        const more = parts.map((part) => ({ ...part, least: part.least - 1, most: part.most + 2 }))
        expect(portionsInRange(more, dayBoundsOf(ranges))).toBeDefined()
      }),
      { numRuns: 400 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { daysOfWeek } from '../../meals/meals.ts'
import { addMacros, macroNames, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { rangesAround } from '../../nutrition/ranges.ts'
import { mealShares } from '../../onboarding/meal-shares.ts'
import { planDays, planSlots } from './plan-days.ts'
import type { PlannedDay, PlannedItem } from './planned-day.ts'
import { brokenPieces } from './portions/whole-pieces.ts'
import { inventedDishes, requestFor, wishesWith } from './testing/invented-menu.ts'

const dishes = inventedDishes(120)
const plain = requestFor(dishes)
const settings = {
  plain: wishesWith(),
  'no breakfast': wishesWith({ breakfast: { isSkipped: true } }),
  'no dessert': wishesWith({ dessert: { isSkipped: true } }),
  'some leftovers at lunch': wishesWith({ lunch: { leftovers: 'some' } }),
  'lunch mostly of leftovers': wishesWith({ lunch: { leftovers: 'mostly' } }),
  'leftovers at lunch and dinner': wishesWith({
    lunch: { leftovers: 'mostly' },
    dinner: { leftovers: 'mostly' },
  }),
  'leftovers without dinners': wishesWith({ lunch: { leftovers: 'some' }, dinner: { isSkipped: true } }),
  'the same breakfast': wishesWith({ breakfast: { variety: 'mostly-the-same' } }),
  'the same everything, on leftovers': wishesWith({
    breakfast: { variety: 'mostly-the-same', leftovers: 'some' },
    lunch: { variety: 'mostly-the-same', leftovers: 'mostly' },
    dinner: { variety: 'mostly-the-same', leftovers: 'mostly' },
  }),
  'the same dinner, lunch on leftovers': wishesWith({
    lunch: { leftovers: 'mostly' },
    dinner: { variety: 'mostly-the-same', leftovers: 'some' },
  }),
  'little time': wishesWith({
    breakfast: { mostMinutes: 20 },
    lunch: { mostMinutes: 30 },
    dinner: { mostMinutes: 30 },
  }),
  'breakfast for lunch': wishesWith({ lunch: { takenFrom: ['lunch', 'breakfast'] } }),
}
const plans = Object.entries(settings).map(
  ([name, wishes]) => [name, wishes, planDays({ ...plain, wishes })] as const,
)

describe('planDays', () => {
  it('[PLAN-2] finds 28 days in range on an ordinary menu', () => {
    expect(planDays(plain).filter(({ deviation }) => deviation > 0)).toEqual([])
  })

  it('[ED-2] fills no slot with a side', () => {
    const sides = dishes.slice(0, 40).map((dish) => {
      return { ...dish, id: `side of ${dish.id}`, meals: [], isSide: true, goesWith: dish.meals }
    })
    const planned = planDays({ ...plain, dishes: [...sides, ...dishes] }).flatMap(({ items }) => items)
    expect(planned.length).toBeGreaterThan(0)
    expect(planned.filter(({ dish }) => dish.isSide)).toEqual([])
  })

  it('[CON-4] a dish is a leftover only as long as it keeps, and one that doesn’t keep never', () => {
    for (const [name, , plan] of plans)
      for (const [day, { items }] of plan.entries())
        for (const { dish, leftoverOf } of items)
          if (leftoverOf) expect([name, day - leftoverOf.day <= dish.keepsDays]).toEqual([name, true])
    const eaten = plans.flatMap(([, , plan]) => plan.flatMap(({ items }) => items))
    expect(eaten.some(({ dish }) => dish.keepsDays === 0)).toBe(true)
    expect(eaten.some(({ dish, leftoverOf }) => leftoverOf && dish.keepsDays === 2)).toBe(true)
  })

  it('[CON-4] where nothing keeps, each meal is cooked for itself, and none stays empty', () => {
    const fresh = dishes.map((dish) => ({ ...dish, keepsDays: 0 }))
    const wishes = settings['leftovers at lunch and dinner']
    const items = planDays({ ...plain, dishes: fresh, wishes }).flatMap((day) => day.items)
    expect(items.filter(({ leftoverOf }) => leftoverOf)).toEqual([])
    expect(items.filter(({ meal }) => meal !== 'dessert')).toHaveLength(28 * 3)
  })

  it('[PLAN-4] the same request and seed give the same plan, another seed another', () => {
    expect(planDays(plain)).toEqual(planDays(plain))
    expect(dishesOf(planDays({ ...plain, seed: 'two' }))).not.toEqual(dishesOf(planDays(plain)))
  })

  it('[PLAN-1] every day says what it holds: its dishes times their servings', () => {
    for (const [, , days] of plans)
      for (const { items, totals } of days) {
        const sum = items.reduce(
          (all, { dish, servings }) => addMacros(all, scaleMacros(dish.perServing, servings)),
          noMacros,
        )
        for (const name of macroNames) expect(totals[name]).toBeCloseTo(sum[name], 6)
      }
  })

  it.each(plans)('fills every meal that is not skipped, with %s', (_, wishes, days) => {
    const wanted = (['breakfast', 'lunch', 'dinner'] as const).filter((meal) => !wishes[meal].isSkipped)
    for (const { items } of days)
      expect(items.map(({ meal }) => meal).filter((meal) => meal !== 'dessert')).toEqual(wanted)
    const desserts = days.flatMap(({ items }) => items.filter(({ meal }) => meal === 'dessert'))
    expect(desserts).toHaveLength(wishes.dessert.isSkipped ? 0 : 8)
  })

  it.each(plans)(
    'cooks only what the meal is taken from, in the time there is, with %s',
    (_, wishes, days) => {
      for (const { meal, dish } of cooked(days)) {
        expect(dish.meals.some((own) => wishes[meal].takenFrom.includes(own))).toBe(true)
        if (wishes[meal].mostMinutes > 0) expect(dish.minutes).toBeLessThanOrEqual(wishes[meal].mostMinutes)
      }
    },
  )

  it.each(plans)(
    'serves quarters of a serving, each meal within its share of the day, with %s',
    (_, wishes, days) => {
      const shares = mealShares(wishes)
      for (const { meal, dish, servings } of days.flatMap(({ items }) => items)) {
        expect(Number.isInteger(servings * 4) && servings >= 0.5 && servings <= 2.5).toBe(true)
        expect(servings * dish.gramsPerServing).toBeLessThanOrEqual(750)
        const share = (servings * dish.perServing.calories) / 1900
        expect(share).toBeGreaterThan(shares[meal].least - 0.001)
        expect(share).toBeLessThan(shares[meal].most + 0.001)
      }
    },
  )

  it.each(plans)(
    '[LEFT-1] every leftover eats what an earlier day of its week cooked, with %s',
    (_, __, days) => {
      for (const [day, { items }] of days.entries())
        for (const { dish, leftoverOf } of items) {
          if (!leftoverOf) continue
          expect(Math.floor(leftoverOf.day / daysOfWeek)).toBe(Math.floor(day / daysOfWeek))
          expect(day - leftoverOf.day).toBeGreaterThan(0)
          expect(day - leftoverOf.day).toBeLessThanOrEqual(3)
          const parent = days[leftoverOf.day]!.items.find(({ meal }) => meal === leftoverOf.meal)
          expect(parent).toMatchObject({ dish })
          expect(parent?.leftoverOf).toBeUndefined()
        }
    },
  )

  it.each(plans)(
    'never serves a dish twice a day, nor cooks it again within the week, with %s',
    (name, _, days) => {
      for (const { items } of days) expect(new Set(items.map(({ dish }) => dish)).size).toBe(items.length)
      if (name.startsWith('the same')) return
      for (const dish of dishesOf(days)) {
        const on = days.flatMap(({ items }, day) =>
          items.some((item) => item.dish.id === dish && !item.leftoverOf) ? [day] : [],
        )
        for (const [at, day] of on.slice(1).entries()) expect(day - on[at]!).toBeGreaterThanOrEqual(7)
      }
    },
  )

  it.each([
    ['some', 2, 3],
    ['mostly', 4, 5],
  ] as const)(
    '[BIZ-6] feeds a meal that wants %s leftovers %i to %i times a week',
    (leftovers, least, most) => {
      for (const variety of ['varied', 'mostly-the-same'] as const)
        for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
          const days = planDays({ ...plain, wishes: wishesWith({ [meal]: { leftovers, variety } }) })
          const fed = days.filter(({ items }) => items.some((item) => item.meal === meal && item.leftoverOf))
          expect(fed.length / 4).toBeGreaterThanOrEqual(least)
          expect(fed.length / 4).toBeLessThanOrEqual(most)
        }
    },
  )

  it('[BIZ-6] [PLATE-4] has one breakfast for most of a week in turn with another, and seldom the same two in the next', () => {
    const days = planDays({ ...plain, wishes: settings['the same breakfast'] })
    const weeks = [0, 7, 14, 21].map((week) =>
      days.slice(week, week + 7).map(({ items }) => items[0]!.dish.id),
    )
    for (const [first, second, ...rest] of weeks) {
      expect(first).not.toBe(second)
      expect(rest).toEqual([first, second, first, second, first])
    }
    expect(new Set(weeks.flat()).size).toBeGreaterThan(weeks.length)
  })

  it('[ONB-8] cooks cheaper where that is preferred', () => {
    const plans = (prefersCheap: boolean) =>
      ['one', 'two', 'three'].flatMap((seed) => planDays({ ...plain, prefersCheap, seed }))
    const price = (days: readonly PlannedDay[]) =>
      cooked(days).reduce((sum, { dish }) => sum + dish.priceLevel, 0) / cooked(days).length
    const cheap = plans(true)
    expect(price(cheap)).toBeLessThan(price(plans(false)) - 0.3)
    expect(cheap.filter(({ deviation }) => deviation > 0)).toEqual([])
  })

  it('cooks whole eggs and cans where the day allows it, for all who eat', () => {
    const broken = (days: readonly PlannedDay[], people: number) =>
      cooked(days).reduce(
        (sum, { dish, servings }) => sum + brokenPieces(dish.wholePieces, people * servings),
        0,
      )
    const parts = [1, 2, 3].map((people) => {
      const blind = dishes.map((dish) => ({ ...dish, wholePieces: [] }))
      const withEyes = planDays({ ...plain, people })
      const seen = new Map(dishes.map((dish) => [dish.id, dish]))
      const unseen = planDays({ ...plain, dishes: blind, people }).map((day) => ({
        ...day,
        items: day.items.map((item) => ({ ...item, dish: seen.get(item.dish.id)! })),
      }))
      expect(withEyes.filter(({ deviation }) => deviation > 0)).toEqual([])
      return { seen: broken(withEyes, people), unseen: broken(unseen, people) }
    })
    const sum = (of: 'seen' | 'unseen') => parts.reduce((total, part) => total + part[of], 0)
    // Most portions are whole servings anyway.
    expect(sum('seen')).toBeLessThan(0.75 * sum('unseen'))
  })

  it('[PLAN-6] plans round what is kept, and leaves it as it is', () => {
    const before = planDays({ ...plain, wishes: settings['some leftovers at lunch'] })
    const kept = before.slice(0, 3).flatMap(({ items }, day) => items.map((item) => ({ ...item, day })))
    const after = planDays({ ...plain, wishes: settings['some leftovers at lunch'], kept, seed: 'two' })
    for (const [day, { items }] of after.slice(0, 3).entries())
      expect(items.map(({ dish, servings }) => [dish.id, servings])).toEqual(
        before[day]!.items.map(({ dish, servings }) => [dish.id, servings]),
      )
    expect(after.filter(({ items }) => items.length < 3)).toEqual([])
    expect(after.filter(({ deviation }) => deviation > 0)).toEqual([])
    const early = new Set(dishesOf(after.slice(0, 3)))
    const soon = cooked(after.slice(3, 7)).filter(({ dish }) => early.has(dish.id))
    expect(soon).toEqual([])
  })

  it('[PLAN-2] fills the open slots of a day round the others', () => {
    const [day] = planDays(plain)
    const kept = day!.items.filter(({ meal }) => meal === 'dinner').map((item) => ({ ...item, day: 4 }))
    const open = (['breakfast', 'lunch'] as const).map((meal) => ({ day: 4, meal }))
    const filled = planSlots({ ...plain, kept }, open)
    expect(filled[4]!.deviation).toBe(0)
    expect(filled[4]!.items.map(({ meal }) => meal)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(filled[4]!.items[2]).toMatchObject({ dish: kept[0]!.dish, servings: kept[0]!.servings })
    expect(filled.filter(({ items }) => items.length > 0)).toHaveLength(1)
  })

  it('serves what a person likes oftener', () => {
    const liked = new Set(dishes.filter((_, at) => at % 4 === 0).map(({ id }) => id))
    const likedIn = (days: readonly PlannedDay[]) =>
      cooked(days).filter(({ dish }) => liked.has(dish.id)).length
    expect(likedIn(planDays({ ...plain, liked }))).toBeGreaterThan(likedIn(planDays(plain)))
  })

  it('brings nearly every day into range where descent alone can’t: a rich day of few carbs', () => {
    const ranges = rangesAround({ calories: 2900, fat: 255, netCarbs: 22, protein: 130 })
    const days = planDays({ ...plain, dishes: inventedDishes(120), ranges })
    expect(days.filter(({ deviation }) => deviation === 0).length).toBeGreaterThanOrEqual(26)
  })

  it('comes as near as it can when no day is possible, and says how far off it is', () => {
    const days = planDays({
      ...plain,
      ranges: rangesAround({ calories: 2000, fat: 60, netCarbs: 15, protein: 350 }),
    })
    expect(days.every(({ items, deviation }) => items.length >= 3 && deviation > 0)).toBe(true)
  })

  it('repeats sooner where there is little to choose from', () => {
    const days = planDays({ ...plain, dishes: inventedDishes(4) })
    expect(cooked(days).filter(({ meal }) => meal === 'dinner')).toHaveLength(28)
  })
})

function cooked(days: readonly PlannedDay[]): PlannedItem[] {
  return days.flatMap(({ items }) => items.filter(({ leftoverOf }) => !leftoverOf))
}

function dishesOf(days: readonly PlannedDay[]): string[] {
  return days.flatMap(({ items }) => items.map(({ dish }) => dish.id))
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostGramsADay } from '../../../cooking/loads.ts'
import { planDays, planSlots } from '../plan-days.ts'
import type { PlannedDay } from '../planned-day.ts'
import { anyPalate, requestFor, wishesWith } from '../testing/invented-menu.ts'
import { shoppedDishes } from '../testing/shopped-dishes.ts'

const dishes = shoppedDishes(30)
const anyWishes = fc.record({
  leftovers: fc.constantFrom('none', 'some', 'mostly'),
  variety: fc.constantFrom('varied', 'mostly-the-same'),
  people: fc.integer({ min: 1, max: 4 }),
  seed: fc.string({ maxLength: 4 }),
} as const)

type AnyWishes = typeof anyWishes extends fc.Arbitrary<infer Wishes> ? Wishes : never
const requestOf = ({ leftovers, variety, people, seed }: AnyWishes) =>
  requestFor(dishes, { people, seed, wishes: wishesWith({ lunch: { leftovers }, breakfast: { variety } }) })

const inRange = (days: readonly PlannedDay[]) =>
  days.flatMap(({ deviation }, day) => (deviation === 0 ? [day] : []))
const cookedOf = (days: readonly PlannedDay[]) =>
  days.flatMap(({ items }, day) =>
    items.filter(({ leftoverOf }) => !leftoverOf).map((item) => ({ ...item, day })),
  )
const foodsOfWeek = (days: readonly PlannedDay[], week: number) =>
  new Set(
    days
      .slice(7 * week, 7 * week + 7)
      .flatMap(({ items }) =>
        items.flatMap(({ dish }) =>
          dish.foods.filter(({ food }) => !food.isStaple).map(({ food }) => food.id),
        ),
      ),
  ).size
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const foods = (days: readonly PlannedDay[]) => sum([0, 1, 2, 3].map((week) => foodsOfWeek(days, week)))

describe('the basket of a plan, of all wishes', () => {
  it('[LIV-1] is smaller than it falls out, and no day leaves its ranges for it', () => {
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        const request = requestOf(wishes)
        const before = planDays({ ...request, skipsBasket: true })
        const after = planDays(request)
        expect(inRange(after)).toEqual(expect.arrayContaining(inRange(before)))
        expect(foods(after)).toBeLessThan(0.9 * foods(before))
        expect(after).toEqual(planDays(request))
      }),
      { numRuns: 5 },
    )
  })

  it('[LIV-1] [PLAN-2] repeats no dish sooner than the plan may, and stays nearly as varied', () => {
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        const request = requestOf(wishes)
        const days = planDays(request)
        const cooked = cookedOf(days)
        const varied = cooked.filter(({ meal }) => request.wishes[meal].variety === 'varied')
        for (const one of varied)
          for (const other of varied)
            if (one.dish === other.dish && one.day < other.day)
              expect(other.day - one.day).toBeGreaterThanOrEqual(7)
        const distinct = (of: readonly PlannedDay[]) => new Set(cookedOf(of).map(({ dish }) => dish.id)).size
        expect(distinct(days)).toBeGreaterThanOrEqual(
          0.9 * distinct(planDays({ ...request, skipsBasket: true })) - 1,
        )
      }),
      { numRuns: 5 },
    )
  })

  it('[LIV-1] [PLAN-6] leaves what is kept as it is, and counts it as bought', () => {
    const before = planDays(requestFor(dishes, { seed: 'kept' }))
    const kept = before.slice(0, 5).flatMap(({ items }, day) => items.map((item) => ({ ...item, day })))
    const after = planDays(requestFor(dishes, { seed: 'other', kept }))
    for (const day of [0, 1, 2, 3, 4]) expect(after[day]!.items).toEqual(before[day]!.items)
    const open = [5, 6].flatMap((day) =>
      (['breakfast', 'lunch', 'dinner'] as const).map((meal) => ({ day, meal })),
    )
    const asked = requestFor(dishes, { seed: 'draw', kept })
    const drawn = planSlots(asked, open)
    const fallen = planSlots({ ...asked, skipsBasket: true }, open)
    expect(foodsOfWeek(drawn, 0)).toBeLessThan(foodsOfWeek(fallen, 0))
  })
})

describe('a plan whose basket is small', () => {
  const days = planDays(requestFor(dishes, { seed: 'one' }))
  const before = planDays(requestFor(dishes, { seed: 'one', skipsBasket: true }))

  it('[LIV-6] serves whole and half portions unless a quarter brings the day into range', () => {
    const quarters = (of: readonly PlannedDay[]) =>
      of.flatMap(({ items }) => items).filter(({ servings }) => (servings * 4) % 2 === 1).length
    expect(quarters(days)).toBeLessThan(quarters(before) / 2)
  })

  it('[LIV-7] spreads main proteins and cuisines over the lunches and dinners of a week', () => {
    for (const week of [0, 1, 2, 3]) {
      const mains = cookedOf(days).filter(
        ({ day, meal }) => Math.floor(day / 7) === week && (meal === 'lunch' || meal === 'dinner'),
      )
      const largest = (of: (dish: (typeof mains)[number]['dish']) => string) => {
        const counts = new Map<string, number>()
        for (const { dish } of mains) counts.set(of(dish), (counts.get(of(dish)) ?? 0) + 1)
        return Math.max(...counts.values())
      }
      expect(largest(({ character }) => character.mainProtein)).toBeLessThanOrEqual(
        Math.ceil(0.28 * mains.length),
      )
      expect(largest(({ character }) => character.cuisine)).toBeLessThanOrEqual(
        Math.ceil(0.34 * mains.length),
      )
    }
  })

  it('[LIV-7] has a meat replacer as a main once a week at most, for a person who eats meat', () => {
    const tofu = dishes.map((dish, at) =>
      at % 3 === 0 ? { ...dish, character: { ...dish.character, isMeatReplacer: true } } : dish,
    )
    const replaced = (eatsMeatOrFish: boolean) => {
      const palate = { ...anyPalate, eatsMeatOrFish }
      const counts = ['one', 'two', 'three'].map(
        (seed) =>
          cookedOf(planDays(requestFor(tofu, { palate, seed }))).filter(
            ({ meal, dish }) => meal !== 'breakfast' && meal !== 'dessert' && dish.character.isMeatReplacer,
          ).length,
      )
      return counts.toSorted((a, b) => a - b)[1]
    }
    expect(replaced(true)).toBeLessThanOrEqual(4)
    expect(replaced(false)).toBeGreaterThan(4)
  })

  it('[CON-8] holds no more fiber and sweetener a day than a gut bears', () => {
    const heavy = dishes.map((dish, at) => ({
      ...dish,
      loads: { fiber: 3 * (at % 5), sweetener: 4 * (at % 4) },
    }))
    const plan = planDays(requestFor(heavy))
    const fallen = planDays(requestFor(heavy, { skipsBasket: true }))
    const most = (load: 'fiber' | 'sweetener', of = plan) =>
      Math.max(...of.map(({ items }) => sum(items.map(({ dish, servings }) => dish.loads[load] * servings))))
    expect(most('fiber', fallen)).toBeGreaterThan(mostGramsADay.fiber)
    expect(most('fiber')).toBeLessThanOrEqual(mostGramsADay.fiber + 1e-6)
    expect(most('sweetener')).toBeLessThanOrEqual(mostGramsADay.sweetener + 1e-6)
  })
})

import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Meal, meals } from '../../meals/meals.ts'
import { type Macros, macroNames, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { rangesOf } from '../../onboarding/ranges-of.ts'
import { cookedServings } from '../cooked-amount.ts'
import { kitchenOf } from '../drawing/kitchen.ts'
import { anyDiner, drawnTemplate, inventedKitchen } from '../drawing/testing/invented-kitchen.ts'
import { dayTotals } from '../fit.ts'
import { type Helping, isCooked, isFilled } from '../item.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { allItems, findWeek, placeOf } from '../places.ts'
import { inventedDishes } from '../planner/testing/invented-menu.ts'
import { minutesFor } from '../planner/time/minutes-allowed.ts'
import { takeProposal } from '../proposals/take-proposal.ts'
import { servedTo } from '../table/served.ts'
import { dateOfDay, type Template } from '../template.ts'

import { dayAt, made } from '../testing/invented-template.ts'
import { faultsOf } from '../testing/plan-faults.ts'
import { eatingOf } from './eating-of.ts'
import type { Mending } from './mending.ts'
import { isOpenMeal } from './open-meals.ts'
import { type MendingWish, proposeMending } from './propose-mending.ts'
import { daysOfSpan, excessOfSpan, missOfSpan } from './span.ts'

const kitchen = inventedKitchen()
const planning = { kitchen, diner: anyDiner }
const ranges = rangesOf(anyDiner.answers)
const macrosOf = (id: string): Macros => kitchen.dish(id)?.perServing ?? noMacros
const drawn = drawnTemplate(planning)
/** Burger and fries beside the plan. */
const dinnerOut: Macros = { calories: 650, fat: 42, netCarbs: 30, protein: 25 }

type Told = Partial<Omit<MendingWish, 'eating'>> & { offsets?: ReadonlyMap<number, Macros> }
function mend(template: Template, { offsets = new Map(), ...told }: Told = {}) {
  return proposeMending(planning, template, {
    ...wholeWeek(template),
    eating: { macrosOf, rangesOf: () => ranges, offsets },
    ...told,
  })
}
/** Nothing of it is shopped for, or eaten. */
function wholeWeek(template: Template): Omit<MendingWish, 'eating'> {
  return {
    week: findWeek(template, dayAt(template, 1))!,
    dayNumber: undefined,
    fromDayNumber: 1,
    unshoppedDays: new Set(Array.from({ length: 28 }, (_, at) => at + 1)),
    isEaten: () => false,
  }
}
type Mended = ReturnType<typeof mend>
const totalOf = ({ recipeId, servings }: Helping) => scaleMacros(macrosOf(recipeId), servings)
const leastFelt = { calories: 30, fat: 3, netCarbs: 3, protein: 3 }
/** Each step is 30 kcal or 3 g of what is out at least, and each changed day nearer by as much. */
function expectFelt({ before, proposal }: Mended): void {
  const excess = excessOfSpan(before)
  const isFelt = (was: Macros, is: Macros, sizeOf: (gone: number, over: number) => number) =>
    macroNames.some((name) => excess[name] && sizeOf(was[name] - is[name], excess[name]) >= leastFelt[name])
  for (const meal of proposal.meals)
    expect(isFelt(totalOf(meal.before), totalOf(meal.after), Math.abs)).toBe(true)
  for (const day of proposal.days)
    expect(isFelt(day.before.actual, day.after.actual, (gone, over) => gone * Math.sign(over))).toBe(true)
}
const changedDays = ({ proposal }: ReturnType<typeof mend>) =>
  proposal.meals.map(({ dayNumber }) => dayNumber)

describe('proposeMending', () => {
  it('[LIFE-5] changes nothing where the week comes out', () => {
    const { proposal, left } = mend(drawn)
    expect([proposal, left]).toEqual([{ meals: [], days: [] }, noMacros])
  })

  it('[LIFE-5] [HELD-3] an evening out is made up for by the days after it, and none of them leaves its ranges', () => {
    const outcome = mend(drawn, { offsets: new Map([[2, dinnerOut]]), fromDayNumber: 3 })
    expect(missOfSpan(outcome.after)).toBeLessThan(missOfSpan(outcome.before))
    expect(outcome.proposal.days.map(({ after }) => after.inRange)).not.toContain(false)
    expect(Math.min(...changedDays(outcome))).toBeGreaterThanOrEqual(3)
    expect(Math.max(...changedDays(outcome))).toBeLessThanOrEqual(7)
  })

  it('[LIFE-5] on the day alone, only its own meals change', () => {
    const snack = { calories: 500, fat: 50, netCarbs: 0, protein: 10 }
    const outcome = mend(drawn, { offsets: new Map([[3, snack]]), dayNumber: 3 })
    expect(new Set(changedDays(outcome))).toEqual(new Set([3]))
    expect(missOfSpan(outcome.after)).toBeLessThan(missOfSpan(outcome.before))
  })

  it('[LIFE-5] portions first: dishes stay while servings do', () => {
    const little = { calories: 160, fat: 14, netCarbs: 2, protein: 6 }
    const { proposal } = mend(drawn, { offsets: new Map([[1, little]]), fromDayNumber: 2 })
    for (const { before, after } of proposal.meals) expect(after.recipeId).toBe(before.recipeId)
  })

  it('[LIFE-5] what is bought is served more of only where nothing else would do, which is said', () => {
    const missed = { calories: -1500, fat: -110, netCarbs: -15, protein: -90 }
    const told = { offsets: new Map([[1, missed]]), fromDayNumber: 2 }
    const bought = mend(drawn, { ...told, unshoppedDays: new Set<number>() })
    expect(bought.buysMore).toBe(true)
    expect(missOfSpan(bought.after)).toBeLessThan(missOfSpan(bought.before))
    for (const { before, after } of bought.proposal.meals) expect(after.recipeId).toBe(before.recipeId)
    const half = mend(drawn, { ...told, unshoppedDays: new Set([5, 6, 7]) })
    expect(half.buysMore).toBeUndefined()
    expect(Math.min(...changedDays(half))).toBeGreaterThanOrEqual(5)
    expect(mend(drawn, told).buysMore).toBeUndefined()
  })

  it.each([2, 3, 4])('[LIFE-5] what is bought is served less of on day %d, which is over', (dayNumber) => {
    const offsets = new Map([[dayNumber, dinnerOut]])
    const { proposal } = mend(drawn, { offsets, dayNumber, unshoppedDays: new Set<number>() })
    expect(proposal.meals.length).toBeGreaterThan(0)
    for (const { before, after } of proposal.meals) {
      expect(after.recipeId).toBe(before.recipeId)
      expect(after.servings).toBeLessThan(before.servings)
    }
  })

  it('[LIFE-5] says what stays over, when nothing ahead can change', () => {
    const offsets = new Map([[7, dinnerOut]])
    const { proposal, left } = mend(drawn, { offsets, fromDayNumber: 8 })
    expect(proposal.meals).toEqual([])
    expect(left.netCarbs + left.calories).toBeGreaterThan(0)
  })

  it('[LIFE-5] the meals of today change, too, and the days share what is over', () => {
    const beer = { calories: 450, fat: 0, netCarbs: 36, protein: 0 }
    const onItsDay = mend(drawn, { offsets: new Map([[7, beer]]), fromDayNumber: 7 })
    expect(new Set(changedDays(onItsDay))).toEqual(new Set([7]))
    const over = { calories: 1200, fat: 20, netCarbs: 150, protein: 30 }
    const shared = mend(drawn, { offsets: new Map([[1, over]]), fromDayNumber: 2 })
    expect(new Set(changedDays(shared)).size).toBeGreaterThan(1)
  })

  it('[LIFE-5] what the shares of the days leave is taken by the next day that can', () => {
    const feast = { calories: 2900, fat: 250, netCarbs: 70, protein: 95 }
    const outcome = mend(drawn, { offsets: new Map([[1, feast]]) })
    expect(missOfSpan(outcome.after)).toBeLessThan(missOfSpan(outcome.before) / 4)
  })

  it('[LIFE-5] what is short is eaten on the days ahead', () => {
    const missed = { calories: -900, fat: -70, netCarbs: -8, protein: -50 }
    const outcome = mend(drawn, { offsets: new Map([[1, missed]]), fromDayNumber: 2 })
    expect(outcome.proposal.meals.length).toBeGreaterThan(0)
    expect(outcome.after.actual.calories).toBeGreaterThan(outcome.before.actual.calories)
    expect(missOfSpan(outcome.after)).toBeLessThan(missOfSpan(outcome.before))
  })

  it('[HELD-3] proposes nothing for a sliver: no step under what a person feels, no gain under a tenth', () => {
    const banana = { calories: 0, fat: 0, netCarbs: 38, protein: 0 }
    for (const dayNumber of [1, 2, 3, 4, 5, 6, 7]) {
      const outcome = mend(drawn, { offsets: new Map([[dayNumber, banana]]), fromDayNumber: dayNumber })
      expectFelt(outcome)
      if (outcome.proposal.meals.length === 0) expect(outcome.after).toEqual(outcome.before)
    }
    const feast = { calories: 12_000, fat: 1_200, netCarbs: 100, protein: 100 }
    const lost = mend(drawn, { offsets: new Map([[6, feast]]), fromDayNumber: 7 })
    expect(lost.proposal.meals).toEqual([])
    expect(lost.left).toEqual(excessOfSpan(lost.before))
  })

  it('[HELD-3] leaves what is eaten by now, and what is left over from it', () => {
    const evening = (dayNumber: number, meal: Meal) => dayNumber === 3 && meal !== 'dessert'
    const outcome = mend(drawn, { offsets: new Map([[3, dinnerOut]]), fromDayNumber: 3, isEaten: evening })
    const eaten = new Set(
      allItems(drawn).flatMap(({ item, dayNumber }) => (dayNumber === 3 ? [item.id] : [])),
    )
    expect(outcome.proposal.meals.length).toBeGreaterThan(0)
    for (const { itemId, dayNumber } of outcome.proposal.meals) {
      expect(dayNumber).not.toBe(3)
      const { item } = allItems(drawn).find((one) => one.item.id === itemId)!
      expect(item.kind === 'leftover' && eaten.has(item.parentId)).toBe(false)
    }
    expect(
      mend(drawn, { offsets: new Map([[3, dinnerOut]]), dayNumber: 3, isEaten: evening }).proposal.meals,
    ).toEqual([])
  })

  it('[LIFE-5] a meal that something else was eaten instead of keeps its servings', () => {
    const isEaten = (dayNumber: number, meal: Meal) => dayNumber === 3 && meal === 'dinner'
    const outcome = mend(drawn, { offsets: new Map([[3, dinnerOut]]), dayNumber: 3, isEaten })
    expect(outcome.proposal.meals.length).toBeGreaterThan(0)
    expect(outcome.proposal.meals.map(({ meal }) => meal)).not.toContain('dinner')
  })
})

describe('a meal that may change', () => {
  const leftover = allItems(drawn).find(({ item }) => item.kind === 'leftover')!
  const parentOf = ({ item }: typeof leftover) =>
    allItems(drawn).find((one) => item.kind === 'leftover' && one.item.id === item.parentId)!
  const parent = parentOf(leftover)
  const isOpen = (found: typeof leftover, told: Partial<Pick<Mending, 'fromDayNumber' | 'isEaten'>>) =>
    isOpenMeal({ fromDayNumber: 1, isEaten: () => false, ...told } as Mending, drawn, found)

  it('[LIFE-5] is one whose cooking is still ahead, today’s too', () => {
    expect(parent.dayNumber).toBeLessThan(leftover.dayNumber)
    expect(isOpen(leftover, { fromDayNumber: parent.dayNumber })).toBe(true)
    expect(isOpen(leftover, { fromDayNumber: parent.dayNumber + 1 })).toBe(false)
    const own = allItems(drawn).find(({ item }) => item.kind === 'normal')!
    expect(isOpen(own, { fromDayNumber: own.dayNumber + 1 })).toBe(true)
  })

  it('[HELD-3] is none that is over, nor what is left of one', () => {
    const isEaten = (of: typeof leftover) => (dayNumber: number, meal: Meal) =>
      dayNumber === of.dayNumber && meal === of.item.meal
    expect(isOpen(leftover, { isEaten: isEaten(leftover) })).toBe(false)
    expect(isOpen(leftover, { isEaten: isEaten(parent) })).toBe(false)
    expect(isOpen(parent, { isEaten: isEaten(leftover) })).toBe(true)
  })
})

describe('what is worth a change', () => {
  it('[HELD-3] is a day that comes into its ranges, also where the week gains little by it', () => {
    // So far out that the days ahead can’t take back a tenth of it.
    const feast = { calories: 15_000, fat: 1_500, netCarbs: 230, protein: 150 }
    const outcomes = [300, 400, 600].flatMap((calories) =>
      [2, 4, 6].map((day) => {
        const over = { calories, fat: calories / 9, netCarbs: 0, protein: 0 }
        return mend(drawn, {
          offsets: new Map([
            [1, feast],
            [day, over],
          ]),
          fromDayNumber: day,
        })
      }),
    )
    const comesIn = ({ proposal }: Mended) =>
      proposal.days.some((day) => day.after.inRange && !day.before.inRange)
    const gainsLittle = ({ before, after }: Mended) => missOfSpan(after) > 0.9 * missOfSpan(before)
    expect(outcomes.some((outcome) => comesIn(outcome) && gainsLittle(outcome))).toBe(true)
    const proposed = outcomes.filter(({ proposal }) => proposal.meals.length > 0)
    expect(proposed.filter((outcome) => !comesIn(outcome) && gainsLittle(outcome))).toEqual([])
  })

  it('[HELD-3] a day is told as out for as long as it is', () => {
    const outcome = mend(drawn, { offsets: new Map([[3, dinnerOut]]), dayNumber: 3 })
    for (const { before, after } of outcome.proposal.days) {
      expect(before.inRange).toBe(before.deviation === 0)
      expect(after.inRange).toBe(after.deviation === 0)
    }
    expect(outcome.proposal.days.map(({ before }) => before.inRange)).toEqual([false])
  })

  it.each([2, 3, 4])('[LIFE-5] a locked dish keeps its servings, on day %d', (dayNumber) => {
    const slots = allItems(drawn).filter((slot) => slot.dayNumber === dayNumber && isFilled(slot.item))
    const wish = { offsets: new Map([[dayNumber, dinnerOut]]), dayNumber }
    const free = mend(drawn, wish).proposal.meals.map(({ itemId }) => itemId)
    expect(free.length).toBeGreaterThan(0)
    for (const slot of slots.filter(({ item }) => free.includes(item.id))) {
      const locked = made(lockItem(drawn, placeOf(slot)))
      const changed = mend(locked, wish).proposal.meals.map(({ itemId }) => itemId)
      expect(changed).not.toContain(slot.item.id)
    }
  })
})

describe('the minutes of a meal', () => {
  // A pan holds a serving and a half, and the next batch takes as long as the first.
  const small = kitchenOf(
    inventedDishes(80).map((dish) => ({
      dish: {
        ...dish,
        batchTimes: { prepMinutes: 5, cookMinutes: dish.minutes - 5, servings: 1, atOnce: 1.5 },
      },
      edible: { id: dish.id, free: ['nut-free'], contains: [], foods: ['butter'], groups: [], needs: [] },
    })),
  )
  const mostMinutes = 30
  const quick = { ...anyDiner.answers.meals.lunch, mostMinutes }
  const hurried = {
    ...anyDiner,
    answers: {
      ...anyDiner.answers,
      people: 1,
      meals: { ...anyDiner.answers.meals, lunch: quick, dinner: quick },
    },
  }
  const inHurry = { kitchen: small, diner: hurried }
  let plans: readonly Template[]
  beforeAll(() => {
    plans = ['one', 'two', 'three'].map((seed) => drawnTemplate(inHurry, seed))
  })
  const minutesOf = (template: Template) =>
    new Map(
      allItems(template).flatMap(({ item, week }) =>
        isCooked(item) && (item.meal === 'lunch' || item.meal === 'dinner')
          ? [
              [
                item.id,
                minutesFor(small.dish(item.recipeId)!, cookedServings(week, item, servedTo(1))),
              ] as const,
            ]
          : [],
      ),
    )
  const eatenWith = (offsets: ReadonlyMap<number, Macros>) => ({
    macrosOf: (id: string) => small.dish(id)?.perServing ?? noMacros,
    rangesOf: () => rangesOf(hurried.answers),
    offsets,
  })

  it.each([-450, -900, -1500])(
    '[HELD-4] stay in what the person has, batch by batch, where %d kcal are missing',
    (calories) => {
      const missed = { calories, fat: calories / 13, netCarbs: calories / 110, protein: calories / 18 }
      const proposals = plans.flatMap((plan) =>
        [1, 2, 3, 4, 5].map((day) => {
          const wish = { ...wholeWeek(plan), fromDayNumber: day + 1 }
          const eating = eatenWith(new Map([[day, missed]]))
          return { plan, ...proposeMending(inHurry, plan, { ...wish, eating }) }
        }),
      )
      expect(proposals.flatMap(({ proposal }) => proposal.meals).length).toBeGreaterThan(0)
      for (const { plan, proposal } of proposals) {
        const before = minutesOf(plan)
        const taken = made(takeProposal(inHurry, plan, proposal.meals))
        for (const [id, minutes] of minutesOf(taken))
          expect(minutes).toBeLessThanOrEqual(Math.max(mostMinutes, before.get(id) ?? 0))
      }
    },
  )
})

describe('a dish in another’s place', () => {
  const wants: readonly Macros[] = [
    { calories: 500, fat: 0, netCarbs: 60, protein: 60 },
    { calories: 900, fat: 90, netCarbs: 10, protein: -40 },
    { calories: -700, fat: -80, netCarbs: 5, protein: 10 },
    { calories: 400, fat: 50, netCarbs: 40, protein: -50 },
    ...[150, 350, 700, 1000, 1400, -150, -350, -700, -1000].map((calories): Macros => {
      return { calories, fat: calories / 10, netCarbs: calories / 100, protein: calories / 70 }
    }),
  ]
  // One plan may have no leftover that a change reaches.
  let plans: readonly Template[]
  beforeAll(() => {
    plans = [drawn, ...['two', 'three'].map((seed) => drawnTemplate(planning, seed))]
  })
  const itemOf = (plan: Template, id: string) => allItems(plan).find(({ item }) => item.id === id)!
  // Not while the file is read: a changed source would meet all tests of the file then.
  const changedMeals = () =>
    plans.flatMap((plan) =>
      wants.flatMap((offset) =>
        [1, 3, 5].flatMap((day) => {
          const outcome = mend(plan, { offsets: new Map([[day, offset]]), fromDayNumber: day + 1 })
          const gone = new Set(outcome.proposal.meals.map(({ before }) => before.recipeId))
          return outcome.proposal.meals.map((meal) => ({ ...meal, plan, fromDayNumber: day + 1, gone }))
        }),
      ),
    )

  it('[LIFE-5] is one that the week doesn’t eat, in the place of one that is cooked for itself, and no dessert', () => {
    const exchanged = changedMeals().filter(({ before, after }) => before.recipeId !== after.recipeId)
    expect(exchanged.length).toBeGreaterThan(0)
    for (const { plan, itemId, after, gone } of exchanged) {
      const { item, week } = itemOf(plan, itemId)
      expect([item.kind, item.meal === 'dessert']).toEqual(['normal', false])
      const eaten = week.days.flatMap(({ items }) => items.filter(isFilled).map(({ recipeId }) => recipeId))
      // What left the week for another dish may come back elsewhere.
      expect(eaten.filter((recipeId) => !gone.has(recipeId))).not.toContain(after.recipeId)
    }
  })

  it('[LIFE-5] never in that of a leftover that is cooked already, nor other servings of it', () => {
    const leftovers = changedMeals().filter(
      ({ plan, itemId }) => itemOf(plan, itemId).item.kind === 'leftover',
    )
    expect(leftovers.length).toBeGreaterThan(0)
    for (const { plan, itemId, fromDayNumber } of leftovers) {
      const { item } = itemOf(plan, itemId)
      const parent = item.kind === 'leftover' ? itemOf(plan, item.parentId) : undefined
      expect(parent?.dayNumber).toBeGreaterThanOrEqual(fromDayNumber)
    }
  })

  it('[HELD-3] a day that comes no nearer stays as it is', () => {
    const calm = { calories: 0, fat: 0, netCarbs: 0, protein: 0 }
    for (const dayNumber of [1, 4, 7])
      expect(mend(drawn, { offsets: new Map([[dayNumber, calm]]) }).proposal.days).toEqual([])
  })
})

const macro = fc.integer({ min: -60, max: 90 })
const offset = fc
  .record({ fat: macro, netCarbs: macro, protein: macro })
  .map((grams): Macros => ({ ...grams, calories: 9 * grams.fat + 4 * grams.netCarbs + 4 * grams.protein }))
const story = fc.record({
  offsets: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 7 }), offset), {
    selector: ([day]) => day,
    minLength: 1,
    maxLength: 3,
  }),
  completeDays: fc.integer({ min: 0, max: 5 }),
  locked: fc.integer({ min: 0, max: 27 }),
  unshoppedFrom: fc.integer({ min: 1, max: 8 }),
  isDay: fc.boolean(),
})

describe('any mending', { timeout: 60_000 }, () => {
  it('[LIFE-5] [HELD-3] is never worse by the metric, leaves complete days, locked dishes and days in range, and each step is felt', () => {
    fc.assert(
      fc.property(story, ({ offsets, completeDays, locked, unshoppedFrom, isDay }) => {
        const first = Array.from({ length: completeDays }, (_, at) => at + 1)
        const eaten = first.reduce(
          (template, day) => made(completeDay(template, dayAt(template, day))),
          drawn,
        )
        const slot = allItems(eaten)[locked]!
        const lock = isFilled(slot.item) ? lockItem(eaten, placeOf(slot)) : undefined
        const template = lock?.ok ? lock.template : eaten
        const unshoppedDays = new Set(first.concat(8).map((_, at) => at + unshoppedFrom))
        const fromDayNumber = completeDays + 1
        const outcome = mend(template, {
          week: findWeek(template, dayAt(template, 1))!,
          offsets: new Map(offsets),
          fromDayNumber,
          unshoppedDays,
          dayNumber: isDay ? fromDayNumber : undefined,
        })
        expect(missOfSpan(outcome.after)).toBeLessThanOrEqual(missOfSpan(outcome.before))
        const taken = made(takeProposal(planning, template, outcome.proposal.meals))
        expect(taken.weeks.flatMap(faultsOf)).toEqual([])
        expect(taken.weeks[0]!.days.slice(0, completeDays)).toEqual(
          template.weeks[0]!.days.slice(0, completeDays),
        )
        expectFelt(outcome)
        if (outcome.proposal.meals.length > 0) {
          const came = outcome.proposal.days.some(({ before, after }) => after.inRange && !before.inRange)
          expect(came || missOfSpan(outcome.after) <= 0.9 * missOfSpan(outcome.before) + 1e-9).toBe(true)
        }
        for (const { dayNumber, itemId } of outcome.proposal.meals) {
          expect(dayNumber).toBeGreaterThanOrEqual(fromDayNumber)
          expect(itemId).not.toBe(lock?.ok ? slot.item.id : undefined)
        }
        const offsetsByDay = new Map(offsets)
        for (const { dayNumber, before, after } of outcome.proposal.days) {
          expect(after.inRange || !before.inRange).toBe(true)
          expect(after.deviation).toBeLessThanOrEqual(before.deviation)
          const planned = dayTotals(taken.weeks[0]!.days[dayNumber - 1]!, macrosOf)
          const own = offsetsByDay.get(dayNumber)?.calories ?? 0
          expect(after.actual.calories).toBeCloseTo(planned.calories + own, 3)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('eatingOf', () => {
  const log = { entries: [], extras: [] }
  const today = dateOfDay(drawn, 3)
  const eatenAt = (hour: number | undefined, dayNumber = 3) => {
    const { isEaten } = eatingOf(drawn, macrosOf, log, { answers: anyDiner.answers, today, hour })
    return meals.filter((meal) => isEaten(dayNumber, meal))
  }

  it('[LIFE-5] judges each day by the ranges of the person', () => {
    const { rangesOf: rangesFor } = eatingOf(drawn, macrosOf, log, { answers: anyDiner.answers, today })
    const days = daysOfSpan(findWeek(drawn, dayAt(drawn, 1))!, undefined)
    expect(days.map(rangesFor)).toEqual(days.map(() => ranges))
  })

  it.each([
    [undefined, []],
    [9, []],
    [10, ['breakfast']],
    [14, ['breakfast', 'lunch']],
    [19, ['breakfast', 'lunch']],
    [20, ['breakfast', 'lunch', 'dinner']],
    [23, ['breakfast', 'lunch', 'dinner', 'dessert']],
  ])('[HELD-3] at hour %s of today %j are over, and no meal of another day', (hour, over) => {
    expect(new Set(eatenAt(hour))).toEqual(new Set(over))
    expect(eatenAt(hour, 4)).toEqual([])
  })
})

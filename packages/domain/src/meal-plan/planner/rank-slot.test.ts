import { describe, expect, it } from 'vitest'
import { deviationOf } from '../../nutrition/deviation.ts'
import { addMacros, macroNames, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { mealShares } from '../../onboarding/meal-shares.ts'
import { mostPlateGrams } from '../servings.ts'
import { type Fit, fitSlot, rankSlot } from './rank-slot.ts'
import type { Neighbour, SlotQuestion } from './ranking/slot-question.ts'
import { anyRanges, inventedDishes, plainServing, wishesWith } from './testing/invented-menu.ts'

const dishes = inventedDishes(60)
const of = (meal: string) => dishes.filter(({ meals }) => meals[0] === meal)
const neighbour = (meal: 'breakfast' | 'lunch', servings: number, isFixed: boolean): Neighbour => {
  return { dish: of(meal)[0]!, meal, servings, isFixed }
}
const question: SlotQuestion = {
  meal: 'dinner',
  candidates: of('dinner'),
  neighbours: [neighbour('breakfast', 1.25, true), neighbour('lunch', 1.25, true)],
  openMeals: [],
  ranges: anyRanges,
  shares: mealShares(wishesWith()),
}
const withFree = { ...question, neighbours: question.neighbours.map((each) => ({ ...each, isFixed: false })) }

function totalsOf({ dish, servings, neighbourServings }: Fit, neighbours: readonly Neighbour[]) {
  const others = neighbours.map((each, at) =>
    scaleMacros(each.dish.perServing, neighbourServings?.[at] ?? each.servings),
  )
  return [scaleMacros(dish.perServing, servings), ...others].reduce(addMacros, noMacros)
}

describe('rankSlot', () => {
  it.each([
    ['fixed', question],
    ['free', withFree],
  ])('says truly what the day would be, its other items %s', (_, asked) => {
    for (const fit of rankSlot(asked)) {
      const totals = totalsOf(fit, asked.neighbours)
      for (const name of macroNames) expect(fit.totals[name]).toBeCloseTo(totals[name], 6)
      expect(fit.deviation).toBeCloseTo(deviationOf(totals, anyRanges), 9)
    }
  })

  it('[ITEM-5] puts days in range first, then those nearest to it', () => {
    const ranked = rankSlot(question)
    expect(ranked.length).toBeGreaterThan(20)
    const deviations = ranked.map(({ deviation }) => deviation)
    expect(deviations).toEqual([...deviations].sort((a, b) => a - b))
  })

  it('gives each dish the best serving there is, so that no other is nearer', () => {
    for (const { dish, deviation } of rankSlot(question))
      for (let servings = 0.5; servings <= 2.5; servings += 0.25) {
        if (servings * dish.gramsPerServing > 750) continue
        const calories = servings * dish.perServing.calories
        if (calories < 0.22 * 1900 || calories > 0.58 * 1900) continue
        const totals = totalsOf(
          { dish, servings, totals: noMacros, deviation: 0, miss: 0 },
          question.neighbours,
        )
        expect(deviationOf(totals, anyRanges)).toBeGreaterThanOrEqual(deviation - 0.005)
      }
  })

  it('changes servings of the day’s free items only where that brings it into range', () => {
    const fixed = rankSlot(question).filter(({ deviation }) => deviation === 0)
    const free = rankSlot(withFree).filter(({ deviation }) => deviation === 0)
    expect(free.length).toBeGreaterThan(fixed.length)
    for (const { dish, neighbourServings } of free) {
      const isFineAsItIs = fixed.some((fit) => fit.dish === dish)
      expect(neighbourServings === undefined).toBe(isFineAsItIs)
    }
  })

  it('leaves a locked serving as it is', () => {
    const half = {
      ...question,
      neighbours: [neighbour('breakfast', 1.25, false), neighbour('lunch', 2, true)],
    }
    const changed = rankSlot(half).flatMap(({ neighbourServings }) =>
      neighbourServings ? [neighbourServings] : [],
    )
    expect(changed.length).toBeGreaterThan(0)
    for (const [, locked] of changed) expect(locked).toBe(2)
  })

  it('leaves the meals that are still open their share', () => {
    const alone = { ...question, neighbours: [], openMeals: ['breakfast', 'lunch'] as const }
    const [first] = rankSlot(alone)
    expect(first!.totals.calories).toBeGreaterThan(0.3 * 1900)
    expect(first!.totals.calories).toBeLessThan(0.5 * 1900)
    expect(first!.miss).toBe(0)
    expect(first!.deviation).toBeGreaterThan(0)
    const halfOpen = {
      ...withFree,
      neighbours: withFree.neighbours.slice(0, 1),
      openMeals: ['lunch'] as const,
    }
    expect(rankSlot(halfOpen).every(({ neighbourServings }) => neighbourServings === undefined)).toBe(true)
  })

  it('fills an empty day’s first slot too, and has nothing to say without candidates', () => {
    expect(rankSlot({ ...question, neighbours: [] }).every(({ deviation }) => deviation > 0)).toBe(true)
    expect(rankSlot({ ...question, candidates: [] })).toEqual([])
  })
})

describe('the dishes of a slot made by hand', () => {
  const any = { minimum: 0, maximum: 999 }
  const ranges = {
    calories: { minimum: 1800, maximum: 2200 },
    ...{ fat: any, netCarbs: any, protein: any },
  }
  const dishOf = (id: string, calories: number, own: object = {}) => ({
    ...of('dinner')[0]!,
    ...plainServing,
    id,
    perServing: { calories, fat: 0, netCarbs: 0, protein: 0 },
    ...own,
  })
  /** A lunch of so much energy, beside which a dinner is looked for. */
  const beside = (calories: number, isFixed = true): Neighbour => {
    return { dish: dishOf('lunch', calories), meal: 'lunch', servings: 1, isFixed }
  }
  const asked = (candidates: SlotQuestion['candidates'], own: Partial<SlotQuestion> = {}) => ({
    ...question,
    candidates,
    ranges,
    neighbours: [beside(1200)],
    ...own,
  })
  const idsOf = (...of_: Parameters<typeof asked>) => rankSlot(asked(...of_)).map(({ dish }) => dish.id)

  it('[ITEM-5] of dishes in range the one that leaves the day nearest to its middle is first', () => {
    // 2,050, 1,900 and 2,000 kcal, and 1,650 that is out.
    const candidates = [dishOf('850', 850), dishOf('700', 700), dishOf('800', 800), dishOf('450', 450)]
    const one = { gramsPerServing: mostPlateGrams }
    const whole = candidates.map((dish) => ({ ...dish, ...one }))
    expect(idsOf(whole)).toEqual(['800', '850', '700', '450'])
    const { dishes: all, portions, misses, costs } = fitSlot(asked(whole))
    expect(all).toEqual(whole)
    expect([...portions]).toEqual([4, 4, 4, 4])
    expect([...misses].map((miss) => miss > 0)).toEqual([false, false, false, true])
    expect(costs.indexOf(Math.min(...costs))).toBe(2)
  })

  it('[ITEM-5] a plate too small for the meal is offered to who chooses by hand alone, as the largest there is', () => {
    const small = dishOf('small', 200, { gramsPerServing: mostPlateGrams })
    expect(rankSlot(asked([small]))).toEqual([])
    expect(rankSlot(asked([small], { isByHand: true }))).toMatchObject([
      { dish: small, servings: 1, totals: { calories: 1400 }, deviation: 400 / 2200 },
    ])
  })

  it('[PLAN-2] a dessert of one slot is eaten in whole batches, or not at all', () => {
    const own = { meal: 'dessert' as const, neighbours: [beside(1850)] }
    const cakes = [1, 2, 12].map((batchServings) => dishOf(`${batchServings}`, 100, { batchServings }))
    const servings = (wholeBatchesFor?: number) =>
      rankSlot(asked(cakes, { ...own, ...(wholeBatchesFor && { wholeBatchesFor }) })).map((fit) => [
        fit.dish.id,
        fit.servings,
      ])
    // Of 60 to 400 kcal as much as brings the day nearest to 2,000.
    expect(servings()).toEqual([
      ['1', 1.5],
      ['2', 1.5],
      ['12', 1.5],
    ])
    expect(servings(1)).toEqual([
      ['1', 1],
      ['2', 2],
    ])
    expect(servings(2)).toEqual([
      ['1', 1.5],
      ['2', 1],
    ])
    // Both: the largest plate is no whole batch.
    const heavy = cakes.map((cake) => ({ ...cake, gramsPerServing: mostPlateGrams, perServing: small }))
    expect(idsOf(heavy, { ...own, isByHand: true })).toHaveLength(3)
    expect(idsOf(heavy, { ...own, isByHand: true, wholeBatchesFor: 1 })).toEqual(['1'])
  })
  const small = { calories: 40, fat: 0, netCarbs: 0, protein: 0 }

  it('[ITEM-5] while a meal is open the others stay, and the day is measured against its part and against all of it', () => {
    const candidates = [dishOf('dinner', 800)]
    const free = { neighbours: [beside(500, false)] }
    const [whole] = rankSlot(asked(candidates, free))
    expect(whole!.neighbourServings).toBeDefined()
    expect([whole!.miss, whole!.deviation]).toEqual([0, 0])
    const [part] = rankSlot(asked(candidates, { ...free, openMeals: ['breakfast'] }))
    expect(part!.neighbourServings).toBeUndefined()
    expect(part!.miss).toBe(0)
    expect(part!.deviation).toBeCloseTo((1800 - part!.totals.calories) / 2200, 9)
    expect(part!.deviation).toBeGreaterThan(0)
  })
})

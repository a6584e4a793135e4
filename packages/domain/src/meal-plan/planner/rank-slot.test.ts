import { describe, expect, it } from 'vitest'
import { deviationOf } from '../../nutrition/deviation.ts'
import { addMacros, macroNames, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { mealShares } from '../../onboarding/meal-shares.ts'
import { type Fit, rankSlot } from './rank-slot.ts'
import type { Neighbour, SlotQuestion } from './ranking/slot-question.ts'
import { anyRanges, inventedDishes, wishesWith } from './testing/invented-menu.ts'

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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysDessertsKeep } from '../../../meals/meals.ts'
import { menuOf } from '../menu.ts'
import { planDays, planSlots } from '../plan-days.ts'
import type { PlannedDay, PlannedItem } from '../planned-day.ts'
import { inventedDishes, requestFor } from '../testing/invented-menu.ts'
import { batchPortionings, batchTotals } from './batches.ts'

const request = requestFor(inventedDishes(60))

type Dessert = PlannedItem & { day: number }

/** Each dessert that is cooked, with what is eaten of it. */
function batchesOf(days: readonly PlannedDay[]): { cooked: Dessert; eaten: Dessert[] }[] {
  const desserts = days.flatMap(({ items }, day) =>
    items.filter(({ meal }) => meal === 'dessert').map((item) => ({ ...item, day })),
  )
  return desserts
    .filter(({ leftoverOf }) => !leftoverOf)
    .map((cooked) => {
      const later = desserts.filter(({ leftoverOf }) => leftoverOf?.day === cooked.day)
      return { cooked, eaten: [cooked, ...later] }
    })
}

describe('desserts', () => {
  it.each([
    [{ servings: 4, people: 1, parts: 1 }, [16]],
    [{ servings: 2, people: 1, parts: 1 }, [8, 16]],
    [{ servings: 4, people: 3, parts: 1 }, [16]],
    [{ servings: 6, people: 4, parts: 1 }, [6, 12, 18]],
    [{ servings: 8, people: 1, parts: 2 }, [16]],
  ])('batches of %j come out even at %j quarters a person', (batch, totals) => {
    expect(batchTotals(batch, 20)).toEqual(totals)
  })

  it('[PLAN-2] [LEFT-1] are cooked by whole batches, eaten up while they keep', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.string({ maxLength: 6 }), (people, seed) => {
        const batches = batchesOf(planDays({ ...request, people, seed }))
        expect(batches.length).toBeGreaterThanOrEqual(4)
        for (const { cooked, eaten } of batches) {
          const servings = people * eaten.reduce((sum, one) => sum + one.servings, 0)
          expect(servings % cooked.dish.batchServings).toBe(0)
          for (const { day } of eaten) expect(day - cooked.day).toBeLessThanOrEqual(daysDessertsKeep)
        }
      }),
      { numRuns: 12 },
    )
  })

  it('[PLAN-2] two that are drawn for one week share a batch, also where the person builds the plan', () => {
    const open = [1, 3].map((day) => ({ day, meal: 'dessert' as const }))
    const [batch, ...others] = batchesOf(planSlots({ ...request, people: 1, seed: 'one' }, open))
    expect(others).toEqual([])
    expect(batch?.eaten.map(({ day }) => day)).toEqual([1, 3])
  })

  it('[PLAN-2] half a batch is the next best where none comes out even, and dessert comes all the same', () => {
    const large = request.dishes.map((dish) => ({ ...dish, batchServings: 12 }))
    const days = planDays({ ...request, dishes: large, people: 2, seed: 'one' })
    const batches = batchesOf(days)
    expect(batches.flatMap(({ eaten }) => eaten)).toHaveLength(8)
    for (const { eaten } of batches)
      expect((2 * eaten.reduce((sum, { servings }) => sum + servings, 0)) % 6).toBe(0)
  })
})

describe('the ways to share a batch', () => {
  const [, , , like] = inventedDishes(1)
  const dessertOf = (id: string, batchServings: number, keepsDays = 4) => ({
    ...like!,
    id,
    batchServings,
    keepsDays,
    gramsPerServing: 100,
    perServing: { calories: 120, fat: 12, netCarbs: 2, protein: 1 },
  })
  const at = (day: number) => ({ day, meal: 'dessert' as const })
  const shared = [at(2), { ...at(5), leftoverOf: at(2) }]
  const waysOf = (
    batches: readonly number[],
    slots: readonly Parameters<typeof batchPortionings>[1][number][],
    people = 1,
  ) => {
    const dishes = batches.map((servings, number) => dessertOf(`${number}`, servings))
    const menu = menuOf(dishes, requestFor(dishes, { people }))
    return batches.map((_, dish) => batchPortionings(menu, slots, dish))
  }

  it('[PLAN-2] one slot eats whole batches, each between the least and the most portion', () => {
    expect(waysOf([1, 2, 3], [at(2)])).toEqual([[[4], [8]], [[8]], []])
  })

  it('[PLAN-2] two slots share them in every way that leaves each its least and its most', () => {
    expect(waysOf([2], shared)).toEqual([
      [
        [2, 6],
        [3, 5],
        [4, 4],
        [5, 3],
        [6, 2],
        [6, 10],
        [7, 9],
        [8, 8],
        [9, 7],
        [10, 6],
      ],
    ])
  })

  it('[PLAN-2] half batches are shared where no dish comes out even, any portions where halves don’t, either', () => {
    expect(waysOf([4], [at(2)])).toEqual([[[8]]])
    expect(waysOf([4, 1], [at(2)])).toEqual([[], [[4], [8]]])
    expect(waysOf([20], [at(2)])).toEqual([undefined])
    expect(waysOf([1], [at(2)], 3)).toEqual([[[4], [8]]])
  })

  it('[CON-4] of a dessert that doesn’t keep until the later slot there are none', () => {
    const dishes = [dessertOf('short', 2, 2), dessertOf('long', 2, 3)]
    const menu = menuOf(dishes, requestFor(dishes))
    expect(batchPortionings(menu, shared, 0)).toEqual([])
    expect(batchPortionings(menu, shared, 1)!.length).toBeGreaterThan(0)
    expect(batchPortionings(menu, [at(2)], 0)).toEqual([[8]])
  })
})

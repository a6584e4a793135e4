import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import { rangesAround } from '../../../nutrition/ranges.ts'
import { boardOf } from '../board.ts'
import { dayBoundsOf, vectorOf } from '../day-bounds.ts'
import { menuOf } from '../menu.ts'
import { quartersPerServing } from '../portions/portions.ts'
import { portionsInRange } from '../portions/portions-in-range.ts'
import { inventedDishes, wishesWith } from '../testing/invented-menu.ts'
import { dayTuples } from './day-tuples.ts'
import { skeletonOf } from './skeleton.ts'

const wishes = wishesWith({ dessert: { isSkipped: true } })
const dishes = inventedDishes(14, 'tuples')

function tuplesFor(carbs: number) {
  const ranges = rangesAround({ calories: 1900, fat: 147, netCarbs: carbs, protein: 114 })
  const menu = menuOf(dishes, { wishes, ranges, people: 1, startsOn: 'monday' })
  const board = boardOf(menu, skeletonOf(wishes))
  const slots = board.cookingsOn[0]!.map((cooking) => ({ slot: cooking.slots[0]!, cooking }))
  const bounds = dayBoundsOf(ranges)
  const found = dayTuples(board, slots, { bounds, random: seededRandom('x'), mostEvaluations: 1e7 })
  const partOf = (dish: number, at: number) => {
    const { meal } = slots[at]!.slot
    return {
      perQuarter: vectorOf(menu.dishes[dish]!.perServing, 1 / quartersPerServing),
      least: menu.leastPortion[meal][dish]!,
      most: menu.mostPortion[meal][dish]!,
    }
  }
  const [breakfasts, lunches, dinners] = slots.map(({ cooking }) => [...menu.candidates[cooking.meal]])
  const all = breakfasts!.flatMap((one) =>
    lunches!.flatMap((two) => dinners!.map((three) => [one, two, three])),
  )
  const possible = all.filter((tuple) => portionsInRange(tuple.map(partOf), bounds))
  return { found, possible }
}

describe('dayTuples', () => {
  it('finds every tuple that can be portioned into range, where there are few', () => {
    const { found, possible } = tuplesFor(14)
    expect(possible.length).toBeGreaterThan(5)
    expect(possible.length).toBeLessThan(100)
    expect(found.map(String).sort()).toEqual(possible.map(String).sort())
  })

  it('finds none where there is none', () => {
    const { found, possible } = tuplesFor(5)
    expect(possible).toEqual([])
    expect(found).toEqual([])
  })
})

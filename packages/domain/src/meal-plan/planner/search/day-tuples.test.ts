import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import { macroNames } from '../../../nutrition/macros.ts'
import { rangesAround } from '../../../nutrition/ranges.ts'
import { type BoardGiven, boardOf } from '../board.ts'
import { type DayBounds, dayBoundsOf, vectorOf } from '../day-bounds.ts'
import { type Dish, menuOf } from '../menu.ts'
import { quartersPerServing } from '../portions/portions.ts'
import { portionsInRange } from '../portions/portions-in-range.ts'
import { inventedDishes, wishesWith } from '../testing/invented-menu.ts'
import { dinnerOn, letteredDishes, letteredMenu, lunchOn } from '../testing/lettered-meals.ts'
import { dayTuples } from './day-tuples.ts'
import { type Cooking, skeletonOf } from './skeleton.ts'

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

describe('the tuples of a day made by hand', () => {
  const boundOf = (least: number, most: number) => ({ least, most, middle: 0, perUnit: 0 })
  const free = boundOf(0, 1e6)
  type Asked = {
    bounds: DayBounds
    dishes?: readonly Dish[]
    skeleton?: readonly Cooking[]
    given?: BoardGiven
    random?: () => number
    mostEvaluations?: number
  }
  /** Of day 0, and how many places were tried. */
  const tuplesOf = ({
    bounds,
    dishes = letteredDishes,
    skeleton = [lunchOn(0), dinnerOn(0)],
    ...own
  }: Asked) => {
    const { given, random = () => 0.999, mostEvaluations = 1e6 } = own
    const board = boardOf(letteredMenu(dishes), skeleton, given)
    const slots = board.cookings.flatMap((cooking) =>
      cooking.slots.filter(({ day }) => day === 0).map((slot) => ({ slot, cooking })),
    )
    const found = dayTuples(board, slots, { bounds, random, mostEvaluations })
    return {
      found: found.map((tuple) => tuple.map((dish) => dishes[dish]!.id).join('')),
      tried: board.evaluations,
    }
  }
  const lettersOf = (letters: string) => letteredDishes.filter(({ id }) => letters.includes(id))
  /** So many grams in a portion of each: the letters that are left out have none. */
  const holding = (
    macro: 'calories' | 'fat' | 'netCarbs' | 'protein',
    grams: Readonly<Record<string, number>>,
  ) =>
    lettersOf(Object.keys(grams).join('')).map((dish) => ({
      ...dish,
      perServing: { ...dish.perServing, [macro]: 2 * grams[dish.id]! },
    }))

  // A portion of "a" to "n" has 750 to 763 kcal, one of "x" to "z" 770, 790 and 810.
  it('[PLAN-3] a beginning that is too much or too little with all that may follow is tried no further', () => {
    const between = (least: number, most: number): DayBounds => [boundOf(least, most), free, free, free]
    expect(tuplesOf({ bounds: between(0, 1520) })).toEqual({ found: ['ax'], tried: 14 + 3 })
    expect(tuplesOf({ bounds: between(1573, 2000) })).toEqual({ found: ['nz'], tried: 14 + 3 })
    expect(tuplesOf({ bounds: between(1540, 1541) })).toEqual({ found: ['ay', 'by'], tried: 14 + 14 * 3 })
    expect(tuplesOf({ bounds: between(0, 1519) })).toEqual({ found: [], tried: 14 })
  })

  it.each([
    ['fat', 1],
    ['netCarbs', 2],
    ['protein', 3],
  ] as const)('[PLAN-3] %s counts in each place, at either end', (macro, at) => {
    const skeleton = [lunchOn(0), lunchOn(0), dinnerOn(0)]
    const dishes = holding(macro, { a: 10, b: 20, c: 40, x: 100, y: 200 })
    const found = (least: number, most: number) =>
      tuplesOf({
        skeleton,
        dishes,
        bounds: macroNames.map((_, number) => (number === at ? boundOf(least, most) : free)),
      })
    const all = ['abx', 'aby', 'acx', 'acy', 'bax', 'bay', 'bcx', 'bcy', 'cax', 'cay', 'cbx', 'cby']
    expect(found(0, 1e6).found.toSorted()).toEqual(all)
    expect(found(0, 130).found).toEqual(['abx', 'bax'])
    expect(found(0, 150).found).toEqual(['abx', 'acx', 'bax', 'cax'])
    expect(found(260, 1e6).found).toEqual(['bcy', 'cby'])
    // Of little, "c" is ruled out at once, and as a second lunch, before a dinner is looked at; of much, "a".
    expect([found(0, 1e6), found(0, 130), found(260, 1e6)].map(({ tried }) => tried)).toEqual([21, 11, 11])
  })

  it('[PLAN-3] no dish is eaten twice on a day', () => {
    const dishes = lettersOf('abx')
    const skeleton = [lunchOn(0), lunchOn(0), dinnerOn(0)]
    expect(tuplesOf({ dishes, skeleton, bounds: [free, free, free, free] }).found).toEqual(['abx', 'bax'])
  })

  it('[PLAN-6] [LIFE-4] what is kept and what is eaten besides is in the sums', () => {
    const numberOf = (id: string) => letteredDishes.findIndex((dish) => dish.id === id)
    const bounds: DayBounds = [boundOf(1540, 1540), free, free, free]
    const kept = [{ ...dinnerOn(0), dish: numberOf('y'), portions: [2] }]
    expect(tuplesOf({ bounds, skeleton: [lunchOn(0)], given: { kept } }).found).toEqual(['a'])
    const besides = Array.from({ length: 28 }, (_, day) => ({
      ...{ calories: day === 0 ? 20 : 999, fat: 0, netCarbs: 0, protein: 0 },
    }))
    expect(tuplesOf({ bounds, given: { besides } }).found).toEqual(['ax'])
    expect(tuplesOf({ bounds, skeleton: [lunchOn(0)], given: { besides, kept } }).found).toEqual([])
    // Of a cooking that is kept, what the day eats of it: here its leftover, and not what was eaten the day before.
    const eatenLater = {
      ...dinnerOn(1),
      slots: [
        { day: 1, meal: 'dinner' as const },
        { day: 0, meal: 'dinner' as const },
      ],
      ...{ dish: numberOf('y'), portions: [6, 2] },
    }
    expect(tuplesOf({ bounds, skeleton: [lunchOn(0)], given: { kept: [eatenLater] } }).found).toEqual(['a'])
  })

  it('[PLAN-3] carbs beside too little protein rule a beginning out, though its sums would do', () => {
    const bounds: DayBounds = [free, free, boundOf(0, 20), boundOf(100, 1e6)]
    const carbs = holding('netCarbs', { a: 2, b: 10.2, c: 0, x: 4, y: 19 })
    const protein = { a: 75, b: 40, c: 0, x: 30, y: 80 } as const
    const dishes = carbs.map((dish) => ({
      ...dish,
      perServing: { ...dish.perServing, protein: 2 * protein[dish.id as 'a'] },
    }))
    // Beside "b" there is a dinner of few carbs and one of much protein, and none of both.
    const of = (letters: string) => dishes.filter(({ id }) => letters.includes(id))
    expect(tuplesOf({ bounds, dishes: of('abxy') })).toEqual({ found: ['ax'], tried: 2 + 2 })
    // The same behind a dish that has neither: "b" beside "c" is ruled out before a dinner is looked at.
    const skeleton = [lunchOn(0), lunchOn(0), dinnerOn(0)]
    expect(tuplesOf({ bounds, dishes: of('abcxy'), skeleton })).toEqual({
      found: ['abx', 'acx', 'bax', 'cax'],
      tried: 3 + 3 * 2 + 4 * 2,
    })
  })

  it('[PLAN-3] there are fifteen hundred, or eight for each dish of the first slot, spread over these', () => {
    const [lunch, dinner] = [letteredDishes[0]!, letteredDishes.at(-1)!]
    const many = (lunches: number) => {
      const dishes = [
        ...Array.from({ length: lunches }, (_, at) => ({ ...lunch, id: `a${at} ` })),
        ...Array.from({ length: 40 }, (_, at) => ({ ...dinner, id: `x${at}` })),
      ]
      const { found } = tuplesOf({ dishes, bounds: [free, free, free, free] })
      const ofFirst = dishes
        .slice(0, lunches)
        .map(({ id }) => found.filter((tuple) => tuple.startsWith(id)).length)
      return [...new Set(ofFirst), lunches]
    }
    expect(many(10)).toEqual([40, 10])
    expect(many(50)).toEqual([30, 50])
    expect(many(60)).toEqual([25, 60])
    expect(many(70)).toEqual([22, 70])
    expect(many(200)).toEqual([8, 200])
  })

  it('[PLAN-3] there are as many as the work allows, in the order of chance', () => {
    const bounds: DayBounds = [free, free, free, free]
    expect(tuplesOf({ bounds, mostEvaluations: 4 })).toEqual({ found: ['ax', 'ay', 'az'], tried: 4 })
    expect(tuplesOf({ bounds, mostEvaluations: 0 })).toEqual({ found: [], tried: 0 })
    const { found } = tuplesOf({ bounds, random: seededRandom('other') })
    expect(found.slice(0, 3)).not.toEqual(['ax', 'ay', 'az'])
    expect(found.toSorted()).toEqual(tuplesOf({ bounds }).found)
  })

  it('[PLAN-3] there are none where a slot has no dish, or the day no slot', () => {
    const bounds: DayBounds = [free, free, free, free]
    expect(tuplesOf({ bounds, dishes: lettersOf('ab') })).toEqual({ found: [], tried: 0 })
    expect(tuplesOf({ bounds, skeleton: [] })).toEqual({ found: [], tried: 0 })
  })

  it('[LEFT-1] a dish without a portion where it comes as a leftover is in none', () => {
    const skeleton: Cooking[] = [
      { ...dinnerOn(0), slots: [{ day: 0, meal: 'breakfast', leftoverOf: { day: 1, meal: 'dinner' } }] },
    ]
    // Only one of 770 kcal is no more than a breakfast may be.
    expect(tuplesOf({ skeleton, bounds: [free, free, free, free] })).toEqual({ found: ['x', 'y'], tried: 2 })
  })
})

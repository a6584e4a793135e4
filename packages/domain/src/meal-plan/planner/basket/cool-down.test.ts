import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import { boardOf, leastGain } from '../board.ts'
import { menuOf } from '../menu.ts'
import { firstDraft } from '../search/first-draft.ts'
import { skeletonOf } from '../search/skeleton.ts'
import { requestFor } from '../testing/invented-menu.ts'
import { shoppedDishes } from '../testing/shopped-dishes.ts'
import {
  type Cooked,
  caloriesWithin,
  cooked,
  dishIds,
  plainFood,
  plainSide,
  smallDish,
  smallPlan,
} from '../testing/small-plan.ts'
import { changeDish } from './change-dish.ts'
import { coolDown } from './cool-down.ts'
import { priceBoard } from './follow-board.ts'
import { priceOfPlan } from './plan-price.ts'
import { workOf } from './work.ts'

it('[LIV-1] begun again from a good plan it ends with none dearer, and with the prices that its board has', () => {
  const request = requestFor(shoppedDishes(30))
  const menu = menuOf(request.dishes, request)
  const board = boardOf(menu, skeletonOf(request.wishes))
  const random = seededRandom('cool')
  firstDraft(board, random)
  const none = new Float64Array(menu.dishes.length)
  const taste = { ofDish: none, ofMeal: none, ofDiscovery: none }
  const asked = { ranges: request.ranges, taste, tastes: request, counted: [] }
  const plan = priceBoard(board, asked)
  coolDown(plan, random, { most: workOf(plan) + 300_000 })
  const before = priceOfPlan(plan)
  coolDown(plan, random, { most: workOf(plan) + 30_000 })
  const after = priceOfPlan(plan)
  expect(after).toBeLessThanOrEqual(before + leastGain)
  const read = priceBoard(board, asked)
  expect(priceOfPlan(read)).toBeCloseTo(after, 6)
  for (const [day, price] of read.dayPrice.entries()) expect(plan.dayPrice[day]).toBeCloseTo(price, 6)
})

const ranges = caloriesWithin(200, 3000)
const leek = { food: plainFood('leek'), grams: 100 }
const of = (id: string, own = {}) => smallDish(id, { meals: ['lunch', 'dinner'], minutes: 0, ...own })
const lunch = (day: number, dish: string, ...besides: string[]) =>
  cooked({ day, meal: 'lunch' }, dish, 4, ...besides)
const dinner = (day: number, dish: string) => cooked({ day, meal: 'dinner' }, dish)
const withLeek = [of('leek 1', { foods: [leek] }), of('leek 2', { foods: [leek] })]
type Own = Parameters<typeof smallPlan>[2]
const almostOne = 1 - 1e-9
function planOf(dishes: Parameters<typeof smallPlan>[0], cookings: readonly Cooked[], own: Own = {}) {
  return smallPlan(dishes, cookings, { ranges, ...own })
}
/** These numbers one after the other, and the last of them from then on. */
const drawn = (numbers: readonly number[]) => {
  let at = 0
  return () => numbers[Math.min(at++, numbers.length - 1)]!
}

describe('how often each move is tried', () => {
  /** A plan that one move alone makes cheaper, by what is drawn after the week and the move. */
  const moves: readonly (readonly [
    string,
    number,
    number,
    () => ReturnType<typeof smallPlan>,
    readonly number[],
  ])[] = [
    [
      'a food thrown out',
      0,
      0.4,
      () => planOf([of('soup'), ...withLeek.slice(0, 1)], [lunch(0, 'leek 1')]),
      [almostOne],
    ],
    [
      'two meals of a day at once',
      0.4,
      0.6,
      () =>
        planOf([of('a'), of('b'), of('c'), of('d')], [lunch(0, 'a'), dinner(0, 'b')], {
          dearer: { a: 9, b: 9 },
        }),
      [0],
    ],
    [
      'a food used again',
      0.6,
      0.75,
      () =>
        planOf([...withLeek, of('soup')], [lunch(0, 'leek 1'), lunch(1, 'soup')], { dearer: { soup: 9 } }),
      [almostOne],
    ],
    [
      'another plate',
      0.75,
      0.85,
      () => planOf([of('soup')], [lunch(0, 'soup', 'bread')], { sides: [plainSide('bread')] }),
      [0],
    ],
    [
      'another dish',
      0.85,
      0.95,
      () => planOf([of('had'), of('best')], [lunch(0, 'had')], { dearer: { had: 9 } }),
      [0],
    ],
    [
      'dishes exchanged',
      0.95,
      1,
      () =>
        planOf(
          [...withLeek, of('soup 1'), of('soup 2')],
          [lunch(0, 'leek 1'), lunch(1, 'soup 1'), lunch(7, 'leek 2'), lunch(8, 'soup 2')],
        ),
      // A lunch without leek, and the one with leek of the other week.
      [0.5, 0.5],
    ],
  ]
  const isMade = (plan: ReturnType<typeof smallPlan>, share: number, numbers: readonly number[]) => {
    const before = priceOfPlan(plan)
    coolDown(plan, drawn([0, share, ...numbers]), { most: workOf(plan) + 1 })
    return priceOfPlan(plan) < before
  }

  it.each(moves)('[LIV-1] %s: from %d to %d of one', (_, from, to, plan, numbers) => {
    const shares = [from - 1e-6, from + 1e-6, to - 1e-6, to + 1e-6]
    const made = shares.map((share) => share > 0 && share < 1 && isMade(plan(), share, numbers))
    expect(made).toEqual([false, true, true, false])
  })
})

describe('a plan that gets dearer on the way', () => {
  const spices = [1, 2, 3, 4].map((at) => ({ food: plainFood(`spice ${at}`), grams: 100 }))
  const beans = { food: plainFood('beans', { openedDays: 400 }), grams: 100 }
  const dishes = [
    of('a'),
    of('b', { foods: [...spices, beans] }),
    of('chili', { foods: [beans] }),
    smallDish('stew', { meals: ['dinner'], minutes: 0 }),
    smallDish('curry', { meals: ['dinner'], minutes: 0, foods: spices }),
  ]
  /** The curry is cheap where the week cooks with its spices already, so once a and b are exchanged. */
  const newPlan = () =>
    planOf(dishes, [lunch(0, 'a'), dinner(0, 'stew'), lunch(7, 'b'), lunch(8, 'chili')], {
      dearer: { stew: 20 },
    })
  // Of a week that buys nothing no food is used again.
  const nothing = [0, 0.7]
  const exchanged = [0, 0.97, 0, 0]
  const drawnAgain = [0, 0.9, almostOne, 0]
  const added = () => {
    const plan = newPlan()
    const [one, , other] = plan.seating.cookings
    const before = priceOfPlan(plan)
    changeDish(plan, one!, other!.candidates[1]!)
    changeDish(plan, other!, one!.candidates[0]!)
    return priceOfPlan(plan) - before
  }

  /** Ends with the move that is begun by then. */
  const cool = (numbers: readonly number[], work: number) => {
    const plan = newPlan()
    const started = workOf(plan)
    coolDown(plan, drawn(numbers), { most: started + work })
    return { plan, work: workOf(plan) - started }
  }

  it('[LIV-1] is gone on with the likelier, the less dearer it is, and the best is where it ends', () => {
    const { work } = cool([...exchanged, 1], 1)
    const dearer = added()
    expect(dearer).toBeGreaterThan(0.5)
    const ends = (chance: number) => dishIds(cool([...exchanged, chance, ...drawnAgain], work + 1).plan)
    expect(ends(Math.exp(-dearer) * 0.99)).toEqual(['b', 'curry', 'a', 'chili'])
    expect(ends(Math.exp(-dearer) * 1.01)).toEqual(['a', 'stew', 'b', 'chili'])
    // Without the second move the first was none.
    expect(dishIds(cool([...exchanged, 0], 1).plan)).toEqual(['a', 'stew', 'b', 'chili'])
  })

  it('[LIV-1] is gone on with the less, the later it is', () => {
    const first = cool([...nothing, 1], 1).work
    const second = cool([...exchanged, 1], 1).work
    const work = first + second + 1
    // From 1 to a twentieth.
    const temperature = 0.05 ** (first / work)
    const chance = Math.exp(-added() / temperature)
    const ends = (times: number) =>
      dishIds(cool([...nothing, 0.5, ...exchanged, times * chance, ...drawnAgain], work).plan)
    expect(ends(0.99)).toEqual(['b', 'curry', 'a', 'chili'])
    expect(ends(1.01)).toEqual(['a', 'stew', 'b', 'chili'])
  })
})

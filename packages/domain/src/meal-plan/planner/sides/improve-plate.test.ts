import { describe, expect, it } from 'vitest'
import type { MacroRanges } from '../../../nutrition/ranges.ts'
import type { AmountTerm } from '../amounts.ts'
import type { BasketFood } from '../basket/basket-food.ts'
import { changePlate } from '../basket/change-dish.ts'
import { priceBoard } from '../basket/follow-board.ts'
import { priceOfPlan } from '../basket/plan-price.ts'
import type { PricedPlan } from '../basket/priced-plan.ts'
import { workOf } from '../basket/work.ts'
import { type BoardGiven, boardOf, markOf, place, type Seat, tryOut } from '../board.ts'
import { type Dish, menuOf } from '../menu.ts'
import { alone, type Cooking } from '../search/skeleton.ts'
import { inventedDishes, inventedSides, plainServing, requestFor } from '../testing/invented-menu.ts'
import { weights } from '../weights.ts'
import { improvePlate, improveSides, mendWithSides } from './choose-sides.ts'

const like = inventedDishes(1)
const mainOf = (meal: 'lunch' | 'dinner' | 'dessert', own: Partial<Dish> = {}): Dish => ({
  ...like.find(({ meals }) => meals[0] === meal)!,
  ...plainServing,
  id: meal,
  perServing: { calories: 400, fat: 30, netCarbs: 4, protein: 25 },
  wholePieces: [],
  ...own,
})
const sideOf = (id: string, own: Partial<Dish> = {}): Dish => ({
  ...inventedSides(1)[0]!,
  id,
  minutes: 10,
  cookMinutes: 0,
  goesWith: ['lunch', 'dinner'],
  gramsPerServing: 200,
  perServing: { calories: 40, fat: 3, netCarbs: 1, protein: 2 },
  ...own,
})
/** Lunch and dinner of 400 kcal each are in range, and one of them alone isn't. */
const usualRanges: MacroRanges = {
  calories: { minimum: 700, maximum: 1300 },
  fat: { minimum: 0, maximum: 999 },
  netCarbs: { minimum: 0, maximum: 999 },
  protein: { minimum: 0, maximum: 999 },
}
/** Of each side a week wants as much as it can have: without it, none is worth its minutes. */
const wanted: AmountTerm = {
  perServing: ({ isSide, minerals }) => (isSide ? 1 + minerals.fiber : 0),
  ofWeek: (amount) => Math.max(0, 100 - 3 * amount),
}
const mains = [mainOf('lunch'), mainOf('dinner')]
const lunchOn = (day: number) => alone({ day, meal: 'lunch' })
const dinnerOn = (day: number) => alone({ day, meal: 'dinner' })

type Own = {
  skeleton?: readonly Cooking[]
  dishes?: readonly Dish[]
  counted?: readonly AmountTerm[]
  given?: BoardGiven
  /** By seat, in quarters. */
  portion?: number
  ranges?: MacroRanges
}
function planOf(sides: readonly Dish[], own: Own = {}): PricedPlan {
  const { skeleton = [lunchOn(0), dinnerOn(0)], dishes = mains, counted = [wanted], given, portion = 4 } = own
  const { ranges = usualRanges } = own
  const request = requestFor(dishes, { sides, ranges })
  const board = boardOf(menuOf(dishes, request, { sides }), skeleton, given)
  for (const cooking of board.cookings) {
    const dish = dishes.findIndex(({ meals }) => meals[0] === cooking.meal)
    place(board, cooking, { dish, portions: cooking.seats.map(() => portion) })
  }
  const none = () => new Float64Array(board.menu.dishes.length)
  const taste = { ofDish: none(), ofMeal: none(), ofDiscovery: none() }
  return priceBoard(board, { ranges, taste, tastes: request, counted })
}
const seatOf = ({ seating }: PricedPlan, day = 0, meal = 'lunch') =>
  seating.seatsOn[day]!.find((seat) => seat.meal === meal)!
const beside = ({ board, menu }: PricedPlan, seat: Seat) =>
  board.sidesOf[seat.number]!.map(({ dish, portion }) => [menu.dishes[dish]!.id, portion])
const numberOf = ({ menu }: PricedPlan, id: string) => menu.dishes.findIndex((dish) => dish.id === id)
const put = (plan: PricedPlan, seat: Seat, ids: readonly string[]) =>
  changePlate(
    plan,
    seat,
    ids.map((id) => ({ dish: numberOf(plan, id), portion: 4 })),
  )
const first = () => 0

/** What the plate of the first lunch has then, and whether it changed; `had` before. */
function improved(sides: readonly Dish[], { had = [], ...own }: Own & { had?: readonly string[] } = {}) {
  const plan = planOf(sides, own)
  const seat = seatOf(plan)
  if (had.length > 0) put(plan, seat, had)
  const before = plan.ranked
  const isChanged = improvePlate(plan, seat, first)
  return { has: beside(plan, seat), isChanged, ranked: plan.ranked - before }
}

describe('a plate that looks for a side', () => {
  it('[PLATE-3] takes the one with which the plan costs least, as it is written', () => {
    const sides = [sideOf('slow', { minutes: 20 }), sideOf('quick', { minutes: 5 }), sideOf('usual')]
    expect(improved(sides)).toMatchObject({ has: [['quick', 4]], isChanged: true })
    const plan = planOf(sides)
    const priceWith = (dish: number) =>
      tryOut(plan.board, () => {
        changePlate(plan, seatOf(plan), [{ dish, portion: 4 }])
        return priceOfPlan(plan)
      })
    const prices = sides.map(({ id }) => priceWith(numberOf(plan, id)))
    improvePlate(plan, seatOf(plan), first)
    expect(priceOfPlan(plan)).toBeCloseTo(Math.min(...prices), 9)
  })

  it('[PLATE-3] stays bare where none is worth it, and loses one that isn’t', () => {
    const sides = [sideOf('one'), sideOf('other')]
    expect(improved(sides, { counted: [] })).toMatchObject({ has: [], isChanged: false })
    expect(improved(sides, { counted: [], had: ['one'] })).toMatchObject({ has: [], isChanged: true })
    const slow = [sideOf('slow', { minutes: 90 }), sideOf('quick')]
    expect(improved(slow, { had: ['quick', 'slow'] })).toMatchObject({ has: [['quick', 4]], isChanged: true })
    expect(improved(slow, { had: ['slow', 'quick'] })).toMatchObject({ has: [['quick', 4]], isChanged: true })
  })

  it('[PLATE-3] has two at most: the second makes way for a better one', () => {
    const [one, two, three] = [sideOf('one'), sideOf('two'), sideOf('three', { minutes: 1 })]
    expect(improved([one, two], { had: ['one'] }).has).toEqual([
      ['one', 4],
      ['two', 4],
    ])
    expect(improved([one, two, three], { had: ['one', 'two'] }).has).toEqual([
      ['one', 4],
      ['three', 4],
    ])
    expect(improved([one, two], { had: ['one', 'two'] })).toMatchObject({ isChanged: false })
  })

  it('[PLATE-3] has none that doesn’t go with its meal, its main or what stands there already', () => {
    const kitchen = (cuisine: Dish['character']['cuisine']) => ({
      character: { ...like[0]!.character, cuisine },
    })
    expect(improved([sideOf('dinner', { goesWith: ['dinner'] })]).has).toEqual([])
    expect(improved([sideOf('thai', kitchen('thai'))]).has).toEqual([])
    // What is plain goes beside everything, and little but the plain beside it.
    const thai = [{ ...mains[0]!, ...kitchen('thai') }, mains[1]!]
    const both = [sideOf('thai', kitchen('thai')), sideOf('plain')]
    expect(improved(both, { dishes: thai, had: ['thai'] }).has).toEqual([
      ['thai', 4],
      ['plain', 4],
    ])
    expect(improved(both, { dishes: thai, had: ['plain'] }).has).toEqual([['plain', 4]])
    expect(improved([sideOf('only')], { had: ['only'] }).has).toEqual([['only', 4]])
  })

  it('[PLATE-3] a day has four at most', () => {
    const sides = ['a', 'b', 'c', 'd', 'e'].map((id) => sideOf(id))
    const withDinner = (dinner: readonly string[], lunch: readonly string[]) => {
      const day = [
        lunchOn(0),
        dinnerOn(0),
        { ...lunchOn(0), slots: [{ day: 0, meal: 'breakfast' as const }] },
      ]
      const plan = planOf(sides, { skeleton: day, portion: 2 })
      put(plan, seatOf(plan, 0, 'dinner'), dinner)
      put(plan, seatOf(plan, 0, 'breakfast'), ['e'])
      put(plan, seatOf(plan), lunch)
      improvePlate(plan, seatOf(plan), first)
      return beside(plan, seatOf(plan)).length
    }
    expect([withDinner(['a', 'b'], []), withDinner(['a', 'b'], ['c']), withDinner(['a'], ['b'])]).toEqual([
      1, 1, 2,
    ])
  })

  it('[PLATE-3] a dessert has none, nor the plate of an eater', () => {
    const dessert = mainOf('dessert', {
      batchServings: 1,
      perServing: { ...mains[0]!.perServing, calories: 100 },
    })
    const sides = [sideOf('side', { goesWith: ['lunch', 'dinner', 'dessert'] })]
    const plan = planOf(sides, {
      dishes: [...mains, dessert],
      skeleton: [lunchOn(0), dinnerOn(0), alone({ day: 0, meal: 'dessert' })],
    })
    expect(improvePlate(plan, seatOf(plan, 0, 'dessert'), first)).toBe(false)
    const ofEater = { ...seatOf(plan), day: 28 }
    expect(improvePlate(plan, ofEater, first)).toBe(false)
    expect(improvePlate(plan, seatOf(plan), first)).toBe(true)
  })

  it('[PLATE-3] the day’s mains are portioned again beside it', () => {
    const much = { minerals: { ...like[0]!.minerals, fiber: 20 } }
    const filling = { ...much, perServing: { calories: 300, fat: 20, netCarbs: 1, protein: 2 } }
    const plan = planOf([sideOf('side', filling)])
    expect(improvePlate(plan, seatOf(plan), first)).toBe(true)
    // A lunch is 500 kcal at most, with its side.
    expect(plan.board.portions[seatOf(plan).number]).toBe(2)
    expect(plan.board.calories[0]).toBe(
      200 + 300 + 100 * plan.board.portions[seatOf(plan, 0, 'dinner').number]!,
    )
  })

  it('[PLATE-3] with noise takes one that makes the plan dearer by no more than that', () => {
    const plan = planOf([sideOf('side')], { counted: [] })
    const seat = seatOf(plan)
    const before = priceOfPlan(plan)
    const mark = markOf(plan.board)
    expect([improvePlate(plan, seat, first), markOf(plan.board)]).toEqual([false, mark])
    expect(improvePlate(plan, seat, first, 1)).toBe(true)
    expect(priceOfPlan(plan)).toBeGreaterThan(before)
    // Of two sides that differ by a minute chance decides.
    const chosen = (chances: readonly number[]) => {
      const two = planOf([sideOf('one', { minutes: 10 }), sideOf('other', { minutes: 11 })])
      const left = [...chances]
      improvePlate(two, seatOf(two), () => left.shift()!, 1)
      return beside(two, seatOf(two))[0]![0]
    }
    expect([chosen([0, 0]), chosen([0.9, 0]), chosen([0.05, 0])]).toEqual(['one', 'other', 'one'])
  })
})

describe('the sides that are tried', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => sideOf(`side ${at}`))
  const each = 150

  it('[ONE-3] are the five that are cheapest by themselves, and count as work', () => {
    expect(improved(many(4)).ranked).toBe(4 + 4 * each)
    expect(improved(many(20)).ranked).toBe(20 + 5 * each)
    expect(improved(many(4), { had: ['side 0'] }).ranked).toBe(4 + (1 + 3) * each)
    // One goes, or another of three comes for the second.
    expect(improved(many(4), { had: ['side 0', 'side 1'] }).ranked).toBe(4 + (2 + 3) * each)
  })

  it('[PLATE-1] are fifteen on an odd day, and all in three sizes on a day out of range', () => {
    const at = (price: number) => {
      const plan = planOf(many(20), { counted: [] })
      plan.dayPrice[0] = price
      improvePlate(plan, seatOf(plan), first)
      return (plan.ranked - 20) / each
    }
    const { oddDay, dayOut } = weights
    expect([at(0), at(oddDay.value - 1), at(oddDay.value), at(dayOut.value - 1), at(dayOut.value)]).toEqual([
      5, 5, 15, 15, 60,
    ])
  })

  const leek: BasketFood = {
    ...{
      id: 'leek',
      packGrams: 100,
      isLoose: false,
      openedDays: 4,
      price: 1,
      isRare: false,
      isStaple: false,
    },
  }
  const holding = (food: BasketFood, grams: number) => ({ foods: [{ food, grams }] })
  /** Of six sides one costs a minute or two more; what makes it the best all the same is seen before any is tried. */
  const chosen = (others: Partial<Dish>, special: Partial<Dish>, own: Own = {}) =>
    improved([...many(5).map((side) => ({ ...side, ...others })), sideOf('special', special)], own).has
  const leekForDinner = (grams: number) => ({
    dishes: [mains[0]!, { ...mains[1]!, ...holding(leek, grams) }],
  })

  it('[LIV-1] are cheaper where what they hold is on the list already', () => {
    const kale = { ...leek, id: 'kale' }
    const special = { minutes: 11, ...holding(leek, 30) }
    expect(chosen(holding(kale, 30), special, leekForDinner(40))).toEqual([['special', 4]])
  })

  it('[LIV-1] are cheaper where they use up a pack that is opened', () => {
    // Of a hundred grams forty are left: twenty more are in the pack, sixty more open another.
    const special = { minutes: 11, ...holding(leek, 20) }
    expect(chosen(holding(leek, 60), special, leekForDinner(60))).toEqual([['special', 4]])
  })

  it('[PLATE-2] are cheaper where they hold what the week lacks', () => {
    const special = { minutes: 12, minerals: { ...like[0]!.minerals, fiber: 2 } }
    expect(chosen({}, special)).toEqual([['special', 4]])
  })

  it('[PLATE-3] are cheaper where the main is smaller beside them', () => {
    const large = { ...usualRanges, calories: { minimum: 1400, maximum: 2600 } }
    const special = { minutes: 11, perServing: { calories: 200, fat: 15, netCarbs: 1, protein: 2 } }
    expect(chosen({}, special, { ranges: large, portion: 7 })).toEqual([['special', 4]])
  })
})

describe('the plates of a plan', () => {
  const three = [0, 1, 2].flatMap((day) => [lunchOn(day), dinnerOn(day)])
  const all = (plan: PricedPlan) => plan.seating.seats.map((seat) => beside(plan, seat).length)

  it('[PLATE-3] each in turn has what makes the plan cheaper, until the work is done', () => {
    const sides = ['a', 'b', 'c', 'd'].map((id) => sideOf(id))
    const plan = planOf(sides, { skeleton: three })
    improveSides(plan, first, { most: workOf(plan) })
    expect(all(plan)).toEqual([0, 0, 0, 0, 0, 0])
    improveSides(plan, first, { most: workOf(plan) + 1 })
    expect(all(plan).filter((count) => count > 0)).toHaveLength(1)
    improveSides(plan, first, { most: 1e9 })
    expect(all(plan).every((count) => count > 0)).toBe(true)
  })

  /** Two mains of a day have 75 g of fat at most, and a side makes up for what is missing. */
  const fatty = { ...usualRanges, fat: { minimum: 80, maximum: 100 }, netCarbs: { minimum: 0, maximum: 20 } }
  const dishes = mains.map((dish) => ({ ...dish, perServing: { ...dish.perServing, calories: 390 } }))
  const withFat = (fat: number, netCarbs = 0) =>
    sideOf('side', { perServing: { calories: 8, fat, netCarbs, protein: 0 } })

  it('[PLATE-3] of days out of range have a side that brings them in, and the others none', () => {
    const skeleton = [0, 1].flatMap((day) => [lunchOn(day), dinnerOn(day)])
    const besides = Array.from({ length: 28 }, (_, day) => ({
      ...{ calories: 0, fat: day === 0 ? 30 : 0, netCarbs: 0, protein: 0 },
    }))
    const plan = planOf([withFat(6)], { skeleton, dishes, ranges: fatty, counted: [], given: { besides } })
    const isOut = () => [...plan.dayPrice.slice(0, 2)].map((price) => price >= weights.dayOut.value)
    expect(isOut()).toEqual([false, true])
    mendWithSides(plan, first, { most: workOf(plan) })
    expect(all(plan)).toEqual([0, 0, 0, 0])
    mendWithSides(plan, first, { most: 1e9 })
    expect([isOut(), all(plan).reduce((sum, count) => sum + count, 0)]).toEqual([[false, false], 1])
    expect(plan.seating.seatsOn[1]!.flatMap((seat) => beside(plan, seat))).toEqual([['side', 4]])
  })

  it('[PLATE-3] of a day out of range may have half a side or one and a half', () => {
    const sized = (fat: number, netCarbs = 0) => {
      const plan = planOf([withFat(fat, netCarbs)], { dishes, ranges: fatty, counted: [] })
      mendWithSides(plan, first, { most: 1e9 })
      return plan.seating.seatsOn[0]!.flatMap((seat) => beside(plan, seat)).map(([, portion]) => portion)
    }
    expect([sized(6), sized(4), sized(12, 12), sized(1)]).toEqual([[4], [6], [2], []])
  })
})

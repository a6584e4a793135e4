import { describe, expect, it } from 'vitest'
import type { PlacedCooking } from '../board.ts'
import type { Dish } from '../menu.ts'
import {
  type Cooked,
  caloriesWithin,
  cooked,
  cookedOnce,
  cookingAt,
  dishIds,
  dishNumber,
  plainFood,
  plainSide,
  smallDish,
  smallPlan,
} from '../testing/small-plan.ts'
import {
  type BasketMove,
  changeAPlate,
  drawAgain,
  exchangeDishes,
  exchangeIfCheaper,
  exchangeOnADay,
  likeCookings,
  pairWith,
  throwFoodOut,
  useFoodAgain,
} from './moves.ts'
import { priceOfPlan } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'

const ranges = caloriesWithin(200, 3000)
const both = ['lunch', 'dinner'] as const
const of = (id: string, own: Partial<Dish> = {}) => smallDish(id, { meals: both, minutes: 0, ...own })
const leek = plainFood('leek')
const kale = plainFood('kale')
const beans = plainFood('beans', { openedDays: 400 })
const withFoods = (...foods: (typeof leek)[]) => ({ foods: foods.map((food) => ({ food, grams: 100 })) })
const lunch = (day: number, dish: string, ...besides: string[]) =>
  cooked({ day, meal: 'lunch' }, dish, 4, ...besides)
const dinner = (day: number, dish: string) => cooked({ day, meal: 'dinner' }, dish)
/** These numbers one after the other, and the last of them from then on. */
const drawn = (...numbers: number[]) => {
  let at = 0
  return () => numbers[Math.min(at++, numbers.length - 1)]!
}
const almostOne = 1 - 1e-9
const weekOf = ({ seating }: PricedPlan, week = 0) => seating.cookings.filter((one) => one.week === week)
const around = (
  plan: PricedPlan,
  random: () => number,
  temperature = 0,
  week: readonly PlacedCooking[] = weekOf(plan),
) => ({
  random,
  week,
  temperature,
})
type Own = Parameters<typeof smallPlan>[2]
const planOf = (dishes: readonly Dish[], cookings: readonly Cooked[], own: Own = {}) =>
  smallPlan(dishes, cookings, { ranges, ...own })

describe('a food that goes from the week', () => {
  const dishes = [
    of('leek 1', withFoods(leek)),
    of('leek 2', withFoods(leek)),
    of('kale 1', withFoods(kale)),
    of('kale 2', withFoods(kale)),
    of('beans', withFoods(beans)),
    ...[1, 2, 3, 4, 5, 6].map((at) => of(`plain ${at}`)),
  ]
  const throwOut = (plan: PricedPlan, ...numbers: number[]) =>
    throwFoodOut(plan, around(plan, drawn(...numbers)))

  it('[LIV-1] goes from every dish of that week, and from no other', () => {
    const plan = planOf(dishes, [
      lunch(0, 'leek 1'),
      dinner(1, 'leek 2'),
      lunch(2, 'plain 1'),
      lunch(7, 'leek 1'),
    ])
    expect(throwOut(plan, almostOne)).toBe(true)
    const [first, second, third, fourth] = dishIds(plan)
    expect([first, second].every((id) => id?.startsWith('leek') === false)).toBe(true)
    expect([third, fourth]).toEqual(['plain 1', 'leek 1'])
    const later = planOf(dishes, [lunch(0, 'leek 1'), lunch(7, 'leek 2'), lunch(8, 'kale 1')])
    const week = weekOf(later, 1)
    // The second of the foods of that week.
    expect(throwFoodOut(later, around(later, drawn(0, 0, almostOne), 0, week))).toBe(true)
    expect(dishIds(later).slice(0, 2)).toEqual(['leek 1', 'leek 2'])
    expect(dishIds(later)[2]).not.toMatch(/kale/)
  })

  it('[LIV-1] is drawn by what its row costs, and by the square of how few use it', () => {
    const goes = (cookings: readonly Cooked[], share: number) => {
      const plan = planOf(dishes, cookings)
      expect(throwOut(plan, almostOne, share, almostOne)).toBe(true)
      const ids = dishIds(plan)
      return ['leek', 'kale', 'beans'].filter((food) => !ids.some((id) => id?.startsWith(food)))
    }
    // One in five: one of leek beside two of kale.
    const leekAndKale = [lunch(0, 'leek 1'), lunch(1, 'kale 1'), dinner(2, 'kale 2')]
    expect(goes(leekAndKale, 0.199)).toEqual(['kale', 'beans'])
    expect(goes(leekAndKale, 0.201)).toEqual(['leek', 'beans'])
    // A row of 1.6 and a fifth of 0.6 a month, beside a row of 3.1.
    const leekAndBeans = [lunch(0, 'leek 1'), lunch(1, 'beans')]
    const share = (1.6 + 0.2 * 0.6) / (1.6 + 0.2 * 0.6 + 3.1)
    expect(goes(leekAndBeans, share - 0.002)).toEqual(['kale', 'beans'])
    expect(goes(leekAndBeans, share + 0.002)).toEqual(['leek', 'kale'])
  })

  it('[LIV-1] stays where five use it already, none does that may be changed, or nothing is bought', () => {
    const many = Array.from({ length: 8 }, (_, at) => of(`many ${at}`, withFoods(leek)))
    const free = Array.from({ length: 8 }, (_, at) => of(`free ${at}`))
    const planWith = (count: number) =>
      planOf(
        [...many, ...free],
        many.slice(0, count).map(({ id }, day) => lunch(day, id)),
      )
    expect(throwOut(planWith(5), almostOne)).toBe(true)
    expect(throwOut(planWith(6), almostOne)).toBe(false)
    expect(throwOut(planOf(free, [lunch(0, 'free 0')]), almostOne)).toBe(false)
    const kept = { keptDishes: [of('kept', withFoods(leek))], keptCookings: [dinner(0, 'kept')] }
    expect(throwOut(planOf(free, [lunch(0, 'free 0')], kept), almostOne)).toBe(false)
  })

  it('[LIV-1] stays where a dish with it can’t be another', () => {
    const plan = planOf([of('leek 1', withFoods(leek)), of('leek 2', withFoods(leek))], [lunch(0, 'leek 1')])
    expect(throwOut(plan, almostOne)).toBe(false)
  })

  it('[LIV-1] [PLATE-3] goes from plates, too; they count like dishes', () => {
    const sides = [plainSide('leek side', withFoods(leek)), plainSide('other side')]
    const plan = planOf(dishes, [lunch(0, 'leek 1'), lunch(1, 'plain 1', 'leek side', 'other side')], {
      sides,
    })
    expect(throwOut(plan, almostOne)).toBe(true)
    expect(dishIds(plan)[0]).not.toMatch(/leek/)
    const plate = plan.board.sidesOf[cookingAt(plan, { day: 1, meal: 'lunch' }).seats[0]!.number]
    expect(plate).toEqual([{ dish: dishNumber(plan, 'other side'), portion: 4 }])
    const plates = [1, 2, 3, 4, 5].map((day) => lunch(day, `plain ${day}`, 'leek side'))
    const crowded = (count: number) =>
      planOf(dishes, [lunch(0, 'leek 1'), ...plates.slice(0, count)], { sides })
    expect(throwOut(crowded(4), almostOne)).toBe(true)
    expect(throwOut(crowded(5), almostOne)).toBe(false)
  })

  it('[LIV-1] the dish of another meal of the day changes with it, six times of ten', () => {
    const cookings = [lunch(0, 'leek 1'), dinner(0, 'kale 1')]
    const own = { dearer: { 'kale 1': 9, 'kale 2': 9, 'leek 2': 9 } }
    const dinnerAfter = (share: number) => {
      const plan = planOf(dishes, cookings, own)
      // Leek is drawn of the two; then whether it is a pair.
      expect(throwOut(plan, almostOne, almostOne, share, 0)).toBe(true)
      return dishIds(plan)[1]
    }
    expect(dinnerAfter(0.61)).toBe('kale 1')
    expect(dinnerAfter(0.59)).not.toBe('kale 1')
  })
})

describe('chance in the choice of a dish', () => {
  // Three are priced of a ranking. Chance moves the best of four behind them where it is larger than what they cost more.
  const dishes = [
    of('had', withFoods(leek)),
    of('best', withFoods(kale)),
    ...['a', 'b', 'c'].map((id) => of(id, withFoods(kale))),
  ]
  const dearer = { had: 90, a: 1, b: 1, c: 1 }
  /** What a taste of one costs. */
  const gap = 0.6
  const cookings = [lunch(0, 'had'), ...[1, 2].map((day) => lunch(day, `kale ${day}`))]
  const kales = [1, 2].map((at) => of(`kale ${at}`, withFoods(kale)))
  const isBest = (move: BasketMove, temperature: number, ...numbers: readonly number[]) => {
    const plan = planOf([...dishes, ...kales], cookings, {
      dearer: { ...dearer, 'kale 1': 50, 'kale 2': 50 },
    })
    const week = [cookingAt(plan, { day: 0, meal: 'lunch' })]
    expect(move(plan, around(plan, drawn(...numbers), temperature, week))).toBe(true)
    return dishIds(plan)[0] === 'best'
  }

  it.each([
    // The cooking; then the noise of what it has, of the best, and of the others.
    ['twice the temperature where one is drawn again', drawAgain, 2, [0, 0, almostOne, 0]],
    // Kale is drawn of the two; the cooking; no pair; then the noise of those with it.
    ['the temperature where a food is used again', useFoodAgain, 1, [0, 0, 0, almostOne, almostOne, 0]],
    // Leek is drawn of the two; no pair; then the noise of each.
    ['half of it where a food goes', throwFoodOut, 0.5, [almostOne, almostOne, almostOne, 0, almostOne, 0]],
  ] as const)('[LIV-1] is %s', (_, move, times, numbers) => {
    expect(isBest(move, 0, ...numbers)).toBe(true)
    expect(isBest(move, (gap - 0.02) / times, ...numbers)).toBe(true)
    expect(isBest(move, (gap + 0.02) / times, ...numbers)).toBe(false)
  })
})

describe('a food that is used again', () => {
  const use = (plan: PricedPlan, ...numbers: number[]) => useFoodAgain(plan, around(plan, drawn(...numbers)))
  const salt = plainFood('salt', { isStaple: true })
  const dishes = [
    of('leek 1', withFoods(leek)),
    of('leek 2', withFoods(leek)),
    of('plain'),
    of('other'),
    ...[1, 2, 3, 4, 5].map((at) => of(`kale ${at}`, withFoods(kale))),
    of('salt 1', withFoods(salt)),
    of('salt 2', withFoods(salt)),
  ]

  it('[LIV-1] is in a dish that comes in the place of another', () => {
    const plan = planOf(dishes, [lunch(0, 'leek 1'), lunch(1, 'plain')])
    // Leek, the second lunch, alone.
    expect(use(plan, almostOne, almostOne, almostOne)).toBe(true)
    expect(dishIds(plan)).toEqual(['leek 1', 'leek 2'])
  })

  it('[LIV-1] is one that three dishes use at most, no staple, and one of that week', () => {
    const kales = (count: number) => [1, 2, 3, 4].slice(0, count).map((at) => lunch(at, `kale ${at}`))
    const again = (cookings: readonly Cooked[]) =>
      use(planOf(dishes, [...cookings, lunch(0, 'plain')]), almostOne)
    expect(again(kales(3))).toBe(true)
    expect(again(kales(4))).toBe(false)
    expect(again([lunch(1, 'salt 1')])).toBe(false)
    expect(again([lunch(8, 'leek 1')])).toBe(false)
    expect(again([])).toBe(false)
  })

  it('[LIV-1] is drawn the likelier, the fewer use it and the more a pack of it costs', () => {
    const cookings = [lunch(0, 'leek 1'), lunch(1, 'kale 1'), lunch(2, 'kale 2'), lunch(3, 'plain')]
    const usedOf = (share: number, grown = dishes) => {
      const plan = planOf(grown, cookings)
      use(plan, almostOne, share, almostOne)
      return dishIds(plan)[3]?.split(' ')[0]
    }
    // A pack thrown away costs 1.5: one use of leek beside two of kale.
    const share = (0.5 + 1.5) / (0.5 + 1.5 + 1 + 1.5)
    expect(usedOf(share - 0.002)).toBe('kale')
    expect(usedOf(share + 0.002)).toBe('leek')
  })
})

describe('two cookings of a day', () => {
  const dishes = [of('a'), of('b'), of('c'), of('d'), of('cake', { meals: ['dessert'], batchServings: 1 })]
  const dessert = (day: number) => cooked({ day, meal: 'dessert' }, 'cake')

  it('[LIV-1] change at once', () => {
    const plan = planOf(dishes, [lunch(0, 'a'), dinner(0, 'b')], { dearer: { a: 9, b: 9 } })
    expect(exchangeOnADay(plan, around(plan, drawn(0)))).toBe(true)
    expect(dishIds(plan).toSorted()).toEqual(['c', 'd'])
  })

  it('[LIV-1] are none where one is alone on its day, or a dessert', () => {
    const plan = planOf(dishes, [lunch(0, 'a'), dinner(1, 'b'), dessert(0)], { dearer: { a: 9, b: 9 } })
    for (const cooking of plan.seating.cookings) {
      expect(pairWith(plan, cooking, drawn(0))).toBeUndefined()
      expect(exchangeOnADay(plan, around(plan, drawn(0), 0, [cooking]))).toBe(false)
    }
  })

  it('[LIV-1] are of one week, on a day that the first is eaten on', () => {
    const cookings = [cookedOnce({ day: 6, meal: 'lunch' }, [7], 'a'), dinner(6, 'b'), dinner(7, 'c')]
    const plan = planOf(dishes, cookings)
    const [one, other, later] = plan.seating.cookings
    expect(pairWith(plan, one!, drawn(0))).toEqual({ one, other, day: 6 })
    expect(pairWith(plan, one!, drawn(almostOne))).toBeUndefined()
    expect(pairWith(plan, later!, drawn(0))).toBeUndefined()
    const three = planOf(
      [...dishes, of('oats', { meals: ['breakfast'] })],
      [lunch(0, 'a'), dinner(0, 'b'), cooked({ day: 0, meal: 'breakfast' }, 'oats')],
    )
    const [first, second, breakfast] = three.seating.cookings
    expect(pairWith(three, first!, drawn(0, 0))?.other).toBe(breakfast)
    expect(pairWith(three, first!, drawn(0, almostOne))?.other).toBe(second)
  })

  it('[LIV-1] chance is one and a half times the temperature', () => {
    // Three pairs are priced; the best is moved behind three others.
    const more = ['had', 'best', 'e', 'f', 'g'].map((id) => smallDish(id, { minutes: 0 }))
    const dinners = [smallDish('stew', { meals: ['dinner'], minutes: 0 })]
    const dearer = { had: 90, e: 1, f: 1, g: 1 }
    const isBest = (temperature: number) => {
      const plan = planOf([...more, ...dinners], [lunch(0, 'had'), dinner(0, 'stew')], { dearer })
      const week = [cookingAt(plan, { day: 0, meal: 'lunch' })]
      const random = drawn(0, 0, 0, 0, almostOne, 0)
      expect(exchangeOnADay(plan, around(plan, random, temperature, week))).toBe(true)
      return dishIds(plan)[0] === 'best'
    }
    expect(isBest(0)).toBe(true)
    expect(isBest(0.6 / 1.5 - 0.01)).toBe(true)
    expect(isBest(0.6 / 1.5 + 0.01)).toBe(false)
  })
})

describe('cookings that exchange their dishes', () => {
  const dishes = [
    of('a'),
    of('b'),
    of('c'),
    smallDish('lunch', { minutes: 0 }),
    of('short', { keepsDays: 0 }),
  ]
  const exchange = (plan: PricedPlan, ...numbers: number[]) =>
    exchangeDishes(plan, around(plan, drawn(...numbers)))

  it('[LIV-1] are alike: of one meal, for as many seats, with another dish', () => {
    const twice = (day: number, dish: string) => cookedOnce({ day, meal: 'lunch' }, [day + 1], dish)
    const plan = planOf(dishes, [
      lunch(0, 'a'),
      lunch(9, 'b'),
      lunch(20, 'a'),
      dinner(0, 'c'),
      twice(2, 'lunch'),
      lunch(27, 'c'),
    ])
    const [one] = plan.seating.cookings
    expect(likeCookings(plan, one!).map(({ days }) => days)).toEqual([[9], [27]])
    expect(likeCookings(plan, plan.seating.cookings[4]!)).toEqual([])
  })

  it('[LIV-1] get each other’s', () => {
    const plan = planOf(dishes, [lunch(0, 'a'), lunch(9, 'b'), lunch(20, 'c')])
    expect(exchange(plan, 0, almostOne)).toBe(true)
    expect(dishIds(plan)).toEqual(['c', 'b', 'a'])
    expect(exchange(planOf(dishes, [lunch(0, 'a'), dinner(0, 'b')]), 0)).toBe(false)
  })

  it('[LEFT-1] [PLAN-2] do not where one dish may not be cooked there', () => {
    const twice = (day: number, dish: string) => cookedOnce({ day, meal: 'lunch' }, [day + 1], dish)
    // It doesn't keep for a leftover, seen from either.
    const short = [twice(0, 'short'), twice(9, 'a')]
    for (const random of [0, almostOne]) expect(exchange(planOf(dishes, short), random)).toBe(false)
    // A lunch is no dinner where it is eaten as one by the other.
    const plan = planOf(dishes, [lunch(0, 'a'), lunch(9, 'b')])
    Object.assign(plan.seating.cookings[1]!, { candidates: Int32Array.of(dishNumber(plan, 'b')) })
    expect(exchange(plan, 0)).toBe(false)
    expect(exchangeDishes(plan, around(plan, drawn(0), 0, [plan.seating.cookings[1]!]))).toBe(false)
    const cakes = [1, Math.PI].map((batchServings) =>
      smallDish(`cake ${batchServings}`, {
        meals: ['dessert'],
        batchServings,
        perServing: { calories: 200, fat: 10, netCarbs: 1, protein: 1 },
      }),
    )
    const desserts = [cakes[0]!, cakes[1]!].map(({ id }, at) => cooked({ day: 9 * at, meal: 'dessert' }, id))
    const uneven = planOf([of('a'), ...cakes], [lunch(0, 'a'), ...desserts])
    const [, first, second] = uneven.seating.cookings
    expect(exchangeDishes(uneven, around(uneven, drawn(0), 0, [first!]))).toBe(false)
    expect(exchangeDishes(uneven, around(uneven, drawn(0), 0, [second!]))).toBe(false)
  })

  it('[PLAN-2] do not where a dish would be cooked too near to itself, or to what is kept', () => {
    const many = [...dishes, ...['d', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((id) => of(id))]
    // With so many dishes a week lies between two of one.
    const near = planOf(many, [lunch(0, 'a'), lunch(20, 'b'), dinner(14, 'a')])
    expect(exchange(near, 0)).toBe(false)
    const far = planOf(many, [lunch(0, 'a'), lunch(21, 'b'), dinner(14, 'a')])
    expect(exchange(far, 0)).toBe(true)
    const other = planOf(many, [lunch(20, 'b'), lunch(0, 'a'), dinner(14, 'a')])
    expect(exchange(other, 0)).toBe(false)
    const kept = { keptDishes: [], keptCookings: [dinner(16, 'a')] }
    expect(exchange(planOf(many, [lunch(0, 'a'), lunch(20, 'b')], kept), 0)).toBe(false)
    expect(exchange(planOf(many, [lunch(0, 'a'), lunch(26, 'b')], kept), 0)).toBe(true)
    // As near seen from there as from here.
    const seen = planOf(many, [lunch(0, 'a'), lunch(21, 'b'), dinner(14, 'a')])
    Object.assign(seen.seating.cookings[2]!, { tooNear: 1 << 21 })
    expect(exchange(seen, 0)).toBe(false)
  })

  it('[LIV-1] keep them where the plan is cheaper then', () => {
    const foods = withFoods(leek)
    const own = [of('leek 1', foods), of('leek 2', foods), of('plain 1'), of('plain 2')]
    // One week buys leek then, and not two.
    const plan = planOf(own, [
      lunch(0, 'leek 1'),
      lunch(1, 'plain 1'),
      lunch(7, 'leek 2'),
      lunch(8, 'plain 2'),
    ])
    const [, plain, leekThere] = plan.seating.cookings
    const before = priceOfPlan(plan)
    expect(exchangeIfCheaper(plan, plain!, leekThere!)).toBe(true)
    expect(dishIds(plan)).toEqual(['leek 1', 'leek 2', 'plain 1', 'plain 2'])
    expect(priceOfPlan(plan)).toBeLessThan(before)
    expect(exchangeIfCheaper(plan, plain!, leekThere!)).toBe(false)
    expect(dishIds(plan)).toEqual(['leek 1', 'leek 2', 'plain 1', 'plain 2'])
  })
})

describe('a plate that changes', () => {
  it('[PLATE-3] takes a side where it is cheaper, or chance has it', () => {
    const dishes = [of('a'), of('cake', { meals: ['dessert'] })]
    const planWith = () => planOf(dishes, [lunch(0, 'a')], { sides: [plainSide('bread')] })
    const cold = planWith()
    expect(changeAPlate(cold, around(cold, drawn(0), 0))).toBe(false)
    const warm = planWith()
    expect(changeAPlate(warm, around(warm, drawn(0), 1))).toBe(true)
    expect(warm.board.sideCount).toBe(1)
  })

  it('[PLATE-3] is any of a cooking’s', () => {
    const plan = planOf([of('a')], [cookedOnce({ day: 0, meal: 'lunch' }, [1], 'a')], {
      sides: [plainSide('bread')],
    })
    expect(changeAPlate(plan, around(plan, drawn(0, almostOne, 0), 1))).toBe(true)
    const [first, second] = plan.seating.cookings[0]!.seats
    expect([first, second].map((seat) => plan.board.sidesOf[seat!.number]!.length)).toEqual([0, 1])
  })
})

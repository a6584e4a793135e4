import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import type { Dish } from '../menu.ts'
import {
  type Cooked,
  caloriesWithin,
  cooked,
  cookedOnce,
  cookingAt,
  dishIds,
  plainFood,
  smallDish,
  smallPlan,
} from '../testing/small-plan.ts'
import { chooseAnotherDish, farReach, improveDish } from './choose-dish.ts'
import { priceOfPlan } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'

const ranges = caloriesWithin(200, 1800, {
  netCarbs: { minimum: 0, maximum: 20 },
  protein: { minimum: 0, maximum: 60 },
})
const serving = { calories: 500, fat: 40, netCarbs: 5, protein: 30 }
const of = (id: string, own: Partial<Dish> = {}) => smallDish(id, { minutes: 0, perServing: serving, ...own })
/** Out of range in any portion. */
const sweet = (id: string, own: Partial<Dish> = {}) =>
  of(id, { perServing: { ...serving, netCarbs: 90 }, ...own })
/** A ranking sees no macros: this one costs a point more on its day. */
const dull = (id: string) => of(id, { perServing: { ...serving, protein: 0 } })
const lunch = (dish: string, day = 0) => cooked({ day, meal: 'lunch' }, dish)
const improve = (plan: PricedPlan, number = 0, reach?: typeof farReach) =>
  improveDish(plan, plan.seating.cookings[number]!, seededRandom('improve'), reach)
type Dearer = Readonly<Record<string, number>>
const planOf = (dishes: readonly Dish[], cookings: readonly Cooked[], dearer: Dearer) =>
  smallPlan(dishes, cookings, { ranges, dearer })

describe('a better dish for a cooking', () => {
  it('[LIV-1] is the one that makes the plan cheapest, of the cheapest of the ranking', () => {
    const plan = planOf([of('had'), dull('dull'), of('good')], [lunch('had')], { had: 5, good: 0.5 })
    const before = priceOfPlan(plan)
    expect(improve(plan)).toBe(true)
    expect(dishIds(plan)).toEqual(['good'])
    expect(priceOfPlan(plan)).toBeLessThan(before)
  })

  it('[LIV-1] is none where the one it has is the best, or there is no other', () => {
    const plan = planOf([of('had'), dull('dull')], [lunch('had')], { had: 0.5 })
    expect(improve(plan)).toBe(false)
    expect(dishIds(plan)).toEqual(['had'])
    const only = planOf([sweet('had')], [lunch('had')], {})
    expect(improve(only)).toBe(false)
    expect(dishIds(only)).toEqual(['had'])
  })

  it('[LIV-1] [PLAN-3] is looked for among the dishes that leave its days in range, however many don’t', () => {
    const out = Array.from({ length: 20 }, (_, at) => sweet(`out-${at}`))
    const plan = planOf([of('had'), ...out, of('good')], [lunch('had')], { had: 5, good: 4 })
    expect(improve(plan)).toBe(true)
    expect(dishIds(plan)).toEqual(['good'])
  })

  it('[LIV-1] of three that it may have each is priced in full; of many more far off', () => {
    const before = ['a', 'b', 'c'].map(dull)
    const dishes = [...before, of('good'), of('had')]
    // The ranking has the dull ones first, which a day makes dearer than the good one.
    const dearer = { a: -0.3, b: -0.2, c: -0.1, good: 0, had: 9 }
    const near = planOf(dishes, [lunch('had')], dearer)
    improve(near)
    expect(dishIds(near)).toEqual(['a'])
    const far = planOf(dishes, [lunch('had')], dearer)
    improve(far, 0, farReach)
    expect(dishIds(far)).toEqual(['good'])
    const two = planOf(dishes.slice(1), [lunch('had')], dearer)
    improve(two)
    expect(dishIds(two)).toEqual(['good'])
  })

  it('[LIV-1] far off are forty and more, and eight of them are priced', () => {
    const out = Array.from({ length: 60 }, (_, at) => sweet(`out-${at}`))
    const dishes = [of('had'), ...out, of('good')]
    const near = planOf(dishes, [lunch('had')], { had: 9, good: 8 })
    expect(improve(near)).toBe(false)
    const far = planOf(dishes, [lunch('had')], { had: 9, good: 8 })
    expect(improve(far, 0, farReach)).toBe(true)
    const eight = 'abcdefgh'.split('').map(dull)
    const last = planOf([...eight, of('good'), of('had')], [lunch('had')], { good: 0.1, had: 9 })
    improve(last, 0, farReach)
    expect(dishIds(last)).toEqual(['a'])
  })

  it('[LIV-1] the one it has counts as one of those that are priced, also where it is out of range', () => {
    const dishes = [sweet('had'), dull('a'), dull('b'), of('good')]
    const plan = planOf(dishes, [lunch('had')], { had: -1, good: 0.1 })
    improve(plan)
    expect(dishIds(plan)).toEqual(['a'])
  })

  it('[LIV-1] [PLAN-3] suits each day that eats it', () => {
    // Beside the other day's dinner it holds too many carbs.
    const dinner = of('dinner', { meals: ['dinner'], perServing: { ...serving, netCarbs: 30 } })
    const rich = of('rich', { perServing: { ...serving, netCarbs: 20 } })
    const cookings = [
      cookedOnce({ day: 0, meal: 'lunch' }, [1], 'had'),
      cooked({ day: 1, meal: 'dinner' }, 'dinner'),
    ]
    const plan = planOf([of('had'), rich, of('good'), dinner], cookings, { had: 9, rich: -5, good: 1 })
    expect(improve(plan)).toBe(true)
    expect(dishIds(plan)).toEqual(['good', 'dinner'])
    const alone = planOf([of('had'), rich, of('good'), dinner], cookings.slice(0, 1), {
      had: 9,
      rich: -5,
      good: 1,
    })
    improve(alone)
    expect(dishIds(alone)).toEqual(['rich'])
  })
})

describe('a better dessert', () => {
  const dessert = (id: string, batchServings: number, netCarbs = 2) =>
    of(id, {
      meals: ['dessert'],
      batchServings,
      perServing: { calories: 150, fat: 10, netCarbs, protein: 30 },
    })
  const twice = (dish: string) => [
    cookedOnce({ day: 0, meal: 'dessert' }, [1], dish),
    lunch('main'),
    lunch('main', 1),
  ]

  it('[LIV-1] [PLAN-3] can be shared among its days in range', () => {
    const dishes = [
      dessert('had', 2),
      dessert('sweet', 2, 40),
      dessert('uneven', Math.PI),
      dessert('good', 2),
    ]
    const plan = planOf([of('main'), ...dishes], twice('had'), { had: 9, sweet: -5, uneven: -5 })
    expect(improve(plan)).toBe(true)
    expect(dishIds(plan)[0]).toBe('good')
  })

  it('[LIV-1] [PLAN-3] is portioned by its days where none comes out even', () => {
    const dishes = [dessert('had', Math.PI), dessert('sweet', Math.E, 60), dessert('good', Math.E)]
    const plan = planOf([of('main'), ...dishes], twice('had'), { had: 9, sweet: -5 })
    expect(improve(plan)).toBe(true)
    expect(dishIds(plan)[0]).toBe('good')
  })
})

describe('another dish', () => {
  it('[LIV-1] is chosen as is wished, also where the plan gets dearer with it', () => {
    const leek = plainFood('leek')
    const foods = [{ food: leek, grams: 100 }]
    const dishes = [of('had', { foods }), of('also', { foods }), of('other')]
    const plan = planOf(dishes, [lunch('had')], { had: -9, other: 9 })
    const cooking = cookingAt(plan, { day: 0, meal: 'lunch' })
    const choose = (wishes: Parameters<typeof chooseAnotherDish>[3]) =>
      chooseAnotherDish(plan, cooking, seededRandom('choose'), wishes)
    expect(choose({})).toBe(false)
    expect(choose({ without: 0 })).toBe(true)
    expect(dishIds(plan)).toEqual(['other'])
    expect(choose({ using: 0 })).toBe(true)
    expect(dishIds(plan)).toEqual(['had'])
  })
})

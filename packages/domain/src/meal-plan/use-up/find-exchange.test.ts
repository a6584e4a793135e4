import { describe, expect, it } from 'vitest'
import { kitchenOf } from '../drawing/kitchen.ts'
import { anyDiner } from '../drawing/testing/invented-kitchen.ts'
import { kitchenWith, plainDays, plainDish, plainDishes, shareOfDay } from '../drawing/testing/plain-days.ts'
import { addLeftover } from '../operations/add-leftover.ts'
import { changeSides } from '../operations/change-sides.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import type { BasketFood } from '../planner/basket/basket-food.ts'
import type { Dish } from '../planner/menu.ts'
import { dayAt, foundAt, itemAt, made, slotAt } from '../testing/invented-template.ts'
import { changeableSlots } from './changeable-slots.ts'
import { findExchange, type Search } from './find-exchange.ts'
import { gramsOfDish, gramsPlanned, slotsAhead } from './planned-use.ts'

const usual = { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner' }
const food = (id: string): BasketFood => {
  return { id, packGrams: 200, isLoose: false, openedDays: 4, price: 1, isRare: false, isStaple: false }
}
const withCabbage = (id: string, grams: number, own: Partial<Dish> = {}) =>
  plainDish(id, 'dinner', { foods: [{ food: food('cabbage'), grams }], ...own })
const template = plainDays(usual, usual, usual)
const planningWith = (dishes: readonly Dish[], own: Partial<typeof anyDiner.answers> = {}) => ({
  kitchen: kitchenWith(...plainDishes, ...dishes),
  diner: { ...anyDiner, answers: { ...anyDiner.answers, ...own } },
})
const searchFor = (dishes: readonly Dish[], own: Partial<Search> = {}): Search => ({
  held: [{ food: 'cabbage', grams: 300, untilDayNumber: 28 }],
  days: new Set([1, 2, 3]),
  dishes,
  done: new Set(),
  refused: new WeakMap(),
  triesLeft: 300,
  ...own,
})
const slaw = withCabbage('slaw', 200)
const dinnerId = (dayNumber: number) => itemAt(template, dayNumber, 'dinner').id
const found = (
  dishes: readonly Dish[],
  own: Partial<Search> = {},
  of = template,
  planning = planningWith(dishes),
) => {
  const exchange = findExchange(planning, of, searchFor(dishes, own))
  return exchange && [exchange.recipeId, exchange.itemId]
}

describe('the exchange that uses most of what is there', () => {
  it('[PAN-5] comes on the first day, of the dish that uses most', () => {
    expect(found([slaw])).toEqual(['slaw', dinnerId(1)])
    expect(found([withCabbage('less', 100), slaw])).toEqual(['slaw', dinnerId(1)])
    expect(found([slaw], { days: new Set([2, 3]) })).toEqual(['slaw', dinnerId(2)])
    const exchange = findExchange(planningWith([slaw]), template, searchFor([slaw]))!
    expect(itemAt(exchange.template, 1, 'dinner')).toMatchObject({ recipeId: 'slaw', servings: 1 })
  })

  it('[PAN-5] is none of a dish that the week eats already, or that came in before', () => {
    const eaten = plainDays(usual, usual, { ...usual, dinner: 'slaw' })
    expect(found([slaw], { days: new Set([1, 2]) }, eaten)).toBeUndefined()
    expect(found([slaw], { done: new Set(['slaw']) })).toBeUndefined()
    expect(found([slaw], { done: new Set([dinnerId(1)]) })).toEqual(['slaw', dinnerId(2)])
  })

  it('[PAN-5] [TOG-3] is none of what the person must not eat, nor what suits another meal, nor what takes too long', () => {
    const base = kitchenWith(...plainDishes)
    const own = kitchenWith(slaw).recipes.map((recipe) => ({
      ...recipe,
      edible: { ...recipe.edible, foods: ['cabbage'] },
    }))
    const answers = { ...anyDiner.answers, avoidedFoods: ['cabbage'] }
    const avoiding = { kitchen: kitchenOf(own, base), diner: { ...anyDiner, answers } }
    expect(found([slaw], {}, template, avoiding)).toBeUndefined()
    const ofDessert = withCabbage('sweet', 200, { meals: ['dessert'] })
    expect(found([ofDessert])).toBeUndefined()
    const { meals } = anyDiner.answers
    const quick = { meals: { ...meals, dinner: { ...meals.dinner, mostMinutes: 30 } } }
    const inMinutes = (minutes: number) => {
      const dish = withCabbage('slaw', 200, { minutes })
      return found([dish], {}, template, planningWith([dish], quick))?.[0]
    }
    expect([inMinutes(30), inMinutes(31)]).toEqual(['slaw', undefined])
    const pot = { prepMinutes: 10, cookMinutes: 10, servings: 2, atOnce: 2 }
    const inPans = withCabbage('slaw', 200, { minutes: 20, batchTimes: pot })
    const forFour = planningWith([inPans], { ...quick, people: 4 })
    const forSix = planningWith([inPans], { ...quick, people: 6 })
    expect(found([inPans], {}, template, forFour)?.[0]).toBe('slaw')
    expect(found([inPans], {}, template, forSix)).toBeUndefined()
    const strange = withCabbage('strange', 200, {
      character: { ...slaw.character, familiarity: 'discovery' },
    })
    const familiar = { adventure: 'familiar' } as const
    expect(found([strange], {}, template, planningWith([strange], familiar))).toBeUndefined()
  })

  it('[PAN-5] uses it while it keeps', () => {
    const held = (untilDayNumber: number) => ({
      held: [{ food: 'cabbage', grams: 300, untilDayNumber }],
      days: new Set([2, 3]),
    })
    expect(found([slaw], held(2))).toEqual(['slaw', dinnerId(2)])
    expect(found([slaw], held(1))).toBeUndefined()
  })

  it('[PAN-5] is worth it from fifty grams on, or from a part of a little', () => {
    const using = (grams: number, held: number) => {
      const dish = withCabbage('slaw', grams)
      return found([dish], { held: [{ food: 'cabbage', grams: held, untilDayNumber: 28 }] })?.[0]
    }
    expect([using(50, 1000), using(49, 1000)]).toEqual(['slaw', undefined])
    expect([using(15, 100), using(14, 100)]).toEqual(['slaw', undefined])
  })

  it('[PAN-5] is the one that uses clearly more, and of two that use about as much the earlier, then the better', () => {
    const [some, more] = [withCabbage('some', 100), withCabbage('more', 110)]
    expect(found([some, more])).toEqual(['more', dinnerId(1)])
    expect(found([more, some])).toEqual(['more', dinnerId(1)])
    const early = plainDays({ ...usual, dinner: 'some' }, usual, usual)
    const planning = planningWith([some, more, slaw])
    const held = { held: [{ food: 'cabbage', grams: 1000, untilDayNumber: 28 }] }
    // On day 1 it would take the place of a dish that has some already.
    expect(found([slaw], held, early, planning)).toEqual(['slaw', dinnerId(2)])
  })

  it('[PAN-5] counts no food that keeps no longer than before the day', () => {
    const both = withCabbage('both', 200, {
      foods: [
        { food: food('cabbage'), grams: 60 },
        { food: food('leek'), grams: 300 },
      ],
    })
    const held = [
      { food: 'cabbage', grams: 300, untilDayNumber: 28 },
      { food: 'leek', grams: 300, untilDayNumber: 1 },
    ]
    const days = new Set([2, 3])
    expect(found([both, withCabbage('more', 150)], { held, days })?.[0]).toBe('more')
    expect(found([both, withCabbage('more', 150)], { held })?.[0]).toBe('both')
  })

  it('[PAN-5] comes in servings of as much energy as what stands there', () => {
    const half = plainDish('half', 'dinner', {
      ...{ foods: slaw.foods, perServing: shareOfDay(0.225), gramsPerServing: 200 },
    })
    const exchange = findExchange(planningWith([half]), template, searchFor([half]))!
    expect(itemAt(exchange.template, 1, 'dinner')).toMatchObject({ recipeId: 'half', servings: 2 })
    const gone = { ...planningWith([slaw]), kitchen: kitchenWith(...plainDishes.slice(0, 2), slaw) }
    expect(found([slaw], {}, template, gone)?.[0]).toBe('slaw')
  })

  it('[PAN-5] uses no more of it than is planned already', () => {
    const planned = plainDays({ ...usual, dinner: 'stew' }, usual, usual)
    const stew = withCabbage('stew', 300)
    expect(found([slaw], {}, planned, planningWith([slaw, stew]))).toBeUndefined()
    const more = { held: [{ food: 'cabbage', grams: 600, untilDayNumber: 28 }] }
    expect(found([slaw], more, planned, planningWith([slaw, stew]))).toEqual(['slaw', dinnerId(2)])
  })

  it('[PAN-5] brings no day further from its ranges, and asks a day only once', () => {
    const far = withCabbage('far', 200, { perServing: { ...shareOfDay(0.45), netCarbs: 300 } })
    const search = searchFor([far])
    expect(findExchange(planningWith([far]), template, search)).toBeUndefined()
    expect(search.triesLeft).toBe(297)
    expect(findExchange(planningWith([far]), template, search)).toBeUndefined()
    expect(search.triesLeft).toBe(297)
  })

  it('[PAN-5] ends when all tries are made', () => {
    const far = withCabbage('far', 250, { perServing: { ...shareOfDay(0.45), netCarbs: 300 } })
    expect(found([far, slaw], { triesLeft: 4 })?.[0]).toBe('slaw')
    expect(found([far, slaw], { triesLeft: 3 })).toBeUndefined()
    expect(found([slaw], { triesLeft: 0 })).toBeUndefined()
  })
})

describe('slots that may change', () => {
  it('[PAN-5] are dishes on days that are still shopped for, neither locked nor shared', () => {
    const locked = made(lockItem(template, slotAt(template, 1, 'dinner')))
    const fed = made(
      addLeftover(plainDays(usual, { breakfast: 'breakfast' }), dayAt(template, 2), {
        ...{ meal: 'lunch', parentId: dinnerId(1), servings: 1 },
      }),
    )
    const slotsOf = (of: typeof template, ...days: readonly number[]) =>
      changeableSlots(of, new Set(days)).map(({ dayNumber, item }) => `${dayNumber} ${item.meal}`)
    expect(slotsOf(locked, 1)).toEqual(['1 breakfast', '1 lunch'])
    expect(slotsOf(fed, 1, 2)).toEqual(['1 breakfast', '1 lunch', '2 breakfast'])
    expect(slotsOf(template, 3)).toEqual(['3 breakfast', '3 lunch', '3 dinner'])
    expect(slotsOf(made(completeDay(template, dayAt(template, 1))), 1)).toEqual([])
  })
})

describe('what is planned of a food', () => {
  const two = { people: 2 }
  const planning = planningWith([slaw, { ...withCabbage('side', 30), isSide: true }], two)
  const held = { food: 'cabbage', grams: 300, untilDayNumber: 2 }

  it('[PAN-5] is what a dish takes of it for all at the table', () => {
    const grams = (recipeId: string, id = 'cabbage') =>
      gramsOfDish(planning, id, { recipeId, servings: 1.5 }, 'dinner')
    expect([grams('slaw'), grams('slaw', 'leek'), grams('dinner'), grams('gone')]).toEqual([600, 0, 0, 0])
  })

  it('[PAN-5] is cooked on days ahead while it keeps, sides and leftovers too', () => {
    const side = [{ recipeId: 'side', servings: 1 }]
    const base = plainDays(
      { ...usual, dinner: 'slaw' },
      { breakfast: 'breakfast' },
      { ...usual, dinner: 'slaw' },
    )
    const cooked = made(changeSides(base, slotAt(base, 1, 'dinner'), side))
    const parentId = itemAt(cooked, 1, 'dinner').id
    const leftover = { meal: 'lunch' as const, parentId, servings: 0.5 }
    const fed = made(addLeftover(cooked, dayAt(cooked, 2), { ...leftover, sides: side }))
    const grams = (...days: readonly number[]) => gramsPlanned(planning, slotsAhead(fed, new Set(days)), held)
    expect(grams(1)).toBe(400 + 60)
    expect(grams(1, 2, 3)).toBe(400 + 60 + 200 + 60)
    expect(grams(2, 3)).toBe(60)
    expect(grams(3)).toBe(0)
    expect(foundAt(fed, 2, 'lunch').item.kind).toBe('leftover')
  })
})

import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import { snapshotOf } from '../board.ts'
import type { Dish } from '../menu.ts'
import {
  type Cooked,
  caloriesWithin,
  cooked,
  cookedOn,
  cookedOnce,
  dishIds,
  plainSide,
  smallDish,
  smallPlan,
} from '../testing/small-plan.ts'
import { weights } from '../weights.ts'
import { improveWithOthers } from './improve-with-others.ts'
import { mendAbsurdDays, mendCopiedDays, mendDays, mendOddDays } from './mend-days.ts'
import { changeDishesOfWeeks } from './mend-weeks.ts'
import { hasCopy, priceOfPlan } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'
import { workOf } from './work.ts'

const ranges = caloriesWithin(200, 3000, { netCarbs: { minimum: 0, maximum: 20 } })
const carbs = (netCarbs: number) => ({ calories: 500, fat: 40, netCarbs, protein: 30 })
const of = (id: string, own: Partial<Dish> = {}) =>
  smallDish(id, { minutes: 0, gramsPerServing: 100, perServing: carbs(5), ...own })
const dinnerOf = (id: string, own: Partial<Dish> = {}) => of(id, { meals: ['dinner'], ...own })
const dessertOf = (id: string, netCarbs: number, own: Partial<Dish> = {}) =>
  of(id, {
    meals: ['dessert'],
    batchServings: 2,
    perServing: { calories: 200, fat: 10, netCarbs, protein: 3 },
    ...own,
  })
const lunch = (day: number, dish: string) => cooked({ day, meal: 'lunch' }, dish)
const dinner = (day: number, dish: string) => cooked({ day, meal: 'dinner' }, dish)
const dessert = (day: number, dish: string) => cooked({ day, meal: 'dessert' }, dish)
const { dayOut, oddDay, absurdDay } = weights
type Own = Parameters<typeof smallPlan>[2]
const planOf = (dishes: readonly Dish[], cookings: readonly Cooked[], own: Own = {}) =>
  smallPlan(dishes, cookings, { ranges, ...own })
const enough = () => ({ most: Number.POSITIVE_INFINITY })
const daysOutOf = ({ dayPrice }: PricedPlan) =>
  [...dayPrice.keys()].filter((day) => dayPrice[day]! >= dayOut.value)
const random = () => seededRandom('mend')

// Of two meals with 16 g of carbs or more in their least portions, none is in range beside the other.
const rich = [of('rich lunch', { perServing: carbs(40) }), dinnerOf('rich dinner', { perServing: carbs(40) })]
const richDay = (day: number) => [lunch(day, 'rich lunch'), dinner(day, 'rich dinner')]

describe('days that are out', () => {
  const plain = [1, 2, 3, 4].flatMap((at) => [of(`lunch ${at}`), dinnerOf(`dinner ${at}`)])
  const mend = (plan: PricedPlan, budget = enough(), leastPrice = dayOut.value) =>
    mendDays(plan, random(), budget, leastPrice)

  it('[PLAN-3] get another pair of dishes, all of them', () => {
    const plan = planOf([...rich, ...plain], [0, 1, 8].flatMap(richDay))
    expect(daysOutOf(plan)).toEqual([0, 1, 8])
    mend(plan)
    expect(daysOutOf(plan)).toEqual([])
    expect(dishIds(plan).filter((id) => id?.startsWith('rich')).length).toBeLessThanOrEqual(3)
  })

  it('[PLAN-3] other days stay as they are, cheap as another pair may be', () => {
    const plan = planOf([...rich, ...plain], [...richDay(0), lunch(1, 'lunch 1'), dinner(1, 'dinner 1')], {
      dearer: { 'lunch 1': 50, 'dinner 1': 50 },
    })
    mend(plan)
    expect(dishIds(plan).slice(2)).toEqual(['lunch 1', 'dinner 1'])
    mend(plan, enough(), 0)
    expect(dishIds(plan).slice(2)).not.toEqual(['lunch 1', 'dinner 1'])
  })

  it('[PLAN-3] no pair is made with a dessert, or of one meal', () => {
    const sweet = [dessertOf('rich dessert', 90), dessertOf('dessert', 1)]
    const plan = planOf([of('lunch'), of('other'), ...sweet], [lunch(0, 'lunch'), dessert(0, 'rich dessert')])
    const before = snapshotOf(plan.board)
    expect(daysOutOf(plan)).toEqual([0])
    const work = plan.paired
    mend(plan)
    expect(snapshotOf(plan.board)).toEqual(before)
    expect(plan.paired).toBe(work)
  })

  it('[LIV-1] nothing is done once the work is', () => {
    const plan = planOf([...rich, ...plain], [0, 1, 8].flatMap(richDay))
    mend(plan, { most: workOf(plan) })
    expect(daysOutOf(plan)).toEqual([0, 1, 8])
    mend(plan, { most: workOf(plan) + 1 })
    expect(daysOutOf(plan)).toHaveLength(2)
  })

  it('[PLAN-3] what the days are out for good costs one round of work', () => {
    const plan = planOf(rich, richDay(0))
    const before = workOf(plan)
    mend(plan)
    const once = workOf(plan) - before
    expect(once).toBeGreaterThan(0)
    mend(plan)
    expect(workOf(plan) - before).toBeLessThanOrEqual(2 * once)
  })
})

describe('odd days', () => {
  // A day is odd by what it holds of one thing.
  const counted = [
    {
      perServing: ({ eggs }: Dish) => eggs,
      ofDay: (eggs: number) => 5 * Math.max(0, eggs - 2),
      isOfBasket: true,
    },
  ]
  const eggy = { eggs: 3 }
  const odd = [of('eggs', eggy), dinnerOf('omelet', eggy)]
  const plain = [of('soup'), dinnerOf('stew')]
  const mend = (plan: PricedPlan, budget = enough()) => mendOddDays(plan, random(), budget)

  it('[PLATE-1] get the pair of dishes that makes the plan cheaper', () => {
    const plan = planOf([...odd, ...plain], [lunch(0, 'eggs'), dinner(0, 'omelet')], { counted })
    const before = priceOfPlan(plan)
    expect(plan.dayPrice[0]).toBeGreaterThanOrEqual(oddDay.value)
    mend(plan)
    expect(plan.dayPrice[0]).toBeLessThan(oddDay.value)
    expect(priceOfPlan(plan)).toBeLessThan(before)
  })

  it('[PLATE-1] stay where each pair makes the plan dearer', () => {
    const plan = planOf([...odd, ...plain], [lunch(0, 'eggs'), dinner(0, 'omelet')], {
      counted,
      dearer: { soup: 500, stew: 500 },
    })
    const before = snapshotOf(plan.board)
    mend(plan)
    expect(snapshotOf(plan.board)).toEqual(before)
  })

  it('[PLATE-1] get another of one dish among many where no pair does, a dessert too', () => {
    const sweet = [dessertOf('custard', 1, { eggs: 12 }), dessertOf('berries', 1)]
    const cookings = [lunch(0, 'soup'), dessert(0, 'custard')]
    const plan = planOf([...plain, ...sweet], cookings, { counted })
    expect(plan.dayPrice[0]).toBeGreaterThanOrEqual(oddDay.value)
    mend(plan)
    expect(dishIds(plan)).toEqual(['soup', 'berries'])
  })

  it('[PLATE-1] a day that is neither odd nor a copy stays as it is', () => {
    const plan = planOf([...odd, ...plain, of('cheap')], [lunch(0, 'soup'), dinner(0, 'stew')], {
      counted,
      dearer: { soup: 10, cheap: -10 },
    })
    expect(plan.dayPrice[0]).toBeLessThan(oddDay.value)
    mend(plan)
    expect(dishIds(plan)).toEqual(['soup', 'stew'])
  })

  it('[PLATE-1] a copied day gets other dishes', () => {
    const days = [0, 9].flatMap((day) => [lunch(day, 'soup'), dinner(day, 'stew')])
    const more = [of('salad'), dinnerOf('roast')]
    const plan = planOf([...plain, ...more], days, { counted })
    mend(plan)
    expect([0, 9].some((day) => hasCopy(plan, day))).toBe(false)
    const spent = planOf([...plain, ...more], days, { counted })
    mend(spent, { most: workOf(spent) })
    expect(hasCopy(spent, 9)).toBe(true)
  })
})

describe('copied days', () => {
  const mend = (plan: PricedPlan, budget = enough()) => mendCopiedDays(plan, random(), budget)
  const [soup, salad, stew, roast] = [of('soup'), of('salad'), dinnerOf('stew'), dinnerOf('roast')]

  it('[PLATE-1] exchange a meal with a like one of another day', () => {
    const days = [
      lunch(0, 'soup'),
      dinner(0, 'stew'),
      lunch(9, 'soup'),
      dinner(9, 'stew'),
      lunch(20, 'salad'),
      dinner(20, 'roast'),
    ]
    const plan = planOf([soup, salad, stew, roast], days)
    Object.assign(plan, { mostRepeats: 0 })
    const before = priceOfPlan(plan)
    mend(plan)
    expect([0, 9, 20].some((day) => hasCopy(plan, day))).toBe(false)
    expect(dishIds(plan).toSorted()).toEqual(['roast', 'salad', 'soup', 'soup', 'stew', 'stew'])
    expect(priceOfPlan(plan)).toBeLessThan(before)
  })

  it('[PLATE-1] else get another dish with a side', () => {
    const plan = planOf(
      [soup, salad, stew],
      [0, 9].flatMap((day) => [lunch(day, 'soup'), dinner(day, 'stew')]),
    )
    mend(plan)
    expect([0, 9].some((day) => hasCopy(plan, day))).toBe(false)
    expect(dishIds(plan)).toContain('salad')
  })

  it('[PLATE-1] are left alone where they are out of range, and where there is no more work to do', () => {
    const copies = [0, 9].flatMap(richDay)
    const out = planOf([...rich, salad, roast], copies)
    mend(out)
    expect(dishIds(out)).toEqual(['rich lunch', 'rich dinner', 'rich lunch', 'rich dinner'])
    const spent = planOf(
      [soup, salad, stew],
      [0, 9].flatMap((day) => [lunch(day, 'soup'), dinner(day, 'stew')]),
    )
    mend(spent, { most: workOf(spent) })
    expect(dishIds(spent)).toEqual(['soup', 'stew', 'soup', 'stew'])
  })
})

describe('absurd days', () => {
  const counted = [
    { perServing: ({ eggs }: Dish) => eggs, ofDay: (eggs: number) => 20 * Math.max(0, eggs - 2) },
  ]
  const mend = (plan: PricedPlan, budget = enough()) => mendAbsurdDays(plan, random(), budget)
  const eggy = { eggs: 3 }
  const [eggs, omelet] = [of('eggs', eggy), dinnerOf('omelet', eggy)]
  const [soup, stew] = [of('soup'), dinnerOf('stew')]

  it('[PLATE-1] exchange a meal with a like one, where no more may be cooked twice', () => {
    const days = [lunch(0, 'eggs'), dinner(0, 'omelet'), lunch(9, 'soup'), dinner(9, 'stew')]
    const plan = planOf([eggs, omelet, soup, stew], days, { counted })
    Object.assign(plan, { mostRepeats: 0 })
    expect(plan.dayPrice[0]).toBeGreaterThanOrEqual(absurdDay.value)
    mend(plan)
    expect(Math.max(...plan.dayPrice)).toBeLessThan(plan.dayPrice[0]! + plan.dayPrice[9]!)
    expect(dishIds(plan).toSorted()).toEqual(['eggs', 'omelet', 'soup', 'stew'])
    expect(dishIds(plan)).not.toEqual(['eggs', 'omelet', 'soup', 'stew'])
  })

  it('[PLATE-1] or get another dish, that others of their days follow', () => {
    const plan = planOf([eggs, omelet, soup, stew], [lunch(0, 'eggs'), dinner(0, 'omelet')], { counted })
    mend(plan)
    expect(dishIds(plan)).not.toEqual(['eggs', 'omelet'])
    expect(plan.dayPrice[0]).toBeLessThan(absurdDay.value)
  })

  it('[PLATE-1] a day that is odd alone stays as it is', () => {
    const own = [{ perServing: ({ eggs }: Dish) => eggs, ofDay: (amount: number) => 2 * amount }]
    const plan = planOf([eggs, omelet, soup, stew], [lunch(0, 'eggs'), dinner(0, 'omelet')], { counted: own })
    expect(plan.dayPrice[0]).toBeGreaterThanOrEqual(oddDay.value)
    expect(plan.dayPrice[0]).toBeLessThan(absurdDay.value)
    mend(plan)
    expect(dishIds(plan)).toEqual(['eggs', 'omelet'])
  })

  it('[PLATE-1] copies are no better', () => {
    const days = [0, 9].flatMap((day) => [lunch(day, 'soup'), dinner(day, 'stew')])
    const plan = planOf([eggs, omelet, soup, stew, of('salad')], days, { counted })
    mend(plan)
    expect([0, 9].some((day) => hasCopy(plan, day))).toBe(false)
  })

  it('[LIV-1] what mended a day is added to the work that may be done; what failed is not', () => {
    const plan = planOf([eggs, omelet, soup, stew], [lunch(0, 'eggs'), dinner(0, 'omelet')], { counted })
    const started = workOf(plan)
    const budget = { most: started + 1e5 }
    mend(plan, budget)
    expect(budget.most).toBeCloseTo(started + 1e5 + (workOf(plan) - started), 6)
    const hopeless = planOf([eggs, omelet], [lunch(0, 'eggs'), dinner(0, 'omelet')], { counted })
    const before = { most: workOf(hopeless) + 1e5 }
    const { most } = before
    mend(hopeless, before)
    expect(before.most).toBe(most)
    const spent = planOf([eggs, omelet, soup, stew], [lunch(0, 'eggs'), dinner(0, 'omelet')], { counted })
    mend(spent, { most: workOf(spent) })
    expect(dishIds(spent)).toEqual(['eggs', 'omelet'])
  })

  it('[PLATE-1] the worst come first', () => {
    // Each day could have the one dish that is no egg; there is work for one day alone.
    const worse = of('worse', { eggs: 6 })
    const days = [lunch(0, 'eggs'), lunch(9, 'worse'), lunch(18, 'more')]
    const plan = planOf([eggs, worse, of('more', { eggs: 4 }), soup], days, { counted })
    const prices = [0, 9, 18].map((day) => plan.dayPrice[day]!)
    expect(Math.max(...prices)).toBe(prices[1])
    mend(plan)
    expect(dishIds(plan)).toEqual(['eggs', 'soup', 'more'])
  })
})

describe('a dish and others that follow it', () => {
  const had = of('had', { perServing: carbs(1) })
  const improve = (plan: PricedPlan, number = 0, budget = enough()) =>
    improveWithOthers(plan, plan.seating.cookings[number]!, random(), budget)

  it('[LIV-1] [PLAN-3] is found where another meal of the day makes room for it', () => {
    // The cheap lunch is in range beside the light dinner alone.
    const dishes = [
      had,
      of('cheap', { perServing: carbs(24) }),
      dinnerOf('usual', { perServing: carbs(18) }),
      dinnerOf('light', { perServing: carbs(2) }),
    ]
    const plan = planOf(dishes, [lunch(0, 'had'), dinner(0, 'usual')], { dearer: { had: 50, light: 9 } })
    const before = priceOfPlan(plan)
    expect(improve(plan)).toBe(true)
    expect(dishIds(plan)).toEqual(['cheap', 'light'])
    expect(priceOfPlan(plan)).toBeLessThan(before)
  })

  it('[LIV-1] is none, and the plan as it was, where no other follows or the plan is dearer', () => {
    const dishes = [had, of('cheap', { perServing: carbs(24) }), dinnerOf('usual', { perServing: carbs(18) })]
    const alone = planOf(dishes, [lunch(0, 'had'), dinner(0, 'usual')], { dearer: { had: 50 } })
    expect(improve(alone)).toBe(false)
    expect(dishIds(alone)).toEqual(['had', 'usual'])
    const light = dinnerOf('light', { perServing: carbs(2) })
    const dear = planOf([...dishes, light], [lunch(0, 'had'), dinner(0, 'usual')], {
      dearer: { had: 5, light: 90 },
    })
    expect(improve(dear)).toBe(false)
    expect(dishIds(dear)).toEqual(['had', 'usual'])
  })

  it('[LIV-1] is none once the work is done', () => {
    const plan = planOf([had, of('cheap')], [lunch(0, 'had')], { dearer: { had: 50 } })
    expect(improve(plan, 0, { most: workOf(plan) })).toBe(false)
    expect(improve(plan)).toBe(true)
  })

  it('[LIV-1] every day that eats it follows', () => {
    const dishes = [
      had,
      of('cheap', { perServing: carbs(24) }),
      ...[1, 2].flatMap((at) => [
        dinnerOf(`usual ${at}`, { perServing: carbs(18) }),
        dinnerOf(`light ${at}`, { perServing: carbs(2) }),
      ]),
    ]
    const cookings = [
      cookedOnce({ day: 0, meal: 'lunch' }, [1], 'had'),
      dinner(0, 'usual 1'),
      dinner(1, 'usual 2'),
    ]
    const plan = planOf(dishes, cookings, { dearer: { had: 50, 'light 1': 9, 'light 2': 9 } })
    expect(improve(plan)).toBe(true)
    expect(dishIds(plan)[0]).toBe('cheap')
    expect(dishIds(plan).slice(1).toSorted()).toEqual(['light 1', 'light 2'])
    const few = planOf(dishes.slice(0, 5), cookings, { dearer: { had: 50, 'light 1': 9 } })
    expect(improve(few)).toBe(false)
    expect(dishIds(few)).toEqual(['had', 'usual 1', 'usual 2'])
  })

  describe('with a side', () => {
    // A day has 16 to 24 g of carbs: of the lunch that it has, or of bread.
    const own = { ...ranges, netCarbs: { minimum: 16, maximum: 24 } }
    const bread = plainSide('bread', { minutes: 0, perServing: { ...carbs(20), calories: 100 } })
    const plain = of('plain', { perServing: carbs(0) })
    const filling = of('filling', { perServing: carbs(20) })
    const planWith = (others: readonly Dish[], dearer: Readonly<Record<string, number>>) =>
      planOf([filling, ...others, plain], [lunch(0, 'filling')], { ranges: own, sides: [bread], dearer })

    it('[LIV-1] [PLATE-3] is found where a side makes it fit', () => {
      const plan = planWith([], { filling: 50 })
      expect(improve(plan)).toBe(true)
      expect([dishIds(plan), plan.board.sideCount]).toEqual([['plain'], 1])
      const none = planOf([filling, plain], [lunch(0, 'filling')], { ranges: own, dearer: { filling: 50 } })
      expect(improve(none)).toBe(false)
      expect(dishIds(none)).toEqual(['filling'])
    })

    it('[LIV-1] [PLATE-3] sides are tried with the first six of the ranking', () => {
      // None of them is in range, whatever stands beside it.
      const out = (count: number) =>
        Array.from({ length: count }, (_, at) => of(`out ${at}`, { perServing: carbs(200) }))
      const dearer = { filling: 50, plain: 9 }
      expect(improve(planWith(out(5), dearer))).toBe(true)
      expect(improve(planWith(out(6), dearer))).toBe(false)
    })
  })
})

describe('dishes that two weeks have', () => {
  const change = (plan: PricedPlan, budget = enough()) => changeDishesOfWeeks(plan, random(), budget)
  const days = (monday: number) => [monday, monday + 2, monday + 4]
  const others = (monday: number) => [monday + 1, monday + 3]
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => of(id))

  it('[PLATE-4] get another of one week', () => {
    const plan = planOf([a!, b!, c!], [cookedOn('lunch', days(0), 'a'), cookedOn('lunch', days(7), 'a')])
    change(plan)
    const ids = dishIds(plan)
    expect(ids[0]).not.toBe(ids[1])
    expect(plan.weeksOfDish[0]).toBeLessThan(2)
  })

  it('[PLATE-4] a dish of one week stays, cheap as others may be', () => {
    const plan = planOf([a!, b!, c!], [cookedOn('lunch', days(0), 'a'), lunch(8, 'b')], {
      dearer: { a: 50, b: 50 },
    })
    change(plan)
    expect(dishIds(plan)).toEqual(['a', 'b'])
  })

  it('[PLATE-4] else the two of a week change places', () => {
    const dishes = [a!, b!]
    const week = (monday: number, first: string, second: string) => [
      cookedOn('lunch', [...days(monday), monday + 6], first),
      cookedOn('lunch', others(monday), second),
    ]
    const plan = planOf(dishes, [...week(0, 'a', 'b'), ...week(7, 'a', 'b')])
    // Each is eaten in both weeks, and less is eaten of one two weeks running.
    const before = priceOfPlan(plan)
    change(plan)
    const ids = dishIds(plan)
    expect([ids.slice(0, 2).toSorted(), ids.slice(2).toSorted()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    expect(ids[0]).not.toBe(ids[2])
    expect(priceOfPlan(plan)).toBeLessThan(before)
  })

  it('[PLATE-4] nothing is done once the work is', () => {
    const plan = planOf([a!, b!, c!, d!], [cookedOn('lunch', days(0), 'a'), cookedOn('lunch', days(7), 'a')])
    change(plan, { most: workOf(plan) })
    expect(dishIds(plan)).toEqual(['a', 'a'])
  })
})

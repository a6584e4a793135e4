import { describe, expect, it } from 'vitest'
import type { Meal } from '../meals/meals.ts'
import { cookedScale, cookedServings } from './cooked-amount.ts'
import { feedersOf, feedingOf } from './feeding.ts'
import { feedingSentence } from './feeding-sentence.ts'
import { type CookedItem, isCooked } from './item.ts'
import { slotsFedBy } from './leftovers.ts'
import { addLeftover } from './operations/add-leftover.ts'
import { changeServings } from './operations/change-servings.ts'
import { fillSlot } from './operations/fill-slot.ts'
import { servedTo } from './table/served.ts'
import type { Template } from './template.ts'
import { dayAt, foundAt, itemAt, made, slotAt, templateOf } from './testing/invented-template.ts'

const own = templateOf(['crs....', 's......'])
const saved = (template: Template, dayNumber: number, meal: Meal, servings: number) => {
  const parentId = itemAt(own, 2, 'dinner').id
  return made(addLeftover(template, dayAt(own, dayNumber), { meal, parentId, servings }))
}
const once = saved(own, 3, 'dinner', 1)
const thrice = saved(saved(once, 4, 'lunch', 0.75), 4, 'dinner', 0.5)

const keepsAll = () => 3

describe('feedersOf', () => {
  const listed = (template: Template, dayNumber: number, meal: Meal) =>
    feedersOf(foundAt(template, dayNumber, meal), meal, keepsAll).map((feeder) => [
      feeder.dayNumber,
      feeder.item.meal,
    ])

  it('[LEFT-2] lists what open days up to three days earlier cook', () => {
    expect(listed(own, 4, 'lunch')).toEqual([
      [2, 'breakfast'],
      [2, 'lunch'],
      [2, 'dinner'],
      [3, 'lunch'],
    ])
    expect(listed(own, 6, 'lunch')).toEqual([[3, 'lunch']])
    expect(listed(own, 7, 'lunch')).toEqual([])
  })

  it('[CON-4] [LEFT-2] leaves out what keeps less long, and what is eaten at once', () => {
    const keeping = (days: Readonly<Record<string, number>>) => (recipeId: string) => days[recipeId] ?? 3
    const recipeAt = (dayNumber: number, meal: Meal) => {
      const item = itemAt(own, dayNumber, meal)
      return 'recipeId' in item ? item.recipeId : ''
    }
    const short = keeping({
      [recipeAt(2, 'dinner')]: 1,
      [recipeAt(3, 'lunch')]: 0,
      [recipeAt(2, 'lunch')]: 2,
    })
    const feeders = feedersOf(foundAt(own, 4, 'lunch'), 'lunch', short)
    expect(feeders.map(({ item, dayNumber }) => [dayNumber, item.meal])).toEqual([
      [2, 'breakfast'],
      [2, 'lunch'],
    ])
  })

  it('[LEFT-2] nothing cooked the same day, on a complete day, in another week, or eaten as a leftover', () => {
    expect(listed(own, 2, 'lunch')).toEqual([])
    expect(listed(own, 8, 'lunch')).toEqual([])
    expect(listed(once, 5, 'lunch')).not.toContainEqual([3, 'dinner'])
    expect(listed(templateOf(['cc.....']), 2, 'dessert')).toEqual([])
  })

  it('[LEFT-2] a parent can feed more slots, a dessert only desserts', () => {
    const baked = made(fillSlot(once, dayAt(own, 2), { meal: 'dessert', recipeId: 'cake', servings: 1 }))
    expect(listed(baked, 4, 'lunch')).toContainEqual([2, 'dinner'])
    expect(listed(baked, 4, 'lunch')).not.toContainEqual([2, 'dessert'])
    expect(listed(baked, 4, 'dessert')).toEqual([[2, 'dessert']])
  })
})

describe('slotsFedBy', () => {
  const fed = (template: Template, dayNumber: number, meal: Meal) =>
    slotsFedBy(foundAt(template, dayNumber, meal)).map((slot) => [slot.dayNumber, slot.item.meal])

  it('[LEFT-3] are those that eat from a dish, by day, and of other dishes none', () => {
    expect(fed(thrice, 2, 'dinner')).toEqual([
      [3, 'dinner'],
      [4, 'lunch'],
      [4, 'dinner'],
    ])
    expect(fed(thrice, 2, 'lunch')).toEqual([])
    expect(fed(thrice, 3, 'dinner')).toEqual([])
  })
})

describe('feedingSentence', () => {
  const sentence = (template: Template, people: number) => {
    const feeding = feedingOf(foundAt(template, 2, 'dinner'), servedTo(people))
    return feeding && feedingSentence(feeding)
  }

  it.each([
    [once, 1, 'Makes a total of 2 servings. Eat 1 serving today and save 1 serving for day 3'],
    [once, 2, 'Makes a total of 4 servings. Eat 2 servings today and save 2 servings for day 3'],
    [
      thrice,
      1,
      'Makes a total of 3 ¼ servings. Eat 1 serving today, save 1 serving for day 3 and save 1 ¼ servings for day 4',
    ],
    [
      made(changeServings(once, slotAt(once, 2, 'dinner'), -2)),
      1,
      'Makes a total of 1 ½ servings. Eat ½ serving today and save 1 serving for day 3',
    ],
  ])('[LEFT-1] says what is made and saved, in real numbers (%#)', (template, people, text) => {
    expect(sentence(template, people)).toBe(text)
  })

  it('[LEFT-1] says nothing where nothing is saved', () => {
    expect(sentence(own, 1)).toBeUndefined()
  })
})

describe('cookedScale', () => {
  const cooked = (template: Template): CookedItem => {
    const item = itemAt(template, 2, 'dinner')
    if (!isCooked(item)) throw new Error('Day 2 cooks dinner')
    return item
  }

  it.each([
    ['one person', own, 1, 2, 0.5],
    ['four people', own, 4, 2, 2],
    ['four people with a leftover', once, 4, 2, 4],
    ['one person with three', thrice, 1, 4, 3.25 / 4],
  ])('[SHOP-3] for %s', (_, template, people, recipeServings, scale) => {
    const { week } = foundAt(template, 2, 'dinner')
    expect(cookedScale(week, cooked(template), { servedOf: servedTo(people), recipeServings })).toBe(scale)
  })

  it('[LEFT-1] the amount cooked is the sum of what is eaten of it', () => {
    expect(cookedServings(foundAt(thrice, 2, 'dinner').week, cooked(thrice), servedTo(1))).toBe(3.25)
  })
})

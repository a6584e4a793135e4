import { describe, expect, it } from 'vitest'
import type { Meal } from '../../meals/meals.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import { type FilledItem, isFilled } from '../item.ts'
import { addLeftover } from '../operations/add-leftover.ts'
import { clearSlot } from '../operations/clear-slot.ts'
import { lockItem } from '../operations/lock-item.ts'
import type { Dish } from '../planner/menu.ts'
import type { Template } from '../template.ts'
import { dayAt, foundAt, itemAt, made, refusalOf, slotAt } from '../testing/invented-template.ts'
import { kitchenOf } from './kitchen.ts'
import { randomizeItem } from './randomize-item.ts'
import { randomizeSlot } from './randomize-slot.ts'
import { anyDiner } from './testing/invented-kitchen.ts'
import { kitchenWith, plainDays, plainDish, plainDishes, shareOfDay } from './testing/plain-days.ts'

const usual = { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner' }
const seeds = [...'abcdefghijkl']

type Asked = Readonly<{ template: Template; dishes: readonly Dish[]; answers?: Partial<Questionnaire> }>

/** What a dice brings to dinner on day 1, by any seed. */
function dinnersDrawn({ template, dishes, answers = {} }: Asked): Template[] {
  const kitchen = kitchenWith(...plainDishes, ...dishes)
  const diner = { ...anyDiner, answers: { ...anyDiner.answers, ...answers } }
  return seeds.map((seed) =>
    made(randomizeItem({ kitchen, diner, seed }, template, slotAt(template, 1, 'dinner'))),
  )
}

const recipeAt = (template: Template, dayNumber: number, meal: Meal) => {
  const item = itemAt(template, dayNumber, meal)
  return isFilled(item) ? item.recipeId : item.kind
}
const drawnTo = (asked: Asked, meal: Meal = 'dinner', dayNumber = 1) =>
  [...new Set(dinnersDrawn(asked).map((template) => recipeAt(template, dayNumber, meal)))].sort()

describe('a dice', () => {
  const template = plainDays(usual, { ...usual, dinner: 'other' })
  const [other, third] = ['other', 'third'].map((id) => plainDish(id, 'dinner'))

  it('[ITEM-5] brings what the week doesn’t eat yet, where that brings the day into range', () => {
    expect(drawnTo({ template, dishes: [other!, third!] })).toEqual(['third'])
    const far = plainDish('far', 'dinner', { perServing: { ...shareOfDay(0.45), netCarbs: 400 } })
    expect(drawnTo({ template, dishes: [other!, far] })).toEqual(['other'])
    expect(drawnTo({ template, dishes: [other!] })).toEqual(['other'])
    expect(drawnTo({ template: plainDays(usual), dishes: [far] })).toEqual(['far'])
  })

  it('[ITEM-5] never brings what stands there, nor what the day eats anyway, nor what is to be gone', () => {
    const both = plainDish('lunch', 'lunch', { meals: ['lunch', 'dinner'], perServing: shareOfDay(0.45) })
    const kitchen = kitchenWith(...plainDishes.slice(0, 1), both, plainDishes[2]!, other!)
    for (const seed of seeds) {
      const planning = { kitchen, diner: anyDiner, seed }
      const found = foundAt(template, 1, 'dinner')
      expect(recipeAt(made(randomizeSlot(planning, template, found)), 1, 'dinner')).toBe('other')
      expect(refusalOf(randomizeSlot(planning, template, found, ['other']))).toEqual({
        because: 'nothing-suitable',
      })
    }
  })

  it('[ITEM-5] brings what is liked, and nothing of a cuisine that is disliked', () => {
    const thai = plainDish('thai', 'dinner', {
      character: { ...third!.character, cuisine: 'thai' },
    })
    const answers = { dislikedCuisines: ['thai'] } as const
    expect(drawnTo({ template, dishes: [thai, third!], answers })).toEqual(['third'])
    expect(drawnTo({ template, dishes: [thai, third!] })).toEqual(['thai', 'third'])
  })

  it('[LIV-4] brings nothing that takes longer than there is time, and last what takes far longer', () => {
    const meals = { ...anyDiner.answers.meals, dinner: { ...anyDiner.answers.meals.dinner, mostMinutes: 30 } }
    const slow = plainDish('slow', 'dinner', { minutes: 31 })
    const inTime = plainDish('in time', 'dinner', { minutes: 30 })
    expect(drawnTo({ template, dishes: [slow, inTime], answers: { meals } })).toEqual(['in time'])
    const endless = plainDish('endless', 'dinner', { minutes: 121 })
    expect(drawnTo({ template, dishes: [endless, third!] })).toEqual(['third'])
    expect(drawnTo({ template, dishes: [endless] })).toEqual(['endless'])
  })
})

describe('a dice for a dinner that another day eats, too', () => {
  const halfDay = { breakfast: 'breakfast', dinner: 'dinner' }
  const cooked = plainDays({ ...usual, dinner: 'stands' }, halfDay, halfDay)
  const parentId = itemAt(cooked, 1, 'dinner').id
  const feeding = (dayNumber: number) =>
    made(addLeftover(cooked, dayAt(cooked, dayNumber), { meal: 'lunch', parentId, servings: 1 }))
  /** A serving and a half of it for dinner, one for lunch. */
  const dinner = (id: string, own: Partial<Dish> = {}) =>
    plainDish(id, 'dinner', { perServing: shareOfDay(0.3), ...own })

  it('[LEFT-3] [CON-4] brings a dish that is still good when it is eaten, where there is one', () => {
    const asked = {
      template: feeding(2),
      dishes: [dinner('at once', { keepsDays: 0 }), dinner('keeps', { keepsDays: 1 })],
    }
    expect(drawnTo(asked)).toEqual(['keeps'])
    for (const template of dinnersDrawn(asked))
      expect(itemAt(template, 2, 'lunch')).toMatchObject({ kind: 'leftover', recipeId: 'keeps', parentId })
  })

  it('[LEFT-3] brings one that is done in time, where there is one', () => {
    const meals = { ...anyDiner.answers.meals, dinner: { ...anyDiner.answers.meals.dinner, mostMinutes: 30 } }
    const dishes = [dinner('slow', { minutes: 40 }), dinner('quick', { minutes: 30 })]
    expect(drawnTo({ template: feeding(2), dishes, answers: { meals } })).toEqual(['quick'])
  })

  it('[LEFT-3] brings any that suits its own day, where none suits the other', () => {
    const dishes = [dinner('at once', { keepsDays: 0 })]
    expect(drawnTo({ template: feeding(2), dishes })).toEqual(['at once'])
    expect(drawnTo({ template: feeding(2), dishes }, 'lunch', 2)).toEqual(['lunch'])
    const large = dinner('large', { perServing: shareOfDay(0.9), gramsPerServing: 800 })
    const fixed = ['breakfast', 'dinner'].reduce(
      (now, meal) => made(lockItem(now, slotAt(now, 2, meal as Meal))),
      feeding(2),
    )
    expect(drawnTo({ template: fixed, dishes: [large, dinner('for both')] })).toEqual(['for both'])
    expect(drawnTo({ template: fixed, dishes: [large] })).toEqual(['large'])
  })

  it('[LEFT-3] [CON-4] brings one that is good on the last day that eats it', () => {
    const twice = made(addLeftover(feeding(2), dayAt(cooked, 3), { meal: 'lunch', parentId, servings: 1 }))
    const dishes = [dinner('a day', { keepsDays: 1 }), dinner('two', { keepsDays: 2 })]
    expect(drawnTo({ template: twice, dishes })).toEqual(['two'])
  })

  it('[TOG-3] brings no dish that an eater of the meal may not have', () => {
    const avoids = { diets: [], exclusions: [], avoidedFoods: ['leek'] }
    const kim = {
      ...{ id: 'kim', name: 'Kim', share: 1, avoids },
      sharedOn: { breakfast: [], lunch: ['tuesday' as const], dinner: [] },
    }
    const base = kitchenWith(...plainDishes, dinner('for both'))
    const { recipes } = kitchenWith(dinner('with leek'))
    const leek = recipes.map((recipe) => ({ ...recipe, edible: { ...recipe.edible, foods: ['leek'] } }))
    const answers = { ...anyDiner.answers, table: { version: 1, eaters: [kim] } }
    for (const seed of seeds) {
      const planning = { kitchen: kitchenOf(leek, base), diner: { ...anyDiner, answers }, seed }
      const of = feeding(2)
      expect(recipeAt(made(randomizeItem(planning, of, slotAt(of, 1, 'dinner'))), 1, 'dinner')).toBe(
        'for both',
      )
    }
  })
})

describe('a dice that is pressed again', () => {
  const food = (id: string) => ({
    ...{ id, packGrams: 200, isLoose: false, openedDays: 4, price: 3 as const },
    ...{ isRare: false, isStaple: false },
  })
  const many = (id: string) =>
    Array.from({ length: 21 }, (_, at) =>
      plainDish(`${id} ${at}`, 'dinner', { foods: [{ food: food(id), grams: 80 }] }),
    )
  const elsewhere = ['leek', 'kale'].map((id) =>
    plainDish(`${id} elsewhere`, 'dinner', { foods: [{ food: food(id), grams: 100 }] }),
  )
  const kitchen = kitchenWith(...plainDishes, ...elsewhere, ...many('leek'), ...many('kale'))
  const drawnBeside = (dinner: string) => {
    const template = plainDays(usual, { ...usual, dinner })
    const drawn = seeds.map((seed) => {
      const planning = { kitchen, diner: anyDiner, seed }
      return recipeAt(made(randomizeItem(planning, template, slotAt(template, 1, 'dinner'))), 1, 'dinner')
    })
    return [...new Set(drawn.map((id) => id.split(' ')[0]))]
  }

  it('[LIV-1] uses up what the week has opened, and follows the week when that changes', () => {
    expect(drawnBeside('leek elsewhere')).toEqual(['leek'])
    expect(drawnBeside('kale elsewhere')).toEqual(['kale'])
    expect(drawnBeside('leek elsewhere')).toEqual(['leek'])
  })
})

describe('a dice for a person who wants a new dish a week', () => {
  const many = (familiarity: 'discovery' | 'weeknight') =>
    Array.from({ length: 21 }, (_, at) => {
      const dish = plainDish(`${familiarity} ${at}`, 'dinner')
      return { ...dish, character: { ...dish.character, familiarity } }
    })
  const dishes = [...many('discovery'), ...many('weeknight')]
  const adventure = 'new-each-week' as const
  const isNew = (asked: Partial<Asked>) => {
    const all = { template: plainDays(usual), dishes, answers: { adventure }, ...asked }
    const drawn = drawnTo(all).map((id) => id.startsWith('discovery'))
    return [...new Set(drawn)]
  }

  it('[HELD-4] brings one where the week has none', () => {
    expect(isNew({})).toEqual([true])
    const asked = plainDays({ ...usual, dinner: 'discovery 0' })
    expect(isNew({ template: asked })).toEqual([true])
    expect(isNew({ template: made(clearSlot(asked, slotAt(asked, 1, 'dinner'))) })).toEqual([true])
  })

  it('[HELD-4] brings what is familiar where the week has a new one, and to who wants no other', () => {
    const template = plainDays(usual, { ...usual, dinner: 'discovery 0' })
    expect(isNew({ template })).toEqual([false])
    expect(isNew({ answers: { adventure: 'familiar' } })).toEqual([false])
  })

  it('[HELD-4] brings no strange dessert for it', () => {
    const desserts = dishes.map(
      (dish): Dish => ({ ...dish, meals: ['dessert'], perServing: shareOfDay(0.08) }),
    )
    const answers = { ...anyDiner.answers, adventure }
    const template = plainDays({ ...usual, dinner: 'small' })
    const small = plainDish('small', 'dinner', { perServing: shareOfDay(0.37) })
    const kitchen = kitchenWith(...plainDishes, small, ...desserts)
    const drawn = seeds.map((seed) => {
      const planning = { kitchen, diner: { ...anyDiner, answers }, seed }
      const after = made(randomizeItem(planning, template, slotAt(template, 1, 'dessert')))
      return (itemAt(after, 1, 'dessert') as FilledItem).recipeId.startsWith('discovery')
    })
    expect(new Set(drawn)).toEqual(new Set([false]))
  })
})

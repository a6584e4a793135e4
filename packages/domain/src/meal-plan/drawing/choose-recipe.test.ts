import { describe, expect, it } from 'vitest'
import { weekdays } from '../../calendar/weekday.ts'
import { clearSlot } from '../operations/clear-slot.ts'
import { setGuests } from '../operations/set-guests.ts'
import { findDay } from '../places.ts'
import { about, dayAt, itemAt, made, refusalOf, slotAt, templateOf } from '../testing/invented-template.ts'
import { addLeftoverToFit, fillSlotToFit, refusalToServeRecipe, replaceItemToFit } from './choose-recipe.ts'
import { kitchenOf } from './kitchen.ts'
import { fitRecipe } from './rank-dishes.ts'
import { anyDiner, drawnTemplate, inventedKitchen, planningWith } from './testing/invented-kitchen.ts'
import { kitchenWith, plainDays, plainDish, plainDishes } from './testing/plain-days.ts'

const planning = planningWith()
const template = drawnTemplate()
const dinner = slotAt(template, 1, 'dinner')

describe('replaceItemToFit', () => {
  it('[ITEM-5] puts the recipe there, in the serving that suits the day', () => {
    const { day } = findDay(template, dinner)!
    const fits = ['dinner-1', 'dinner-2', 'dinner-3'].map((recipeId) => {
      const fit = fitRecipe(planning, { day, date: about.startDate, meal: 'dinner' }, recipeId)
      const after = made(replaceItemToFit(planning, template, dinner, recipeId))
      expect(itemAt(after, 1, 'dinner')).toMatchObject({ kind: 'normal', recipeId, servings: fit!.servings })
      return fit!.servings
    })
    expect(new Set(fits).size).toBeGreaterThan(1)
  })

  it('a dish that no serving of keeps to its share of the day is served once', () => {
    const { recipes } = inventedKitchen()
    const { edible, dish } = recipes.find((one) => one.dish.id === 'dinner-5')!
    const served = (calories: number) => {
      const perServing = { calories, fat: 0, netCarbs: 0, protein: calories / 4 }
      const kitchen = {
        ...inventedKitchen(),
        dish: () => ({ ...dish, perServing, gramsPerServing: 320 }),
        edible: () => edible,
      }
      return itemAt(
        made(replaceItemToFit({ ...planning, kitchen }, template, dinner, 'dinner-5')),
        1,
        'dinner',
      )
    }
    expect(served(9000)).toMatchObject({ recipeId: 'dinner-5', servings: 1 })
    // Of one that is too little for the meal, the largest plate.
    expect(served(1)).toMatchObject({ recipeId: 'dinner-5', servings: 2.25 })
  })

  it.each([
    ['diet', { free: [] }],
    ['exclusion', { contains: ['pork'] }],
    ['avoided-ingredient', { foods: ['garlic'] }],
    ['equipment', { needs: ['blender', 'oven'] }],
  ] as const)('[PLAN-2] [CON-9] refuses what the person must not eat: %s', (forbidden, edible) => {
    const answers = {
      ...anyDiner.answers,
      diets: ['nut-free'],
      exclusions: ['pork'],
      avoidedFoods: ['Garlic'],
      lacksEquipment: ['oven'],
    } as const
    const kitchen = inventedKitchen({ 'dinner-1': edible })
    const asked = { kitchen, diner: { ...anyDiner, answers } }
    expect(refusalOf(replaceItemToFit(asked, template, dinner, 'dinner-1'))).toEqual({
      because: 'forbidden-recipe',
      forbidden,
    })
    expect(refusalOf(replaceItemToFit(asked, template, dinner, 'dinner-2'))).toBeUndefined()
  })

  it('[ITEM-7] refuses a recipe the person avoids', () => {
    const diner = { ...anyDiner, interactions: [{ recipeId: 'dinner-1', type: 'dislike' }] } as const
    const outcome = replaceItemToFit({ ...planning, diner }, template, dinner, 'dinner-1')
    expect(refusalOf(outcome)).toEqual({ because: 'forbidden-recipe', forbidden: 'avoided-recipe' })
  })

  it('refuses a recipe that isn’t in the kitchen, and a slot that is not there', () => {
    const noRecipe = replaceItemToFit(planning, template, dinner, 'never-was')
    expect(refusalOf(noRecipe)).toEqual({ because: 'no-such-recipe' })
    const noSlot = replaceItemToFit(planning, template, { ...dinner, itemId: 'none' }, 'dinner-1')
    expect(refusalOf(noSlot)).toEqual({ because: 'not-there' })
  })
})

describe('fillSlotToFit', () => {
  it('fills an open slot, and no other', () => {
    const choice = { meal: 'dinner', recipeId: 'dinner-1' } as const
    const open = made(clearSlot(template, dinner))
    const after = made(fillSlotToFit(planning, open, dayAt(open, 1), choice))
    expect(itemAt(after, 1, 'dinner')).toMatchObject({ recipeId: 'dinner-1' })
    expect(refusalOf(fillSlotToFit(planning, template, dayAt(template, 1), choice))?.because).toBe(
      'slot-filled',
    )
    const nowhere = { ...dayAt(open, 1), dayId: 'none' }
    expect(refusalOf(fillSlotToFit(planning, open, nowhere, choice))).toEqual({ because: 'not-there' })
  })
})

describe('addLeftoverToFit', () => {
  const own = templateOf(['r......'])
  const chosen = made(replaceItemToFit(planning, own, slotAt(own, 1, 'dinner'), 'dinner-1'))
  const { itemId } = slotAt(chosen, 1, 'dinner')

  it('[LEFT-1] feeds a slot of a later day from an item cooked before', () => {
    const place = { ...dayAt(chosen, 2), itemId }
    const after = made(addLeftoverToFit(planning, chosen, place, 'lunch'))
    expect(itemAt(after, 2, 'lunch')).toMatchObject({
      kind: 'leftover',
      recipeId: 'dinner-1',
      parentId: itemId,
    })
    expect(itemAt(after, 1, 'dinner').kind).toBe('leftoverParent')
  })

  it.each([
    [0, 2],
    [1, 3],
    [2, 4],
  ])('[CON-4] refuses a dish that keeps %i days on day %i, and says how long it keeps', (keepsDays, day) => {
    const { recipes } = inventedKitchen()
    const { dish } = recipes.find((one) => one.dish.id === 'dinner-1')!
    const kitchen = { ...inventedKitchen(), dish: () => ({ ...dish, keepsDays }) }
    const asked = (on: number) =>
      addLeftoverToFit({ ...planning, kitchen }, chosen, { ...dayAt(chosen, on), itemId }, 'lunch')
    expect(refusalOf(asked(day))).toEqual({ because: 'keeps-too-short', cookedOn: 1, keepsDays })
    if (keepsDays > 0) expect(refusalOf(asked(day - 1))).toBeUndefined()
  })

  it('[LEFT-1] refuses to feed from an open slot', () => {
    const place = { ...dayAt(chosen, 3), itemId: slotAt(chosen, 2, 'dinner').itemId }
    expect(refusalOf(addLeftoverToFit(planning, chosen, place, 'lunch'))).toEqual({
      because: 'feeds-uncooked',
      dayNumber: 2,
      meal: 'dinner',
    })
  })
})

describe('a recipe that can’t stand there', () => {
  const side = { ...plainDish('beans', 'dinner'), isSide: true }
  const own = { kitchen: kitchenWith(...plainDishes, side), diner: anyDiner }
  const days = plainDays({ breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner' }, {})

  it('[PLATE-3] is a side, as a main', () => {
    const place = slotAt(days, 1, 'dinner')
    expect(refusalOf(replaceItemToFit(own, days, place, 'beans'))).toEqual({ because: 'side-as-main' })
    const wish = { meal: 'dinner', recipeId: 'beans' } as const
    expect(refusalOf(fillSlotToFit(own, days, dayAt(days, 2), wish))).toEqual({ because: 'side-as-main' })
  })

  it('[LEFT-1] is a leftover of nothing, and one of a dish on the same day', () => {
    const nowhere = { ...dayAt(days, 2), itemId: 'none' }
    expect(refusalOf(addLeftoverToFit(own, days, nowhere, 'lunch'))).toEqual({ because: 'not-there' })
    const same = { ...dayAt(days, 1), itemId: slotAt(days, 1, 'breakfast').itemId }
    expect(addLeftoverToFit(own, days, same, 'dinner').ok).toBe(false)
    const elsewhere = { ...dayAt(days, 2), dayId: 'none', itemId: slotAt(days, 1, 'dinner').itemId }
    expect(refusalOf(addLeftoverToFit(own, days, elsewhere, 'lunch'))).toEqual({ because: 'not-there' })
  })

  it('[TOG-2] [TOG-3] is what some of those may not have who eat there, by their names', () => {
    const avoids = (exclusions: readonly ['fish'] | readonly []) => {
      return { diets: [], exclusions, avoidedFoods: [] }
    }
    const eater = (name: string, exclusions: readonly ['fish'] | readonly []) => {
      const sharedOn = { breakfast: [], lunch: [], dinner: weekdays }
      return { id: name, name, share: 1, sharedOn, avoids: avoids(exclusions) }
    }
    const eaters = [eater('Jo', ['fish']), eater('Kim', []), eater('Lou', ['fish'])]
    const [salmon] = kitchenWith(plainDish('salmon', 'dinner')).recipes
    const kitchen = kitchenOf(
      [{ ...salmon!, edible: { ...salmon!.edible, contains: ['fish'] } }],
      kitchenWith(...plainDishes),
    )
    const at = (guestsAvoid?: ReturnType<typeof avoids>, absent: readonly string[] = []) => {
      return { meal: 'dinner', weekday: 'monday', absent, guestsAvoid } as const
    }
    const diner = { ...anyDiner, answers: { ...anyDiner.answers, table: { version: 1, eaters } } }
    const names = (place: ReturnType<typeof at>) => {
      const refusal = refusalToServeRecipe({ kitchen, diner }, 'salmon', place)
      return refusal?.because === 'forbidden-at-table' ? refusal.names : refusal
    }
    expect(names(at())).toEqual(['Jo', 'Lou'])
    expect(names(at(avoids(['fish'])))).toEqual(['Jo', 'Lou', 'a guest'])
    expect(names(at(avoids(['fish']), ['Jo', 'Lou']))).toEqual(['A guest'])
    expect(names(at(avoids([]), ['Jo', 'Lou']))).toBeUndefined()
    expect(refusalToServeRecipe({ kitchen, diner }, 'salmon')).toBeUndefined()
    expect(refusalToServeRecipe({ kitchen, diner }, 'dinner', at(avoids(['fish'])))).toBeUndefined()
  })

  it('[TOG-2] [TOG-3] is asked of the meal it would stand at', () => {
    const avoids = { diets: [], exclusions: ['fish'], avoidedFoods: [] } as const
    const [salmon] = kitchenWith(plainDish('salmon', 'dinner')).recipes
    const kitchen = kitchenOf(
      [{ ...salmon!, edible: { ...salmon!.edible, contains: ['fish'] } }],
      kitchenWith(...plainDishes),
    )
    const place = slotAt(days, 1, 'dinner')
    const invited = made(setGuests(days, { ...place, adults: 1, children: 0, avoids }))
    expect(refusalOf(replaceItemToFit({ kitchen, diner: anyDiner }, invited, place, 'salmon'))).toEqual({
      ...{ because: 'forbidden-at-table', names: ['A guest'] },
    })
    expect(refusalOf(replaceItemToFit({ kitchen, diner: anyDiner }, days, place, 'salmon'))).toBeUndefined()
  })
})

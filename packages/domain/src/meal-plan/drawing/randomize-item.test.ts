import { describe, expect, it } from 'vitest'
import type { Meal } from '../../meals/meals.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { isFilled } from '../item.ts'
import { slotsFedBy } from '../leftovers.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { allItems, type FoundItem, findById, itemsIn, placeOf } from '../places.ts'
import type { Dish } from '../planner/menu.ts'
import type { Template } from '../template.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { dayAt, itemAt, made, refusalOf, slotAt, templateOf } from '../testing/invented-template.ts'
import { faultsOf } from '../testing/plan-faults.ts'
import type { Diner } from './diner.ts'
import { kitchenOf } from './kitchen.ts'
import { randomizeItem } from './randomize-item.ts'
import { anyDiner, drawnTemplate, inventedKitchen, planningWith } from './testing/invented-kitchen.ts'

const planning = planningWith()
const template = deepFrozen(drawnTemplate())
const parents = allItems(template).filter(({ item }) => item.kind === 'leftoverParent')

function recipeIn(template: Template, { item }: FoundItem): RecipeId | undefined {
  const now = findById(template, item.id)?.item
  return now && isFilled(now) ? now.recipeId : undefined
}

describe('randomizeItem', () => {
  it('[ITEM-5] puts another dish into a slot, which the week doesn’t eat yet where such a one brings the day into range', () => {
    const slots = allItems(template).filter(({ item }) => item.kind === 'normal')
    const again = slots.filter((found) => {
      const after = made(randomizeItem(planning, template, placeOf(found)))
      expect(after.weeks.flatMap(faultsOf)).toEqual([])
      expect(recipeIn(after, found)).not.toBe(recipeIn(template, found))
      return itemsIn(found).some((other) => recipeIn(template, other) === recipeIn(after, found))
    })
    expect(again.length).toBeLessThan(slots.length / 20)
  })

  it('[ITEM-5] fills an open slot', () => {
    const own = templateOf(['r......'])
    const after = made(randomizeItem(planning, own, slotAt(own, 2, 'dinner')))
    expect(itemAt(after, 2, 'dinner')).toMatchObject({ kind: 'normal', isLocked: false })
  })

  it('[LIV-4] a dice keeps to the time of the weekday', () => {
    const weekdayMinutes = { breakfast: { tuesday: 20 } } as const
    const quick = planningWith({ diner: { ...anyDiner, answers: { ...anyDiner.answers, weekdayMinutes } } })
    // Day 1 is a Monday.
    const minutesOn = (dayNumber: number, seed: string) => {
      const drawn = made(
        randomizeItem({ ...quick, seed }, template, slotAt(template, dayNumber, 'breakfast')),
      )
      const item = itemAt(drawn, dayNumber, 'breakfast')
      return isFilled(item) ? quick.kitchen.dish(item.recipeId)!.minutes : undefined
    }
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    expect(Math.max(...seeds.map((seed) => minutesOn(2, seed)!))).toBeLessThanOrEqual(20)
    expect(Math.max(...seeds.map((seed) => minutesOn(1, seed)!))).toBeGreaterThan(20)
  })

  it('[MIN-3] a dice brings dishes with minerals sooner to a person who aims at them', () => {
    const recipes = planning.kitchen.recipes.map(({ dish, edible }, at) => {
      const times = at % 3 === 0 ? 6 : 1
      const minerals = { potassium: 250 * times, magnesium: 20 * times, fiber: 5, sodium: 100 }
      return { edible, dish: { ...dish, minerals } }
    })
    const richDrawn = (aimsForMinerals: boolean) => {
      const diner = { ...anyDiner, answers: { ...anyDiner.answers, aimsForMinerals } }
      const own = planningWith({ kitchen: kitchenOf(recipes), diner })
      return allItems(template).filter((found) => {
        const drawn = recipeIn(made(randomizeItem(own, template, placeOf(found))), found)
        return (drawn && own.kitchen.dish(drawn)!.minerals.potassium > 1000) ?? false
      }).length
    }
    expect(richDrawn(true)).toBeGreaterThan(1.3 * richDrawn(false))
  })

  it('[PLATE-1] a dice seldom brings a third dish of eggs to a day', () => {
    const ids = planning.kitchen.recipes.filter((_, at) => at % 2 === 0).map(({ dish }) => dish.id)
    const ofEggs = new Set<string | undefined>(ids)
    const seen = kitchenOf(
      planning.kitchen.recipes.map(({ dish, edible }) => {
        return { edible, dish: ofEggs.has(dish.id) ? { ...dish, eggs: 4, ledBy: 'egg' as const } : dish }
      }),
    )
    const isSecondOfDay = (found: FoundItem) => (other: FoundItem) =>
      other.dayNumber === found.dayNumber && other.item.id !== found.item.id
    const crowded = allItems(template).filter(
      (found) =>
        found.item.kind === 'normal' &&
        itemsIn(found)
          .filter(isSecondOfDay(found))
          .filter((other) => ofEggs.has(recipeIn(template, other))).length >= 2,
    )
    const drawnBy = (kitchen: typeof seen, seed: string) =>
      crowded.filter((found) => {
        const drawn = made(randomizeItem({ ...planningWith({ kitchen }), seed }, template, placeOf(found)))
        return ofEggs.has(recipeIn(drawn, found))
      }).length
    const drawnWith = (kitchen: typeof seen) =>
      ['one', 'two', 'three', 'four', 'five'].reduce((sum, seed) => sum + drawnBy(kitchen, seed), 0)
    expect(drawnWith(seen)).toBeLessThan(0.8 * drawnWith(planning.kitchen))
  })

  it('[PLAN-4] the same seed draws the same dish, other seeds others', () => {
    // Of one slot a day in range may leave no choice.
    const slots = allItems(template).filter(({ item }) => item.kind === 'normal')
    const draw = (seed: string) =>
      slots.map((found) =>
        recipeIn(made(randomizeItem({ ...planning, seed }, template, placeOf(found))), found),
      )
    expect(draw('a')).toEqual(draw('a'))
    const drawn = [...'abcdefghijklmnop'].map((seed) => JSON.stringify(draw(seed)))
    expect(new Set(drawn).size).toBeGreaterThan(2)
  })

  describe('[ITEM-5] [PLAN-2] a dice for a person who dislikes a cuisine', () => {
    const { recipes } = planning.kitchen
    const isThai = (at: number) => at % 2 === 0
    const kitchen = kitchenOf(
      recipes.map(({ dish, edible }, at) => ({
        dish: isThai(at) ? { ...dish, character: { ...dish.character, cuisine: 'thai' as const } } : dish,
        edible,
      })),
    )
    const thai = recipes.filter((_, at) => isThai(at)).map(({ dish }) => dish.id)
    const answers = { ...anyDiner.answers, dislikedCuisines: ['thai'] as const }

    function drawMany(interactions: Diner['interactions'] = []) {
      const own = templateOf(['r......'])
      return Array.from({ length: 40 }, (_, at) => {
        const asked = { kitchen, diner: { answers, interactions }, seed: `${at}` }
        const item = itemAt(made(randomizeItem(asked, own, slotAt(own, 2, 'dinner'))), 2, 'dinner')
        return isFilled(item) ? item.recipeId : ''
      })
    }

    it('never brings a dish of it', () => {
      const drawn = drawMany()
      expect(new Set(drawn).size).toBeGreaterThan(1)
      expect(drawn.filter((id) => thai.includes(id))).toEqual([])
    })

    it('brings one that the person likes', () => {
      const interactions = thai.map((recipeId) => ({ recipeId, type: 'like' as const }))
      expect(drawMany(interactions).filter((id) => thai.includes(id))).not.toEqual([])
    })
  })

  it('[LEFT-3] slots that ate from the dish keep a meal: the new dish, or one of their own', () => {
    expect(parents.length).toBeGreaterThan(3)
    let shared = 0
    for (const found of parents) {
      const after = made(randomizeItem(planning, template, placeOf(found)))
      const fed = slotsFedBy(found)
      for (const slot of fed) {
        expect(recipeIn(after, slot)).toBeDefined()
        expect(recipeIn(after, slot)).not.toBe(recipeIn(template, found))
      }
      shared += fed.filter((slot) => recipeIn(after, slot) === recipeIn(after, found)).length
      expect(after.weeks.flatMap(faultsOf)).toEqual([])
    }
    expect(shared).toBeGreaterThan(0)
  })

  describe('[LEFT-3] a lunch that ate from a dinner, where the new dinner would bring its day out of range', () => {
    const dinner = parents.find((found) => slotsFedBy(found)[0]?.item.meal === 'lunch')!
    const [lunch] = slotsFedBy(dinner)
    const eaten = new Set(allItems(template).map((found) => recipeIn(template, found)))
    const { recipes } = planning.kitchen
    const unused = (meal: Meal) =>
      recipes.find(({ dish }) => dish.meals.includes(meal) && !eaten.has(dish.id))!.dish
    const allCarbs = { calories: 600, fat: 0, netCarbs: 150, protein: 0 }

    /** Offers these dishes only; the new dinner suits its own day, and no other. */
    function randomizeFrom(offered: readonly Dish[]) {
      const dish = (recipeId: string) => {
        const known = planning.kitchen.dish(recipeId)
        return recipeId === unused('dinner').id ? { ...known!, perServing: allCarbs } : known
      }
      const kitchen = { ...planning.kitchen, dish, dishesFor: () => offered }
      return made(randomizeItem({ ...planning, kitchen }, template, placeOf(dinner)))
    }

    it('gets a dish of its own', () => {
      const after = randomizeFrom([unused('dinner'), unused('lunch')])
      expect(recipeIn(after, dinner)).toBe(unused('dinner').id)
      expect(findById(after, lunch!.item.id)?.item).toMatchObject({
        kind: 'normal',
        recipeId: unused('lunch').id,
      })
    })

    it('stays open where there is none', () => {
      const after = randomizeFrom([unused('dinner')])
      expect(recipeIn(after, dinner)).toBe(unused('dinner').id)
      expect(findById(after, lunch!.item.id)?.item.kind).toBe('empty')
    })
  })

  it('[ITEM-5] refuses where the kitchen has no other dish', () => {
    const [breakfast] = inventedKitchen().recipes
    const kitchen = kitchenOf([breakfast!])
    const day = templateOf([])
    const place = slotAt(day, 1, 'breakfast')
    const filled = made(randomizeItem({ kitchen, diner: anyDiner, seed: 'any' }, day, place))
    const again = randomizeItem({ kitchen, diner: anyDiner, seed: 'any' }, filled, place)
    expect(refusalOf(again)).toEqual({ because: 'nothing-suitable' })
  })

  it.each([
    ['a locked dish', (own: Template) => lockItem(own, slotAt(own, 1, 'dinner')), 'slot-locked'],
    ['a complete day', (own: Template) => completeDay(own, dayAt(own, 1)), 'day-complete'],
  ] as const)('[ITEM-5] refuses %s', (_what, change, because) => {
    const own = made(change(templateOf(['r......'])))
    expect(refusalOf(randomizeItem(planning, own, slotAt(own, 1, 'dinner')))?.because).toBe(because)
  })

  it('refuses a slot that is not there', () => {
    const place = { ...slotAt(template, 1, 'dinner'), itemId: 'none' }
    expect(refusalOf(randomizeItem(planning, template, place))).toEqual({ because: 'not-there' })
  })
})

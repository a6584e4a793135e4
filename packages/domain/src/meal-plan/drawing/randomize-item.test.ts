import { describe, expect, it } from 'vitest'
import { isFilled, type RecipeId } from '../item.ts'
import { slotsFedBy } from '../leftovers.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { allItems, type FoundItem, findById, itemsIn, placeOf } from '../places.ts'
import type { Template } from '../template.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { dayAt, itemAt, made, refusalOf, slotAt, templateOf } from '../testing/invented-template.ts'
import { faultsOf } from '../testing/plan-faults.ts'
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
  it('[ITEM-5] puts another dish into a slot, which the week doesn’t eat yet', () => {
    for (const found of allItems(template).filter(({ item }) => item.kind === 'normal')) {
      const after = made(randomizeItem(planning, template, placeOf(found)))
      const week = itemsIn(found).map((other) => recipeIn(template, other))
      expect(week).not.toContain(recipeIn(after, found))
      expect(after.weeks.flatMap(faultsOf)).toEqual([])
    }
  })

  it('[ITEM-5] fills an open slot', () => {
    const own = templateOf(['r......'])
    const after = made(randomizeItem(planning, own, slotAt(own, 2, 'dinner')))
    expect(itemAt(after, 2, 'dinner')).toMatchObject({ kind: 'normal', isLocked: false })
  })

  it('[PLAN-4] the same seed draws the same dish, other seeds others', () => {
    const draw = (seed: string) =>
      itemAt(
        made(randomizeItem({ ...planning, seed }, template, slotAt(template, 1, 'breakfast'))),
        1,
        'breakfast',
      )
    expect(draw('a')).toEqual(draw('a'))
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => JSON.stringify(draw(seed)))
    expect(new Set(drawn).size).toBeGreaterThan(2)
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

  it('[LEFT-3] a slot that ate from the dish stays open where the kitchen has no dish for it', () => {
    const [parent] = parents
    const [fed] = slotsFedBy(parent!)
    const { recipes } = inventedKitchen()
    const eaten = new Set(allItems(template).map((found) => recipeIn(template, found)))
    // One other dish for the parent's slot, so rich that no second meal of it fits; for the slot that is fed, none.
    const other = recipes.find(({ dish }) => dish.meals.includes(parent!.item.meal) && !eaten.has(dish.id))!
    const rich = {
      ...other,
      dish: { ...other.dish, perServing: { calories: 1, fat: 0, netCarbs: 0, protein: 0 } },
    }
    const known = recipes.filter(({ dish }) => eaten.has(dish.id))
    const kitchen = { ...kitchenOf([...known, rich]), dishesFor: () => [other.dish] }
    const after = made(randomizeItem({ ...planning, kitchen }, template, placeOf(parent!)))
    expect(recipeIn(after, parent!)).toBe(other.dish.id)
    expect(findById(after, fed!.item.id)?.item.kind).toBe('empty')
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

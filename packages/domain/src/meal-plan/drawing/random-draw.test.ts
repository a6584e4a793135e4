import { describe, expect, it } from 'vitest'
import { mainMeals } from '../../meals/meals.ts'
import { isFilled } from '../item.ts'
import { completeDay } from '../operations/complete-day.ts'
import { fillSlot } from '../operations/fill-slot.ts'
import { lockItem } from '../operations/lock-item.ts'
import { allItems, findById, itemsIn } from '../places.ts'
import type { Template } from '../template.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { dayAt, foundAt, itemAt, made, refusalOf, slotAt, templateOf } from '../testing/invented-template.ts'
import { faultsOf } from '../testing/plan-faults.ts'
import {
  finishRandomDraw,
  refusalToDrawAny,
  type Scope,
  slotsToDraw,
  startRandomDraw,
} from './random-draw.ts'
import { addPass, choicesOf, nextPass, startSlotDraw } from './slot-draw.ts'
import { anyDiner, drawAll, drawnTemplate, planningWith } from './testing/invented-kitchen.ts'

const planning = planningWith()
const template = deepFrozen(drawnTemplate())
const weekOf = (of: Template, at = 0) => ({ weekId: of.weeks[at]!.id })

function randomized(of: Template, scope: Scope, seed = 'two'): Template {
  const start = startRandomDraw(anyDiner, of, scope)
  if (!start.ok) throw new Error(start.reason.because)
  return made(finishRandomDraw(drawAll(planning, start.draw, seed), scope))
}

describe('a day or a week drawn again', () => {
  it('[PLAN-4] every free slot gets another dish; the same seed the same', () => {
    const scope = weekOf(template)
    const after = randomized(template, scope)
    for (const found of itemsIn({ week: template.weeks[0]!, weekIndex: 0 })) {
      const now = findById(after, found.item.id)!.item
      expect(isFilled(now)).toBe(true)
      expect('recipeId' in now && 'recipeId' in found.item && now.recipeId === found.item.recipeId).toBe(
        false,
      )
    }
    expect(after.weeks.slice(1)).toEqual(template.weeks.slice(1))
    expect(after.weeks.flatMap(faultsOf)).toEqual([])
    expect(randomized(template, scope)).toEqual(after)
    expect(randomized(template, scope, 'three')).not.toEqual(after)
  })

  it('[LEFT-1] a week has the leftovers that were wished for', () => {
    const kinds = itemsIn({ week: randomized(template, weekOf(template)).weeks[0]!, weekIndex: 0 })
    expect(kinds.filter(({ item }) => item.kind === 'leftover').length).toBeGreaterThan(0)
  })

  it('[ITEM-5] what is locked stays', () => {
    const locked = made(lockItem(template, slotAt(template, 3, 'breakfast')))
    const after = randomized(locked, weekOf(locked))
    expect(itemAt(after, 3, 'breakfast')).toEqual(itemAt(locked, 3, 'breakfast'))
  })

  it('fills a day of a plan of one’s own', () => {
    const own = templateOf([])
    const after = randomized(own, dayAt(own, 2))
    expect(foundAt(after, 2, 'dinner').day.items.filter(isFilled).length).toBeGreaterThanOrEqual(3)
    expect(allItems(after).filter(({ item, dayNumber }) => isFilled(item) && dayNumber !== 2)).toEqual([])
  })

  it('[ITEM-5] refuses where nothing was drawn', () => {
    const start = startRandomDraw(anyDiner, template, weekOf(template))
    expect(start.ok && refusalOf(finishRandomDraw(start.draw, weekOf(template)))).toEqual({
      because: 'nothing-suitable',
    })
  })
})

describe('slotsToDraw', () => {
  const own = templateOf([])
  const desserts = (of: Template, wantsDessert = true) =>
    slotsToDraw(of, weekOf(of), wantsDessert).flatMap(({ item, dayNumber }) =>
      item.meal === 'dessert' ? [dayNumber] : [],
    )

  it('has two desserts a week, on the days where the planner puts them', () => {
    expect(desserts(own)).toEqual([3, 6])
    expect(desserts(own, false)).toEqual([])
  })

  it('counts a dessert that is eaten already', () => {
    const dessert = { meal: 'dessert', recipeId: 'dessert-1', servings: 1 } as const
    const one = made(fillSlot(own, dayAt(own, 3), dessert))
    expect(desserts(made(lockItem(one, slotAt(one, 3, 'dessert'))))).toEqual([6])
    const two = made(fillSlot(one, dayAt(one, 1), dessert))
    expect(
      slotsToDraw(two, weekOf(two), true).filter(
        ({ item }) => item.kind === 'empty' && item.meal === 'dessert',
      ),
    ).toEqual([])
  })

  it('of a drawn plan, all free slots', () => {
    expect(slotsToDraw(template, weekOf(template), false)).toHaveLength(
      template.weeks[0]!.days.flatMap(({ items }) => items).length,
    )
  })
})

describe('refusalToDrawAny', () => {
  const ready = templateOf(['rrrrrrr', 'ccccccc'])

  it.each([
    ['a complete week', ready, weekOf(ready, 1), { because: 'week-complete', weekNumber: 2 }],
    [
      'a complete day',
      made(completeDay(ready, dayAt(ready, 1))),
      dayAt(ready, 1),
      { because: 'day-complete', dayNumber: 1 },
    ],
    ['a week that isn’t there', ready, { weekId: 'none' }, { because: 'not-there' }],
    ['a day that isn’t there', ready, { ...weekOf(ready), dayId: 'none' }, { because: 'not-there' }],
    ['nothing, where a slot is free', ready, weekOf(ready), undefined],
  ] as const)('refuses %s', (_what, of, scope, refusal) => {
    expect(refusalToDrawAny(of, scope)).toEqual(refusal)
  })

  it('names a slot where all are held', () => {
    const held = mainMeals.reduce((own, meal) => made(lockItem(own, slotAt(own, 1, meal))), template)
    const refusal = { because: 'slot-not-free', dayNumber: 1, meal: 'breakfast' }
    expect(refusalToDrawAny(held, dayAt(held, 1))).toEqual(refusal)
  })
})

describe('a draw of slots', () => {
  const slots = [foundAt(template, 1, 'breakfast'), foundAt(template, 2, 'dinner')]
  const [first, second] = slots.map(({ item }) => item.id)
  const helping = (meal: 'breakfast' | 'dinner', recipeId: string) => [{ meal, recipeId, servings: 1 }]
  const standing = slots.flatMap(({ item }) => ('recipeId' in item ? [item.recipeId] : []))

  it('asks first for dishes that don’t stand there, then for any, and only for slots still open', () => {
    const draw = startSlotDraw(template, slots, false)
    const asked = nextPass(draw)
    expect(asked?.open).toEqual([
      { day: 0, meal: 'breakfast' },
      { day: 1, meal: 'dinner' },
    ])
    expect(asked?.not).toEqual(standing)
    const half = addPass(draw, [helping('breakfast', 'new')])
    const rest = nextPass(half)
    expect(rest).toMatchObject({ open: [{ day: 1, meal: 'dinner' }], not: [] })
    expect(rest?.kept).toContainEqual({ day: 0, meal: 'breakfast', recipeId: 'new', servings: 1 })
    const whole = addPass(half, [[], helping('dinner', 'other')])
    expect(nextPass(whole)).toBeUndefined()
    expect(choicesOf(whole)).toEqual([
      { itemId: first, servings: 1, recipeId: 'new' },
      { itemId: second, servings: 1, recipeId: 'other' },
    ])
  })

  it('ends where the planner finds nothing, and keeps the rest as it is', () => {
    const draw = addPass(addPass(startSlotDraw(template, slots, false), []), [])
    expect(nextPass(draw)).toBeUndefined()
    expect(choicesOf(draw)).toEqual([])
  })

  it('asks for a week as it was wished first', () => {
    const pass = nextPass(startSlotDraw(template, slots, true))
    expect(pass && 'open' in pass).toBe(false)
  })

  it('[LEFT-1] a leftover is one only where its parent was drawn along', () => {
    const leftover = {
      meal: 'dinner',
      recipeId: 'new',
      servings: 2,
      leftoverOf: { day: 0, meal: 'breakfast' },
    } as const
    const along = addPass(startSlotDraw(template, slots, true), [helping('breakfast', 'new'), [leftover]])
    expect(choicesOf(along)[1]).toEqual({ itemId: second, servings: 2, leftoverOf: first })
    const alone = addPass(startSlotDraw(template, slots.slice(1), true), [[], [leftover]])
    expect(choicesOf(alone)).toEqual([{ itemId: second, servings: 2, recipeId: 'new' }])
  })
})

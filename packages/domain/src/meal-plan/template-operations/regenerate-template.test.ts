import { describe, expect, it } from 'vitest'
import { type Meal, mainMeals } from '../../meals/meals.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { resetDay } from '../operations/reset-day.ts'
import { allItems, type FoundItem } from '../places.ts'
import { weekStateOf } from '../states.ts'
import type { Template } from '../template.ts'
import {
  about,
  countedIds,
  dayAt,
  drawnDays,
  foundAt,
  generatedTemplate,
  itemAt,
  made,
  slotAt,
  templateOf,
} from '../testing/invented-template.ts'
import { lost } from '../testing/step-faults.ts'
import { keptDays, regenerateTemplate } from './regenerate-template.ts'

const draft = { ...about, id: 'next', mode: 'generated', mains: mainMeals, days: drawnDays('next') } as const
const old = generatedTemplate()
const afresh = (template: Template) => made(regenerateTemplate(template, draft, countedIds('next')))
const lockedOn1 = (letters: string, meal: Meal) => {
  const own = templateOf([letters])
  return made(lockItem(own, slotAt(own, 1, meal)))
}
const slotsOn = (template: Template, dayNumber: number) =>
  foundAt(template, dayNumber, 'lunch').day.items.map(({ kind, meal }) => `${kind} ${meal}`)
const recipeAt = (...at: Parameters<typeof itemAt>) => ({ recipeId: 'none', ...itemAt(...at) }).recipeId

describe('regenerateTemplate', () => {
  it('[PLAN-6] draws everything again where nothing is to be kept, and shares no id with the old plan', () => {
    const next = afresh(old)
    const isDrawn = ({ item }: FoundItem) => 'recipeId' in item && item.recipeId.startsWith('next')
    expect(allItems(next).every(isDrawn)).toBe(true)
    const ids = new Set(allItems(old).map(({ item }) => item.id))
    expect(allItems(next).some(({ item }) => ids.has(item.id))).toBe(false)
  })

  it('[PLAN-6] keeps complete days as they were, and the leftovers of what was cooked on them', () => {
    const next = afresh(made(completeDay(old, dayAt(old, 1))))
    expect(foundAt(next, 1, 'lunch').day.isComplete).toBe(true)
    expect(mainMeals.map((meal) => recipeAt(next, 1, meal))).toEqual(
      mainMeals.map((meal) => recipeAt(old, 1, meal)),
    )
    const parent = itemAt(next, 1, 'dinner')
    expect(parent.kind).toBe('leftoverParent')
    expect(itemAt(next, 2, 'lunch')).toMatchObject({ kind: 'leftover', parentId: parent.id })
    expect(recipeAt(next, 2, 'dinner')).toBe('next-2-dinner')
  })

  it.each([
    ['parent', 1, 'dinner'],
    ['leftover', 2, 'lunch'],
  ] as const)('[PLAN-6] keeps a cooking whole when its %s is locked', (_, dayNumber, meal) => {
    const next = afresh(made(lockItem(old, slotAt(old, dayNumber, meal))))
    expect(recipeAt(next, 1, 'dinner')).toBe('drawn-1-dinner')
    expect(itemAt(next, 2, 'lunch')).toMatchObject({
      kind: 'leftover',
      recipeId: 'drawn-1-dinner',
      parentId: itemAt(next, 1, 'dinner').id,
    })
    expect(itemAt(next, dayNumber, meal)).toMatchObject({ isLocked: true })
    expect(recipeAt(next, 1, 'lunch')).toBe('next-1-lunch')
  })

  it('[LEFT-3] a drawn leftover whose parent gave way to something kept is cooked afresh', () => {
    const next = afresh(lockedOn1('r......', 'dinner'))
    expect(recipeAt(next, 1, 'dinner')).toBe('recipe-w1d1-dinner')
    expect(itemAt(next, 1, 'dinner').kind).toBe('normal')
    expect(itemAt(next, 2, 'lunch')).toMatchObject({ kind: 'normal', recipeId: 'next-1-dinner' })
  })

  it('[LEFT-3] the first of two such leftovers feeds the second', () => {
    const leftoverOf = { day: 0, meal: 'dinner' } as const
    const lunchOn3 = { meal: 'lunch', recipeId: 'next-1-dinner', servings: 1, leftoverOf } as const
    const days = draft.days.map((items, day) =>
      day === 2 ? items.map((item) => (item.meal === 'lunch' ? lunchOn3 : item)) : items,
    )
    const locked = lockedOn1('r......', 'dinner')
    const next = made(regenerateTemplate(locked, { ...draft, days }, countedIds()))
    const first = itemAt(next, 2, 'lunch')
    expect(first.kind).toBe('leftoverParent')
    expect(itemAt(next, 3, 'lunch')).toMatchObject({ kind: 'leftover', parentId: first.id })
  })

  it('[PLAN-6] a locked dinner stays as it is, also when the draw brings the same dish with leftovers again', () => {
    const first = afresh(old)
    const locked = made(lockItem(first, slotAt(first, 3, 'dinner')))
    const reset = made(resetDay(locked, dayAt(locked, 4)))
    expect(itemAt(reset, 3, 'dinner').kind).toBe('normal')
    const next = afresh(reset)
    expect(lost(reset, next)).toEqual([])
    expect(itemAt(next, 3, 'dinner')).toMatchObject({ kind: 'normal', recipeId: 'next-3-dinner' })
    expect(itemAt(next, 4, 'lunch')).toMatchObject({ kind: 'normal', recipeId: 'next-3-dinner' })
  })

  it('[PLAN-6] a locked breakfast stays though breakfast is no longer eaten, skipped meals of open days do not', () => {
    const locked = lockedOn1('rk.....', 'breakfast')
    const days = draft.days.map((items) => items.filter(({ meal }) => meal !== 'breakfast'))
    const next = made(
      regenerateTemplate(locked, { ...draft, mains: ['lunch', 'dinner'], days }, countedIds()),
    )
    expect(slotsOn(next, 1)).toEqual(['normal breakfast', 'normal lunch', 'leftoverParent dinner'])
    expect(slotsOn(next, 2)).toEqual(['leftover lunch', 'normal dinner'])
  })

  it('[PLAN-6] becomes a plan of one’s own with what was kept and nothing else', () => {
    const cooking = made(completeDay(old, dayAt(old, 1)))
    const next = made(regenerateTemplate(cooking, { ...about, mode: 'own' }, countedIds('next')))
    expect(next.weeks.map(weekStateOf)).toEqual(['preparing', 'empty', 'empty', 'empty'])
    expect(slotsOn(next, 2)).toEqual(['empty breakfast', 'leftover lunch', 'empty dinner', 'empty dessert'])
  })

  it('[DAY-10] keeps nothing of a plan eaten to its end', () => {
    const eaten = templateOf(['ccccccc', 'ccccccc', 'ccccccc', 'ccccccc'])
    expect(keptDays(eaten)).toEqual([])
    expect(afresh(eaten).weeks.map(weekStateOf)).toEqual(['ready', 'ready', 'ready', 'ready'])
  })

  it('leaves the old plan as it was', () => {
    const before = structuredClone(old)
    afresh(old)
    expect(old).toEqual(before)
  })
})

import { describe, expect, it } from 'vitest'
import { mainMeals } from '../../meals/meals.ts'
import { allItems } from '../places.ts'
import { weekStateOf } from '../states.ts'
import { dateOfDay } from '../template.ts'
import {
  about,
  countedIds,
  drawnDays,
  foundAt,
  generatedTemplate,
  itemAt,
  made,
  refusalOf,
} from '../testing/invented-template.ts'
import { createTemplate } from './create-template.ts'

const generated = { ...about, mode: 'generated', mains: mainMeals, days: drawnDays() } as const

describe('createTemplate', () => {
  it('[BIZ-8] [PLAN-2] is 28 empty days of four slots for a plan of one’s own', () => {
    const template = made(createTemplate({ ...about, mode: 'own' }, countedIds()))
    expect(template).toMatchObject({ ...about, mode: 'own' })
    expect(template.weeks.map(({ days }) => days.length)).toEqual([7, 7, 7, 7])
    expect(template.weeks.map(weekStateOf)).toEqual(['empty', 'empty', 'empty', 'empty'])
    expect(allItems(template).map(({ item }) => item.kind)).toEqual(
      Array.from({ length: 112 }, () => 'empty'),
    )
    expect(foundAt(template, 28, 'lunch').day.items.map(({ meal }) => meal)).toEqual([
      ...mainMeals,
      'dessert',
    ])
  })

  it('[PLAN-2] is filled as drawn, with an id of its own for everything', () => {
    const template = generatedTemplate()
    expect(template.weeks.map(weekStateOf)).toEqual(['ready', 'ready', 'ready', 'ready'])
    expect(itemAt(template, 1, 'breakfast')).toMatchObject({ kind: 'normal', recipeId: 'drawn-1-breakfast' })
    const ids = [
      ...template.weeks.flatMap(({ id, days }) => [id, ...days.map((day) => day.id)]),
      ...allItems(template).map(({ item }) => item.id),
    ]
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('[LEFT-1] links leftovers to what they were drawn to eat from', () => {
    const template = generatedTemplate()
    const parent = itemAt(template, 1, 'dinner')
    expect(parent).toMatchObject({ kind: 'leftoverParent', recipeId: 'drawn-1-dinner' })
    expect(itemAt(template, 2, 'lunch')).toMatchObject({ kind: 'leftover', parentId: parent.id })
  })

  it('[PLAN-2] has no breakfast where it is never eaten, and dessert on its own days', () => {
    const days = drawnDays().map((items) => items.filter(({ meal }) => meal !== 'breakfast'))
    const template = made(createTemplate({ ...generated, mains: ['lunch', 'dinner'], days }, countedIds()))
    const mealsOn = (dayNumber: number) =>
      foundAt(template, dayNumber, 'lunch').day.items.map(({ meal }) => meal)
    expect(mealsOn(1)).toEqual(['lunch', 'dinner'])
    expect(mealsOn(3)).toEqual(['lunch', 'dinner', 'dessert'])
  })

  it('[PLAN-5] has an open slot where nothing could be drawn', () => {
    const days = drawnDays().map((items, day) => (day === 1 ? items.slice(0, 2) : items))
    const template = made(createTemplate({ ...generated, days }, countedIds()))
    expect(itemAt(template, 2, 'dinner').kind).toBe('empty')
  })

  it('[API-3] refuses servings no planner may draw', () => {
    const days = [[{ meal: 'lunch', recipeId: 'stew', servings: 0.3 }]] as const
    expect(refusalOf(createTemplate({ ...generated, days }, countedIds()))).toEqual({
      because: 'servings-off-grid',
    })
  })

  it('[PLAN-7] has a date for every day', () => {
    const template = generatedTemplate()
    expect(dateOfDay(template, 1)).toBe('2026-03-02')
    expect(dateOfDay(template, 28)).toBe('2026-03-29')
  })
})

import { describe, expect, it } from 'vitest'
import { completeDay } from '../operations/complete-day.ts'
import { allItems } from '../places.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { dayAt, foundAt, generatedTemplate, itemAt, made } from '../testing/invented-template.ts'
import { renameRecipes } from './rename-recipes.ts'

const drawn = deepFrozen(generatedTemplate())
const renamed = (id: string) => (id === 'drawn-1-dinner' ? 'today-1-dinner' : id)

describe('renameRecipes', () => {
  it('names a recipe otherwise wherever it stands, also as a leftover and on a complete day', () => {
    const eaten = made(completeDay(drawn, dayAt(drawn, 1)))
    const template = renameRecipes(eaten, renamed)
    expect(itemAt(template, 1, 'dinner')).toEqual({
      ...itemAt(eaten, 1, 'dinner'),
      recipeId: 'today-1-dinner',
    })
    expect(itemAt(template, 2, 'lunch')).toMatchObject({ kind: 'leftover', recipeId: 'today-1-dinner' })
    expect(foundAt(template, 1, 'dinner').day.isComplete).toBe(true)
  })

  it('leaves all else the same values, and the template itself where no name changes', () => {
    const template = renameRecipes(drawn, renamed)
    const changed = allItems(template).filter(({ item }, at) => item !== allItems(drawn)[at]!.item)
    expect(changed.map(({ dayNumber, item }) => [dayNumber, item.meal])).toEqual([
      [1, 'dinner'],
      [2, 'lunch'],
    ])
    expect(template.weeks.slice(1)).toEqual(drawn.weeks.slice(1))
    expect(template.weeks.every((week, at) => at === 0 || week === drawn.weeks[at])).toBe(true)
    expect(renameRecipes(drawn, (id) => id)).toBe(drawn)
  })
})

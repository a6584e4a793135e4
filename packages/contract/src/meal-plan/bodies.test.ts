import { describe, expect, it } from 'vitest'
import { addLine, removeLine, saveTicks } from '../shopping-list/schemas.ts'
import { fillSlot } from './day-schemas.ts'
import { replaceItem } from './item-schemas.ts'
import { createPlan, findIngredients, regeneratePlan, saveInteraction } from './schemas.ts'

const tick = { ingredient: 'egg', checked: true, at: '2026-01-01T10:00:00+02:00' }
const resources = { profile: { age: 30 }, preferences: { mode: 1 } }
const long = 'a'.repeat(1001)

describe('the body of a call', () => {
  it.each([
    ['a plan', createPlan, { gender: 1, startDate: '2026-02-28' }],
    ['a plan from today', createPlan, { gender: 1 }],
    ['a reset', regeneratePlan, { resources, startDate: null }],
    ['an interaction', saveInteraction, { recipe: 'omelet~1', interactionType: 'avoid' }],
    ['a search', findIngredients, { searchString: ' eg ' }],
    ['a choice', fillSlot, { category: 'lunch', item: 'omelet~1' }],
    ['a replacement', replaceItem, { replacement: 'omelet~1' }],
    ['ticks', saveTicks, [tick, { ...tick, neededGrams: 120 }]],
    ['a line', addLine, { id: 'l1', text: 'Candles' }],
    ['a line to remove', removeLine, { id: 'l1', text: 'Candles' }],
  ])('[API-1] is taken: %s', (_what, { body }, sent) => {
    expect(body.safeParse(sent).error).toBeUndefined()
  })

  it('[API-1] may have fields that this call doesn’t read', () => {
    expect(replaceItem.body.parse({ replacement: 'a', reason: 'taste' })).toEqual({ replacement: 'a' })
  })

  it.each([
    ['startDate', createPlan, { startDate: '2026-02-30' }],
    ['startDate', createPlan, { startDate: '9999-01-01' }],
    ['avoidedIngredients', createPlan, { avoidedIngredients: Array(201).fill({ name: 'egg' }) }],
    ['resources.preferences', regeneratePlan, { resources: { profile: {} } }],
    ['interactionType', saveInteraction, { recipe: 'a', interactionType: 'dislike' }],
    ['recipe', saveInteraction, { recipe: long, interactionType: 'like' }],
    ['searchString', findIngredients, { searchString: ' e ' }],
    ['searchString', findIngredients, { searchString: long }],
    ['category', fillSlot, { category: 'brunch', item: 'a' }],
    ['replacement', replaceItem, { replacement: '' }],
    ['', saveTicks, Array(1001).fill(tick)],
    ['0.at', saveTicks, [{ ...tick, at: 'yesterday' }]],
    ['0.ingredient', saveTicks, [{ ...tick, ingredient: long }]],
    ['0.neededGrams', saveTicks, [{ ...tick, neededGrams: -1 }]],
    ['text', addLine, { id: 'l1', text: long }],
    ['id', addLine, { id: long, text: 'Candles' }],
    ['text', removeLine, { id: 'l1', text: long }],
  ])('[API-3] is refused, %s named', (field, { body }, sent) => {
    const issues = body.safeParse(sent).error?.issues ?? []
    expect(new Set(issues.map(({ path }) => path.join('.')))).toEqual(new Set([field]))
  })
})

import { describe, expect, it } from 'vitest'
import { servingsText } from '../cooking/servings-text.ts'
import { isOnGrid } from './servings.ts'

describe('isOnGrid', () => {
  it.each([
    [0.5, true],
    [1.75, true],
    [4, true],
    [0.25, false],
    [4.25, false],
    [1.1, false],
    [Number.NaN, false],
  ])('[ITEM-4] of %d servings', (servings, isAllowed) => {
    expect(isOnGrid(servings)).toBe(isAllowed)
  })
})

describe('servingsText', () => {
  it.each([
    [0.5, '½ serving'],
    [1, '1 serving'],
    [1.25, '1 ¼ servings'],
    [12, '12 servings'],
  ])('[LEFT-1] [RCP-8] of %d', (servings, text) => {
    expect(servingsText(servings)).toBe(text)
  })
})

import { describe, expect, it } from 'vitest'
import { parseStep } from '../recipes/step-text.ts'
import { checkShareWords } from './check-shares.ts'

const ingredients = ['olive-oil', 'salt', 'tilapia-fillet'].map((foodId) => ({
  foodId,
  isOptional: false,
  line: 3,
}))
const findings = (text: string) =>
  checkShareWords({ ingredients, steps: [{ text, line: 9, parts: parseStep(text).parts }] })

describe('checkShareWords', () => {
  it.each(['Add the [salt: rest].', 'Add the rest of the [salt: rest].', 'Add half of [salt: half].'])(
    '[CON-5] refuses words that the share says by itself: %s',
    (text) => {
      expect(findings(text)).toMatchObject([{ line: 9, remedy: expect.stringMatching(/^Leave ".+" out\.$/) }])
    },
  )

  it.each([
    ['Season with half of the [salt].', '[salt: half] here'],
    ['Heat a third of the [olive-oil|oil].', '[olive-oil: third] here'],
    ['Pour in half of the oil.', '[olive-oil: half] here'],
    ['Heat a fifth of the [olive-oil|oil].', '[olive-oil: 1 tbsp] here'],
  ])('[CON-5] reports a share in words: %s', (text, remedy) => {
    expect(findings(text)).toMatchObject([
      { standard: 'recipe: computed shares', line: 9, remedy: expect.stringContaining(remedy) },
    ])
  })

  it.each([
    'Fry with [salt: half].',
    'Fill half of the cups.',
    'Leave for half the time.',
    'Add [salt: rest] and most of the [olive-oil].',
  ])('lets "%s" be', (text) => {
    expect(findings(text)).toEqual([])
  })
})

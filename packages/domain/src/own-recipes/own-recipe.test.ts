import { describe, expect, it } from 'vitest'
import { ketoSwapsOf } from './keto-swaps.ts'
import {
  countMissing,
  isWhole,
  type KeptLine,
  keepDraft,
  mayBePlanned,
  type OwnRecipe,
} from './own-recipe.ts'
import { ownRecipeFaults } from './own-recipe-faults.ts'
import { searchOwnFoods } from './search-own-foods.ts'

const leek = { kind: 'cookbook', id: 'leek', name: 'leek' } as const
const line = (own: Partial<KeptLine> = {}): KeptLine => ({
  words: '1 leek',
  food: leek,
  grams: 89,
  how: 'exact',
  ...own,
})
const { grams: _, ...unweighed } = line({ how: 'near', doubt: 'no-amount' })

const recipe = (own: Partial<OwnRecipe> = {}): OwnRecipe => ({
  ...{ id: 'own-1~a', title: 'Leeks', meal: 'dinner', servings: 2, prepMinutes: 5, cookMinutes: 10 },
  ...{ lines: [line()], steps: [], source: { text: 'Leeks' } },
  ...own,
})

describe('an own recipe', () => {
  it.each<[string, Partial<OwnRecipe>, boolean, boolean]>([
    ['with nothing in doubt', {}, true, true],
    ['that its person keeps out of plans', { isPlanned: false }, true, false],
    ['with a line that is near', { lines: [line({ how: 'near', doubt: 'food-guessed' })] }, true, false],
    [
      'with a near line that its person wants planned',
      { lines: [line({ how: 'near' })], isPlanned: true },
      true,
      true,
    ],
    ['with a line without grams', { lines: [line(), unweighed], isPlanned: true }, false, false],
    ['without lines', { lines: [] }, false, false],
  ])('[OWN-2] [OWN-5] %s', (_what, own, whole, planned) => {
    expect([isWhole(recipe(own)), mayBePlanned(recipe(own))]).toEqual([whole, planned])
  })

  it('[OWN-2] without servings is not whole', () => {
    const { servings: _s, ...rest } = recipe()
    expect([isWhole(rest), mayBePlanned({ ...rest, isPlanned: true })]).toEqual([false, false])
  })

  it('[OWN-2] counts the lines it lacks', () => {
    expect(countMissing(recipe({ lines: [line(), unweighed, { words: 'x', how: 'unknown' }] }))).toBe(2)
  })

  it.each([
    ['Lemon cheesecake', 'dessert'],
    ['Chicken pot pie', 'dinner'],
    ['Blueberry pancakes', 'breakfast'],
    ['Leek soup', 'dinner'],
  ] as const)('[OWN-4] guesses the meal of %s: %s', (title, meal) => {
    expect(keepDraft({ title, lines: [line()], steps: [], source: { text: '' } }, 'own-1~a').meal).toBe(meal)
  })
})

it.each<[string, string[], number]>([
  ['what the steps say', ['Fry, 8 minutes.', 'Stew for 1 hour, then 10-15 min.'], 83],
  ['what is usual where they say nothing', ['Fry.'], 20],
])('[OWN-4] a time that isn’t given is %s, and never 0', (_what, steps, cookMinutes) => {
  const kept = keepDraft({ title: 'Leeks', lines: [line()], steps, source: { text: '' } }, 'own-1~a')
  expect(kept).toMatchObject({ prepMinutes: 10, cookMinutes })
  const given = keepDraft(
    { title: 'Leeks', lines: [], steps, cookMinutes: 0, source: { text: '' } },
    'own-1~a',
  )
  expect(given.cookMinutes).toBe(0)
})

it('[API-3] names every field at fault', () => {
  const edit = recipe({
    title: '',
    servings: 0,
    prepMinutes: -1,
    cookMinutes: 0.5,
    lines: [line({ grams: 20_001 })],
  })
  expect(ownRecipeFaults(edit).map(({ field }) => field)).toEqual([
    ...['title', 'servings', 'prepMinutes', 'cookMinutes', 'lines.0.grams'],
  ])
  expect(ownRecipeFaults(recipe())).toEqual([])
})

it('[OWN-3] offers a keto food only where the grams are known', () => {
  const sugar = { kind: 'ordinary', id: 'sugar', name: 'sugar' } as const
  expect(ketoSwapsOf(line({ food: sugar })).map(({ foodId }) => foodId)).toEqual(['erythritol', 'allulose'])
  expect(ketoSwapsOf({ ...unweighed, food: sugar })).toEqual([])
  expect(ketoSwapsOf(line())).toEqual([])
})

it('[OWN-2] finds foods by the beginnings of their words, the plainest first', () => {
  const foods = ['almond flour', 'all-purpose flour', 'flour tortilla', 'butter'].map((name) => ({ name }))
  expect(searchOwnFoods(foods, 'Flo', 5).map(({ name }) => name)).toEqual([
    ...['almond flour', 'flour tortilla', 'all-purpose flour'],
  ])
  expect(searchOwnFoods(foods, 'flour alm', 5)).toEqual([{ name: 'almond flour' }])
  expect(searchOwnFoods(foods, ' ', 5)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import type { WrittenRecipe } from '../recipes/written-recipe.ts'
import { checkTimes } from './check-times.ts'

const cut = (foodId: string, prep?: string) => ({ foodId, line: 9, isOptional: false, ...(prep && { prep }) })
const slaw: WrittenRecipe = {
  id: 'slaw~0000000000',
  slug: 'slaw',
  formerly: [],
  title: 'Slaw',
  meals: ['lunch'],
  cuisine: 'american',
  servings: 2,
  prepMinutes: 2,
  cookMinutes: 0,
  restMinutes: 0,
  ingredients: [cut('cabbage', 'shredded'), cut('carrot', 'in strips'), cut('dill', 'torn'), cut('salt')],
  steps: [],
  lines: {
    ...{ id: 1, title: 2, servings: 3, prep: 4, cook: 5, ingredients: 8, steps: 14 },
    ...{ familiarity: 6, keeps: 7, discarded: 7, picture: 7 },
  },
}

describe('checkTimes', () => {
  it('allows a minute for each food that is cut', () => {
    expect(checkTimes(slaw)).toEqual([])
    expect(checkTimes({ ...slaw, prepMinutes: 1 })).toMatchObject([
      { line: 4, what: 'prep is 1 min for 2 foods to cut.' },
    ])
  })
})

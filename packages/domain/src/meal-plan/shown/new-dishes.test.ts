import { describe, expect, it } from 'vitest'
import { helpingsOf, isFilled } from '../item.ts'
import { itemsOf } from '../template.ts'
import { generatedTemplate } from '../testing/invented-template.ts'
import type { MealPlan } from './meal-plan.ts'
import { newDishesIn, newDishesSentence } from './new-dishes.ts'

const week = generatedTemplate().weeks[0]!
const eaten = [...new Set(itemsOf(week).filter(isFilled).flatMap(helpingsOf))].map(({ recipeId }) => recipeId)
const [first, second] = [...new Set(eaten)]

function planWhere(newToMost: readonly string[], liked: readonly string[] = []) {
  const cards = Object.fromEntries(
    eaten.map((id) => [id, { id, title: `Dish ${id}`, isNewToMost: newToMost.includes(id) }]),
  )
  return {
    cards,
    interactions: liked.map((recipeId) => ({ recipeId, type: 'like' })),
  } as unknown as Pick<MealPlan, 'cards' | 'interactions'>
}

describe('the dishes of a week that are new to most people', () => {
  it('[HELD-4] are those whose cards say so, each once', () => {
    expect(newDishesIn(planWhere([first!, second!, 'elsewhere']), week)).toEqual([
      `Dish ${first}`,
      `Dish ${second}`,
    ])
    expect(newDishesIn(planWhere([]), week)).toEqual([])
  })

  it('[HELD-4] are not those that the person likes', () => {
    expect(newDishesIn(planWhere([first!, second!], [first!]), week)).toEqual([`Dish ${second}`])
  })

  it.each([
    ['familiar', [], undefined],
    ['surprise', ['Bap cai'], undefined],
    ['new-each-week', ['Bap cai'], 'New this week, as you asked: Bap cai.'],
    [
      'new-each-week',
      ['Bap cai', 'Tökfőzelék'],
      'New to most people: Bap cai and Tökfőzelék. A plan takes more than one only where too few familiar dishes suit your answers and ranges, or where you choose it.',
    ],
    [
      'familiar',
      ['Bap cai'],
      'New to most people: Bap cai. A plan takes such a dish only where too few familiar dishes suit your answers and ranges, or where you choose it.',
    ],
  ] as const)('[HELD-4] to who wants %s, %j are told as %j', (adventure, dishes, sentence) => {
    expect(newDishesSentence(dishes, adventure)).toBe(sentence)
  })
})

import { describe, expect, it } from 'vitest'
import { type Edible, forbiddenBy, mayEat, noAvoidances } from './may-eat.ts'

const soup: Edible = {
  id: 'mushroom-soup',
  free: ['dairy-free', 'nut-free'],
  contains: ['eggs'],
  foods: ['Mushrooms', 'chicken stock '],
  groups: ['mushrooms'],
  needs: ['broiler', 'blender'],
}

describe('what a person must not be served', () => {
  it('[PLAN-2] is nothing unless they said so', () => {
    expect(forbiddenBy(soup, noAvoidances)).toBeUndefined()
    expect(mayEat(soup, noAvoidances)).toBe(true)
  })

  it.each([
    ['a diet it isn’t proven to suit', { diets: ['dairy-free', 'soy-free'] as const }, 'diet'],
    ['what it contains', { exclusions: ['pork', 'eggs'] as const }, 'exclusion'],
    ['one of its foods', { ingredients: ['kale', 'Mushrooms'] }, 'avoided-ingredient'],
    ['a group of foods', { groups: ['nuts', 'mushrooms'] }, 'avoided-ingredient'],
    ['a piece of equipment', { lacking: ['microwave', 'blender'] as const }, 'equipment'],
    ['a part of one', { lacking: ['oven'] as const }, 'equipment'],
    ['the recipe', { recipes: ['stew', 'mushroom-soup'] }, 'avoided-recipe'],
  ])('[PLAN-2] [CON-9] is a dish with %s', (_why, avoided, reason) => {
    const avoidances = { ...noAvoidances, ...avoided }
    expect(forbiddenBy(soup, avoidances)).toBe(reason)
    expect(mayEat(soup, avoidances)).toBe(false)
  })

  it.each(['mushrooms', 'MUSHROOMS', ' mushrooms', 'Mushrooms \n', 'chicken stock', 'Chicken Stock  '])(
    '[PLAN-2] [ONB-11] is a food however its name was typed: %j',
    (typed) => {
      expect(forbiddenBy(soup, { ...noAvoidances, ingredients: [typed] })).toBe('avoided-ingredient')
    },
  )

  it('[CON-9] is no dish of the oven where the broiler alone is lacking', () => {
    const gratin = { ...soup, needs: ['oven'] as const }
    expect(forbiddenBy(gratin, { ...noAvoidances, lacking: ['broiler'] })).toBeUndefined()
    expect(forbiddenBy(gratin, { ...noAvoidances, lacking: ['oven'] })).toBe('equipment')
  })

  it('[PLAN-2] may be eaten when every diet suits and nothing else is avoided in it', () => {
    const others = {
      diets: ['dairy-free', 'nut-free'] as const,
      exclusions: ['pork'] as const,
      ingredients: ['mushroom', 'stock'],
      groups: ['nuts'],
      lacking: ['microwave', 'mixer'] as const,
      recipes: ['soup'],
    }
    expect(forbiddenBy(soup, others)).toBeUndefined()
  })
})

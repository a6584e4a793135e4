import { describe, expect, it } from 'vitest'
import type { Food } from '../foods/food.ts'
import { fixtureFood } from '../testing/fixture-food.ts'
import { checkSwaps } from './check-swaps.ts'

const soySauce = fixtureFood({ id: 'soy-sauce', name: 'soy sauce', contains: ['soy', 'gluten'] })
const tamari = fixtureFood({ id: 'tamari', name: 'tamari', contains: ['soy'] })
const butter = fixtureFood({
  id: 'butter',
  name: 'butter',
  class: 'dairy',
  contains: ['milk'],
  animal: 'dairy',
})
const lard = fixtureFood({ id: 'lard', name: 'lard', class: 'animal-fat', animal: 'meat' })
const oil = fixtureFood({ id: 'oil', name: 'oil', class: 'oil' })
const mustard = fixtureFood({ id: 'mustard', name: 'mustard', contains: ['mustard'] })

const faultsOf = (food: Food, swap: readonly string[]) => {
  const offering = { ...food, swap: swap.map((id) => ({ food: id, ratio: 1 })) }
  const all = [offering, soySauce, tamari, butter, lard, oil, mustard].filter(
    (one, index) => index === 0 || one.id !== food.id,
  )
  return checkSwaps(all.map((one) => ({ food: one, file: 'content/foods/sauces.yaml', line: 7 })))
}

describe('checkSwaps', () => {
  it.each([
    [soySauce, 'tamari'],
    [butter, 'oil'],
    [lard, 'oil'],
  ])('lets $name be swapped for what as many may eat', (food, other) => {
    expect(faultsOf(food, [other])).toEqual([])
  })

  it.each([
    [tamari, 'soy-sauce', 'is not gluten-free and contains or may contain gluten'],
    [oil, 'butter', 'is not dairy-free and contains or may contain milk'],
    [oil, 'lard', 'is not vegetarian and counts as pork'],
    [oil, 'mustard', 'contains or may contain mustard'],
    [oil, 'ghee', 'is no food'],
  ])('refuses one that breaks a diet, an exclusion or an allergy: $name', (food, other, words) => {
    expect(faultsOf(food, [other])).toEqual([
      {
        file: 'content/foods/sauces.yaml',
        line: 7,
        what: `${food.id}: its swap "${other}" ${words}.`,
        remedy: expect.any(String),
      },
    ])
  })

  it('refuses a food as its own swap, and one twice', () => {
    expect(faultsOf(oil, ['oil']).map(({ what }) => what)).toEqual(['oil: it is its own swap.'])
    expect(faultsOf(butter, ['oil', 'oil']).map(({ what }) => what)).toEqual([
      'butter: the swap "oil" is there twice.',
    ])
  })
})

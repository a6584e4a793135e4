import { expect, it } from 'vitest'
import { meals } from '../../../meals/meals.ts'
import { mostPlaces, noPlaces } from './places.ts'

it('[PLAN-3] there is room for a dish of each meal, none is taken, and no two share their columns', () => {
  expect(mostPlaces).toBe(meals.length)
  const places = noPlaces()
  expect(places.count).toBe(0)
  places.least[0] = 2
  places.dish[0] = 7
  expect([...places.most]).toEqual([0, 0, 0, 0])
  expect([...places.isAlone]).toEqual([0, 0, 0, 0])
  expect(noPlaces().dish[0]).toBe(0)
})

import { expect, it } from 'vitest'
import { openCookbook } from '#platform/recipes/cookbook.ts'
import { presentCard } from './present-card.ts'

it('[HELD-4] a card says that a dish is new to most people, and of the weeknight shelf none is', () => {
  const { recipes } = openCookbook()
  const newToMost = recipes.filter((recipe) => presentCard(recipe).newToMost)
  expect(newToMost.length).toBeGreaterThan(0)
  expect(new Set(newToMost.map(({ familiarity }) => familiarity))).toEqual(new Set(['discovery']))
  expect(recipes.filter(({ familiarity }) => familiarity === 'discovery')).toHaveLength(newToMost.length)
})

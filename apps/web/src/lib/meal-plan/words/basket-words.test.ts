import { expect, it } from 'vitest'
import { basketText } from './basket-words.ts'

it.each([
  [2, [], '2 more things to buy.'],
  [1, [], 'One more thing to buy.'],
  [-1, [], 'One thing less to buy.'],
  [-3, ['spinach'], '3 things less to buy. Uses up your spinach.'],
  [0, ['spinach', 'cream'], 'Uses up your spinach and cream.'],
  [0, ['spinach', 'cream', 'leek'], 'Uses up your spinach, cream and leek.'],
  [0, ['spinach', 'cream', 'leek', 'feta'], 'Uses up your spinach, cream and 2 more.'],
  [0, [], undefined],
])('[LIV-2] %i more to buy, with %j used up: %s', (moreToBuy, usesUp, text) => {
  expect(basketText({ moreToBuy, usesUp })).toBe(text)
})

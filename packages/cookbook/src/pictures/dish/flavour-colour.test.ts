import { expect, it } from 'vitest'
import { flavourColour } from './flavour-colour.ts'
import { readDish } from './read-dish.ts'

const colour = (title: string) =>
  flavourColour(
    readDish({
      id: title,
      title,
      category: 'dessert',
      cuisine: 'any',
      servings: 1,
      steps: [],
      ingredients: [],
    }),
  )

it.each([
  ['Suspiro limeño', 'Lime pie'],
  ['Minty peas', 'Mint tart'],
  ['Nutmeg cream', 'Nut tart'],
  ['Gingerly set milk', 'Ginger cake'],
])('[CON-10] [RCP-9] colors by whole words: "%s" is not "%s"', (word, flavour) => {
  expect(colour(word)).not.toBe(colour(flavour))
})

it('[CON-10] [RCP-9] knows a flavor in the plural', () => {
  expect(colour('Limes in syrup')).toBe(colour('Lime pie'))
  expect(colour('Raspberries')).toBe(colour('Raspberry cake'))
})

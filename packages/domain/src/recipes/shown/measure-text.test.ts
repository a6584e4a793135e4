import { expect, it } from 'vitest'
import { inKitchenOrder, temperatureText } from './measure-text.ts'

it.each([
  ['us', 'Roast at 450 °F (230 °C), 8 min, to 165 °F (74 °C) inside.'],
  ['metric', 'Roast at 230 °C (450 °F), 8 min, to 74 °C (165 °F) inside.'],
] as const)('[HELD-2] temperatures of a %s kitchen come first in its own scale', (system, expected) => {
  const text = `Roast at ${temperatureText(230)}, 8 min, to ${temperatureText(74)} inside.`
  expect(inKitchenOrder(text, system)).toBe(expected)
})

it.each([
  ['a 28 cm (11 in) skillet', 'an 11 in (28 cm) skillet'],
  ['A 30 cm (12 in) wok', 'A 12 in (30 cm) wok'],
  ['in a 24 cm (9½ in) pan', 'in a 9½ in (24 cm) pan'],
  ['a pan 22 cm (8½ in) wide', 'a pan 8½ in (22 cm) wide'],
  ['into an 18 cm (7 in) ring', 'into a 7 in (18 cm) ring'],
  ['a 20 by 30 cm (8 by 12 in) dish', 'an 8 by 12 in (20 by 30 cm) dish'],
  ['a can holds 400 g (14 oz)', 'a can holds 14 oz (400 g)'],
  ['1 cm (½ in) dice, then 2 cm (¾ in) ones', '½ in (1 cm) dice, then ¾ in (2 cm) ones'],
  ['a cup (the blue one) of 3 g salt', 'a cup (the blue one) of 3 g salt'],
])('[HELD-2] "%s" is "%s" in the United States', (text, expected) => {
  expect(inKitchenOrder(text, 'us')).toBe(expected)
  expect(inKitchenOrder(text, 'metric')).toBe(text)
})

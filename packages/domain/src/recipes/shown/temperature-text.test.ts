import { expect, it } from 'vitest'
import { orderTemperatures, temperatureText } from './temperature-text.ts'

it.each([
  ['us', 'Roast at 450 °F (230 °C), 8 min, to 165 °F (74 °C) inside.'],
  ['metric', 'Roast at 230 °C (450 °F), 8 min, to 74 °C (165 °F) inside.'],
] as const)('[HELD-2] temperatures of a %s kitchen come first in its own scale', (system, expected) => {
  const text = `Roast at ${temperatureText(230)}, 8 min, to ${temperatureText(74)} inside.`
  expect(orderTemperatures(text, system)).toBe(expected)
})

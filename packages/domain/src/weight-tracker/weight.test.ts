import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatWeight,
  formatWeightNumber,
  type Grams,
  gramsFromKg,
  gramsFromPounds,
  gramsFromUnit,
  isWeightAllowed,
  isWeightAllowedInUnit,
  kgFromGrams,
  type Unit,
  valueInUnit,
  weightLimits,
  wholeGrams,
} from './weight.ts'

const units: Unit[] = ['metric', 'us']

describe('grams', () => {
  it('[BIZ-5] holds 0.45359237 kg to the pound', () => {
    expect(gramsFromPounds(1)).toBe(454)
    expect(gramsFromPounds(400)).toBe(181_437)
    expect(gramsFromKg(82.3)).toBe(82_300)
    expect(kgFromGrams(gramsFromKg(82.345))).toBe(82.345)
  })

  it.each(units)('[VAL-1] gives back whatever was typed with two decimals, %s', (unit) => {
    const { minimum, maximum } = weightLimits[unit]
    fc.assert(
      fc.property(fc.integer({ min: minimum * 100, max: maximum * 100 }), (hundredths) => {
        expect(valueInUnit(gramsFromUnit(hundredths / 100, unit), unit)).toBe(hundredths / 100)
      }),
    )
  })

  it('survives the wire in kilograms to the gram', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700_000 }), (grams) => {
        const kg = kgFromGrams(wholeGrams(grams))
        expect(gramsFromKg(kg)).toBe(grams)
        expect(String(kg)).toMatch(/^\d+(\.\d{1,3})?$/)
      }),
    )
  })
})

describe('the limits', () => {
  it.each([
    ['metric', 21.99, false],
    ['metric', 22, true],
    ['metric', 635, true],
    ['metric', 635.01, false],
    ['us', 49.99, false],
    ['us', 50, true],
    ['us', 900, true],
    ['us', 900.01, false],
  ] as const)('[VAL-1] %s %d is allowed: %s', (unit, value, isAllowed) => {
    expect(isWeightAllowedInUnit(gramsFromUnit(value, unit), unit)).toBe(isAllowed)
  })

  it('[VAL-1] the server takes whatever a screen takes, in either unit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.integer({ min: 0, max: 95_000 }), (unit, hundredths) => {
        const grams = gramsFromUnit(hundredths / 100, unit)
        expect(isWeightAllowed(grams) || !isWeightAllowedInUnit(grams, unit)).toBe(true)
      }),
    )
  })

  it('[VAL-1] the smallest and the largest weight stay allowed after a look at them in pounds', () => {
    for (const kg of [22, 635]) {
      const typedBack = gramsFromPounds(valueInUnit(gramsFromKg(kg), 'us'))
      expect(isWeightAllowed(typedBack)).toBe(true)
    }
  })

  it('[VAL-1] no number is no weight', () => {
    expect(isWeightAllowed(gramsFromKg(Number.NaN))).toBe(false)
  })
})

describe('formatWeight', () => {
  it.each([
    [82_300, 'metric', 'en-US', '82.3 kg'],
    [82_000, 'metric', 'en-US', '82 kg'],
    [82_346, 'metric', 'en-US', '82.35 kg'],
    [82_294, 'us', 'en-US', '181.43 lbs'],
    [82_300, 'metric', 'de-DE', '82,3 kg'],
    [635_000, 'us', 'en-US', '1,399.94 lbs'],
  ] as const)('[BIZ-5] [BIZ-9] %i g in %s for %s is "%s"', (grams, unit, locale, expected) => {
    expect(formatWeight(wholeGrams(grams), unit, locale)).toBe(expected)
  })

  it.each([0, -5, Number.NaN])('[BIZ-5] %d is empty', (grams) => {
    expect(formatWeight(grams as Grams, 'metric')).toBe('')
    expect(formatWeightNumber(grams as Grams, 'us')).toBe('')
  })

  it('[BIZ-9] the number alone has no unit', () => {
    expect(formatWeightNumber(gramsFromPounds(181.44), 'us', 'en-US')).toBe('181.44')
  })
})

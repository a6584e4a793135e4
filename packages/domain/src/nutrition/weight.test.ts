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
  leastInUnit,
  shownInUnit,
  typedInUnit,
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

describe('the decimals shown', () => {
  it.each([
    ['81.8 kg, typed in kilograms', 81_800, 'metric', 81.8],
    ['81.8 kg, seen in pounds', 81_800, 'us', 180.3],
    ['180.3 lbs, typed in pounds', gramsFromPounds(180.3), 'us', 180.3],
    ['180.3 lbs, seen in kilograms', gramsFromPounds(180.3), 'metric', 81.8],
    ['180.34 lbs, typed in pounds', gramsFromPounds(180.34), 'us', 180.34],
    ['181.43 lbs, typed in pounds', gramsFromPounds(181.43), 'us', 181.43],
    ['82.3 kg, seen in pounds', 82_300, 'us', 181.4],
    ['82.3 kg, typed in kilograms', 82_300, 'metric', 82.3],
    ['82.35 kg', 82_350, 'metric', 82.35],
    ['220.5 lbs, seen in kilograms', gramsFromPounds(220.5), 'metric', 100],
    ['110.9 lbs, seen in kilograms', gramsFromPounds(110.9), 'metric', 50.3],
  ] as const)('[WGT-2] are those that were typed: %s', (_story, grams, unit, shown) => {
    expect(shownInUnit(wholeGrams(grams), unit)).toBe(shown)
  })

  it.each(units)('[WGT-2] a form begins with the one or two decimals that were typed: %s', (unit) => {
    const { minimum, maximum } = weightLimits[unit]
    fc.assert(
      fc.property(fc.integer({ min: minimum * 100, max: maximum * 100 }), (hundredths) => {
        expect(typedInUnit(gramsFromUnit(hundredths / 100, unit), unit)).toBe(hundredths / 100)
      }),
    )
  })

  it.each(units)(
    '[WGT-2] a weight typed with one decimal is shown with it, and with one in the other unit: %s',
    (unit) => {
      const other = unit === 'us' ? 'metric' : 'us'
      const { minimum, maximum } = weightLimits[unit]
      fc.assert(
        fc.property(fc.integer({ min: minimum * 10, max: maximum * 10 }), (tenths) => {
          const grams = gramsFromUnit(tenths / 10, unit)
          expect(shownInUnit(grams, unit)).toBe(tenths / 10)
          expect(String(shownInUnit(grams, other))).toMatch(/^\d+(\.\d)?$/)
        }),
      )
    },
  )

  it.each(units)('[WGT-2] two decimals are shown as typed, but where the other unit has one: %s', (unit) => {
    const other = unit === 'us' ? 'metric' : 'us'
    const { minimum, maximum } = weightLimits[unit]
    fc.assert(
      fc.property(fc.integer({ min: minimum * 100, max: maximum * 100 }), (hundredths) => {
        const grams = gramsFromUnit(hundredths / 100, unit)
        const isRoundElsewhere = /^\d+(\.\d)?$/.test(String(typedInUnit(grams, other)))
        const leadsBack = gramsFromUnit(typedInUnit(grams, other), other) === grams
        if (!(isRoundElsewhere && leadsBack)) expect(shownInUnit(grams, unit)).toBe(hundredths / 100)
      }),
    )
  })

  it('[WGT-2] two decimals are never shown of grams that they don’t lead back to', () => {
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.integer({ min: 22_000, max: 635_000 }), (unit, whole) => {
        const shown = shownInUnit(wholeGrams(whole), unit)
        const isOneDecimal = /^\d+(\.\d)?$/.test(String(shown))
        expect(isOneDecimal || gramsFromUnit(shown, unit) === whole).toBe(true)
      }),
    )
  })

  it.each(units)('the least to one decimal is never below, and less than a tenth above: %s', (unit) => {
    fc.assert(
      fc.property(fc.integer({ min: 22_000, max: 400_000 }), (whole) => {
        const least = leastInUnit(wholeGrams(whole), unit)
        expect(gramsFromUnit(least, unit)).toBeGreaterThanOrEqual(whole)
        expect(gramsFromUnit(Math.round(least * 10 - 1) / 10, unit)).toBeLessThan(whole)
      }),
    )
  })
})

describe('formatWeight', () => {
  it.each([
    [82_300, 'metric', 'en-US', '82.3 kg'],
    [82_000, 'metric', 'en-US', '82 kg'],
    [82_350, 'metric', 'en-US', '82.35 kg'],
    [82_346, 'metric', 'en-US', '82.3 kg'],
    [82_295, 'us', 'en-US', '181.43 lbs'],
    [82_300, 'metric', 'de-DE', '82,3 kg'],
    [635_000, 'us', 'en-US', '1,399.9 lbs'],
    [634_998, 'us', 'en-US', '1,399.93 lbs'],
  ] as const)('[BIZ-5] [BIZ-9] %i g in %s for %s is "%s"', (grams, unit, locale, expected) => {
    expect(formatWeight(wholeGrams(grams), unit, locale)).toBe(expected)
  })

  it.each([0, -5, Number.NaN])('[BIZ-5] %d is empty', (grams) => {
    expect(formatWeight(grams as Grams, 'metric')).toBe('')
    expect(formatWeightNumber(grams as Grams, 'us')).toBe('')
  })

  it('[BIZ-9] the number alone has no unit', () => {
    expect(formatWeightNumber(gramsFromPounds(181.43), 'us', 'en-US')).toBe('181.43')
  })
})

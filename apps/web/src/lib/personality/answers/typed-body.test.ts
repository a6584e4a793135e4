import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  centimetersOf,
  gramsOf,
  heightFaults,
  shownCentimeters,
  shownFeetAndInches,
  shownWeight,
  type TypedHeight,
  weightFault,
} from './typed-body.ts'

const unit = fc.constantFrom('us' as const, 'metric' as const)
const tenths = fc.integer({ min: 500, max: 6350 }).map((value) => value / 10)

describe('what was typed', () => {
  it('[ONB-6] [VAL-1] comes back as it was, whatever unit it was looked at in between', () => {
    fc.assert(
      fc.property(unit, unit, tenths, (typedIn, lookedAtIn, value) => {
        const typed = { unit: typedIn, value }
        shownWeight(typed, lookedAtIn)
        expect(shownWeight(typed, typedIn)).toBe(value)
      }),
    )
  })

  it('[ONB-6] [BIZ-5] is shown in the other unit to one decimal, and counted to the gram', () => {
    const typed = { unit: 'us', value: 181.5 } as const
    expect(shownWeight(typed, 'metric')).toBe(82.3)
    expect(gramsOf(typed)).toBe(82327)
  })

  it.each<[TypedHeight, number | null, { feet: number | null; inches: number | null }]>([
    [{ unit: 'us', feet: 5, inches: 7 }, 170.2, { feet: 5, inches: 7 }],
    [{ unit: 'us', feet: 6, inches: 0 }, 182.9, { feet: 6, inches: 0 }],
    [{ unit: 'metric', centimeters: 170 }, 170, { feet: 5, inches: 7 }],
    [{ unit: 'us', feet: 5, inches: null }, null, { feet: 5, inches: null }],
    [{ unit: 'us', feet: 5, inches: 12 }, null, { feet: 5, inches: 12 }],
    [{ unit: 'metric', centimeters: null }, null, { feet: null, inches: null }],
  ])('[ONB-6] [VAL-1] height %j reads %s cm, %j', (typed, centimeters, feetAndInches) => {
    expect(shownCentimeters(typed)).toBe(centimeters)
    expect(shownFeetAndInches(typed)).toMatchObject(feetAndInches)
  })

  it('[BIZ-5] a height in feet and inches is counted to the millimeter', () => {
    expect(centimetersOf({ unit: 'us', feet: 5, inches: 7 })).toBe(170.18)
  })
})

describe('[VAL-1] what is out of range', () => {
  it.each([
    ['us', 49.9, true],
    ['us', 50, false],
    ['us', 900, false],
    ['us', 900.1, true],
    ['metric', 21.9, true],
    ['metric', 22, false],
    ['metric', 635, false],
    ['metric', 635.1, true],
    ['metric', null, false],
  ] as const)('a weight in %s units of %s is named: %s', (typedIn, value, isNamed) => {
    expect(weightFault({ unit: typedIn, value }) !== undefined).toBe(isNamed)
  })

  it.each<[TypedHeight, string[]]>([
    [{ unit: 'metric', centimeters: 59 }, ['centimeters']],
    [{ unit: 'metric', centimeters: 60 }, []],
    [{ unit: 'metric', centimeters: 303 }, []],
    [{ unit: 'metric', centimeters: 304 }, ['centimeters']],
    [{ unit: 'us', feet: 1, inches: 0 }, ['feet']],
    [{ unit: 'us', feet: 10, inches: 12 }, ['feet', 'inches']],
    [{ unit: 'us', feet: 9, inches: 11 }, []],
    [{ unit: 'us', feet: null, inches: null }, []],
  ])('a height %j is named at %j', (typed, fields) => {
    expect(Object.keys(heightFaults(typed))).toEqual(fields)
  })
})

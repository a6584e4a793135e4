import { describe, expect, it } from 'vitest'
import { gramsFromKg, gramsFromPounds, valueInUnit } from '../weight-tracker/weight.ts'
import { bodyMassIndex, estimatedBodyFatPercent } from './body-fat.ts'
import { certificateText, rangesText, totalsText } from './certificate-text.ts'
import { deviationOf, missBy } from './deviation.ts'
import { centimetersFrom, feetAndInchesFrom, isHeightAllowed } from './height.ts'
import { addMacros, caloriesOf, scaleMacros, shownMacros } from './macros.ts'
import { defaultProteinPerLeanPound, type Person } from './person.ts'
import { isCompletePerson, personFaults } from './person-faults.ts'
import { contradictionsIn, energySharesOf, rangesAround } from './ranges.ts'
import { cautionsAgainstDeficit, safeGoal } from './safe-goal.ts'
import { targetsOf } from './targets.ts'

const woman: Person = {
  gender: 'female',
  ageYears: 34,
  weight: gramsFromKg(70),
  heightCm: 168,
  bodyFatPercent: 30,
  activity: 'moderate',
  goal: 'lose',
  deficitPercent: 20,
  proteinPerLeanPound: 0.9,
  netCarbsGrams: 25,
}

describe('macros', () => {
  it('[BIZ-2] counts fat 9, net carbs and protein 4 kcal a gram, and shows integers and one decimal', () => {
    expect(caloriesOf({ fat: 10, netCarbs: 5, protein: 20 })).toBe(190)
    expect(shownMacros({ calories: 190.4, fat: 10.06, netCarbs: 4.94, protein: 20 })).toEqual({
      calories: 190,
      fat: 10.1,
      netCarbs: 4.9,
      protein: 20,
    })
    // Three times 0.35 is 1.0499… to a computer, and 1.05 to whoever adds it up.
    const thrice = scaleMacros({ calories: 3.5, fat: 0.35, netCarbs: 0, protein: 0 }, 3)
    expect(shownMacros(thrice)).toEqual({ calories: 11, fat: 1.1, netCarbs: 0, protein: 0 })
    const serving = { calories: 190, fat: 10, netCarbs: 5, protein: 20 }
    expect(addMacros(serving, scaleMacros(serving, 0.5))).toEqual({
      calories: 285,
      fat: 15,
      netCarbs: 7.5,
      protein: 30,
    })
  })
})

describe('height', () => {
  it('[BIZ-5] is 30.48 cm a foot and 2.54 an inch', () => {
    expect(centimetersFrom({ feet: 5, inches: 11 })).toBe(180.34)
  })

  it('[VAL-1] is empty outside 2 to 9 feet and 0 to 11 inches', () => {
    expect(centimetersFrom({ feet: 1, inches: 11 })).toBeUndefined()
    expect(centimetersFrom({ feet: 10, inches: 0 })).toBeUndefined()
    expect(centimetersFrom({ feet: 5, inches: 12 })).toBeUndefined()
    expect([60, 303, 59.9, 303.1].map(isHeightAllowed)).toEqual([true, true, false, false])
  })

  it('[ONB-6] comes back from centimeters as it was typed in feet and inches', () => {
    for (let feet = 2; feet <= 9; feet += 1) {
      for (let inches = 0; inches <= 11; inches += 1) {
        expect(feetAndInchesFrom(centimetersFrom({ feet, inches })!)).toEqual({ feet, inches })
      }
    }
  })

  it('[ONB-6] weights come back as typed in pounds, to the hundredth', () => {
    for (let hundredths = 5000; hundredths <= 90000; hundredths += 37) {
      expect(valueInUnit(gramsFromPounds(hundredths / 100), 'us')).toBe(hundredths / 100)
    }
  })
})

describe('the body-fat estimate', () => {
  it('[BIZ-4] is worked out from BMI, age and gender', () => {
    const person = { ageYears: 30, weight: gramsFromKg(80), heightCm: 180 }
    expect(bodyMassIndex(person)).toBeCloseTo(24.69, 2)
    expect(estimatedBodyFatPercent({ ...person, gender: 'male' })).toBe(Math.round(1.2 * 24.69 + 6.9 - 16.2))
    expect(estimatedBodyFatPercent({ ...person, gender: 'female' })).toBe(Math.round(1.2 * 24.69 + 6.9 - 5.4))
  })

  it('[BIZ-4] stays inside what may be entered', () => {
    const thin = { ageYears: 18, weight: gramsFromKg(40), heightCm: 190 }
    expect(estimatedBodyFatPercent({ ...thin, gender: 'male' })).toBe(5)
    const heavy = { ageYears: 70, weight: gramsFromKg(200), heightCm: 150 }
    expect(estimatedBodyFatPercent({ ...heavy, gender: 'female' })).toBe(55)
  })
})

describe('targets', () => {
  it('[PLAN-1] follow from lean mass, activity, goal, protein and carbs', () => {
    const { macros, restingCalories, burntCalories, isFloorReached } = targetsOf(woman)
    expect(restingCalories).toBeCloseTo(370 + 21.6 * 49, 6)
    expect(burntCalories).toBeCloseTo(restingCalories * 1.55, 6)
    expect(macros.calories).toBeCloseTo(burntCalories * 0.8, 6)
    expect(macros.protein).toBeCloseTo(0.9 * (49 / 0.45359237), 6)
    expect(macros.netCarbs).toBe(25)
    expect(caloriesOf(macros)).toBeCloseTo(macros.calories, 6)
    expect(isFloorReached).toBe(false)
  })

  it('[PLAN-1] leave out the deficit to maintain, and add a tenth to gain', () => {
    const burnt = targetsOf(woman).burntCalories
    expect(targetsOf({ ...woman, goal: 'maintain' }).macros.calories).toBeCloseTo(burnt, 6)
    expect(targetsOf({ ...woman, goal: 'gain' }).macros.calories).toBeCloseTo(burnt * 1.1, 6)
  })

  it('[PLAN-1] never fall below 1,200 or 1,500 kcal, and say when that binds', () => {
    const small: Person = { ...woman, weight: gramsFromKg(60), activity: 'sedentary', deficitPercent: 40 }
    expect(targetsOf(small)).toMatchObject({ isFloorReached: true, macros: { calories: 1200 } })
    const man: Person = { ...small, gender: 'male', bodyFatPercent: 10, weight: gramsFromKg(65) }
    expect(targetsOf(man)).toMatchObject({ isFloorReached: true, macros: { calories: 1500 } })
  })

  it('[PLAN-1] go down to the resting energy of a person who needs less than that', () => {
    const light: Person = { ...woman, weight: gramsFromKg(40), activity: 'sedentary', deficitPercent: 40 }
    const { macros, restingCalories, isFloorReached } = targetsOf(light)
    expect(restingCalories).toBeLessThan(1200)
    expect([macros.calories, isFloorReached]).toEqual([restingCalories, true])
  })

  it('[BIZ-3] start from 0.7, 0.9 or 1.1 g protein by activity', () => {
    expect(Object.values(defaultProteinPerLeanPound)).toEqual([0.7, 0.9, 1.1])
  })
})

describe('ranges', () => {
  const targets = { calories: 1600, fat: 120, netCarbs: 25, protein: 105 }

  it('[PLAN-1] lie around the targets; carbs may always be fewer', () => {
    expect(rangesAround(targets)).toEqual({
      calories: { minimum: 1520, maximum: 1680 },
      fat: { minimum: 108, maximum: 132 },
      netCarbs: { minimum: 0, maximum: 25 },
      protein: { minimum: 94.5, maximum: 131.3 },
    })
    expect(contradictionsIn(rangesAround(targets))).toEqual([])
  })

  it('[ONB-13] contradict each other when none of their grams make their calories', () => {
    const ranges = rangesAround(targets)
    const reversed = { ...ranges, fat: { minimum: 140, maximum: 130 } }
    expect(contradictionsIn(reversed)).toEqual([{ macro: 'fat', kind: 'reversed' }])
    const negative = { ...ranges, protein: { minimum: -1, maximum: 100 } }
    expect(contradictionsIn(negative)).toEqual([{ macro: 'protein', kind: 'negative' }])
    const noCarbs = { ...ranges, netCarbs: { minimum: 0, maximum: Number.NaN } }
    expect(contradictionsIn(noCarbs)).toEqual([{ macro: 'netCarbs', kind: 'negative' }])
    const tooFew = { ...ranges, calories: { minimum: 900, maximum: 1000 } }
    expect(contradictionsIn(tooFew)).toEqual([{ macro: 'calories', kind: 'no-energy-balance' }])
    const tooMany = { ...ranges, calories: { minimum: 3000, maximum: 3200 } }
    expect(contradictionsIn(tooMany)).toEqual([{ macro: 'calories', kind: 'no-energy-balance' }])
  })

  it('say which share of the energy they leave to each macro', () => {
    expect(energySharesOf(rangesAround(targets))).toEqual({
      fat: { minimum: 58, maximum: 78 },
      netCarbs: { minimum: 0, maximum: 7 },
      protein: { minimum: 23, maximum: 35 },
    })
  })
})

describe('the deviation of a day', () => {
  const ranges = rangesAround({ calories: 1600, fat: 120, netCarbs: 25, protein: 105 })

  it('[PLAN-1] is zero in range, as far as figures are shown', () => {
    const day = { calories: 1680.4, fat: 107.96, netCarbs: 25.04, protein: 131.3 }
    expect(deviationOf(day, ranges)).toBe(0)
    expect(missBy(day, ranges)).toEqual({ calories: 0, fat: 0, netCarbs: 0, protein: 0 })
  })

  it('[PLAN-1] adds up what is short and what is over, each as a share of its maximum', () => {
    const day = { calories: 1600, fat: 140, netCarbs: 20, protein: 84.5 }
    expect(missBy(day, ranges)).toEqual({ calories: 0, fat: 8, netCarbs: 0, protein: -10 })
    expect(deviationOf(day, ranges)).toBeCloseTo(8 / 132 + 10 / 131.3, 9)
  })
})

describe('what a person may enter', () => {
  it('[ONB-13] [VAL-3] names every field that is missing', () => {
    expect(personFaults({}).map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'gender missing',
      'ageYears missing',
      'weight missing',
      'heightCm missing',
      'bodyFatPercent missing',
      'activity missing',
      'goal missing',
      'proteinPerLeanPound missing',
      'netCarbsGrams missing',
    ])
    expect(personFaults({ ...woman, deficitPercent: undefined as never })).toEqual([
      { field: 'deficitPercent', kind: 'missing' },
    ])
    expect(isCompletePerson(woman)).toBe(true)
  })

  it.each([
    ['VAL-1', { weight: gramsFromKg(21.9) }, 'weight'],
    ['VAL-1', { weight: gramsFromKg(635.1) }, 'weight'],
    ['VAL-1', { heightCm: 59 }, 'heightCm'],
    ['VAL-1', { ageYears: 121 }, 'ageYears'],
    ['VAL-2', { bodyFatPercent: 14 }, 'bodyFatPercent'],
    ['VAL-2', { bodyFatPercent: 56 }, 'bodyFatPercent'],
    ['VAL-2', { deficitPercent: 0.9 }, 'deficitPercent'],
    ['VAL-2', { deficitPercent: 40.1 }, 'deficitPercent'],
    ['VAL-2', { deficitPercent: 17.55 }, 'deficitPercent'],
    ['VAL-2', { proteinPerLeanPound: 0.5 }, 'proteinPerLeanPound'],
    ['VAL-2', { proteinPerLeanPound: 0.75 }, 'proteinPerLeanPound'],
    ['VAL-2', { netCarbsGrams: 51 }, 'netCarbsGrams'],
    ['VAL-2', { netCarbsGrams: Number.NaN }, 'netCarbsGrams'],
  ])('[%s] refuses %j and names it', (_id, wrong, field) => {
    expect(personFaults({ ...woman, ...wrong }).map((fault) => fault.field)).toEqual([field])
  })

  it('[VAL-1] [ONB-14] never plans a deficit under 18', () => {
    expect(personFaults({ ...woman, ageYears: 17 })).toEqual([
      { field: 'goal', kind: 'deficit-under-age', minimum: 18 },
    ])
    expect(personFaults({ ...woman, ageYears: 17, goal: 'maintain' })).toEqual([])
  })

  it('[ONB-14] never plans a deficit for an underweight person', () => {
    const thin = { ...woman, weight: gramsFromKg(45), heightCm: 170 }
    expect(personFaults(thin)).toEqual([{ field: 'goal', kind: 'deficit-underweight' }])
    expect(personFaults({ ...thin, goal: 'gain' })).toEqual([])
    expect(personFaults({ ...thin, heightCm: 150 })).toEqual([])
  })

  it('[ONB-14] maintains where losing would be unsafe, and says why', () => {
    const safe = { isPregnantOrBreastfeeding: false, takesDiabetesMedication: false }
    expect(cautionsAgainstDeficit(woman, safe)).toEqual([])
    expect(
      cautionsAgainstDeficit(
        { ageYears: 17, weight: gramsFromKg(45), heightCm: 170 },
        { isPregnantOrBreastfeeding: true, takesDiabetesMedication: true },
      ),
    ).toEqual(['pregnant-or-breastfeeding', 'under-age', 'underweight', 'diabetes-medication'])
    expect(safeGoal('lose', ['underweight'])).toBe('maintain')
    expect(safeGoal('gain', ['underweight'])).toBe('gain')
    expect(safeGoal('lose', [])).toBe('lose')
  })
})

describe('a certificate in words', () => {
  const ranges = rangesAround({ calories: 1900, fat: 147, netCarbs: 25, protein: 110 })
  it.each([
    [{ calories: 1905, fat: 150, netCarbs: 20, protein: 110 }, 'All four on target'],
    [{ calories: 1905, fat: 150, netCarbs: 20, protein: 87 }, '12 g of protein short'],
    [
      { calories: 2100.4, fat: 165.2, netCarbs: 27.53, protein: 110 },
      '105 kcal over, 3.5 g of fat over and 2.5 g of net carbs over',
    ],
  ])('[PLAN-1] says by how much each macro is short or over', (actual, text) => {
    expect(certificateText(actual, ranges)).toBe(text)
  })

  it('[PLAN-1] says what a day holds and should hold', () => {
    expect(totalsText({ calories: 1905.4, fat: 150.25, netCarbs: 20, protein: 110 })).toBe(
      '1,905 kcal, 150.3 g of fat, 20 g of net carbs and 110 g of protein',
    )
    expect(rangesText(ranges)).toBe(
      '1,805 to 1,995 kcal, 132.3 to 161.7 g of fat, up to 25 g of net carbs and 99 to 137.5 g of protein',
    )
  })

  it('[BIZ-9] writes the figures as the reader does', () => {
    const actual = { calories: 3100, fat: 150.25, netCarbs: 20, protein: 110 }
    expect(totalsText(actual, 'de-DE')).toBe(
      '3.100 kcal, 150,3 g of fat, 20 g of net carbs and 110 g of protein',
    )
    expect(certificateText(actual, ranges, 'de-DE')).toBe('1.105 kcal over')
    expect(rangesText(ranges, 'fr-CH')).toContain('132,3 to 161,7 g of fat')
  })
})

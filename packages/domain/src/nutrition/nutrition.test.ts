import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyMassIndex, estimatedBodyFatPercent } from './body-fat.ts'
import { certificateText, rangesText, totalsText } from './certificate-text.ts'
import { deviationOf, missBy } from './deviation.ts'
import { centimetersFrom, feetAndInchesFrom, isHeightAllowed } from './height.ts'
import { addMacros, caloriesOf, scaleMacros, shownMacros } from './macros.ts'
import { defaultProteinPerLeanPound, type Person } from './person.ts'
import { isCompletePerson, personFaults } from './person-faults.ts'
import { contradictionsIn, energySharesOf, middleOf, rangesAround } from './ranges.ts'
import {
  cautionsAgainstDeficit,
  isUnderweight,
  leastGoalWeight,
  leastHealthyWeight,
  safeGoal,
} from './safe-goal.ts'
import { plannedDeficitPercent, targetsOf } from './targets.ts'
import { gramsFromKg, gramsFromPounds, valueInUnit, wholeGrams } from './weight.ts'

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

const noneApplies = { isPregnantOrBreastfeeding: false, takesDiabetesMedication: false }

describe('macros', () => {
  it('[BIZ-2] counts fat 9, net carbs and protein 4 kcal a gram, and shows integers and one decimal', () => {
    expect(caloriesOf({ fat: 10, netCarbs: 5, protein: 20 })).toBe(190)
    expect(shownMacros({ calories: 190.4, fat: 10.06, netCarbs: 4.94, protein: 20 })).toEqual({
      calories: 190,
      fat: 10.1,
      netCarbs: 4.9,
      protein: 20,
    })
    // Three times 0.35 is 1.0499… to a computer, and 1.05 to a person who adds it up.
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

  it('[PLAN-1] stop at 1,200 kcal also for a person whose energy at rest is less', () => {
    const light: Person = { ...woman, weight: gramsFromKg(50), activity: 'sedentary', deficitPercent: 40 }
    const targets = targetsOf(light)
    expect(targets.restingCalories).toBeLessThan(1200)
    expect([targets.macros.calories, targets.isFloorReached]).toEqual([1200, true])
    expect(plannedDeficitPercent(targets)).toBeCloseTo(100 * (1 - 1200 / targets.burntCalories), 6)
  })

  it('[PLAN-1] keep the weight of a person who burns less than 1,200 kcal', () => {
    // 90 lb at 90 years, to lose weight: 923 kcal were offered once.
    const weight = gramsFromPounds(90)
    const old: Person = {
      ...woman,
      ageYears: 90,
      weight,
      heightCm: 147,
      bodyFatPercent: 38,
      activity: 'sedentary',
    }
    const targets = targetsOf(old)
    expect(targets.burntCalories).toBeLessThan(1200)
    expect([targets.macros.calories, targets.isFloorReached]).toEqual([targets.burntCalories, true])
    expect(plannedDeficitPercent(targets)).toBe(0)
  })

  it('[PLAN-1] never offer anybody energy below the floor', () => {
    const anyone = fc.record({
      gender: fc.constantFrom('male' as const, 'female' as const),
      weight: fc.integer({ min: 22_000, max: 250_000 }).map(wholeGrams),
      bodyFatPercent: fc.integer({ min: 15, max: 50 }),
      activity: fc.constantFrom('sedentary' as const, 'moderate' as const, 'very-active' as const),
      goal: fc.constantFrom('lose' as const, 'maintain' as const, 'gain' as const),
      deficitPercent: fc.integer({ min: 1, max: 40 }),
    })
    fc.assert(
      fc.property(anyone, (answers) => {
        const { macros, burntCalories } = targetsOf({ ...woman, ...answers })
        const least = answers.gender === 'male' ? 1500 : 1200
        expect(macros.calories).toBeGreaterThanOrEqual(Math.min(least, burntCalories))
      }),
    )
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

  it('[ONB-13] are no contradiction at their very edges', () => {
    const gram = { minimum: 10, maximum: 10 }
    const only = { calories: { minimum: 170, maximum: 170 }, fat: gram, netCarbs: gram, protein: gram }
    expect(contradictionsIn(only)).toEqual([])
    const aboveIt = { ...only, calories: { minimum: 171, maximum: 180 } }
    const belowIt = { ...only, calories: { minimum: 160, maximum: 169 } }
    for (const wrong of [aboveIt, belowIt])
      expect(contradictionsIn(wrong)).toEqual([{ macro: 'calories', kind: 'no-energy-balance' }])
    const nothing = { minimum: 0, maximum: 0 }
    expect(contradictionsIn({ ...only, protein: nothing })).toEqual([{ macro: 'protein', kind: 'negative' }])
  })

  it('[PLAN-1] have a middle', () => {
    expect(middleOf({ minimum: 108, maximum: 132 })).toBe(120)
  })

  it('leave all of the energy to each macro where there is none', () => {
    const nothing = { minimum: 0, maximum: 0 }
    const ranges = { calories: nothing, fat: nothing, netCarbs: nothing, protein: nothing }
    expect(energySharesOf(ranges).fat).toEqual({ minimum: 100, maximum: 100 })
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

  it('[PLAN-1] is zero as far out as a figure is rounded, and no farther', () => {
    const round = { minimum: 100, maximum: 200 }
    const all = { calories: round, fat: round, netCarbs: round, protein: round }
    const edge = { calories: 200.5, fat: 150, netCarbs: 150, protein: 150 }
    expect(missBy(edge, all).calories).toBe(0)
    expect(missBy({ ...edge, calories: 99.5 }, all).calories).toBe(0)
    expect(missBy({ ...edge, calories: 200.625 }, all).calories).toBe(0.625)
    expect(missBy({ ...edge, calories: 99.375 }, all).calories).toBe(-0.625)
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
    expect(isCompletePerson({ ...woman, goal: undefined })).toBe(false)
  })

  it('[VAL-1] [VAL-2] takes every limit itself', () => {
    const least = {
      ageYears: 18,
      bodyFatPercent: 15,
      deficitPercent: 1,
      proteinPerLeanPound: 0.6,
      netCarbsGrams: 15,
    }
    const most = {
      ageYears: 120,
      bodyFatPercent: 55,
      deficitPercent: 40,
      proteinPerLeanPound: 1.2,
      netCarbsGrams: 50,
    }
    expect(personFaults({ ...woman, ...least })).toEqual([])
    expect(personFaults({ ...woman, ...most })).toEqual([])
    expect(personFaults({ ...woman, ageYears: 10, goal: 'maintain' })).toEqual([])
  })

  it('[VAL-1] [VAL-2] says the limits that were passed', () => {
    expect(personFaults({ ...woman, weight: gramsFromKg(21) })).toEqual([
      { field: 'weight', kind: 'out-of-range', minimum: 22, maximum: 635 },
    ])
    expect(personFaults({ ...woman, heightCm: 59 })).toEqual([
      { field: 'heightCm', kind: 'out-of-range', minimum: 60, maximum: 303 },
    ])
    expect(personFaults({ ...woman, netCarbsGrams: 14 })).toEqual([
      { field: 'netCarbsGrams', kind: 'out-of-range', minimum: 15, maximum: 50 },
    ])
    expect(personFaults({ ...woman, deficitPercent: 17.55 })).toEqual([
      { field: 'deficitPercent', kind: 'off-step', step: 0.1 },
    ])
  })

  it('[ONB-14] judges a deficit only by what is known of the body', () => {
    const faultsOfGoal = (known: object) =>
      personFaults({ goal: 'lose', ...known }).filter(({ field }) => field === 'goal')
    const thin = { weight: gramsFromKg(45), heightCm: 170 }
    expect(faultsOfGoal({})).toEqual([])
    expect(faultsOfGoal({ weight: thin.weight })).toEqual([])
    expect(faultsOfGoal({ heightCm: thin.heightCm })).toEqual([])
    expect(faultsOfGoal(thin)).toEqual([{ field: 'goal', kind: 'deficit-underweight' }])
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

  it('[VAL-1] [ONB-14] 18 is of age', () => {
    expect(personFaults({ ...woman, ageYears: 18 })).toEqual([])
    expect(cautionsAgainstDeficit({ ...woman, ageYears: 18 }, noneApplies)).toEqual([])
    expect(cautionsAgainstDeficit({ ...woman, ageYears: 17 }, noneApplies)).toEqual(['under-age'])
  })

  it.each([
    [200, 74_000],
    [160, 47_360],
    [152.4, 42_968],
    [180.34, 60_167],
  ])('[ONB-14] underweight begins just below an index of 18.5: at %f cm, %i g', (heightCm, least) => {
    expect(leastHealthyWeight(heightCm)).toBe(least)
    expect(isUnderweight({ weight: wholeGrams(least), heightCm })).toBe(false)
    expect(isUnderweight({ weight: wholeGrams(least - 1), heightCm })).toBe(true)
    expect(bodyMassIndex({ weight: wholeGrams(least), heightCm })).toBeCloseTo(18.5, 3)
  })

  it('[WGT-6] no goal lies below an index of 18.5, nor below what a young person weighs', () => {
    const tall = { ageYears: 18, weight: gramsFromKg(80), heightCm: 200 }
    expect(leastGoalWeight(tall)).toBe(74_000)
    expect(leastGoalWeight({ ...tall, weight: gramsFromKg(60) })).toBe(74_000)
    expect(leastGoalWeight({ ...tall, ageYears: 17 })).toBe(74_000)
    expect(leastGoalWeight({ ...tall, ageYears: 17, weight: gramsFromKg(60) })).toBe(60_000)
  })

  it('[ONB-14] counts a body mass index below 18.5 as underweight, and 18.5 itself not', () => {
    expect(isUnderweight({ weight: gramsFromKg(74), heightCm: 200 })).toBe(false)
    expect(isUnderweight({ weight: gramsFromKg(73.9), heightCm: 200 })).toBe(true)
  })

  it('[ONB-14] maintains where losing would be unsafe, and says why', () => {
    expect(cautionsAgainstDeficit(woman, noneApplies)).toEqual([])
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
    [{ calories: 1700, fat: 150, netCarbs: 20, protein: 87 }, '105 kcal short and 12 g of protein short'],
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

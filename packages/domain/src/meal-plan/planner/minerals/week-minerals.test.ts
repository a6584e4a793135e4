import { expect, it } from 'vitest'
import { mineralGoals, mineralPrice } from '../../../nutrition/mineral-goals/mineral-goals.ts'

import { eachReference, referencesOf } from '../../../nutrition/mineral-goals/references.ts'
import {
  addMinerals,
  mineralPriceOf,
  mineralPriceWith,
  mineralsPerQuarter,
  weekMineralsOf,
} from './week-minerals.ts'

const goals = mineralGoals(referencesOf({ gender: 'male', ageYears: 40, calories: 2200 }), 2300)
const dishes = [
  { minerals: { potassium: 900, magnesium: 80, fiber: 6, sodium: 700 } },
  { minerals: { potassium: 2400, magnesium: 210, fiber: 19, sodium: 400 } },
]

it('[MIN-3] a week costs what its totals cost, kept up portion by portion', () => {
  const minerals = weekMineralsOf(dishes, goals)!
  addMinerals(minerals, 2, 0, 40)
  addMinerals(minerals, 2, 1, 12)
  addMinerals(minerals, 2, 0, -8)
  const totals = eachReference((name) => 8 * dishes[0]!.minerals[name] + 3 * dishes[1]!.minerals[name])
  expect(mineralPriceOf(minerals, 2)).toBeCloseTo(mineralPrice(totals, goals), 9)
  const more = eachReference((name) => totals[name] + 2 * dishes[1]!.minerals[name])
  expect(mineralPriceWith(minerals, 2, 1, 8)).toBeCloseTo(mineralPrice(more, goals), 9)
  expect(mineralPriceOf(minerals, 1)).toBeCloseTo(
    mineralPrice(
      eachReference(() => 0),
      goals,
    ),
    9,
  )
})

it('[MIN-3] of a person who doesn’t aim at minerals nothing is kept up', () => {
  expect(weekMineralsOf(dishes, undefined)).toBeUndefined()
})

it('[MIN-3] a quarter gains the parts of the references it holds, and nothing by what has a limit alone', () => {
  const [first] = mineralsPerQuarter(weekMineralsOf(dishes, goals)!)
  const { potassium, magnesium, fiber } = goals
  expect(first).toBeCloseTo((900 / potassium.minimum + 80 / magnesium.minimum + 6 / fiber.minimum) / 4, 9)
})

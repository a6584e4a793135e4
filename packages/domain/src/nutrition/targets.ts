import { leanMass } from './body-fat.ts'
import { kcalPerGram, type Macros } from './macros.ts'
import type { Activity, Gender, Person } from './person.ts'
import { kgPerPound } from './weight.ts'

const activityFactor = { sedentary: 1.2, moderate: 1.55, 'very-active': 1.725 } as const satisfies Record<
  Activity,
  number
>
const gainFactor = 1.1
/** What a day should not fall below, however large the deficit. */
export const leastDeficitCalories = { male: 1500, female: 1200 } as const satisfies Record<Gender, number>

export type Targets = {
  macros: Macros
  restingCalories: number
  burntCalories: number
  /** The chosen deficit would fall below a day's least energy, so the least applies. */
  isFloorReached: boolean
}

/** PLAN-1. No fat is left when protein and carbs alone are more than the day's energy: `macros.fat` is negative then. */
export function targetsOf(person: Person): Targets {
  const restingCalories = 370 + 21.6 * leanMass(person)
  const burntCalories = restingCalories * activityFactor[person.activity]
  const wanted = wantedCalories(person, burntCalories)
  // A person who burns less than the least eats what they burn: their weight stays.
  const floor = Math.min(leastDeficitCalories[person.gender], burntCalories)
  const calories = Math.max(wanted, floor)
  const protein = person.proteinPerLeanPound * (leanMass(person) / kgPerPound)
  const netCarbs = person.netCarbsGrams
  const fat = (calories - kcalPerGram.protein * protein - kcalPerGram.netCarbs * netCarbs) / kcalPerGram.fat
  return {
    macros: { calories, fat, netCarbs, protein },
    restingCalories,
    burntCalories,
    isFloorReached: wanted < floor,
  }
}

/** What a day must be allowed to hold where a person types its ranges: energy at rest, or the least where that is less. */
export function leastTypedCalories({ restingCalories }: Targets, gender: Gender): number {
  return Math.floor(Math.min(leastDeficitCalories[gender], restingCalories))
}

/** The deficit that is left above the least; 0 where the plan keeps the weight. */
export function plannedDeficitPercent({ macros, burntCalories }: Targets): number {
  return 100 * (1 - Math.min(macros.calories, burntCalories) / burntCalories)
}

function wantedCalories({ goal, deficitPercent }: Person, burnt: number): number {
  if (goal === 'lose') return burnt * (1 - deficitPercent / 100)
  return goal === 'gain' ? burnt * gainFactor : burnt
}

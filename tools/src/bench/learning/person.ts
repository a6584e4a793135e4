import { type Random, seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { estimatedBodyFatPercent } from '@butterleaf/domain/nutrition/body-fat'
import {
  type Activity,
  defaultProteinPerLeanPound,
  type Gender,
  type Goal,
  type Person,
} from '@butterleaf/domain/nutrition/person'
import { targetsOf } from '@butterleaf/domain/nutrition/targets'
import { gramsFromKg } from '@butterleaf/domain/nutrition/weight'
import type { Constitution } from './body.ts'
import { between, clamp, normal } from './chance.ts'

/** Someone to judge by: what the product is told of them, and what it never learns. */
export type JudgedPerson = {
  random: Random
  gender: Gender
  isStarter: boolean
  formulaKcal: number
  planKcal: number
  toldFatKg: number
  made: Constitution
  /** Of the plan, on a completed day: more than 1 where more is eaten than planned. */
  eatsShare: number
  /** How that share wanders, per day. */
  shareDrift: number
  movingDrift: number
  completes: number
  offDaySurplusKcal: number
  weighs: number
  /** Shares of readings. */
  slips: number
  strangers: number
  strangerKg: number
  cycle: { kg: number; days: number; at: number } | undefined
}

const activities = ['sedentary', 'moderate', 'very-active'] as const

export function drawPerson(seed: string): JudgedPerson {
  const random = seededRandom(seed)
  const gender: Gender = random() < 0.6 ? 'female' : 'male'
  const ageYears = Math.round(between(random, 21, 66))
  const heightCm = normal(random, gender === 'male' ? 178 : 165, 7)
  const weightKg = clamp(normal(random, 30.5, 4.8), 22, 46) * (heightCm / 100) ** 2
  const told = { gender, ageYears, heightCm, weight: gramsFromKg(weightKg) }
  const bodyFatPercent = estimatedBodyFatPercent(told)
  const trueFat = clamp(normal(random, bodyFatPercent, 5), 8, 58) / 100
  const { activity, factor } = drawActivity(random)
  const { goal, deficitPercent } = drawGoal(random)
  const person: Person = {
    ...told,
    ...{ bodyFatPercent, activity, goal, deficitPercent },
    proteinPerLeanPound: defaultProteinPerLeanPound[activity],
    netCarbsGrams: 25,
  }
  const { macros, burntCalories } = targetsOf(person)
  const restingKcal = (370 + 21.6 * weightKg * (1 - trueFat)) * normal(random, 1, 0.08)
  const usualKcal = restingKcal * factor
  return {
    ...{ random, gender },
    isStarter: random() < 0.85,
    formulaKcal: burntCalories,
    planKcal: macros.calories,
    toldFatKg: (weightKg * bodyFatPercent) / 100,
    made: {
      fatKg: weightKg * trueFat,
      leanKg: weightKg * (1 - trueFat) - 2,
      usualKcal,
      usualCarbsGrams: between(random, 150, 320),
      waterFactor: between(random, 0.15, 2),
      movingKcalPerKg: Math.max(1, (0.9 * usualKcal - restingKcal) / weightKg),
    },
    ...drawHabits(random),
    cycle: gender === 'female' && ageYears < 50 ? drawCycle(random) : undefined,
  }
}

/** People move as much as they move, and choose the nearest word, or the next. */
function drawActivity(random: Random): { activity: Activity; factor: number } {
  const at = random() < 0.45 ? 0 : random() < 0.8 ? 1 : 2
  const factor = clamp(normal(random, [1.32, 1.52, 1.72][at]!, 0.14), 1.15, 2.2)
  return { activity: activities[at]!, factor }
}

function drawGoal(random: Random): { goal: Goal; deficitPercent: number } {
  const kind = random()
  const goal = kind < 0.8 ? 'lose' : kind < 0.93 ? 'maintain' : 'gain'
  return { goal, deficitPercent: between(random, 10, 25) }
}

function drawHabits(random: Random) {
  const strangerKg = normal(random, 0, 14)
  return {
    eatsShare: normal(random, 1.05, 0.08),
    shareDrift: between(random, 0, 0.002),
    movingDrift: between(random, 0, 0.01),
    completes: clamp(normal(random, 0.74, 0.22), 0.2, 1),
    offDaySurplusKcal: normal(random, 250, 350),
    weighs: between(random, 0.2, 1),
    slips: between(random, 0, 0.02),
    strangers: random() < 0.15 ? between(random, 0.01, 0.05) : 0,
    strangerKg: strangerKg + Math.sign(strangerKg) * 4,
  }
}

function drawCycle(random: Random) {
  const days = clamp(normal(random, 28.8, 2.5), 23, 36)
  return { kg: clamp(Math.abs(normal(random, 0.45, 0.35)), 0, 1.5), days, at: between(random, 0, days) }
}

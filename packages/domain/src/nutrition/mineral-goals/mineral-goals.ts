import { daysOfWeek } from '../../meals/meals.ts'
import { type Nutrients, shownNutrient } from '../nutrients.ts'
import {
  eachReference,
  fiberReferenceOf,
  type ReferenceName,
  type References,
  referenceNames,
} from './references.ts'

/** What the mean of a week should be: milligrams, of fiber grams. `reference` is the end of it that is shown. */
export type MineralGoal = Readonly<{ reference: number; minimum: number; maximum: number }>
export type MineralGoals = Readonly<Record<ReferenceName, MineralGoal>>

/**
 * MIN-4: no plan aims above it. It is what food labels in the United States call a day's worth of potassium, and was the adequate
 * intake until 2019: far below what harms healthy kidneys, and more than any reference needs.
 */
export const mostPotassiumMg = 4700

/** The lowest limit is an adult's adequate intake: a lower one is for a doctor to decide. A limit above the highest would limit nothing. */
export const sodiumLimits = { minimum: 1500, maximum: 5000 } as const

/** MIN-3: at or above the reference; sodium not above the limit, where the person set one. */
export function mineralGoals(references: References, sodiumLimitMg?: number): MineralGoals {
  const goals = eachReference((name) => atLeast(references[name]))
  return {
    ...goals,
    potassium: { ...goals.potassium, maximum: mostPotassiumMg },
    sodium: sodiumLimitMg === undefined ? goals.sodium : atMost(sodiumLimitMg),
  }
}

/** PLATE-2: of a day. More fiber than that helps no week; sodium may grow with what a person eats. */
const everybodysFiber = 25
const everybodysSodium = { leastMg: 3000, mgPer1000Calories: 2000 }

/** What every plan aims at beside its ranges; `isAsked` where the person aims at minerals, too, and minds them more. */
export type NutrientAim = Readonly<{ goals: MineralGoals; isAsked: boolean }>

/** PLATE-2: fiber and sodium, for a person who doesn't aim at minerals. */
export function everybodysAim(calories: number): NutrientAim {
  const goals = {
    potassium: atMost(mostPotassiumMg),
    magnesium: atMost(Number.POSITIVE_INFINITY),
    fiber: atLeast(Math.min(everybodysFiber, fiberReferenceOf(calories))),
    sodium: atMost(everybodysSodiumLimit(calories)),
  }
  return { goals, isAsked: false }
}

/** MIN-3: what a person asks for, with everybody's limit on sodium where they have none of their own. */
export function askedAim(asked: MineralGoals, calories: number): NutrientAim {
  const { sodium } = asked
  const limit = Math.max(everybodysSodiumLimit(calories), sodium.minimum)
  return {
    goals: { ...asked, sodium: { ...sodium, maximum: Math.min(sodium.maximum, limit) } },
    isAsked: true,
  }
}

export function everybodysSodiumLimit(calories: number): number {
  const { leastMg, mgPer1000Calories } = everybodysSodium
  return Math.max(leastMg, Math.round((mgPer1000Calories * calories) / 1000))
}

function atLeast(reference: number): MineralGoal {
  return { reference, minimum: reference, maximum: Number.POSITIVE_INFINITY }
}

function atMost(reference: number): MineralGoal {
  return { reference, minimum: 0, maximum: reference }
}

/** Milligrams, of fiber grams, of a day on average, as shown. */
type JudgedMineral = Readonly<{ mean: number; reference: number; met: boolean }>
export type JudgedWeek = Readonly<Record<ReferenceName, JudgedMineral>>

/** MIN-3: judged as shown, so that two figures that read alike are alike. */
export function judgeWeek(mean: Nutrients, goals: MineralGoals): JudgedWeek {
  return eachReference((name) => {
    const { reference, minimum, maximum } = goals[name]
    const shown = shownNutrient(name, mean[name])
    return { mean: shown, reference, met: shown >= minimum && shown <= maximum }
  })
}

/**
 * MIN-3: how far seven days are from their goals: the sum of the shares of a reference that are missing, or above a limit; 0
 * where all goals are met. The planner adds it to what else a week costs.
 */
export function mineralPrice(weekTotals: Pick<Nutrients, ReferenceName>, goals: MineralGoals): number {
  return referenceNames.reduce(
    (price, name) => price + missedShare(weekTotals[name] / daysOfWeek, goals[name]),
    0,
  )
}

/** How far a mean is from its goal, as a share of the reference. */
export function missedShare(mean: number, { reference, minimum, maximum }: MineralGoal): number {
  const missed = Math.max(0, minimum - mean, mean - maximum)
  return missed === 0 ? 0 : missed / reference
}

/**
 * MIN-4: with any of these, more potassium or another amount of sodium is for a doctor to decide. What a person answers is never
 * stored.
 */
export const mineralCautions = [
  'kidney-disease',
  'heart-failure',
  'blood-pressure-medicine',
  'sodium-limit-by-doctor',
] as const
export type MineralCaution = (typeof mineralCautions)[number]

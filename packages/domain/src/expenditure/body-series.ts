import type { Gender } from '../nutrition/person.ts'

/** What is known of a day: the scale, the plan, and whether the day was completed. */
export type BodyDay = Readonly<{
  weightKg: number | undefined
  planKcal: number
  isComplete: boolean
  /** LEARN-4: illness, holiday. Nothing is learned from it. */
  isPaused?: boolean
  /** The person said that a surprising reading was theirs. */
  isConfirmed?: boolean
}>

/** Consecutive days, the first one first. */
export type BodySeries = Readonly<{
  gender: Gender
  /** Begins keto with these days, and so will lose water. */
  isStarter: boolean
  formulaKcal: number
  fatKg: number
  days: readonly BodyDay[]
}>

import { type Nutrients, shownNutrient } from '../nutrients.ts'
import type { MineralGoals } from './mineral-goals.ts'
import { eachReference, type ReferenceName } from './references.ts'

/** Milligrams, of fiber grams, of a day on average, as shown. */
export type JudgedMineral = Readonly<{ mean: number; reference: number; met: boolean }>
export type JudgedWeek = Readonly<Record<ReferenceName, JudgedMineral>>

/** MIN-3: judged as shown, so that two figures that read alike are alike. */
export function judgeWeek(mean: Nutrients, goals: MineralGoals): JudgedWeek {
  return eachReference((name) => {
    const { reference, minimum, maximum } = goals[name]
    const shown = shownNutrient(name, mean[name])
    return { mean: shown, reference, met: shown >= minimum && shown <= maximum }
  })
}

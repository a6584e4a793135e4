import { formatWeight, type Grams, type Unit, valueInUnit, wholeGrams } from './weight.ts'
import { byDate, type WeighIn, type WeightTarget } from './weight-log.ts'

export type WeightProgress = {
  startingGrams: Grams | undefined
  currentGrams: Grams | undefined
  lostGrams: Grams
  gainedGrams: Grams
  percentLost: number
}

type Facts = {
  logs: readonly WeighIn[]
  target: WeightTarget
  profileGrams?: Grams | undefined
}

export function weightProgress({ logs, target, profileGrams }: Facts): WeightProgress {
  const ordered = byDate(logs)
  const start = ordered[0]?.grams ?? profileGrams
  const current = ordered.at(-1)?.grams ?? start
  const change = start === undefined || current === undefined ? 0 : current - start
  return {
    startingGrams: start,
    currentGrams: current,
    lostGrams: wholeGrams(Math.max(0, -change)),
    gainedGrams: wholeGrams(Math.max(0, change)),
    percentLost: start === undefined ? 0 : percentOfTheWay(change, target.grams - start),
  }
}

/** Both are signed, so a person who wants to gain makes progress by gaining. */
function percentOfTheWay(change: number, wanted: number): number {
  if (wanted === 0) return change === 0 ? 100 : 0
  const share = change / wanted
  if (share <= 0) return 0
  if (share >= 1) return 100
  // 100 raises the flag, so rounding alone must not reach it.
  return Math.min(99.9, Math.round(share * 1000) / 10)
}

/** WGT-2. A change too small to show in the unit is no change; nothing known, nothing said. */
export function progressSentence(progress: WeightProgress, unit: Unit, locale?: string): string {
  const { currentGrams, lostGrams, gainedGrams } = progress
  if (valueInUnit(lostGrams, unit) > 0) return `You've lost ${formatWeight(lostGrams, unit, locale)}`
  if (valueInUnit(gainedGrams, unit) > 0) return `Gained ${formatWeight(gainedGrams, unit, locale)}`
  return currentGrams === undefined ? '' : `Current weight ${formatWeight(currentGrams, unit, locale)}`
}

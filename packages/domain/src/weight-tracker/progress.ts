import {
  formatInUnit,
  formatWeight,
  type Grams,
  shownInUnit,
  type Unit,
  wholeGrams,
} from '../nutrition/weight.ts'
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

type Ends = Pick<WeightProgress, 'startingGrams' | 'currentGrams'>

/**
 * WGT-2. The change is that between the two weights as they are shown, with as many decimals. One too small to show is no change;
 * nothing known, nothing said.
 */
export function progressSentence({ startingGrams, currentGrams }: Ends, unit: Unit, locale?: string): string {
  if (startingGrams === undefined || currentGrams === undefined) return ''
  const change = shownInUnit(currentGrams, unit) - shownInUnit(startingGrams, unit)
  const rounded = Math.round(change * 100) / 100
  if (rounded < 0) return `You've lost ${formatInUnit(-rounded, unit, locale)}`
  if (rounded > 0) return `Gained ${formatInUnit(rounded, unit, locale)}`
  return `Current weight ${formatWeight(currentGrams, unit, locale)}`
}

import { type IsoDate, parseIsoDate } from '../calendar/iso-date.ts'
import { leastGoalWeight, underweightBelow } from '../nutrition/safe-goal.ts'
import {
  type Grams,
  gramsFromKg,
  gramsFromUnit,
  isWeightAllowed,
  isWeightAllowedInUnit,
  leastInUnit,
  type Unit,
  valueInUnit,
  weightLimits,
  weightUnitName,
  wholeGrams,
} from '../nutrition/weight.ts'
import { noteLimitCharacters, type WeightTarget } from './weight-log.ts'

export type EntryFault = {
  field: 'date' | 'weight' | 'note'
  message: string
  /** What would be taken instead. */
  nearest?: Grams
}
export type EntryCheck = { ok: true } | { ok: false; faults: EntryFault[] }

type TargetEntry = { date: string; grams: number | undefined }
type Entry = TargetEntry & { note: string }

/** With a unit, the limits a person typing in it is told; without, the server's, wide enough for both. */
type UnitOption = { unit?: Unit | undefined }
type TargetOptions = UnitOption & {
  /** The target as it stands: its date may have passed and stay. */
  current?: WeightTarget | undefined
  /** Whose target it is, where that is known. */
  person?: Parameters<typeof leastGoalWeight>[0] | undefined
}

/** WGT-7, all faults at once. */
export function checkLog(
  { date, grams, note }: Entry,
  today: IsoDate,
  { unit }: UnitOption = {},
): EntryCheck {
  return verdict([
    fault('date', realDateFault(date) ?? (date > today && "The date can't be later than today.")),
    fault('weight', weightFault(grams, unit)),
    fault(
      'note',
      note.length > noteLimitCharacters && `Keep the note to ${noteLimitCharacters} characters or fewer.`,
    ),
  ])
}

/** WGT-6, all faults at once. */
export function checkTarget(
  { date, grams }: TargetEntry,
  today: IsoDate,
  { unit, current, person }: TargetOptions = {},
): EntryCheck {
  const isPast = date < today && date !== current?.date
  const ofWeight = fault('weight', weightFault(grams, unit))
  return verdict([
    fault('date', realDateFault(date) ?? (isPast && "Choose a date that isn't in the past.")),
    ofWeight.length > 0 || !person ? ofWeight : unsafeGoal(wholeGrams(grams!), person, unit),
  ])
}

/** ONB-14, for a goal: what is refused says why, and what is the nearest. */
function unsafeGoal(
  grams: Grams,
  person: Parameters<typeof leastGoalWeight>[0],
  unit: Unit | undefined,
): EntryFault[] {
  const least = leastGoalWeight(person)
  if (grams >= least) return []
  const shown = (inUnit: Unit) => `${leastInUnit(least, inUnit)} ${weightUnitName[inUnit]}`
  const lowest = unit ? shown(unit) : `${shown('metric')} (${shown('us')})`
  const why =
    least === person.weight
      ? 'lower than what you weigh, which is already low for your height'
      : `a body mass index below ${underweightBelow}, too low for your height`
  const message = `That would be ${why}. The lowest goal we track is ${lowest}.`
  return [
    {
      field: 'weight',
      message,
      nearest: gramsFromUnit(leastInUnit(least, unit ?? 'metric'), unit ?? 'metric'),
    },
  ]
}

function realDateFault(date: string): string | undefined {
  if (date === '') return 'Choose a date.'
  return parseIsoDate(date) ? undefined : 'Choose a real date from the year 1900 on.'
}

function weightFault(grams: number | undefined, unit: Unit | undefined): string | undefined {
  if (grams === undefined || !Number.isFinite(grams)) return 'Enter a weight.'
  const whole = wholeGrams(grams)
  const isAllowed = unit ? isWeightAllowedInUnit(whole, unit) : isWeightAllowed(whole)
  return isAllowed ? undefined : `Enter a weight from ${rangeIn(unit)}.`
}

function rangeIn(unit: Unit | undefined): string {
  if (unit) return `${weightLimits[unit].minimum} to ${weightLimits[unit].maximum} ${weightUnitName[unit]}`
  const { minimum, maximum } = weightLimits.metric
  const inPounds = (kg: number) => valueInUnit(gramsFromKg(kg), 'us')
  return `${rangeIn('metric')} (${inPounds(minimum)} to ${inPounds(maximum)} lbs)`
}

function fault(field: EntryFault['field'], message: string | false | undefined): EntryFault[] {
  return message ? [{ field, message }] : []
}

function verdict(found: EntryFault[][]): EntryCheck {
  const faults = found.flat()
  return faults.length === 0 ? { ok: true } : { ok: false, faults }
}

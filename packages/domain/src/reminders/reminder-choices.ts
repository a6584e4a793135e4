import { type LocalTime, minutesOfTime } from '../calendar/local-time.ts'
import { type Weekday, weekdays } from '../calendar/weekday.ts'

export const reminderKinds = ['thaw', 'cook', 'shop', 'weighIn', 'planEnd'] as const
export type ReminderKind = (typeof reminderKinds)[number]
/** Cooking has no hour of its own: it begins as long before a meal as it takes. */
export type TimedReminder = Exclude<ReminderKind, 'cook'>

export const reminderChannels = ['push', 'mail'] as const
export type ReminderChannel = (typeof reminderChannels)[number]

export type ReminderWays = Readonly<Record<ReminderChannel, boolean>>

export type ReminderChoices = Readonly<{
  ways: Readonly<Record<ReminderKind, ReminderWays>>
  at: Readonly<Record<TimedReminder, LocalTime>>
  weighInOn: readonly Weekday[]
  /** From one time to another, over midnight too; the same twice: none. */
  quiet: Readonly<{ from: LocalTime; until: LocalTime }>
}>

const off: ReminderWays = { push: false, mail: false }
const time = (text: string) => text as LocalTime

/** Nothing comes before it is asked for. */
export const usualReminders: ReminderChoices = {
  ways: { thaw: off, cook: off, shop: off, weighIn: off, planEnd: off },
  at: { thaw: time('19:30'), shop: time('09:00'), weighIn: time('07:00'), planEnd: time('18:00') },
  weighInOn: weekdays,
  quiet: { from: time('22:00'), until: time('06:00') },
}

export function isWanted({ ways }: ReminderChoices, kind: ReminderKind): boolean {
  return ways[kind].push || ways[kind].mail
}

export function wantsAny(choices: ReminderChoices): boolean {
  return reminderKinds.some((kind) => isWanted(choices, kind))
}

export function isQuiet({ quiet }: ReminderChoices, at: LocalTime): boolean {
  const [from, until, minute] = [quiet.from, quiet.until, at].map(minutesOfTime) as [number, number, number]
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until
}

type ChoiceFault = Readonly<{ field: string; message: string }>

/** By the field: what could never come. */
export function choiceFaults(choices: ReminderChoices): ChoiceFault[] {
  const timed = Object.keys(choices.at) as TimedReminder[]
  const quiet = timed
    .filter((kind) => isWanted(choices, kind) && isQuiet(choices, choices.at[kind]))
    .map((kind) => ({ field: `${kind}.at`, message: 'This is within your quiet hours.' }))
  const noDay = isWanted(choices, 'weighIn') && choices.weighInOn.length === 0
  return noDay ? [...quiet, { field: 'weighIn.weekdays', message: 'Choose at least one weekday.' }] : quiet
}

/** DOOR-3: one press, for one kind by one way. */
export function withoutWay(
  choices: ReminderChoices,
  kind: ReminderKind,
  channel: ReminderChannel,
): ReminderChoices {
  return { ...choices, ways: { ...choices.ways, [kind]: { ...choices.ways[kind], [channel]: false } } }
}

import type { IsoDate } from './iso-date.ts'

/** A time of day on a wall clock, `HH:MM`, without a zone. Text order is the order of a day. */
export type LocalTime = string & { readonly brand: 'LocalTime' }

const minutesOfHour = 60
const msPerMinute = 60_000
const msPerDay = 86_400_000

export function parseLocalTime(text: string): LocalTime | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? (text as LocalTime) : undefined
}

/** Since midnight. */
export function minutesOfTime(time: LocalTime): number {
  return Number(time.slice(0, 2)) * minutesOfHour + Number(time.slice(3))
}

/** The clocks of one place. */
export type ZoneClock = Readonly<{
  /**
   * When its clocks show that date and time. A time that they skip is as much later as they skip; of one that they show twice it is the
   * first.
   */
  instantAt(date: IsoDate, time: LocalTime): Date
  /** What its clocks show. */
  localAt(instant: Date): Readonly<{ date: IsoDate; time: LocalTime }>
}>

/** Follows the zone's changes of its clocks, as the engine knows them. */
export function openZoneClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const localAt = (instant: Date) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    const date = `${parts.get('year')!.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
    return { date: date as IsoDate, time: `${parts.get('hour')}:${parts.get('minute')}` as LocalTime }
  }
  const shownMs = (ms: number) => {
    const { date, time } = localAt(new Date(ms))
    return Date.parse(`${date}T${time}:00Z`)
  }
  return {
    localAt,
    instantAt: (date, time) => {
      const wanted = Date.parse(`${date}T${time}:00Z`)
      // What the clocks are ahead of UTC a day before and a day after: they change at most once between.
      const [before, after] = [wanted - msPerDay, wanted + msPerDay].map((ms) => shownMs(ms) - ms) as [
        number,
        number,
      ]
      const shown = [wanted - Math.max(before, after), wanted - Math.min(before, after)].find(
        (ms) => shownMs(ms) === wanted,
      )
      return new Date(shown ?? wanted - before)
    },
  }
}

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * msPerMinute)
}

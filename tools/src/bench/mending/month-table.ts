import type { Macros } from '@butterleaf/domain/nutrition/macros'
import type { LivedMonth } from './lived-month.ts'

const verdict = { true: 'in range', false: 'out', undefined: 'not judged' } as const

/** The days on which something happened, and how many of all days are in range. */
export function monthTable({ days, inRange }: LivedMonth): string {
  const lines = days.flatMap(({ dayNumber, what, planned, eaten, asPlanned, asEaten }) =>
    what === undefined
      ? []
      : [
          [
            `day ${dayNumber}`.padEnd(7),
            what.padEnd(19),
            `planned ${figures(planned)} ${verdict[`${asPlanned}`]}`.padEnd(42),
            `eaten ${figures(eaten)} ${verdict[`${asEaten}`]}`,
          ].join(''),
        ],
  )
  const { asPlanned, asEaten } = inRange
  return [
    ...lines,
    `in range as planned ${asPlanned.inRange} of ${asPlanned.days} days, as eaten ${asEaten.inRange} of ${asEaten.days}`,
  ].join('\n')
}

function figures({ calories, netCarbs }: Macros): string {
  return `${Math.round(calories)} kcal, ${Math.round(netCarbs)} g net,`
}

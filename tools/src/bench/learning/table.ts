import {
  type Judged,
  judgedDays,
  proposalsAt,
  type Score,
  scoreOf,
  spokenTo,
  subgroups,
  wayNames,
} from './judged.ts'

/** Mean absolute error in kcal, with how many percent of the 80 % ranges hold the truth. */
export function errorTable(judged: readonly Judged[]): string {
  const heading = ['kcal (% held)', ...judgedDays.map((day) => `day ${day}`)]
  const everybody = wayNames.map((way) => [way, ...judgedDays.map((day) => cell(scoreOf(judged, day, way)))])
  const spoken = (['formula', 'filter'] as const).map((way) => [
    `${way}, when the filter speaks`,
    ...judgedDays.map((day) => {
      const people = spokenTo(judged, day)
      if (people.length === 0) return 'silent'
      return `${cell(scoreOf(people, day, way))} ${Math.round((100 * people.length) / judged.length)} %`
    }),
  ])
  return lines([heading, ...everybody, ...spoken])
}

export function subgroupTable(judged: readonly Judged[], day: 42 | 56): string {
  const spoken = spokenTo(judged, day)
  const rows = Object.entries(subgroups).map(([name, isIn]) => {
    const { people, errorKcal, biasKcal, coverage } = scoreOf(spoken.filter(isIn), day, 'filter')
    return [name, String(people), whole(errorKcal), whole(biasKcal), whole(coverage ?? Number.NaN)]
  })
  return lines([[`day ${day}, when it speaks`, 'people', 'error', 'bias', '% held'], ...rows])
}

/** What share of the truths lies inside ranges of other widths than the one told. */
export function calibrationLine(judged: readonly Judged[], day: 42 | 56): string {
  const shares = [
    [50, 0.6745],
    [80, 1.2816],
    [90, 1.6449],
  ] as const
  const spoken = spokenTo(judged, day)
  const held = shares.map(([percent, z]) => {
    const inside = spoken.filter(({ days }) => {
      const { holdingKcal, guesses } = days[day]
      const { kcal, high = kcal } = guesses.filter
      return Math.abs(kcal - holdingKcal) <= ((high - kcal) * z) / 1.2816
    })
    return `${percent} % range holds ${whole((100 * inside.length) / spoken.length)} %`
  })
  const { people, wrongPercent } = proposalsAt(judged, day)
  const proposed = `proposals to ${whole((100 * people) / spoken.length)} % of them, ${wrongPercent.toFixed(1)} % the wrong way`
  return `day ${day}: ${held.join(', ')}; ${proposed}`
}

function cell({ errorKcal, coverage }: Score): string {
  return coverage === undefined ? whole(errorKcal) : `${whole(errorKcal)} (${whole(coverage)})`
}

function whole(value: number): string {
  return Number.isNaN(value) ? '–' : String(Math.round(value))
}

function lines(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  return rows
    .map((row) =>
      row.map((text, at) => (at === 0 ? text.padEnd(widths[at]!) : text.padStart(widths[at]!))).join('  '),
    )
    .join('\n')
}

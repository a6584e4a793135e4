// How well the estimate of what a body uses is, beside the formula and the usual way, on bodies of another model.
//   npm run bench -- learning [--count N] [--seed judging]
// The filter is tuned on seed "tuning" and judged on any other. Exit 1 when a goal is missed. Who the bodies are stands in
// learning/person.ts and learning/body.ts.
import { parseArgs } from 'node:util'
import {
  type Judged,
  judgedDays,
  judgePerson,
  proposalsAt,
  type Score,
  scoreOf,
  spokenTo,
  subgroups,
  wayNames,
} from './learning/judged.ts'
import { aligned } from './tables/figures.ts'

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '1200' },
    seed: { type: 'string', default: 'judging' },
  },
})
const judged = Array.from({ length: Number(options.count) }, (_, at) => judgePerson(`${options.seed}/${at}`))
const goals = goalsOf(judged)
const missed = goals.filter(({ holds }) => !holds)

console.log(`${judged.length} bodies of seed ${options.seed}\n\n${errorTable(judged)}`)
for (const day of [42, 56] as const)
  console.log(`\n${subgroupTable(judged, day)}\n\n${proposalsLine(judged, day)}`)
console.log('')
for (const { name, figure, holds } of goals)
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${name}: ${figure.toFixed(1)}`)
if (missed.length > 0) process.exitCode = 1

type Goal = { name: string; figure: number; holds: boolean }

/** What the estimate is held to. A goal that no body could miss would be none: all are measured on bodies of the other model. */
function goalsOf(judged: readonly Judged[]): Goal[] {
  return [
    ...errorGoals(judged, 42, { spoken: 190, all: 210 }),
    ...errorGoals(judged, 56, { spoken: 165, all: 190 }),
    ...calibrationGoals(judged),
    atMost('wrong direction at day 42, % of proposals', proposalsAt(judged, 42).wrongPercent, 5),
    atMost('wrong direction at day 56, % of proposals', proposalsAt(judged, 56).wrongPercent, 5),
    atLeast('first day it speaks', Math.min(...judged.map(({ firstSpokenDay = 99 }) => firstSpokenDay)), 31),
  ]
}

function errorGoals(judged: readonly Judged[], day: 42 | 56, most: { spoken: number; all: number }): Goal[] {
  const spoken = spokenTo(judged, day)
  const { errorKcal } = scoreOf(spoken, day, 'filter')
  const below = 100 * (1 - errorKcal / scoreOf(spoken, day, 'formula').errorKcal)
  return [
    atMost(`error when it speaks at day ${day}, kcal`, errorKcal, most.spoken),
    atMost(`error for everybody at day ${day}, kcal`, scoreOf(judged, day, 'filter').errorKcal, most.all),
    atLeast(`below the formula for the same people at day ${day}, %`, below, 35),
  ]
}

function calibrationGoals(judged: readonly Judged[]): Goal[] {
  return ([42, 56] as const).flatMap((day) => {
    const spoken = spokenTo(judged, day)
    const held = scoreOf(spoken, day, 'filter').coverage ?? 0
    const of = Object.entries(subgroups).map(([name, isIn]) => {
      const share = scoreOf(spoken.filter(isIn), day, 'filter').coverage ?? 0
      return atLeast(`the 80 % range holds at day ${day}, ${name}, %`, share, 72)
    })
    const name = `the 80 % range holds at day ${day}, %`
    return [atLeast(name, held, 76), atMost(name, held, 90), ...of]
  })
}

function atMost(name: string, figure: number, most: number): Goal {
  return { name: `${name} (at most ${most})`, figure, holds: figure <= most }
}

function atLeast(name: string, figure: number, least: number): Goal {
  return { name: `${name} (at least ${least})`, figure, holds: figure >= least }
}

/** Mean absolute error in kcal, with how many percent of the 80 % ranges hold the truth. */
function errorTable(judged: readonly Judged[]): string {
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
  return aligned([heading, ...everybody, ...spoken])
}

function subgroupTable(judged: readonly Judged[], day: 42 | 56): string {
  const spoken = spokenTo(judged, day)
  const rows = Object.entries(subgroups).map(([name, isIn]) => {
    const { people, errorKcal, biasKcal, coverage } = scoreOf(spoken.filter(isIn), day, 'filter')
    return [name, String(people), whole(errorKcal), whole(biasKcal), whole(coverage ?? Number.NaN)]
  })
  return aligned([[`day ${day}, when it speaks`, 'people', 'error', 'bias', '% held'], ...rows])
}

function proposalsLine(judged: readonly Judged[], day: 42 | 56): string {
  const { people, wrongPercent } = proposalsAt(judged, day)
  const proposed = whole((100 * people) / spokenTo(judged, day).length)
  return `day ${day}: proposals to ${proposed} % of them, ${wrongPercent.toFixed(1)} % the wrong way`
}

function cell({ errorKcal, coverage }: Score): string {
  return coverage === undefined ? whole(errorKcal) : `${whole(errorKcal)} (${whole(coverage)})`
}

function whole(value: number): string {
  return Number.isNaN(value) ? '–' : String(Math.round(value))
}

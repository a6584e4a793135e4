import { type Judged, proposalsAt, scoreOf, spokenTo, subgroups } from './judged.ts'

export type Goal = { name: string; figure: number; holds: boolean }

/** What the estimate is held to. A goal that no body could miss would be none: all are measured on bodies of the other model. */
export function goalsOf(judged: readonly Judged[]): Goal[] {
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

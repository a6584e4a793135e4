import { expect, it } from 'vitest'
import { isInSeason, type Season } from './season.ts'

const monthsIn = (season: Season) =>
  Array.from({ length: 12 }, (_, at) => at + 1).filter((month) => isInSeason(season, month))

it.each([
  ['within a year', { from: 4, to: 6 }, [4, 5, 6]],
  ['over New Year', { from: 11, to: 2 }, [1, 2, 11, 12]],
  ['one month long', { from: 7, to: 7 }, [7]],
])('[MAP-5] a season %s has its first and its last month', (_, season, expected) => {
  expect(monthsIn(season)).toEqual(expected)
})

import { expect, it } from 'vitest'
import type { Helping, NormalItem } from '../item.ts'
import { mergeServings } from './merge-servings.ts'

const at = '2026-11-16T12:00:00Z'
const dinner = (sides: readonly Helping[], servings = 1): NormalItem => ({
  id: 'dinner',
  meal: 'dinner',
  kind: 'normal',
  recipeId: 'stew',
  servings,
  sides,
  isLocked: false,
})
const beans = (servings: number) => ({ recipeId: 'beans', servings })
const entry = (
  version: number,
  act: 'changeSides' | 'changeServings',
  before: NormalItem,
  after: NormalItem,
) => ({
  version,
  at,
  act,
  slots: [{ dayNumber: 1, before, after }],
})

it('[PLATE-3] [LIFE-8] presses of plus on a side are one change, and the side that came before is another', () => {
  const came = entry(2, 'changeSides', dinner([]), dinner([beans(1)]))
  const more = entry(3, 'changeSides', dinner([beans(1)]), dinner([beans(1.25)]))
  const most = entry(4, 'changeSides', dinner([beans(1.25)]), dinner([beans(1.5)]))
  const merged = mergeServings([most, more, came])
  expect(merged.map(({ version }) => version)).toEqual([3, 2])
  expect(merged[0]?.slots[0]).toMatchObject({ before: { sides: [beans(1)] }, after: { sides: [beans(1.5)] } })
})

it('[LIFE-8] presses on the main and on a side stay apart', () => {
  const ofMain = entry(2, 'changeServings', dinner([beans(1)]), dinner([beans(1)], 1.25))
  const ofSide = entry(3, 'changeSides', dinner([beans(1)], 1.25), dinner([beans(1.25)], 1.25))
  expect(mergeServings([ofSide, ofMain])).toHaveLength(2)
})

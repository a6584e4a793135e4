import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { weekdays } from '../calendar/weekday.ts'
import type { FoodExtra } from '../food-log/food-extra.ts'
import { foodExtra } from '../food-log/testing/invented-log.ts'
import { extraLines, takeOffExtra, withExtraLines } from './extra-lines.ts'

/** A Monday. */
const startDate = '2026-03-02' as IsoDate
const week = Array.from({ length: 7 }, (_, day) => addDays(startDate, day))
const linesOf = (own: Partial<FoodExtra>, span = week) =>
  extraLines([foodExtra({ isBought: true, ...own })], () => 'Bone broth', span)
const cream = { kind: 'food', foodId: '01053', name: 'Heavy cream', grams: 30 } as const

describe('extraLines', () => {
  it('[LIFE-4] an extra that is bought stands on the list, as much as its days need', () => {
    const source = { ...cream, measure: { name: 'tbsp', count: 2 } }
    expect(linesOf({ source, weekdays })).toEqual([
      { id: 'extra-extra', text: 'Heavy cream, 14 tbsp (210 g)' },
    ])
    expect(linesOf({ source: cream })[0]?.text).toBe('Heavy cream, 60 g')
    expect(linesOf({})[0]?.text).toBe('Coffee with cream, 2 times')
    const broth = { kind: 'recipe', recipeId: 'broth', servings: 1.5 } as const
    expect(linesOf({ source: broth })[0]?.text).toBe('Bone broth, 3 servings')
  })

  it('[LIFE-4] one that isn’t bought, or has no day of the list, doesn’t', () => {
    expect(linesOf({ isBought: false })).toEqual([])
    expect(linesOf({ until: '2026-03-01' as IsoDate })).toEqual([])
    expect(linesOf({ weekdays: ['monday'] }, week.slice(1))).toEqual([])
  })

  it('[LIFE-4] its name leaves room for the amount', () => {
    const [line] = linesOf({ source: { ...cream, name: 'x'.repeat(200) } })
    expect(line?.text).toHaveLength(120)
    expect(line?.text.endsWith(', 60 g')).toBe(true)
  })
})

describe('withExtraLines', () => {
  const soap = { id: 'soap', text: 'Soap', checked: false, atMs: 1 }
  const extra = { id: 'extra-1', text: 'Heavy cream, 210 g' }

  it('[LIFE-4] keeps own lines, and gives an extra’s line its mark and today’s amount', () => {
    const mark = { id: 'extra-1', text: 'Heavy cream, 60 g', checked: true, atMs: 5 }
    expect(withExtraLines([soap], [extra])).toEqual([soap, { ...extra, checked: false, atMs: 0 }])
    expect(withExtraLines([mark, soap], [extra])).toEqual([soap, { ...mark, text: extra.text }])
  })

  it('[LIFE-4] a line that was taken off, or whose extra is gone, isn’t shown', () => {
    const shown = withExtraLines([], [extra])
    expect(withExtraLines(takeOffExtra(shown, 'extra-1'), [extra])).toEqual([])
    expect(withExtraLines([{ ...soap, id: 'extra-2' }], [])).toEqual([])
  })
})

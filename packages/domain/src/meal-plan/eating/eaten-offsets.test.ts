import { expect, it } from 'vitest'
import type { IsoDate } from '../../calendar/iso-date.ts'
import { burger, logEntry, notCounted } from '../../food-log/testing/invented-log.ts'
import { addMacros, scaleMacros } from '../../nutrition/macros.ts'
import { templateOf } from '../testing/invented-template.ts'
import { eatenOffsets } from './eaten-offsets.ts'

const perServing = { calories: 500, fat: 40, netCarbs: 5, protein: 30 }
/** It starts on 2026-03-02. */
const template = templateOf(['rrrrrrr'])
const offsets = (...entries: Parameters<typeof logEntry>[0][]) =>
  eatenOffsets(template, () => perServing, entries.map(logEntry))

it('[LIFE-5] a date with entries differs from its plan by what was eaten less what was replaced', () => {
  const found = offsets({}, { id: 'b', place: { kind: 'snack' } }, { id: 'c', date: '2026-06-01' as IsoDate })
  expect([...found]).toEqual([['2026-03-04', addMacros(scaleMacros(burger, 2), scaleMacros(perServing, -1))]])
})

it('[LIFE-5] a meal that isn’t counted is taken to have been as planned', () => {
  const found = offsets(notCounted(), { id: 'b', place: { kind: 'beside', meal: 'dinner' } })
  expect(found.get('2026-03-04' as IsoDate)).toEqual(burger)
})

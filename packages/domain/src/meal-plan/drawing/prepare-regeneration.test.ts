import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../calendar/iso-date.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { dayAt, itemAt, made, slotAt } from '../testing/invented-template.ts'
import { prepareRegeneration } from './prepare-regeneration.ts'
import { anyDiner, drawnTemplate, planningWith } from './testing/invented-kitchen.ts'

const planning = planningWith()
const template = drawnTemplate()
const begun = made(completeDay(template, dayAt(template, 1)))
const today = '2026-04-01' as IsoDate
const wished = '2026-05-01' as IsoDate

describe('prepareRegeneration', () => {
  it.each([
    ['today, where nothing was eaten', template, undefined, today],
    ['where it was, while something was eaten', begun, undefined, template.startDate],
    ['where the person wishes', begun, wished, wished],
  ] as const)('[PLAN-7] starts %s', (_when, old, startDate, starts) => {
    expect(prepareRegeneration(planning, old, { startDate, today }).startDate).toBe(starts)
  })

  it('[PLAN-6] [SET-3] draws around complete days and locked dishes', () => {
    const old = made(lockItem(begun, slotAt(begun, 20, 'breakfast')))
    const { kept } = prepareRegeneration(planning, old, { startDate: undefined, today })
    expect(kept).toContainEqual(expect.objectContaining({ day: 19, meal: 'breakfast' }))
    const eaten = kept.filter(({ day }) => day === 0).map(({ meal }) => meal)
    expect(eaten).toEqual(expect.arrayContaining(['breakfast', 'lunch', 'dinner']))
  })

  it('[PLAN-6] drops what the person must not eat now, locked or not', () => {
    const old = made(lockItem(template, slotAt(template, 20, 'breakfast')))
    const item = itemAt(old, 20, 'breakfast')
    const recipeId = 'recipeId' in item ? item.recipeId : ''
    const diner = { ...anyDiner, interactions: [{ recipeId, type: 'dislike' }] } as const
    const prepared = prepareRegeneration({ ...planning, diner }, old, { startDate: undefined, today })
    expect(itemAt(prepared.old, 20, 'breakfast').kind).toBe('empty')
    expect(prepared.kept).toEqual([])
  })
})

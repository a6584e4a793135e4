import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import type { ActDone } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { planChange } from './plan-change.ts'
import { addPress, type Presses, tellChange } from './tell-change.ts'

const dayOne = { weekId: 'w1', dayId: 'w1d1' }
const more = planChange('changeServings', { ...dayOne, itemId: 'w1d1-dinner', steps: 1 })
const clear = planChange('clearItem', { ...dayOne, itemId: 'w1d1-lunch' })

function planAt(version: number, ...changes: ActDone[]): MealPlan {
  const plan = decodePlan({ ...buildPlan({ changes }), version })
  if (!plan) throw new Error('The plan has no template')
  return plan
}

const [whole, once, twice] = [planAt(1), planAt(2, more), planAt(3, more, more)]

/** What is told of a change, and what is kept for the next one. */
function press(change: ActDone, [before, after]: [MealPlan, MealPlan], presses?: Presses) {
  const kept = addPress(presses, change, before, after)
  return { kept, told: tellChange(change, before, after, kept) }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the notice of a change', () => {
  it('[LIFE-8] says what the change did, and is taken back by its version', () => {
    const { told, kept } = press(clear, [whole, planAt(2, clear)])
    expect(told).toMatchObject({ changeId: '2', key: '2' })
    expect(told?.text).toMatch(/lunch/i)
    expect(kept).toBeUndefined()
  })

  it('[LIFE-8] is none where neither a meal nor a date changed', () => {
    expect(tellChange(clear, whole, planAt(2), undefined)).toBeUndefined()
    expect(tellChange({ act: 'randomizeDay', args: dayOne }, whole, planAt(2), undefined)).toBeUndefined()
  })

  it('[LIFE-8] of a drawn day is what the draw reached', () => {
    const drawn: ActDone = { act: 'randomizeDay', args: dayOne }
    expect(press(drawn, [whole, planAt(2, clear)]).told?.text).toMatch(/^Changed one meal\./)
  })

  it('[LIFE-8] of another plan says so, and no meals', () => {
    const other = { ...planAt(2, clear), template: { ...planAt(2, clear).template, id: 'other' } }
    const told = tellChange({ act: 'regeneratePlan', args: {} } as ActDone, whole, other, undefined)
    expect(told?.text).not.toMatch(/lunch/i)
  })

  it('[LIFE-8] of presses right after each other is one, from before the first of them', () => {
    const first = press(more, [whole, once])
    vi.advanceTimersByTime(9_000)
    const second = press(more, [once, twice], first.kept)
    expect(second.told).toMatchObject({ changeId: '2', key: first.told!.key })
    expect(second.told!.text).not.toBe(tellChange(more, once, twice, undefined)!.text)
  })

  it('[LIFE-8] of a press is its own when it comes late, after another change, or on another dish', () => {
    const { kept } = press(more, [whole, once])
    const later = planAt(5, more, more)
    expect(press(more, [planAt(4, more), later], kept).told?.changeId).toBe('5')
    const lunch = planChange('changeServings', { ...dayOne, itemId: 'w1d1-lunch', steps: 1 })
    expect(press(lunch, [once, planAt(3, more, lunch)], kept).told?.changeId).toBe('3')
    vi.advanceTimersByTime(10_000)
    expect(press(more, [once, twice], kept).told?.changeId).toBe('3')
  })

  it('[LIFE-8] of what is no press stands apart from presses before it', () => {
    const { kept } = press(more, [whole, once])
    expect(tellChange(clear, once, planAt(3, more, clear), kept)).toMatchObject({ changeId: '3', key: '3' })
  })
})

import { describe, expect, it } from 'vitest'
import type { Need } from '../add-up.ts'
import type { ListFood } from '../listed-cooking.ts'
import type { Tick } from '../ticks.ts'
import { rowTick } from './lines-at-home.ts'
import type { StandIns } from './near-equals.ts'

const food = (id: string) => ({ id, name: id }) as ListFood
const need = (id: string, grams: number): Need => ({ food: food(id), grams, unit: undefined, items: [] })
const tick = (ingredient: string, neededGrams: number, checked = true): Tick => {
  return { ingredient, neededGrams, checked, atMs: Date.UTC(2026, 10, 23) }
}
/** A gram of lime asks for two of lemon. */
const narrowed: StandIns = new Map([['lime', { food: food('lemon'), ratio: 2 }]])
const needs = [need('lemon', 100), need('lime', 50)]
const facts = { narrowed, needs, first: undefined }

describe('the tick of a row', () => {
  it('[PAN-4] that stands for a near-equal covers what both need, each by its ratio', () => {
    const held = rowTick(need('lemon', 200), { ...facts, ticks: [tick('lemon', 100), tick('lime', 50)] })
    expect(held).toMatchObject({ checked: true, neededGrams: 200 })
  })

  it('[PAN-4] covers its own part alone while the near-equal isn’t ticked', () => {
    const held = rowTick(need('lemon', 200), {
      ...facts,
      ticks: [tick('lemon', 100), tick('lime', 50, false)],
    })
    expect(held?.neededGrams).toBe(100)
  })

  it('[PAN-4] holds a sum of zest and juice against what is bought for both', () => {
    const held = rowTick(need('lemon', 120), { ...facts, ticks: [tick('lemon', 100), tick('lime', 50)] })
    expect(held?.neededGrams).toBe(120)
  })

  it('[LIV-5] made for the first shop covers what the first shop bought', () => {
    const first = { own: new Map([['lemon', 40]]), bought: new Map([['lemon', 30]]) }
    const held = (neededGrams: number) =>
      rowTick(need('lemon', 120), { ...facts, first, ticks: [tick('lemon', neededGrams)] })?.neededGrams
    expect([held(20), held(40)]).toEqual([15, 30])
    // Beyond what the first shop needed, it covers a part of what the second buys.
    expect(held(70)).toBeCloseTo(30 + (30 / 160) * 90, 9)
  })

  it.each([
    ['isn’t ticked', [tick('lemon', 100, false)]],
    ['was never ticked', [tick('lime', 50)]],
  ])('[PAN-4] is none where its own food %s', (_, ticks) => {
    expect(rowTick(need('lemon', 200), { ...facts, ticks })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { mostGramsADay } from '../../../cooking/loads.ts'
import type { DayBounds } from '../day-bounds.ts'
import { inventedDishes } from '../testing/invented-menu.ts'
import { formsCount, linearFormsOf } from './linear-forms.ts'

const boundOf = (least: number, most: number) => ({
  least,
  most,
  middle: (least + most) / 2,
  perUnit: 1 / most,
})
const bounds: DayBounds = [boundOf(1600, 2000), boundOf(100, 150), boundOf(0, 20), boundOf(80, 120)]
const [plain] = inventedDishes(1)
const dish = {
  ...plain!,
  perServing: { calories: 800, fat: 60, netCarbs: 8, protein: 40 },
  loads: { fiber: 12, sweetener: 4 },
}

describe('linear forms of a day', () => {
  it('[PLAN-3] a quarter of a dish adds its four macros, five ratios of them and its loads', () => {
    const { perQuarter } = linearFormsOf([{ ...dish, loads: { fiber: 0, sweetener: 0 } }, dish], bounds)
    expect(perQuarter).toHaveLength(2 * formsCount)
    const ofSecond = [...perQuarter.slice(formsCount)]
    const ratios = [
      // Protein at least and at most for its energy, fat the same, carbs at most.
      10 - (80 / 2000) * 200,
      (120 / 1600) * 200 - 10,
      15 - (100 / 2000) * 200,
      (150 / 1600) * 200 - 15,
      (20 / 1600) * 200 - 2,
    ]
    for (const [form, amount] of [200, 15, 2, 10, ...ratios, 3, 1].entries())
      expect(ofSecond[form]).toBeCloseTo(amount, 9)
  })

  it('[PLAN-3] macros lie between the bounds of the day, ratios above nothing', () => {
    const { least, most } = linearFormsOf([dish], bounds)
    expect([...least]).toEqual([1600, 100, 0, 80, 0, 0, 0, 0, 0, 0, 0])
    expect([...most.slice(0, 4)]).toEqual([2000, 150, 20, 120])
    for (const free of most.slice(4, 9)) expect(free).toBeGreaterThan(1e9)
  })

  it('[CON-8] fiber and sweetener have a most of a day', () => {
    const { most } = linearFormsOf([dish], bounds)
    expect([...most.slice(9)]).toEqual([mostGramsADay.fiber, mostGramsADay.sweetener])
  })

  it('ratios are taken of one kilocalorie at least, also where a day may have none', () => {
    const none: DayBounds = [boundOf(-0.5, 0.5), boundOf(2, 3), boundOf(0, 4), boundOf(5, 6)]
    const forms = linearFormsOf([], none).of([10, 20, 30, 40], { fiber: 0, sweetener: 0 })
    expect([...forms.slice(4, 9)]).toEqual([-10, 20, 0, 10, 10])
  })
})

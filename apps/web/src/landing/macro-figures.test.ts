import { expect, it } from 'vitest'
import { certificateOf, macroFigures } from './macro-figures.ts'

const target = {
  calories: { minimum: 1738, maximum: 1921 },
  fat: { minimum: 134.1, maximum: 163.9 },
  protein: { minimum: 87.8, maximum: 122 },
  netCarbs: { minimum: 0, maximum: 25 },
}
const actual = { calories: 1839, fat: 148.2, protein: 104.9, netCarbs: 22.6 }

it('[PLAN-1] every figure says its value, its range, and how far it fills the bar', () => {
  const [calories, , , netCarbs] = macroFigures({ actual, target })
  expect(calories).toEqual({
    key: 'calories',
    label: 'Calories',
    value: '1,839 kcal',
    range: 'of 1,738–1,921',
    filled: 95.7,
    least: 90.5,
  })
  expect(netCarbs).toMatchObject({ value: '23 g', range: 'of up to 25', filled: 90.4, least: 0 })
})

it('what is over fills its bar, and no more', () => {
  const figures = macroFigures({ actual: { ...actual, netCarbs: 60 }, target })
  expect(figures.find(({ key }) => key === 'netCarbs')?.filled).toBe(100)
})

it.each([
  [actual, 'All four on target'],
  [{ ...actual, protein: 75.8 }, '12 g of protein short'],
])('[PLAN-1] the verdict is the certificate of the app: %j', (eaten, verdict) => {
  expect(certificateOf({ actual: eaten, target })).toBe(verdict)
})

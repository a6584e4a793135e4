import { describe, expect, it } from 'vitest'
import type { ReadAmount } from '../kitchen/amount-text.ts'
import type { MeasuredFood } from '../kitchen/measured-food.ts'
import type { UnitName } from '../kitchen/units.ts'
import { type SaidShare, shareText } from './share-text.ts'

const food = (name: string, plural = name, measures: MeasuredFood['measures'] = {}): MeasuredFood => {
  return { name, plural, measures, buy: { unit: 'pack', grams: 100 } }
}
const oil = food('olive oil')
const egg = food('egg', 'eggs', { large: 50 })
const onion = food('yellow onion', 'yellow onions', { medium: 110 })
const garlic = food('garlic', 'garlic', { clove: 3 })
const fillet = food('salmon fillet', 'salmon fillets', { fillet: 170 })
const of = (quantity: number, unit: UnitName): ReadAmount => ({ quantity, unit })
const say = (said: SaidShare['said'], amount: ReadAmount | undefined, whole: MeasuredFood, words?: string) =>
  shareText({ said, amount, total: of(1, 'medium'), words }, whole)

describe('shareText', () => {
  it.each([
    ['half', of(2, 'tsp'), oil, undefined, '2 tsp olive oil (half)'],
    ['two thirds', of(2, 'tsp'), oil, 'oil', '2 tsp oil (two thirds)'],
    ['amount', of(20, 'g'), food('parmesan'), undefined, '20 g parmesan'],
    ['rest', of(0.25, 'tsp'), food('salt'), undefined, 'the remaining ¼ tsp salt'],
    ['half', of(2, 'large'), egg, undefined, '2 eggs (half)'],
    ['half', of(1, 'large'), egg, 'the yolks', '1 yolk (half)'],
    ['rest', of(2, 'large'), egg, 'the yolks', 'the remaining 2 yolks'],
    ['rest', of(2, 'large'), egg, 'yolk', 'the remaining 2 yolks'],
    ['half', of(1, 'clove'), garlic, undefined, '1 clove garlic (half)'],
    ['half', of(2, 'fillet'), fillet, undefined, '2 salmon fillets (half)'],
    ['half', of(0.5, 'medium'), onion, undefined, '½ yellow onion'],
    ['rest', of(0.5, 'medium'), onion, 'onion', 'the remaining ½ onion'],
  ] as const)('[CON-5] %s of it is said with its amount', (said, amount, whole, words, expected) => {
    expect(say(said, amount, whole, words)).toBe(expected)
  })

  it('[CON-5] half a cup of one cup is still said to be half', () => {
    const total = of(1, 'cup')
    expect(shareText({ said: 'half', amount: of(0.5, 'cup'), total }, oil)).toBe('½ cup olive oil (half)')
  })

  it.each([
    ['half', 'half of the eggs'],
    ['third', 'a third of the eggs'],
    ['rest', 'the rest of the eggs'],
    ['amount', 'part of the eggs'],
  ] as const)('[CON-5] %s of what nothing measures is said in words', (said, expected) => {
    expect(say(said, undefined, egg)).toBe(expected)
  })
})

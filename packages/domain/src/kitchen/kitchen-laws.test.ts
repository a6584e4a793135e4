import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts } from './add-amounts.ts'
import { type Amount, amountOf } from './amount.ts'
import { amountText, ingredientText } from './amount-text.ts'
import { convertAmount } from './convert-amount.ts'
import { inReadableUnit, kitchenAmount } from './kitchen-amount.ts'
import type { BuyUnit, MeasuredFood } from './measured-food.ts'

import { scaleAmount, toleranceGrams } from './scale-amount.ts'
import { shoppingAmount } from './shopping-amount.ts'
import { snapQuantity } from './snap-quantity.ts'
import { type UnitName, type UnitSystem, units } from './units.ts'

const runs = { numRuns: 1000 }
const allUnits = Object.keys(units) as UnitName[]
const pieceUnits = allUnits.filter((unit) => units[unit].kind === 'piece' && unit !== 'none')
const buyUnits: BuyUnit[] = [
  'each',
  'pack',
  'bunch',
  'can',
  'jar',
  'bottle',
  'carton',
  'bag',
  'head',
  'loose',
]

const system = fc.constantFrom<UnitSystem>('us', 'metric')
const locale = fc.constantFrom('en-US', 'de-DE')
/** As many small numbers as big ones. */
const size = (from: number, to: number) => {
  const exponent = { min: Math.log(from), max: Math.log(to), noNaN: true, noDefaultInfinity: true }
  return fc.double(exponent).map((power) => Math.exp(power))
}

/** Spoons of a real food agree with its cup more or less, never exactly. */
const measuresArbitrary = fc
  .record({
    cup: fc.option(size(20, 300)),
    wobble: fc.tuple(size(0.85, 1.15), size(0.85, 1.15)),
    pinch: fc.boolean(),
    pieces: fc.dictionary(fc.constantFrom(...pieceUnits), size(0.5, 900), { maxKeys: 3 }),
  })
  .map(({ cup, wobble, pinch, pieces }) => ({
    ...(cup && { cup, tbsp: (cup / 16) * wobble[0], tsp: (cup / 48) * wobble[1] }),
    ...(cup && pinch && { pinch: cup / 768 }),
    ...pieces,
  }))

const buyArbitrary = fc.record({
  unit: fc.constantFrom(...buyUnits),
  grams: fc.integer({ min: 5, max: 2000 }),
})

const foodArbitrary: fc.Arbitrary<MeasuredFood> = fc
  .record({
    measures: measuresArbitrary,
    density: fc.option(size(0.4, 1.5)),
    isWhole: fc.boolean(),
    buy: buyArbitrary,
  })
  .map(({ measures, density, isWhole, buy }) => ({
    name: 'morsel',
    plural: 'morsels',
    measures,
    buy,
    ...(density && { density }),
    ...(isWhole && { whole: true }),
  }))

type Line = { food: MeasuredFood; amount: Amount }

const linesArbitrary: fc.Arbitrary<{ food: MeasuredFood; amounts: Amount[] }> = foodArbitrary.chain(
  (food) => {
    const measured = allUnits.filter((unit) => unit !== 'none' && amountOf(1, unit, food))
    const amount = fc
      .tuple(size(0.02, 400), fc.constantFrom(...measured))
      .map(([quantity, unit]) => amountOf(quantity, unit, food)!)
    return fc.record({ food: fc.constant(food), amounts: fc.array(amount, { minLength: 1, maxLength: 12 }) })
  },
)
const lineArbitrary: fc.Arbitrary<Line> = linesArbitrary.map(({ food, amounts }) => ({
  food,
  amount: amounts[0]!,
}))

/** The last exact amount before the snap. */
function unsnapped({ food, amount }: Line, into: UnitSystem): Amount {
  return inReadableUnit(convertAmount(amount, food, into), food)
}

function read(line: Line, into: UnitSystem) {
  const amount = kitchenAmount(line.amount, line.food, into)
  if (!amount) throw new Error('hidden')
  return amount
}

const glyphs: Record<string, number> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
}

/** Reads as a person does: digits, a fraction, the unit's word. */
function parse(text: string, decimalSign: string): { quantity: number; unit: UnitName } {
  const found = /^([\d.,]*) ?([⅛¼⅓½⅔¾]?) ?(.*)$/u.exec(text)
  if (!found) throw new Error(`no amount: ${text}`)
  const [, digits = '', glyph = '', word = ''] = found
  const grouping = decimalSign === '.' ? ',' : '.'
  const whole = Number(digits.replaceAll(grouping, '').replace(decimalSign, '.'))
  const unit = allUnits.find((name) => [units[name].name, units[name].plural].includes(word))
  return { quantity: whole + (glyphs[glyph] ?? 0), unit: word === '' ? 'piece' : unit! }
}

describe('laws of the kitchen', () => {
  it('scaling by a, then by b, is scaling by ab', () => {
    fc.assert(
      fc.property(lineArbitrary, size(0.05, 20), size(0.05, 20), ({ amount }, first, second) => {
        const twice = scaleAmount(scaleAmount(amount, first), second)
        const once = scaleAmount(amount, first * second)
        expect(twice.grams / once.grams).toBeCloseTo(1, 12)
        expect(twice.quantity / once.quantity).toBeCloseTo(1, 12)
      }),
      runs,
    )
  })

  it('no conversion and no readable unit changes the weight', () => {
    fc.assert(
      fc.property(lineArbitrary, system, (line, into) => {
        expect(unsnapped(line, into).grams).toBe(line.amount.grams)
        expect(read(line, into).exactGrams).toBe(line.amount.grams)
      }),
      runs,
    )
  })

  it('[RCP-8] a snap stays within its tolerance', () => {
    fc.assert(
      fc.property(lineArbitrary, system, (line, into) => {
        const { cookedGrams, exactGrams } = read(line, into)
        const bound = toleranceGrams(unsnapped(line, into), line.food)
        expect(Math.abs(cookedGrams - exactGrams)).toBeLessThanOrEqual(bound * (1 + 1e-9))
      }),
      runs,
    )
  })

  it('[SHOP-3] the sum of the lines as read stays within the sum of their tolerances', () => {
    fc.assert(
      fc.property(linesArbitrary, system, ({ food, amounts }, into) => {
        const lines = amounts.map((amount) => ({ food, amount }))
        const cooked = lines.reduce((sum, line) => sum + read(line, into).cookedGrams, 0)
        const bound = lines.reduce((sum, line) => sum + toleranceGrams(unsnapped(line, into), food), 0)
        const exact = amounts.reduce((sum, { grams }) => sum + grams, 0)
        expect(Math.abs(cooked - exact)).toBeLessThanOrEqual(bound * (1 + 1e-9))
      }),
      runs,
    )
  })

  it('[RCP-8] [BIZ-9] the text reads back as the amount, in either locale', () => {
    fc.assert(
      fc.property(lineArbitrary, system, locale, (line, into, inLocale) => {
        const amount = read(line, into)
        const parsed = parse(amountText(amount, { locale: inLocale }), inLocale === 'en-US' ? '.' : ',')
        expect(parsed.unit).toBe(amount.unit)
        expect(parsed.quantity).toBeCloseTo(amount.quantity, 9)
      }),
      runs,
    )
  })

  it('[RCP-8] what is never cut is never a fraction', () => {
    const wholeLines = lineArbitrary.map(({ food, amount }) => ({ food: { ...food, whole: true }, amount }))
    const inPieces = wholeLines.filter((line) => units[unsnapped(line, 'us').unit].kind === 'piece')
    fc.assert(
      fc.property(inPieces, system, (line, into) => {
        const amount = read(line, into)
        expect(Number.isInteger(amount.quantity) && amount.quantity >= 1).toBe(true)
        expect(ingredientText(amount, line.food, { locale: 'en-US' })).toMatch(/^[\d,]+ [^\d⅛¼⅓½⅔¾.]+$/u)
        expect(ingredientText(unsnapped(line, into), line.food, { locale: 'en-US' })).toMatch(/^[\d,]+ \D+$/u)
      }),
      runs,
    )
  })

  it('to the other kitchen and back is the same amount', () => {
    fc.assert(
      fc.property(lineArbitrary, system, ({ food, amount }, into) => {
        const there = convertAmount(amount, food, into)
        const back = convertAmount(there, food, into === 'us' ? 'metric' : 'us')
        const again = convertAmount(back, food, into)
        expect(again.grams).toBe(amount.grams)
        fc.pre(again.unit === there.unit)
        expect(again.quantity / there.quantity).toBeCloseTo(1, 9)
      }),
      runs,
    )
  })

  it('both kitchens cook the same, within their tolerances', () => {
    fc.assert(
      fc.property(lineArbitrary, (line) => {
        const difference = read(line, 'us').cookedGrams - read(line, 'metric').cookedGrams
        const bound = (into: UnitSystem) => toleranceGrams(unsnapped(line, into), line.food)
        expect(Math.abs(difference)).toBeLessThanOrEqual((bound('us') + bound('metric')) * (1 + 1e-9))
      }),
      runs,
    )
  })

  it('a readable amount is neither tiny nor huge in its unit', () => {
    const most: Partial<Record<UnitName, number>> = { tsp: 5, tbsp: 15, g: 990, ml: 990, oz: 31, pinch: 2 }
    const least: Partial<Record<UnitName, number>> = { tbsp: 1, cup: 1 / 4, lb: 1, kg: 1, l: 1 }
    fc.assert(
      fc.property(lineArbitrary, system, (line, into) => {
        const { quantity, unit } = read(line, into)
        expect(quantity).toBeLessThanOrEqual(most[unit] ?? quantity)
        expect(quantity).toBeGreaterThanOrEqual(least[unit] ?? quantity)
        expect(unit).not.toBe('fl-oz')
      }),
      runs,
    )
  })

  it('[HELD-5] [RCP-8] spoons are said as a cook says them: one spoon, no third of two tablespoons and more, near enough', () => {
    const spoonfuls = lineArbitrary.filter((line) => ['tsp', 'tbsp'].includes(read(line, 'us').unit))
    fc.assert(
      fc.property(spoonfuls, (line) => {
        const amount = read(line, 'us')
        const text = amountText(amount, { locale: 'en-US' })
        expect(text).not.toContain('and')
        if (amount.unit === 'tbsp' && amount.quantity >= 2) {
          expect(text).not.toMatch(/[⅓⅔]/u)
          // A quarter at 2, a half at 3: what a hand can't tell apart.
          expect(Math.abs(amount.cookedGrams / amount.exactGrams - 1)).toBeLessThanOrEqual(0.084)
        }
      }),
      runs,
    )
  })

  it('an amount as written is written the same again', () => {
    fc.assert(
      fc.property(lineArbitrary, system, (line, into) => {
        const { quantity, unit, cookedGrams } = read(line, into)
        const again = kitchenAmount({ quantity, unit, grams: cookedGrams }, line.food, into)
        expect(amountText(again!)).toBe(amountText({ quantity, unit }))
      }),
      runs,
    )
  })

  it('more of it never reads as less, in one unit', () => {
    const grain = fc.constantFrom(...allUnits).map((unit) => units[unit].grain)
    fc.assert(
      fc.property(size(0.01, 3000), size(1, 3), grain, (quantity, more, inGrain) => {
        expect(snapQuantity(quantity * more, inGrain)).toBeGreaterThanOrEqual(snapQuantity(quantity, inGrain))
        expect(snapQuantity(snapQuantity(quantity, inGrain), inGrain)).toBe(snapQuantity(quantity, inGrain))
      }),
      runs,
    )
  })

  it('[SHOP-3] a sum is the same in any order, and exact to the millionth of a gram a line', () => {
    fc.assert(
      fc.property(linesArbitrary, ({ food, amounts }) => {
        const cut = { ...food, whole: false }
        const exact = amounts.reduce((sum, { grams }) => sum + grams, 0)
        expect(Math.abs(addAmounts(amounts, cut) - exact)).toBeLessThanOrEqual(amounts.length * 1e-6)
        expect(addAmounts(amounts.toReversed(), food)).toBe(addAmounts(amounts, food))
      }),
      runs,
    )
  })

  it('[SHOP-3] buys no less than needed and never a whole step more', () => {
    fc.assert(
      fc.property(foodArbitrary, size(0.1, 20_000), system, (food, neededGrams, into) => {
        const bought = shoppingAmount(neededGrams, food)![into]
        expect(bought.grams).toBeGreaterThanOrEqual(neededGrams * (1 - 1e-8))
        expect(bought.surplusGrams).toBeLessThan(bought.stepGrams)
        expect(bought.surplusGrams).toBeCloseTo(bought.grams - neededGrams, 3)
        const { size: unitGrams, kind } = units[bought.unit]
        const perUnit = kind === 'mass' ? unitGrams : food.buy.grams
        expect(bought.quantity * perUnit).toBeCloseTo(bought.grams, 6)
      }),
      runs,
    )
  })

  it('[SHOP-3] what is bought reads back from its text', () => {
    fc.assert(
      fc.property(foodArbitrary, size(0.1, 20_000), system, (food, neededGrams, into) => {
        const bought = shoppingAmount(neededGrams, food)![into]
        const parsed = parse(amountText(bought, { locale: 'en-US' }), '.')
        expect(parsed).toEqual({ quantity: bought.quantity, unit: bought.unit })
      }),
      runs,
    )
  })
})

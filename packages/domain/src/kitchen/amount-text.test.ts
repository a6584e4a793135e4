import { describe, expect, it } from 'vitest'
import { amountText, foodNameFor, ingredientText, quantityText } from './amount-text.ts'
import type { MeasuredFood } from './measured-food.ts'
import type { UnitName } from './units.ts'

const food = (name: string, plural: string, measures: MeasuredFood['measures'] = {}): MeasuredFood => {
  return { name, plural, measures, buy: { unit: 'pack', grams: 100 } }
}
const onion = food('onion', 'onions', { piece: 110 })
const anchovy = food('anchovy fillet in oil', 'anchovy fillets in oil', { fillet: 4 })
const grapeLeaf = food('brined grape leaf', 'brined grape leaves', { leaf: 4 })
const chicken = food('whole chicken', 'whole chickens', { whole: 1400 })
const tomato = food('canned tomato', 'canned tomatoes', { can: 400 })

describe('amountText', () => {
  it.each<[number, UnitName, string, string]>([
    [1, 'cup', '1 cup', '1 cup'],
    [1.5, 'cup', '1 ½ cups', '1 ½ cups'],
    [2 / 3, 'cup', '⅔ cup', '⅔ cup'],
    [0.25, 'tsp', '¼ tsp', '¼ tsp'],
    [4, 'tbsp', '4 tbsp', '4 tbsp'],
    [5, 'tsp', '5 tsp', '5 tsp'],
    [8, 'oz', '8 oz', '8 oz'],
    [2, 'lb', '2 lbs', '2 lbs'],
    [1.25, 'kg', '1.25 kg', '1.25 kg'],
    [240, 'ml', '240 ml', '240 ml'],
    [0.5, 'g', '0.5 g', '0.5 g'],
    [2, 'large', '2 large', '2 lg'],
    [1, 'medium', '1 medium', '1 md'],
    [3, 'small', '3 small', '3 sm'],
    [2, 'packet', '2 packets', '2 pkt'],
    [3, 'leaf', '3 leaves', '3 leaves'],
    [2, 'bunch', '2 bunches', '2 bunches'],
    [2, 'pinch', '2 pinches', '2 pinches'],
    [1.5, 'piece', '1 ½', '1 ½'],
    [0, 'none', '', ''],
  ])('[RCP-7] [RCP-8] %d %s is "%s", short "%s"', (quantity, unit, long, short) => {
    expect(amountText({ quantity, unit }, { locale: 'en-US' })).toBe(long)
    expect(amountText({ quantity, unit }, { locale: 'en-US', form: 'short' })).toBe(short)
  })

  it('[BIZ-9] a metric decimal follows the locale', () => {
    expect(amountText({ quantity: 1.25, unit: 'kg' }, { locale: 'de-DE' })).toBe('1,25 kg')
    expect(amountText({ quantity: 1025, unit: 'g' }, { locale: 'en-US' })).toBe('1,025 g')
  })

  it.each([
    [0.37, '⅓'],
    [0.02, '⅛'],
    [0.98, '1'],
    [1.97, '2'],
    [7.4, '7 ⅓'],
  ])('[RCP-8] even an unsnapped amount, %d, is a fraction, never a decimal', (quantity, expected) => {
    expect(quantityText(quantity, 'cup', 'en-US')).toBe(expected)
  })
})

describe('ingredientText', () => {
  it.each<[number, UnitName, MeasuredFood, string]>([
    [0.5, 'piece', onion, '½ onion'],
    [1, 'piece', onion, '1 onion'],
    [1.5, 'piece', onion, '1 ½ onions'],
    [2, 'large', onion, '2 large onions'],
    [0.5, 'medium', onion, '½ onion, medium'],
    [5, 'tsp', food('olive oil', 'olive oil'), '5 tsp olive oil'],
    [300, 'g', onion, '300 g onions'],
    [80, 'g', onion, '80 g onion'],
    [2, 'slice', onion, '2 slices onion'],
    [4, 'fillet', anchovy, '4 anchovy fillets in oil'],
    [1, 'fillet', anchovy, '1 anchovy fillet in oil'],
    [8, 'leaf', grapeLeaf, '8 brined grape leaves'],
    [1, 'whole', chicken, '1 whole chicken'],
    [2, 'can', tomato, '2 cans tomatoes'],
    [200, 'g', tomato, '200 g canned tomatoes'],
    [1, 'half', food('avocado', 'avocados'), '1 avocado half'],
    [0, 'none', food('salt', 'salt'), 'salt'],
  ])('[RCP-8] %d %s reads as a cook writes it', (quantity, unit, of, expected) => {
    expect(ingredientText({ quantity, unit }, of, { locale: 'en-US' })).toBe(expected)
  })

  it('[RCP-8] never says 0.37 egg', () => {
    const egg = { ...food('egg', 'eggs', { large: 50 }), whole: true }
    expect(ingredientText({ quantity: 0.37, unit: 'piece' }, egg)).toBe('1 egg')
    expect(ingredientText({ quantity: 1.5, unit: 'large' }, egg, { form: 'short' })).toBe('2 lg eggs')
  })

  it('names many of what has neither pieces nor slices', () => {
    expect(foodNameFor({ quantity: 1, unit: 'cup' }, food('walnut', 'walnuts', { cup: 100 }))).toBe('walnuts')
    expect(foodNameFor({ quantity: 1, unit: 'cup' }, food('ham', 'hams', { cup: 140, slice: 28 }))).toBe(
      'ham',
    )
  })
})

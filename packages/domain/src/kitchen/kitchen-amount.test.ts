import { describe, expect, it } from 'vitest'
import { amountOf } from './amount.ts'
import { ingredientText } from './amount-text.ts'
import { kitchenAmount } from './kitchen-amount.ts'
import type { MeasuredFood } from './measured-food.ts'
import { scaleAmount } from './scale-amount.ts'
import type { UnitName } from './units.ts'

const uncountable = (name: string, rest: Omit<MeasuredFood, 'name' | 'plural'>): MeasuredFood => {
  return { name, plural: name, ...rest }
}
const counted = (name: string, plural: string, rest: Omit<MeasuredFood, 'name' | 'plural'>): MeasuredFood => {
  return { name, plural, ...rest }
}
const pack = (grams: number) => ({ unit: 'pack', grams }) as const

const foods = {
  egg: counted('egg', 'eggs', {
    measures: { piece: 50, large: 50, medium: 44 },
    whole: true,
    buy: { unit: 'carton', grams: 600 },
  }),
  cream: uncountable('heavy cream', { measures: { cup: 238, tbsp: 15 }, density: 1.006, buy: pack(240) }),
  oil: uncountable('olive oil', {
    measures: { cup: 216, tbsp: 13.5, tsp: 4.5 },
    density: 0.913,
    buy: pack(460),
  }),
  butter: uncountable('butter', { measures: { tbsp: 14.2, tsp: 4.7, cup: 227 }, buy: pack(227) }),
  salt: uncountable('salt', { measures: { tsp: 6, tbsp: 18, pinch: 0.4 }, buy: pack(500) }),
  cumin: uncountable('ground cumin', { measures: { tsp: 2.1, tbsp: 6, pinch: 0.2 }, buy: pack(40) }),
  vanilla: uncountable('vanilla extract', { measures: { tsp: 4.2 }, density: 0.88, buy: pack(50) }),
  almondFlour: uncountable('almond flour', { measures: { cup: 96, tbsp: 6 }, buy: pack(450) }),
  almonds: counted('almond', 'almonds', { measures: { cup: 143, piece: 1.2 }, buy: pack(200) }),
  raspberries: counted('raspberry', 'raspberries', { measures: { cup: 123, piece: 1.9 }, buy: pack(170) }),
  onion: counted('onion', 'onions', {
    measures: { piece: 110, medium: 110, large: 150, cup: 160, slice: 14 },
    buy: { unit: 'each', grams: 110 },
  }),
  avocado: counted('avocado', 'avocados', { measures: { piece: 150 }, buy: { unit: 'each', grams: 150 } }),
  tomato: counted('cherry tomato', 'cherry tomatoes', { measures: { piece: 17, cup: 149 }, buy: pack(250) }),
  garlic: uncountable('garlic', { measures: { clove: 3, tsp: 2.8 }, buy: { unit: 'head', grams: 40 } }),
  bacon: uncountable('bacon', { measures: { slice: 28 }, buy: pack(340) }),
  cheddar: uncountable('cheddar', { measures: { cup: 113, slice: 21 }, buy: pack(225) }),
  beef: uncountable('ground beef', { measures: {}, buy: pack(450) }),
  salmon: counted('salmon fillet', 'salmon fillets', { measures: { fillet: 170 }, buy: pack(340) }),
  thigh: counted('chicken thigh', 'chicken thighs', { measures: { thigh: 110 }, buy: pack(600) }),
  cauliflower: counted('cauliflower', 'cauliflowers', {
    measures: { head: 600, cup: 107 },
    buy: { unit: 'each', grams: 600 },
  }),
  coconut: uncountable('coconut milk', {
    measures: { can: 400 },
    density: 0.97,
    buy: { unit: 'can', grams: 400 },
  }),
  artichoke: counted('canned artichoke heart', 'canned artichoke hearts', {
    measures: { can: 240, piece: 30 },
    buy: { unit: 'can', grams: 240 },
  }),
  radish: counted('radish', 'radishes', {
    measures: { bunch: 200, piece: 9 },
    buy: { unit: 'bunch', grams: 200 },
  }),
  thyme: uncountable('thyme', { measures: { sprig: 1, tsp: 0.8 }, buy: { unit: 'bunch', grams: 20 } }),
  bayLeaf: counted('bay leaf', 'bay leaves', { measures: { leaf: 0.2 }, buy: pack(10) }),
  whey: uncountable('whey isolate', { measures: { scoop: 30 }, buy: pack(900) }),
  mince: uncountable('ground turkey', { class: 'turkey', measures: { cup: 226 }, buy: pack(450) }),
  jalapeno: counted('jalapeño', 'jalapeños', { measures: { piece: 14 }, buy: { unit: 'each', grams: 14 } }),
  clove: uncountable('whole cloves', { measures: { piece: 0.1, tsp: 2.1, pinch: 0.2 }, buy: pack(30) }),
  turkey: uncountable('sliced turkey breast', { class: 'turkey', measures: { slice: 20 }, buy: pack(150) }),
  walnuts: uncountable('walnuts', { measures: { half: 2, cup: 100 }, buy: pack(200) }),
  broth: uncountable('chicken broth', { measures: { cup: 240 }, density: 1.01, buy: pack(960) }),
} satisfies Record<string, MeasuredFood>

type Line = [
  quantity: number,
  unit: UnitName,
  food: keyof typeof foods,
  factor: number,
  us: string,
  metric: string,
]

function readIn(system: 'us' | 'metric', [quantity, unit, food, factor]: Line): string {
  const exact = amountOf(quantity, unit, foods[food])
  if (!exact) throw new Error(`${food} has no measure for ${unit}`)
  const read = kitchenAmount(scaleAmount(exact, factor), foods[food], system)
  return read ? ingredientText(read, foods[food], { locale: 'en-US' }) : ''
}

const lines: Line[] = [
  [2, 'large', 'egg', 1, '2 large eggs', '2 large eggs'],
  [3, 'large', 'egg', 0.5, '2 large eggs', '2 large eggs'],
  [1, 'large', 'egg', 0.37, '1 large egg', '1 large egg'],
  [1, 'large', 'egg', 0.1, '1 large egg', '1 large egg'],
  [2, 'piece', 'egg', 1.25, '3 eggs', '3 eggs'],
  [100, 'g', 'egg', 1, '2 large eggs', '2 large eggs'],
  [4, 'large', 'egg', 3, '12 large eggs', '12 large eggs'],
  [1, 'cup', 'cream', 1, '1 cup heavy cream', '240 ml heavy cream'],
  [1, 'cup', 'cream', 1.5, '1 ½ cups heavy cream', '350 ml heavy cream'],
  [1, 'cup', 'cream', 0.25, '¼ cup heavy cream', '60 ml heavy cream'],
  [0.333, 'cup', 'cream', 1, '⅓ cup heavy cream', '80 ml heavy cream'],
  [0.333, 'cup', 'cream', 2, '⅔ cup heavy cream', '160 ml heavy cream'],
  [0.333, 'cup', 'cream', 0.5, '2 ¾ tbsp heavy cream', '40 ml heavy cream'],
  [0.75, 'cup', 'cream', 1.5, '1 ¼ cups heavy cream', '270 ml heavy cream'],
  [120, 'ml', 'cream', 1, '½ cup heavy cream', '120 ml heavy cream'],
  [120, 'ml', 'cream', 1.5, '¾ cup heavy cream', '180 ml heavy cream'],
  [120, 'ml', 'cream', 0.75, '6 tbsp heavy cream', '90 ml heavy cream'],
  [250, 'ml', 'cream', 4, '4 cups heavy cream', '1 l heavy cream'],
  [60, 'ml', 'cream', 2.5, '⅔ cup heavy cream', '150 ml heavy cream'],
  [0.5, 'cup', 'cream', 10, '5 cups heavy cream', '1.2 l heavy cream'],
  [200, 'g', 'cream', 1, '¾ cup heavy cream', '200 g heavy cream'],
  [1, 'tbsp', 'oil', 1, '1 tbsp olive oil', '15 ml olive oil'],
  [3, 'tsp', 'oil', 1, '1 tbsp olive oil', '15 ml olive oil'],
  [2, 'tsp', 'oil', 2, '4 tsp olive oil', '20 ml olive oil'],
  [2, 'tbsp', 'oil', 2, '¼ cup olive oil', '60 ml olive oil'],
  [3, 'tbsp', 'oil', 2, '6 tbsp olive oil', '90 ml olive oil'],
  [5, 'tbsp', 'oil', 1, '5 tbsp olive oil', '75 ml olive oil'],
  [16, 'tbsp', 'oil', 1, '1 cup olive oil', '240 ml olive oil'],
  [1, 'tbsp', 'oil', 0.5, '1 ½ tsp olive oil', '7 ml olive oil'],
  [1, 'tbsp', 'oil', 0.25, '¾ tsp olive oil', '¾ tsp olive oil'],
  [1, 'tbsp', 'oil', 1.5, '1 ½ tbsp olive oil', '20 ml olive oil'],
  [4, 'tbsp', 'butter', 1, '¼ cup butter', '55 g butter'],
  [6, 'tbsp', 'butter', 1, '6 tbsp butter', '85 g butter'],
  [9, 'tbsp', 'butter', 1, '9 tbsp butter', '130 g butter'],
  [100, 'g', 'butter', 1, '7 tbsp butter', '100 g butter'],
  [225, 'g', 'butter', 1, '1 cup butter', '225 g butter'],
  [14, 'g', 'butter', 1, '1 tbsp butter', '15 g butter'],
  [1, 'tsp', 'salt', 1, '1 tsp salt', '6 g salt'],
  [1, 'tsp', 'salt', 0.125, '⅛ tsp salt', '⅛ tsp salt'],
  [0.25, 'tsp', 'salt', 0.25, '1 pinch salt', '1 pinch salt'],
  [1, 'pinch', 'salt', 2, '2 pinches salt', '2 pinches salt'],
  [1, 'pinch', 'salt', 6, '⅓ tsp salt', '⅓ tsp salt'],
  [3, 'g', 'salt', 1, '½ tsp salt', '3 g salt'],
  [3, 'g', 'salt', 0.25, '⅛ tsp salt', '⅛ tsp salt'],
  [0.1, 'g', 'cumin', 1, '1 pinch ground cumin', '1 pinch ground cumin'],
  [0.25, 'piece', 'jalapeno', 1, '½ jalapeño', '½ jalapeño'],
  [0.5, 'tsp', 'cumin', 3, '1 ½ tsp ground cumin', '1 ½ tsp ground cumin'],
  [0.5, 'tsp', 'cumin', 0.1, '1 pinch ground cumin', '1 pinch ground cumin'],
  [0.5, 'tsp', 'cumin', 12, '2 tbsp ground cumin', '15 g ground cumin'],
  [1, 'tsp', 'vanilla', 0.1, '⅛ tsp vanilla extract', '⅛ tsp vanilla extract'],
  [1, 'tsp', 'vanilla', 0.75, '¾ tsp vanilla extract', '¾ tsp vanilla extract'],
  [1.5, 'cup', 'almondFlour', 1, '1 ½ cups almond flour', '145 g almond flour'],
  [1.5, 'cup', 'almondFlour', 1.25, '2 cups almond flour', '180 g almond flour'],
  [1.5, 'cup', 'almondFlour', 5, '7 ½ cups almond flour', '720 g almond flour'],
  [200, 'g', 'almondFlour', 1, '2 cups almond flour', '200 g almond flour'],
  [0.5, 'cup', 'almonds', 1, '½ cup almonds', '70 g almonds'],
  [8, 'piece', 'almonds', 0.4, '3 almonds', '3 almonds'],
  [150, 'g', 'raspberries', 1, '1 ¼ cups raspberries', '150 g raspberries'],
  [0.5, 'piece', 'onion', 1, '½ onion', '55 g onion'],
  [1, 'medium', 'onion', 1, '1 medium onion', '110 g onion'],
  [1, 'medium', 'onion', 1.5, '1 ½ medium onions', '165 g onion'],
  [1, 'medium', 'onion', 0.25, '¼ onion, medium', '30 g onion'],
  [1, 'large', 'onion', 3, '3 large onions', '450 g onions'],
  [3, 'piece', 'onion', 0.45, '1 ½ onions', '150 g onion'],
  [300, 'g', 'onion', 1, '10 ½ oz onions', '300 g onions'],
  [1, 'cup', 'onion', 1, '1 cup onion', '160 g onion'],
  [20, 'g', 'onion', 1, '1 ½ slices onion', '20 g onion'],
  [1, 'half', 'avocado', 1, '1 avocado half', '1 avocado half'],
  [1, 'half', 'avocado', 3, '3 avocado halves', '3 avocado halves'],
  [1, 'piece', 'avocado', 0.5, '½ avocado', '75 g avocado'],
  [10, 'piece', 'tomato', 0.55, '6 cherry tomatoes', '95 g cherry tomatoes'],
  [150, 'g', 'tomato', 1, '1 cup cherry tomatoes', '150 g cherry tomatoes'],
  [2, 'clove', 'garlic', 1, '2 cloves garlic', '2 cloves garlic'],
  [2, 'clove', 'garlic', 0.25, '½ clove garlic', '½ clove garlic'],
  [2, 'clove', 'garlic', 6, '12 cloves garlic', '12 cloves garlic'],
  [1, 'tsp', 'garlic', 1, '1 tsp garlic', '1 tsp garlic'],
  [4, 'slice', 'bacon', 1, '4 slices bacon', '4 slices bacon'],
  [4, 'slice', 'bacon', 0.6, '2 ½ slices bacon', '2 ½ slices bacon'],
  [200, 'g', 'bacon', 1, '7 oz bacon', '200 g bacon'],
  [100, 'g', 'cheddar', 1, '1 cup cheddar', '100 g cheddar'],
  [2, 'slice', 'cheddar', 1, '2 slices cheddar', '2 slices cheddar'],
  [450, 'g', 'beef', 1, '1 lb ground beef', '450 g ground beef'],
  [500, 'g', 'beef', 1, '18 oz ground beef', '500 g ground beef'],
  [1, 'lb', 'beef', 1, '1 lb ground beef', '450 g ground beef'],
  [1, 'lb', 'beef', 0.25, '4 oz ground beef', '115 g ground beef'],
  [1, 'lb', 'beef', 1.25, '1 ¼ lbs ground beef', '570 g ground beef'],
  [1, 'lb', 'beef', 3, '3 lbs ground beef', '1.35 kg ground beef'],
  [12, 'oz', 'beef', 2, '1 ½ lbs ground beef', '680 g ground beef'],
  [1250, 'g', 'beef', 1, '2 ¾ lbs ground beef', '1.25 kg ground beef'],
  [0.5, 'kg', 'beef', 1, '18 oz ground beef', '500 g ground beef'],
  [997, 'g', 'beef', 1, '2 ¼ lbs ground beef', '1 kg ground beef'],
  [2, 'fillet', 'salmon', 1, '2 salmon fillets', '340 g salmon fillets'],
  [2, 'fillet', 'salmon', 0.5, '1 salmon fillet', '170 g salmon fillet'],
  [2, 'fillet', 'salmon', 0.75, '1 ½ salmon fillets', '260 g salmon fillet'],
  [6, 'thigh', 'thigh', 1, '6 chicken thighs', '660 g chicken thighs'],
  [6, 'thigh', 'thigh', 1.25, '8 chicken thighs', '830 g chicken thighs'],
  [450, 'g', 'thigh', 1, '1 lb chicken thighs', '450 g chicken thighs'],
  [1, 'head', 'cauliflower', 1, '1 head cauliflower', '600 g cauliflower'],
  [1, 'head', 'cauliflower', 0.3, '¼ head cauliflower', '180 g cauliflower'],
  [1, 'head', 'cauliflower', 1.6, '1 ½ heads cauliflower', '960 g cauliflower'],
  [800, 'g', 'cauliflower', 1, '1 ¾ lbs cauliflower', '800 g cauliflower'],
  [1, 'can', 'coconut', 1, '1 can coconut milk', '410 ml coconut milk'],
  [1, 'can', 'coconut', 0.5, '½ can coconut milk', '210 ml coconut milk'],
  [1, 'can', 'coconut', 2.25, '2 ½ cans coconut milk', '930 ml coconut milk'],
  [200, 'ml', 'coconut', 1, '¾ cup coconut milk', '200 ml coconut milk'],
  [2, 'can', 'artichoke', 1, '2 cans artichoke hearts', '480 g canned artichoke hearts'],
  [1, 'bunch', 'radish', 1, '1 bunch radishes', '200 g radishes'],
  [1, 'bunch', 'radish', 0.5, '½ bunch radishes', '100 g radishes'],
  [5, 'sprig', 'thyme', 0.5, '3 sprigs thyme', '3 sprigs thyme'],
  [2, 'leaf', 'bayLeaf', 1, '2 bay leaves', '2 bay leaves'],
  [2, 'leaf', 'bayLeaf', 0.25, '1 bay leaf', '1 bay leaf'],
  [1, 'scoop', 'whey', 1.5, '1 ½ scoops whey isolate', '45 g whey isolate'],
  [1, 'l', 'broth', 1, '4 cups chicken broth', '1 l chicken broth'],
  [1, 'l', 'broth', 1.25, '5 ½ cups chicken broth', '1.25 l chicken broth'],
  [4, 'cup', 'broth', 1, '4 cups chicken broth', '950 ml chicken broth'],
  [8, 'fl-oz', 'broth', 1, '1 cup chicken broth', '240 ml chicken broth'],
  [200, 'g', 'mince', 1, '7 oz ground turkey', '200 g ground turkey'],
  [1, 'cup', 'mince', 0.5, '½ cup ground turkey', '115 g ground turkey'],
  [1, 'piece', 'jalapeno', 0.5, '½ jalapeño', '7 g jalapeño'],
  [3, 'piece', 'jalapeno', 0.75, '2 jalapeños', '30 g jalapeños'],
  [3, 'piece', 'clove', 1, '3 whole cloves', '3 whole cloves'],
  [3, 'slice', 'turkey', 2, '6 slices turkey breast', '6 slices turkey breast'],
  [4, 'half', 'walnuts', 1.5, '6 walnut halves', '6 walnut halves'],
  [0, 'none', 'salt', 1, '', ''],
  [0, 'g', 'salt', 1, '', ''],
  [0, 'tsp', 'salt', 1, '', ''],
]

describe('kitchenAmount', () => {
  it.each(lines)('[RCP-7] [RCP-8] %d %s of %s, times %d, is "%s" and "%s"', (...line) => {
    expect([readIn('us', line), readIn('metric', line)]).toEqual([line[4], line[5]])
  })

  it('[PLAN-1] keeps the exact grams beside what is cooked, and says which way it went', () => {
    const eggs = scaleAmount(amountOf(3, 'large', foods.egg)!, 0.5)
    expect(kitchenAmount(eggs, foods.egg, 'us')).toEqual({
      quantity: 2,
      unit: 'large',
      exactGrams: 75,
      cookedGrams: 100,
      rounding: 'up',
    })
    expect(kitchenAmount(amountOf(0.333, 'cup', foods.cream)!, foods.cream, 'us')?.rounding).toBe('none')
    expect(kitchenAmount(amountOf(1.1, 'cup', foods.cream)!, foods.cream, 'us')?.rounding).toBe('down')
  })

  it('[RCP-7] what has a weight and no amount shows in metric only, and the other way round', () => {
    expect(kitchenAmount({ quantity: 0, unit: 'none', grams: 3 }, foods.salt, 'us')).toBeUndefined()
    expect(kitchenAmount({ quantity: 0, unit: 'none', grams: 3 }, foods.salt, 'metric')?.unit).toBe('tsp')
    expect(kitchenAmount({ quantity: 2, unit: 'sprig', grams: 0 }, foods.thyme, 'us')?.quantity).toBe(2)
    expect(kitchenAmount({ quantity: 2, unit: 'sprig', grams: 0 }, foods.thyme, 'metric')).toBeUndefined()
    expect(kitchenAmount({ quantity: Number.NaN, unit: 'g', grams: Number.NaN }, foods.beef, 'metric')).toBe(
      undefined,
    )
  })
})

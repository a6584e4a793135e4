import { describe, expect, it } from 'vitest'
import { readFoods } from './read-foods.ts'

const salmon = `- id: salmon-fillet
  name: salmon fillet
  plural: salmon fillets
  per100g: { kcal: 208, fat: 13.4, carbs: 0, fiber: 0, polyols: 0, protein: 20.4, sodium: 59, potassium: 363, magnesium: 27, saturatedFat: 3.05 }
  carbBasis: us
  source: usda:15236
  measures: { fillet: 170 }
  buy: { unit: pack, grams: 300 }
  price: 3
  class: fish
  contains: [fish]
  animal: fish
  keeps: { closed: 2, opened: 1, frozen: 90 }
`

const read = (text: string, aisle = 'fish') =>
  readFoods([{ file: `content/foods/${aisle}.yaml`, aisle, text }])

describe('readFoods', () => {
  it('reads a food with its aisle, and what is left out is nothing', () => {
    expect(read(salmon)).toMatchObject({
      faults: [],
      foods: [
        { id: 'salmon-fillet', aisle: 'fish', measures: { fillet: 170 }, whole: false, may: [], price: 3 },
      ],
    })
  })

  it.each([
    ['an id in capitals', ['salmon-fillet', 'Salmon'], 1, 'is not in kebab-case', 'small letters'],
    ['a missing field', ['  plural: salmon fillets\n', ''], 1, 'no field "plural"', 'Add "plural: …"'],
    ['an unknown field', ['price: 3', 'price: 3\n  prize: 3'], 10, 'unknown field "prize"', 'Write price'],
    [
      'a part of nothing sold',
      ['price: 3', 'price: 3\n  partOf: { food: whale, grams: 5 }'],
      1,
      '"whale" is no food',
      'the food it comes in',
    ],
    ['a missing figure', [' fiber: 0,', ''], 4, 'no field "fiber"', 'Add'],
    [
      'a figure out of range',
      ['fat: 13.4', 'fat: 134'],
      4,
      'fat (134) is not a number from 0 to 100',
      'in that range',
    ],
    ['an unknown class', ['class: fish', 'class: fishy'], 10, 'class "fishy" is not known', 'Write fish'],
    ['an unknown allergen', ['[fish]', '[fisch]'], 11, '"fisch" is not known', 'Write fish'],
    ['an allergen twice', ['[fish]', '[fish, fish]'], 11, '"fish" is there twice', 'once'],
    ['an unknown measure', ['fillet: 170', 'filet: 170'], 7, 'unit "filet" is not known', 'Write fillet'],
    [
      'a measure every food has',
      ['fillet: 170', 'oz: 28'],
      7,
      '"oz" is the same for every food',
      'Leave it out',
    ],
    ['a measure of nothing', ['fillet: 170', 'fillet: 0'], 7, '"fillet" is not a number above 0', 'grams'],
    ['an unknown source', ['usda:15236', 'usda 15236'], 6, 'names no source', 'usda:01234'],
    ['a misleading row', ['usda:15236', 'usda:01032'], 1, 'its row usda:01032 misleads', 'Take 01033'],
    [
      'the wrong carb basis',
      ['carbBasis: us', 'carbBasis: eu'],
      1,
      "USDA's carbs include fiber",
      'carbBasis: us',
    ],
    [
      'a price off the scale',
      ['price: 3', 'price: 4'],
      9,
      'price (4) is not a whole number from 1 to 3',
      'in that range',
    ],
    ['macros above 100 g', ['carbs: 0', 'carbs: 80'], 1, 'add up to 113.8 g', '100 g'],
    [
      'more fiber than carbs',
      ['fiber: 0', 'fiber: 4'],
      1,
      'fiber (4) is more than the carbs (0)',
      'carbBasis: eu',
    ],
    [
      'polyols without a rule',
      ['carbs: 0, fiber: 0, polyols: 0', 'carbs: 9, fiber: 0, polyols: 9'],
      1,
      'no polyolsCount',
      'Add "polyolsCount: none"',
    ],
    [
      'a rule without polyols',
      ['price: 3', 'polyolsCount: half\n  price: 3'],
      1,
      'a polyolsCount and no polyols',
      'Leave',
    ],
    [
      'kcal that macros do not give',
      ['kcal: 208', 'kcal: 308'],
      1,
      '308 kcal do not fit its macros',
      'mistyped',
    ],
    ['spoons that disagree', ['fillet: 170', 'cup: 240, tbsp: 45'], 1, 'cup and tbsp disagree', '16 tbsp'],
    [
      'a fish without fish',
      ['[fish]', '[]'],
      1,
      'its class is fish and it contains no fish',
      'Add fish to "contains"',
    ],
    ['no pack', ['buy: { unit: pack, grams: 300 }', 'buy: []'], 8, 'names no pack', '{ unit: pack'],
    [
      'a pack twice',
      ['buy: { unit: pack, grams: 300 }', 'buy: [{ unit: pack, grams: 300 }, { unit: pack, grams: 300 }]'],
      8,
      '300 g pack is there twice',
      'once',
    ],
    [
      'opened that keeps longer than closed',
      ['closed: 2, opened: 1', 'closed: 1, opened: 2'],
      13,
      'opened (2 days) is longer than closed (1)',
      'closed: 2, opened: 1',
    ],
    ['days that are no number', ['closed: 2', 'closed: two'], 13, 'keeps.closed (two)', 'a whole number'],
    [
      'more saturated fat than fat',
      ['saturatedFat: 3.05', 'saturatedFat: 30'],
      1,
      'saturatedFat (30) is more than the fat (13.4)',
      'again',
    ],
    [
      'a swap of nothing',
      ['price: 3', 'price: 3\n  swap: [{ food: trout, ratio: 0 }]'],
      10,
      'swap.ratio (0) is not a number from 0.05 to 20',
      'in that range',
    ],
    [
      'a swap for an unknown use',
      ['price: 3', 'price: 3\n  swap: [{ food: trout, ratio: 1, for: fun }]'],
      10,
      'swap.for "fun" is not known',
      'garnish',
    ],
    [
      'a fish that is no animal',
      ['animal: fish', 'animal: none'],
      1,
      'it contains fish and its animal is none',
      'animal: fish',
    ],
  ] as const)(
    'finds %s, with its line and what to write instead',
    (_kind, [from, to], line, what, remedy) => {
      const text = salmon.replace(from, to)
      expect(text).not.toBe(salmon)
      expect(read(text).faults).toContainEqual({
        file: 'content/foods/fish.yaml',
        line,
        what: expect.stringContaining(what),
        remedy: expect.stringContaining(remedy),
      })
    },
  )

  it('reads packs as a shop sells them, the smallest first and loose before all', () => {
    const packs = 'buy: [{ unit: pack, grams: 600 }, { unit: pack, grams: 250 }, { unit: loose, grams: 300 }]'
    const [food] = read(salmon.replace('buy: { unit: pack, grams: 300 }', packs)).foods
    expect(food?.buy).toEqual({ unit: 'loose', grams: 300 })
    expect(food?.packs.map(({ grams }) => grams)).toEqual([300, 250, 600])
  })

  it.each([
    ['food: keeps', '  keeps: { closed: 2, opened: 1, frozen: 90 }\n', '', 'keeps: { closed: …'],
    ['food: measured figures', 'potassium: 363', 'potassium: 0', 'the potassium of a row'],
  ])('reports a food that does not keep the standard "%s"', (standard, from, to, remedy) => {
    const { foods, faults } = read(salmon.replace(from, to))
    expect(foods).toHaveLength(1)
    expect(faults).toMatchObject([{ standard, line: 1, remedy: expect.stringContaining(remedy) }])
  })

  it('reads how long it keeps and what may be taken instead', () => {
    const swap =
      'price: 3\n  rare: true\n  instead: "Take trout."\n  swap: [{ food: trout, ratio: 1.1, for: frying }]'
    expect(read(salmon.replace('price: 3', swap)).foods[0]).toMatchObject({
      keeps: { closed: 2, opened: 1, frozen: 90 },
      rare: true,
      instead: 'Take trout.',
      swap: [{ food: 'trout', ratio: 1.1, for: 'frying' }],
    })
  })

  it.each([
    ['  rare: true\n', 'nothing says what to take instead', 'instead: …'],
    ['  instead: "Take trout."\n', 'is not rare', 'rare: true'],
    ['  rare: true\n  instead: trout\n', 'is not one short sentence', 'with a capital and a full stop'],
  ])('[CON-9] finds %j', (lines, what, remedy) => {
    const { faults } = read(salmon.replace('  price: 3\n', `  price: 3\n${lines}`))
    expect(faults).toMatchObject([
      { what: expect.stringContaining(what), remedy: expect.stringContaining(remedy) },
    ])
  })

  it('finds a food that is there already, across files', () => {
    const { faults } = readFoods([
      { file: 'content/foods/fish.yaml', aisle: 'fish', text: salmon },
      { file: 'content/foods/frozen.yaml', aisle: 'frozen', text: salmon },
    ])
    expect(faults.map(({ file, what }) => [file, what])).toEqual([
      ['content/foods/frozen.yaml', 'The id "salmon-fillet" is there already, at content/foods/fish.yaml:1.'],
      [
        'content/foods/frozen.yaml',
        'The name "salmon fillet" is there already, at content/foods/fish.yaml:1.',
      ],
    ])
  })

  it('finds an aisle no shop has, and a file that is no list', () => {
    expect(read(salmon, 'seafood').faults).toMatchObject([{ line: 1, what: '"seafood" is not an aisle.' }])
    expect(read('id: salmon').faults).toMatchObject([{ what: 'This is not a list of foods.' }])
  })
})

describe('names that promise', () => {
  const named = (name: string, own = '') =>
    read(
      `- { id: x, name: ${name}, plural: ${name}, per100g: { kcal: 0, fat: 0, carbs: 0, fiber: 0, polyols: 0, protein: 0, sodium: 0, potassium: 1, magnesium: 1, saturatedFat: 0 }, carbBasis: us, source: label, keeps: { closed: 9, opened: 9 }, buy: { unit: pack, grams: 100 }, price: 1, class: sauce, contains: [], animal: none${own} }`,
      'sauces',
    ).faults

  it.each([
    ['goat cheese', 'milk'],
    ['heavy cream', 'milk'],
    ['soy sauce', 'soy'],
    ['soy sauce', 'gluten'],
    ['tamari', 'soy'],
    ['fish sauce', 'fish'],
    ['Worcestershire sauce', 'fish'],
    ['anchovy paste', 'fish'],
    ['mayonnaise', 'egg'],
    ['quail eggs', 'egg'],
    ['egg noodles', 'egg'],
    ['egg salad with eggs', 'egg'],
    ['shrimp paste', 'crustacean'],
    ['oyster sauce', 'mollusc'],
    ['almond butter', 'tree-nut'],
    ['peanut butter', 'peanut'],
    ['tahini', 'sesame'],
    ['Dijon mustard', 'mustard'],
    ['celery salt', 'celery'],
    ['panko', 'gluten'],
  ])('%s without %s', (name, allergen) => {
    expect(named(name)).toContainEqual(
      expect.objectContaining({ what: expect.stringContaining(`contained ${allergen},`) }),
    )
  })

  it.each(['chicken stock', 'beef bone broth', 'gelatin', 'lard', 'fish sauce'])(
    '%s from no animal',
    (name) => {
      expect(named(name)).toContainEqual(
        expect.objectContaining({ what: expect.stringContaining('came from an animal') }),
      )
    },
  )

  it.each([
    'coconut cream',
    'cocoa butter',
    'cream of tartar',
    'butter lettuce',
    'oyster mushroom',
    'vegetable stock',
    'nutmeg',
    'eggplant dip',
    'vegan mayonnaise',
    'egg-free aioli',
    'buckwheat',
  ])('lets %s be', (name) => {
    expect(named(name)).toEqual([])
  })
})

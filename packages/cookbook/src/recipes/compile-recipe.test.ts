import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { describe, expect, it } from 'vitest'
import { foodNames } from '../checks/check-unlisted.ts'
import { shownNutrition } from '../foods/nutrition.ts'
import { readFoods } from '../foods/read-foods.ts'
import { fixtureContent } from '../testing/fixture-content.ts'
import { custardRecipe, eggsRecipe, salmonRecipe } from '../testing/fixture-recipe-files.ts'
import { compileRecipe } from './compile-recipe.ts'
import { dishOf } from './dish-of.ts'
import { eatenNutrition } from './fields/eaten-nutrition.ts'

const foodFiles = Object.entries(fixtureContent())
  .filter(([file]) => file.startsWith('content/foods/'))
  .map(([file, text]) => ({ file, aisle: file.slice('content/foods/'.length, -'.yaml'.length), text }))
const { foods, faults: foodFaults } = readFoods(foodFiles)
const pantry = { byId: new Map(foods.map((food) => [food.id, food])), names: foodNames(foods) }
const input = { pantry, drawing: 'as drawn in tests', random: seededRandom('ids') }

const salmon = { folder: 'dinner', slug: 'skillet-salmon-lemon-cream', text: salmonRecipe }
const eggs = { folder: 'breakfast', slug: 'soft-scrambled-eggs-feta', text: eggsRecipe }
const custard = { folder: 'dessert', slug: 'raspberry-almond-custards', text: custardRecipe }

function compile(recipe: typeof salmon) {
  return compileRecipe({ file: `content/recipes/${recipe.folder}/${recipe.slug}.yaml`, ...recipe }, input)
}

function recipeOf(recipe: typeof salmon) {
  const { compiled, faults } = compile(recipe)
  expect(faults).toEqual([])
  return compiled!.recipe
}

describe('compileRecipe, of a sound file', () => {
  it('reads foods that have no faults', () => {
    expect(foodFaults).toEqual([])
  })

  // Added up by hand, food by food: grams × figures per 100 g, over the servings.
  it.each([
    // 340 g salmon, 14.2 butter, 120 cream, 20.6 lemon juice (20 ml × 1.03), 200 spinach, 3 salt; over 2.
    ['salmon', salmon, { calories: 628, fat: 50.6, carbs: 5.9, fiber: 2.2, netCarbs: 3.7, protein: 39.4 }],
    // 250 g egg, 28.4 butter, 75 feta, 100 spinach, 0.575 pepper; over 2. Optional pepper counts.
    ['eggs', eggs, { calories: 388, fat: 31.7, carbs: 4.3, fiber: 1.2, netCarbs: 3.2, protein: 22.7 }],
    // 36 g xylitol count half; 7 g coconut flour has its fiber beside the carbs; over 4.
    ['custard', custard, { calories: 331, fat: 29.5, carbs: 15, fiber: 2.3, netCarbs: 8.2, protein: 8.2 }],
  ])('[BIZ-2] [RCP-9] computes a serving of %s', (_name, recipe, perServing) => {
    expect(shownNutrition(recipeOf(recipe).perServing)).toMatchObject(perServing)
  })

  it('[RCP-6] every row has its nutrition, and the rows add up to the servings', () => {
    const recipe = recipeOf(salmon)
    const rows = recipe.ingredients.map(({ food, grams, group }) => [
      food.id,
      grams,
      group,
      shownNutrition(eatenNutrition({ food, grams })),
    ])
    expect(rows.slice(0, 3)).toMatchObject([
      [
        'salmon-fillet',
        340,
        undefined,
        { calories: 687, fat: 45.6, carbs: 0, fiber: 0, netCarbs: 0, protein: 69.4 },
      ],
      [
        'butter',
        14.2,
        undefined,
        { calories: 104, fat: 11.5, carbs: 0, fiber: 0, netCarbs: 0, protein: 0.1 },
      ],
      [
        'heavy-cream',
        120,
        'Sauce',
        { calories: 416, fat: 43.3, carbs: 3.2, fiber: 0, netCarbs: 3.2, protein: 3.4 },
      ],
    ])
    const total = recipe.ingredients.reduce((sum, row) => sum + eatenNutrition(row).calories, 0)
    expect(total).toBeCloseTo(recipe.perServing.calories * recipe.servings, 9)
  })

  it('[RCP-9] computes what editors don’t type', () => {
    expect(recipeOf(salmon)).toMatchObject({
      mainProtein: 'fish',
      technique: 'pan-fry',
      priceLevel: 3,
      macroProfile: 'balanced',
    })
    expect(recipeOf(eggs)).toMatchObject({ mainProtein: 'egg', technique: 'pan-fry', priceLevel: 1 })
    expect(recipeOf(custard)).toMatchObject({ technique: 'bake', macroProfile: 'high-fat', restMinutes: 60 })
  })
})

type Edit = readonly [from: string | RegExp, to: string]
type Case = readonly [
  kind: string,
  recipe: typeof salmon,
  edit: Edit,
  line: number,
  what: string,
  remedy: string,
]

const cases: readonly Case[] = [
  [
    'an unknown field',
    salmon,
    ['cook: 14', 'cook: 14\ncooktime: 3'],
    6,
    'unknown field "cooktime"',
    'Write cook',
  ],
  ['a missing field', salmon, ['cuisine: french\n', ''], 1, 'no field "cuisine"', 'Add "cuisine: …"'],
  ['an empty field', salmon, ['cuisine: french', 'cuisine:'], 6, 'empty field "cuisine"', 'Give it a value'],
  [
    'a field twice',
    salmon,
    ['cook: 14', 'cook: 14\ncook: 15'],
    6,
    'not YAML that can be read',
    'Keep one of the two',
  ],
  ['a text that is none', salmon, [/title: .*/, 'title: 7'], 2, 'The title is not a text', 'Quote it: "7"'],
  [
    'an unquoted bracket',
    salmon,
    ['"[heavy-cream] and', '[heavy-cream] and'],
    18,
    'not YAML that can be read',
    'quotes',
  ],
  [
    'servings that are none',
    salmon,
    ['servings: 2', 'servings: 2.5'],
    3,
    '(2.5) is not a whole number from 1 to 12',
    'in that range',
  ],
  [
    'an unknown cuisine',
    salmon,
    ['french', 'frensh'],
    6,
    'The cuisine "frensh" is not known',
    'Write french',
  ],
  [
    'an unknown meal',
    salmon,
    ['[dinner]', '[supper]'],
    7,
    '"supper" is not known',
    'breakfast, lunch, dinner, dessert or side',
  ],
  [
    'the wrong folder',
    salmon,
    ['[dinner]', '[lunch, dinner]'],
    2,
    'The folder is dinner and the first meal is lunch',
    'Move the file to lunch/',
  ],
  [
    'a title in another voice',
    salmon,
    ['Skillet salmon with lemon cream', 'skillet salmon with lemon cream!'],
    2,
    'not written as a title',
    'Start with a capital',
  ],
  [
    'another dish in the file',
    salmon,
    ['Skillet salmon with lemon cream', 'Braised leeks'],
    2,
    'are two dishes',
    'Name the file braised-leeks.yaml',
  ],
  [
    'a title that promises',
    salmon,
    ['Skillet salmon with lemon cream', 'Dairy-free skillet salmon with lemon cream'],
    2,
    'promises dairy-free',
    'Change the food',
  ],
  [
    'an unknown food',
    salmon,
    ['food: spinach', 'food: spinnach'],
    13,
    'There is no food "spinnach"',
    'Write spinach',
  ],
  [
    'a food in other words',
    salmon,
    ['food: salmon-fillet', 'food: fillet-of-salmon'],
    9,
    'no food "fillet-of-salmon"',
    'salmon-fillet',
  ],
  ['an unknown unit', salmon, ['unit: tbsp', 'unit: tbs'], 10, 'unit "tbs" is not known', 'tbsp'],
  [
    'a unit without a measure',
    salmon,
    ['qty: 1, unit: tbsp', 'qty: 1, unit: clove'],
    10,
    'butter has no measure "clove"',
    'one of its units: g, kg, oz, lb',
  ],
  [
    'pieces of what has none',
    salmon,
    ['qty: 200, unit: g', 'qty: 2'],
    13,
    'spinach is not counted in pieces',
    'one of its units',
  ],
  [
    'a quantity of nothing',
    salmon,
    ['qty: 120', 'qty: 0'],
    11,
    'heavy-cream: qty (0) is not a number',
    'in that range',
  ],
  [
    'a spoon nobody has',
    salmon,
    ['qty: 0.5, unit: tsp', 'qty: 0.4, unit: tsp'],
    14,
    'no amount a cook can measure',
    'Write 0.375 or 0.333',
  ],
  [
    'grams off the scale',
    salmon,
    ['qty: 200', 'qty: 203'],
    13,
    'not read off a kitchen scale',
    'Write 205 g',
  ],
  ['half an egg', eggs, ['qty: 5', 'qty: 4.5'], 9, 'cuts what is never cut', 'Count whole pieces'],
  [
    'eggs by weight',
    eggs,
    ['qty: 5', 'qty: 250, unit: g'],
    9,
    'cuts what is never cut',
    'Count whole pieces',
  ],
  [
    'an ingredient twice',
    salmon,
    ['food: lemon-juice, qty: 20', 'food: heavy-cream, qty: 20'],
    12,
    'heavy-cream is there twice',
    'Add the two amounts up',
  ],
  [
    'an absent ingredient',
    salmon,
    ['[butter]', '[olive-oil]'],
    16,
    'uses [olive-oil], which is not among the ingredients',
    'Add it to the ingredients',
  ],
  [
    'an ingredient no step uses',
    salmon,
    ['[lemon-juice] go', 'its juice go'],
    12,
    'No step uses lemon-juice',
    'Write [lemon-juice] where it goes in',
  ],
  [
    'a food in plain words',
    salmon,
    ['Turn it', 'Scatter parsley, turn it'],
    17,
    'speaks of "parsley"',
    'Add it and mark it',
  ],
  [
    'a time in plain words',
    salmon,
    ['{3 min}', '20 minutes'],
    18,
    '"20 minutes" is a time in plain words',
    '{20 min}',
  ],
  ['a time spelt out', salmon, ['{3 min}', 'half an hour'], 18, '"half an hour" is a time', 'as a timer'],
  [
    'a temperature in plain words',
    custard,
    ['{160 °C}', '325 °F'],
    19,
    '"325 °F" is a temperature',
    '{165 °C}',
  ],
  [
    'a timer that is none',
    salmon,
    ['{3 min}', '{3 minutes}'],
    18,
    '"{3 minutes}" is no time and no temperature',
    '{8 min}',
  ],
  ['a bracket alone', salmon, ['Turn it', 'Turn [ it'], 17, 'A bracket stands alone', '[food-id]'],
  [
    'a mark that is none',
    salmon,
    ['[spinach]', '[Fresh Spinach]'],
    19,
    '"[Fresh Spinach]" marks no food',
    '[food-id]',
  ],
  [
    'a step that is no sentence',
    salmon,
    ['fork, {2 min}.', 'fork, {2 min}'],
    17,
    'does not end like a sentence',
    'full stop',
  ],
  ['a step that shouts', salmon, ['Turn it and', 'Turn it! And'], 17, 'exclamation mark', 'calmly'],
  [
    'a timer longer than the dish',
    salmon,
    ['{8 min}', '{50 min}'],
    16,
    'A timer of 50 min is longer than prep, cook and rest together (22 min)',
    'Correct the timer',
  ],
  [
    'cooking in no time',
    salmon,
    ['cook: 14', 'cook: 0'],
    5,
    'cook is 0, and a step cooks by the clock',
    'minutes on the heat',
  ],
  [
    'heat longer than cook',
    custard,
    ['cook: 30', 'cook: 10'],
    5,
    'A step cooks for 30 min, and prep and cook are 22',
    'as cook',
  ],
  [
    'waits that add up to more than its times',
    salmon,
    ['{2 min}', '{12 min} and again {5 min}'],
    4,
    'The timers come to 29 min one after the other, and prep, cook and rest to 22',
    '"Meanwhile"',
  ],
  [
    'the last part of a wait after the wait',
    salmon,
    ['fork, {2 min}', 'fork, {2 min}, with a lid for the last {30 s}'],
    17,
    'when the wait is over',
    'Split the wait',
  ],
  [
    'shares that leave some of a food over',
    salmon,
    ['with [salt: rest]', 'with a lid'],
    16,
    'The shares of salt come to 50 % of it',
    'Write [salt: rest] where the last of it goes in',
  ],
  [
    'a pan of no size',
    salmon,
    ['sear it', 'sear it in a skillet'],
    16,
    'The skillet has no size',
    'a large skillet',
  ],
  [
    'an oven of no temperature',
    salmon,
    ['sear it', 'keep it in the oven, then sear it'],
    16,
    'The oven has no temperature',
    '{200 °C}',
  ],
  [
    'boiling water that nobody put on',
    salmon,
    ['sear it', 'lower it into a medium pot of boiling water, then sear it'],
    16,
    'Nothing has brought this water to a boil',
    'Put it on first',
  ],
  ['a word twice', salmon, ['the thick end', 'the the thick end'], 17, '"the the" stands there', 'once'],
  [
    'too few calories',
    salmon,
    ['servings: 2', 'servings: 6'],
    3,
    'A serving has 209 kcal; 250 to 1100',
    'More of it: most comes from salmon-fillet',
  ],
  [
    'prep in no time',
    salmon,
    ['prep: 8', 'prep: 1'],
    4,
    'prep is 1 min for 6 ingredients',
    'not made it before',
  ],
  [
    'fish without a sign',
    salmon,
    ['flakes at the touch of a fork', 'is done'],
    9,
    'Nothing says when the salmon fillet is done',
    'flakes at the touch of a fork',
  ],
  [
    'a serving that is too small',
    salmon,
    ['servings: 2', 'servings: 9'],
    3,
    'The serving weighs 78 g',
    'Check amounts, units and servings',
  ],
  [
    'a serving that is too big',
    salmon,
    ['qty: 2, unit: fillet', 'qty: 10, unit: fillet'],
    3,
    'The serving weighs 1029 g',
    'Less of it: most comes from salmon-fillet',
  ],
  [
    'too many carbs',
    salmon,
    ['qty: 20, unit: ml', 'qty: 400, unit: ml'],
    3,
    'A serving has net carbs of 16.6 g; 2 to 14',
    'most comes from lemon-juice',
  ],
  ['too little fat', salmon, ['qty: 120', 'qty: 0.5'], 11, 'not read off a kitchen scale', 'Write 1 ml'],
  [
    'too much protein',
    salmon,
    ['qty: 2, unit: fillet', 'qty: 4, unit: fillet'],
    3,
    'A serving has protein of 74',
    'most comes from salmon-fillet',
  ],
  [
    'all fat',
    salmon,
    ['qty: 1, unit: tbsp', 'qty: 2, unit: cup'],
    3,
    'Fat gives 92 % of the energy; 45 to 88',
    'butter',
  ],
  [
    'a spoon of salt too many',
    salmon,
    ['qty: 0.5, unit: tsp', 'qty: 3, unit: tsp'],
    3,
    'A serving has sodium of 3',
    'most comes from salt',
  ],
  [
    'a tablespoon for a teaspoon',
    eggs,
    ['qty: 0.25, unit: tsp', 'qty: 5, unit: tbsp'],
    13,
    'black-pepper: 17 g a serving is more than anyone uses',
    'tsp, not tbsp',
  ],
]

describe('compileRecipe, of a file with a fault', () => {
  it.each(cases)(
    'finds %s, with its line and what to write instead',
    (_kind, recipe, [from, to], line, what, remedy) => {
      const text = recipe.text.replace(from, to)
      expect(text).not.toBe(recipe.text)
      const { faults } = compile({ ...recipe, text })
      const file = `content/recipes/${recipe.folder}/${recipe.slug}.yaml`
      expect(faults).toContainEqual({
        file,
        line,
        what: expect.stringContaining(what),
        remedy: expect.stringContaining(remedy),
      })
    },
  )

  it('finds a dinner that nothing seasons', () => {
    const text = salmonRecipe
      .replaceAll('salt', 'black-pepper')
      .replaceAll('butter', 'olive-oil')
      .replace('200', '60')
    expect(compile({ ...salmon, text }).faults).toMatchObject([
      { line: 3, what: 'A serving has sodium of 141 mg; 200 to 2400 are right.' },
    ])
  })

  it('names all faults at once, in the words of a sentence', () => {
    const text = salmonRecipe
      .replace('servings: 2', 'servings: two')
      .replace('french', 'gallic')
      .replace('{3 min}', '3 min')
    const { compiled, faults } = compile({ ...salmon, text })
    expect(compiled).toBeUndefined()
    expect(faults.map(({ line }) => line)).toEqual([6, 3, 18])
    for (const { what, remedy } of faults)
      expect([what, remedy]).toEqual([expect.stringMatching(/[.]$/), expect.stringMatching(/[.]$/)])
  })

  it.each([
    ['no id', [/^id.*\n/, ''], 'The recipe has no id.', 'Write as its first line: id: '],
    ['an empty one', [/^id.*/, 'id:'], 'The recipe has no id.', 'Write as its first line: id: '],
    ['a slug alone', [/~.*/, ''], 'The id "skillet-salmon-lemon-cream" is not a name', 'or a new one: id: '],
    [
      'too few letters',
      [/c\n/, '\n'],
      'The id "skillet-salmon-lemon-cream~k3f9q2ab1" is not',
      'a new one: id: ',
    ],
    ['a letter that looks like a figure', [/~k/, '~l'], '~l3f9q2ab1c" is not a name', 'a new one: id: '],
  ] as const)(
    'offers a fresh id to paste for %s, and checks all else',
    (_words, [from, to], what, remedy) => {
      const text = salmonRecipe.replace(from, to).replace('french', 'gallic')
      const { faults } = compile({ ...salmon, text })
      const fault = faults.find((one) => one.what.includes(what))
      expect(fault).toMatchObject({ line: 1, remedy: expect.stringContaining(remedy) })
      const fresh = /id: (\S+)$/.exec(fault?.remedy ?? '')?.[1]
      expect(compile({ ...salmon, text: salmonRecipe.replace(/^id.*/, `id: ${fresh}`) })).toMatchObject({
        faults: [],
        compiled: { recipe: { id: expect.stringMatching(/^skillet-salmon-lemon-cream~[0-9a-z]{10}$/) } },
      })
      expect(faults.map(({ what: other }) => other)).toContainEqual(expect.stringContaining('"gallic"'))
    },
  )

  it.each([
    '',
    '\u0000',
    '- a\n- b',
    '{',
    'title: [',
    '&a [*a]',
    '!!js/function x',
    'a: b: c',
    '\t- x',
    '---\na: 1\n---\nb: 2',
  ])('never throws on bad YAML such as %j', (text) => {
    const { compiled, faults } = compile({ ...salmon, text })
    expect(compiled).toBeUndefined()
    expect(faults.length).toBeGreaterThan(0)
  })
})

describe('doneness', () => {
  const chops = (words: string) =>
    `id: pork-chops-in-the-pan~5w1c8r3kxa
title: Pork chops in the pan
servings: 2
prep: 5
cook: 12
cuisine: german
meal: [dinner]
ingredients:
  - { food: pork-chop, qty: 2 }
  - { food: butter, qty: 2, unit: tbsp }
  - { food: onion, qty: 1 }
  - { food: salt, qty: 0.5, unit: tsp }
steps:
  - text: Fry the [onion] and [pork-chop] in [butter] with [salt], {12 min}${words}.
  - text: Rest and serve.
`
  const faultsFor = (words: string) =>
    compile({ folder: 'dinner', slug: 'pork-chops-in-the-pan', text: chops(words) }).faults

  it.each([', until no longer pink inside', ', to {63 °C} inside', ', until the juices run clear'])(
    'takes "%s" as a sign',
    (words) => {
      expect(faultsFor(words)).toEqual([])
    },
  )

  it('does not take a timer or the heat of an oven as a sign', () => {
    expect(faultsFor('')).toMatchObject([{ line: 9, what: 'Nothing says when the pork chop is done.' }])
    expect(faultsFor(' in the oven at {200 °C}')).toMatchObject([{ line: 9 }])
  })
})

describe('boiling water', () => {
  const faultsFor = (first: string, second: string) =>
    compile({
      folder: 'breakfast',
      slug: 'eggs-with-butter',
      text: `id: eggs-with-butter~a0p6d2vj4s
title: Eggs with butter
servings: 2
prep: 8
cook: 9
cuisine: german
meal: [breakfast]
ingredients:
  - { food: egg, qty: 5, unit: large }
  - { food: butter, qty: 2, unit: tbsp }
  - { food: spinach, qty: 200, unit: g }
  - { food: salt, qty: 0.125, unit: tsp }
steps:
  - text: ${first} Melt the [butter] over the [spinach] and [salt].
  - text: ${second}
`,
    }).faults.filter(({ standard }) => standard === undefined)

  const boil = 'Lower the [egg] into the boiling water and boil until firm, {9 min}.'
  it.each([
    ['Bring a medium pot of water to a boil.', boil],
    ['Put a medium pot of water on to boil.', boil],
    ['Put on a medium pot of water.', boil],
    ['Boil a kettle.', boil],
    ['Put the steamer on.', 'Steam the [egg] over the bubbling water until firm, {9 min}.'],
    ['Warm the plates.', 'Bring water to a simmer, and cook the [egg] in simmering water, {9 min}.'],
    ['Warm the plates.', 'Cook the [egg] in boiling water from the kettle until firm, {9 min}.'],
    ['Warm the plates.', 'Pour boiling water over the [egg] and leave them until firm, {9 min}.'],
  ])('is there after "%s" for "%s"', (first, second) => {
    expect(faultsFor(first, second)).toEqual([])
  })

  it.each([
    ['Warm the plates.', boil],
    ['Put the plates on a tray.', 'Cook the [egg] in plenty of boiling salted water, {9 min}.'],
    ['Warm the plates with hot water.', 'Steam the [egg] over barely simmering water, {9 min}.'],
    ['Warm the plates.', `${boil} Keep the water at a boil.`],
  ])('is missed after "%s" for "%s"', (first, second) => {
    const what = 'Nothing has brought this water to a boil.'
    expect(faultsFor(first, second)).toMatchObject([{ line: 15, what }])
  })
})

describe('a side', () => {
  const meal = 'meal: [dinner]'
  const text = (replacing: string) => salmonRecipe.replace(/^meal: .*$/m, replacing)
  const compileAs = (replacing: string, folder = 'side') =>
    compile({ ...salmon, folder, text: text(replacing) })
  const faultsOf = (replacing: string, folder?: string) =>
    compileAs(replacing, folder).faults.map(({ what }) => what)

  it('[ED-2] is of no meal, and says on which plates it may stand', () => {
    const { compiled } = compileAs('meal: [side]\ngoesWith: [lunch, dinner]')
    expect(compiled?.recipe).toMatchObject({ meals: [], goesWith: ['lunch', 'dinner'] })
    expect(dishOf(compiled!.recipe)).toMatchObject({ meals: [], isSide: true, goesWith: ['lunch', 'dinner'] })
    expect(dishOf(recipeOf(salmon))).toMatchObject({ isSide: false, goesWith: [] })
  })

  it.each([
    ['meal: [side]', 'Nothing says on which plates the side may stand.'],
    ['meal: [side]\ngoesWith: []', 'Nothing says on which plates the side may stand.'],
    ['meal: [side, dinner]\ngoesWith: [dinner]', 'A side is no meal.'],
  ])('[ED-2] a file that says %s is sent back', (replacing, what) => {
    expect(faultsOf(replacing)).toContain(what)
  })

  it('[ED-2] stands in the folder of the sides, and no main says what it goes with', () => {
    expect(faultsOf('meal: [side]\ngoesWith: [dinner]', 'dinner')).toContain(
      'The folder is dinner and the first meal is side.',
    )
    expect(faultsOf(`${meal}\ngoesWith: [dinner]`, 'dinner')).toContain('Only a side says what it goes with.')
  })

  it('[ED-2] has figures of its own: 30 to 350 kcal, few carbs, any share of fat', () => {
    const [what = ''] = faultsOf('meal: [side]\ngoesWith: [dinner]')
    expect(what).toMatch(/kcal; 30 to 350 are right/)
  })
})

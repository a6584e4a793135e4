import { temperatureText } from '@butterleaf/domain/recipes/shown/measure-text'
import { describe, expect, it } from 'vitest'
import { looseFigures } from '../checks/loose-figures.ts'
import { fixtureRecipe } from '../testing/fixture-recipe.ts'
import { cookedRecipe } from './cooked-recipe.ts'
import { parseStep } from './step-text.ts'
import { durationWords, nameFor, stepWords } from './step-words.ts'

describe('parseStep', () => {
  it('[RCP-5] takes a step apart, so that cook mode can set its timers', () => {
    expect(parseStep('Roast [egg|the yolks] with [salt] at {230 °C}, {1 h 30 min}, then {30 s}.')).toEqual({
      findings: [],
      parts: [
        { kind: 'text', text: 'Roast ' },
        { kind: 'food', food: 'egg', words: 'the yolks' },
        { kind: 'text', text: ' with ' },
        { kind: 'food', food: 'salt' },
        { kind: 'text', text: ' at ' },
        { kind: 'temperature', celsius: 230 },
        { kind: 'text', text: ', ' },
        { kind: 'timer', seconds: 5400 },
        { kind: 'text', text: ', then ' },
        { kind: 'timer', seconds: 30 },
        { kind: 'text', text: '.' },
      ],
    })
  })

  it('[CON-5] reads the share of an ingredient, with or without words of its own', () => {
    expect(parseStep('[salt: half] and [egg: 2|the yolks]').parts).toEqual([
      { kind: 'food', food: 'salt', share: { said: 'half' } },
      { kind: 'text', text: ' and ' },
      { kind: 'food', food: 'egg', share: { said: 'amount', quantity: 2 }, words: 'the yolks' },
    ])
  })

  it.each([
    '[salt: a bit]',
    '[salt:half]',
    '[salt: ]',
    '{8}',
    '{8 minutes}',
    '{8min}',
    '{}',
    '{ }',
    '{0 min}',
    '{80 h}',
    '{20 °C}',
    '{450 °F}',
    '{900 °C}',
    '[]',
    '[A B]',
    '[egg|]',
    '[egg|a|b]',
    '[egg',
    'egg]',
    '{8 min',
    '[[egg]]',
  ])('finds "%s" faulty', (mark) => {
    expect(parseStep(`Cook ${mark} now.`).findings.length).toBeGreaterThan(0)
  })
})

describe('looseFigures', () => {
  it.each([
    '20 minutes',
    '20 min',
    '20-minute',
    '2 hrs',
    '1.5 hours',
    '20 to 25 minutes',
    '3–4 mins',
    'twenty minutes',
    'half an hour',
    '½ hour',
    '30 secs',
    '1 h',
  ])('finds the time "%s"', (time) => {
    expect(looseFigures(`Simmer ${time} or so.`)).toMatchObject([{ what: expect.stringContaining('time') }])
  })

  it.each(['350°F', '180 °C', '350 degrees', '350 F', '200º'])(
    'finds the temperature "%s"',
    (temperature) => {
      expect(looseFigures(`Heat to ${temperature} first.`)).toMatchObject([
        { what: expect.stringContaining('temperature') },
      ])
    },
  )

  it.each([
    '1 tsp',
    '½ tbsp',
    '2 tablespoons',
    'a teaspoon of',
    'half a cup of',
    '1½ cups of',
    'to two plates',
    'in 4 shallow bowls',
  ])('finds "%s", which would not scale', (amount) => {
    expect(looseFigures(`Add ${amount} the salt.`)).toMatchObject([
      { what: expect.stringContaining('does not grow with the servings') },
    ])
  })

  it.each([
    ['1.5 cm', '½'],
    ['2 cm', '¾'],
    ['26 cm', '10'],
  ])('finds "%s" without inches', (size, inches) => {
    expect(looseFigures(`Take a ${size} skillet.`)).toMatchObject([
      { what: `"${size}" is a size without inches.`, remedy: `Write it as ${size} (${inches} in).` },
    ])
  })

  it.each(['24 cm (10 in)', '3 cm (1 in)', '1.5 cm (2 in)'])('finds that "%s" is two sizes', (size) => {
    expect(looseFigures(`Cut it ${size} long.`)).toMatchObject([{ what: `"${size}" is two sizes.` }])
  })

  it.each([
    'a minute more',
    'every hour',
    'in 4 pieces',
    '2 cm (¾ in) thick',
    'into a cup',
    'a cup each',
    '24 cm (9½ in) across',
    '20 by 30 cm (8 by 12 in)',
    'in 1 cm (½ in) dice',
    'with a teaspoon',
    'two forks',
    'onto each plate',
    'a second pan',
    '1 half',
    'the 3 halves',
    'a handful',
  ])('lets "%s" be', (words) => {
    expect(looseFigures(`Cut ${words}.`)).toEqual([])
  })
})

describe('stepWords', () => {
  it('reads a step aloud with names, both temperatures and times', () => {
    const recipe = fixtureRecipe({
      foods: [[{ id: 'egg', name: 'egg', plural: 'eggs' }, 100]],
      steps: ['Bake the [egg] at {180 °C}, {1 h 5 min}; rest the [egg|cups] {90 s}.'],
    })
    expect(stepWords(recipe.steps[0]!, cookedRecipe(recipe))).toBe(
      'Bake the eggs at 180 °C (350 °F), 1 h 5 min; rest the cups 1 min 30 s.',
    )
  })

  it.each([
    [1, undefined, 'onion'],
    [0.5, undefined, 'onion'],
    [2, undefined, 'onions'],
    [1, 'large', 'onion'],
    [300, 'g', 'onions'],
    [1, 'slice', 'onion'],
    [2, 'cup', 'onions'],
  ] as const)('names %s %s as "%s"', (quantity, unit, name) => {
    const { food } = fixtureRecipe({ foods: [[{ name: 'onion', plural: 'onions' }, 100]] }).ingredients[0]!
    expect(nameFor({ food, quantity, ...(unit && { unit }) })).toBe(name)
  })

  it.each([
    [160, 325],
    [175, 350],
    [180, 350],
    [190, 375],
    [200, 400],
    [220, 425],
    [230, 450],
    [63, 145],
    [71, 160],
    [74, 165],
  ])('%i °C is %i °F on the dial', (celsius, fahrenheit) => {
    expect(temperatureText(celsius)).toBe(`${celsius} °C (${fahrenheit} °F)`)
  })

  it('leaves out what is nought of a duration', () => {
    expect([30, 60, 90, 3600, 3660].map(durationWords)).toEqual([
      '30 s',
      '1 min',
      '1 min 30 s',
      '1 h',
      '1 h 1 min',
    ])
  })
})

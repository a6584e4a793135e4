import { describe, expect, it } from 'vitest'
import { parseStep } from '../recipes/step-text.ts'
import { fixtureFood } from '../testing/fixture-food.ts'
import { resolveShares } from './resolve-shares.ts'

const butter = fixtureFood({ id: 'butter', name: 'butter', plural: 'butter', measures: { tbsp: 15, tsp: 5 } })
const salt = fixtureFood({ id: 'salt', name: 'salt', plural: 'salt', measures: { tsp: 6, pinch: 0.4 } })
const egg = fixtureFood({ id: 'egg', name: 'egg', plural: 'eggs', measures: { large: 50 }, whole: true })

const rows = [
  { food: butter, quantity: 3, unit: 'tbsp', grams: 45 },
  { food: salt, quantity: 0.5, unit: 'tsp', grams: 3 },
  { food: egg, quantity: 3, grams: 150 },
] as const

const resolve = (steps: readonly string[], ingredients: Parameters<typeof resolveShares>[1] = rows) =>
  resolveShares(
    steps.map((text, index) => ({ line: 20 + index, parts: parseStep(text).parts })),
    ingredients,
  )
const sharesOf = (...steps: string[]) =>
  resolve(steps).steps.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'food' && part.share ? [part.share.of] : [])),
  )

describe('resolveShares', () => {
  it.each([
    [
      ['[butter: half].', '[butter: rest].'],
      [0.5, 0.5],
    ],
    [['[butter: third] and [butter: two thirds].'], [1 / 3, 2 / 3]],
    [
      ['[butter: 1 tbsp].', '[butter: 15 g].', '[butter: rest].'],
      [1 / 3, 1 / 3, 1 / 3],
    ],
    [
      ['[egg: 1].', '[egg: 2|the yolks].'],
      [1 / 3, 2 / 3],
    ],
    [
      ['[salt: quarter].', '[salt: three quarters].'],
      [0.25, 0.75],
    ],
    [
      ['[salt: half] in [butter].', '[salt: rest].'],
      [0.5, 0.5],
    ],
  ])('[CON-5] works out what %j take', (steps, shares) => {
    expect(resolve(steps).findings).toEqual([])
    const worked = sharesOf(...steps)
    expect(worked).toHaveLength(shares.length)
    for (const [index, share] of shares.entries()) expect(worked[index]).toBeCloseTo(share, 9)
  })

  it.each([
    [['[butter: half].', 'Rest.'], 20, 'come to 50 % of it', 'Write [butter: rest] where the last of it'],
    [['[butter: half].', '[butter: two thirds].'], 21, 'come to 117 % of it', 'Take less'],
    [
      ['[butter: half].', '[butter: half].', '[butter: rest].'],
      22,
      '100 % of it before the rest',
      'Take less',
    ],
    [['[butter: rest].', '[butter: half].'], 20, 'comes before another share', 'what the last step takes'],
    [['[butter: rest].', '[butter: rest].'], 21, 'is there twice', 'Keep the last'],
    [['[butter: half].', '[butter] again.', '[butter: rest].'], 21, 'without a share', '[butter: rest]'],
    [['[butter: 1 clove].', '[butter: rest].'], 20, 'has no measure "clove"', 'tbsp'],
    [['[egg: half].', '[egg: rest].'], 20, 'cuts what is never cut', 'Take it all in one step'],
    [['[salt: 0.1 tsp].', '[salt: rest].'], 20, 'less than a spoon', 'Take it all in one step'],
  ])('[CON-5] finds what is wrong with %j', (steps, line, what, remedy) => {
    const [finding] = resolve(steps).findings
    expect(finding).toEqual({
      line,
      what: expect.stringContaining(what),
      remedy: expect.stringContaining(remedy),
    })
  })

  it('[CON-5] an ingredient in two groups is marked without shares', () => {
    const twice = [rows[0], { ...rows[0], group: 'Sauce' }]
    expect(resolve(['[butter].', '[butter].'], twice).findings).toEqual([])
    expect(resolve(['[butter: half].', '[butter: rest].'], twice).findings).toMatchObject([
      { line: 20, what: "butter is listed twice, and a share doesn't tell of which." },
    ])
  })
})

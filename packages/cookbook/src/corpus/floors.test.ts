import { noNutrients } from '@butterleaf/domain/nutrition/nutrients'
import { describe, expect, it } from 'vitest'
import { fixtureRecipe } from '../testing/fixture-recipe.ts'
import { floorStates, missedFloors } from './floors.ts'
import { quantile, sharePercent } from './statistics.ts'
import { summary } from './summary.ts'
import { textTable } from './text-table.ts'

const breakfasts = (count: number, minutes: number) =>
  Array.from({ length: count }, (_, index) =>
    fixtureRecipe({ slug: `breakfast-${index}`, meals: ['breakfast'], prepMinutes: minutes, cookMinutes: 0 }),
  )

describe('missedFloors', () => {
  it('says of every floor that is missed what there is and what is wanted', () => {
    const missed = missedFloors(breakfasts(59, 21))
    expect(missed).toContain('recipes: 59, wanted at least 1300.')
    expect(missed).toContain('breakfast recipes: 59, wanted at least 280.')
    expect(missed).toContain('breakfast recipes of 20 min or less: 0, wanted at least 110.')
    expect(missed).toContain('breakfast: shelf recipes: 0, wanted at least 50.')
    expect(missed).toContain('dinner recipes: 0, wanted at least 490.')
  })

  it('is silent about a floor that is reached', () => {
    const missed = missedFloors(breakfasts(280, 20)).join(' ')
    expect(missed).not.toContain('breakfast recipes:')
    expect(missed).not.toContain('breakfast recipes of 20 min')
    expect(missed).not.toContain('% of breakfast recipes for')
  })

  it('[LAND-1] demands more than a thousand recipes, and of every kind', () => {
    const missed = missedFloors([])
    expect(missed).toContain('recipes: 0, wanted at least 1300.')
    expect(missed).toContain('cuisines: 0, wanted at least 25.')
    expect(missed).toContain('dessert recipes for "no eggs": 0, wanted at least 79.')
  })

  it('[CON-1] counts the weeknight shelf by meal, diet and equipment', () => {
    const quick = fixtureRecipe({
      meals: ['lunch'],
      familiarity: 'shelf',
      cookMinutes: 0,
      needs: ['air-fryer'],
    })
    const counted = floorStates([quick, { ...quick, familiarity: 'weeknight' }])
    const countOf = (what: string) => counted.find((one) => one.what === what)?.value
    expect(countOf('lunch: shelf recipes')).toBe(1)
    expect(countOf('lunch: shelf recipes that nothing is cooked for')).toBe(1)
    expect(countOf('recipes for an air fryer')).toBe(2)
  })

  const mainOf = (calories: number, netCarbs: number) =>
    fixtureRecipe({
      meals: ['dinner'],
      perServing: { ...noNutrients, calories, fat: 40, carbs: netCarbs, fiber: 0, netCarbs, protein: 30 },
    })
  /** Most around 516 kcal, fewer towards either end. */
  const smooth = Array.from({ length: 196 }, (_, at) =>
    mainOf(360 + 12 * ((at % 14) + Math.floor(at / 14)), 3 + (at % 60) / 10),
  )

  it.each([
    ['energy', /bin of 30 kcal, of mains: \d/, (at: number) => mainOf(500, 3 + at / 10)],
    ['net carbs', /net carbs, of mains: \d/, (at: number) => mainOf(420 + 9 * at, 6.4)],
    ['a small plate', /kcal of the median main: 3\d\d/, () => mainOf(350, 5)],
  ])('[CON-2] stops mains that were bent to one figure of %s', (_, fault, bentMain) => {
    const bent = [...smooth, ...Array.from({ length: 200 }, (_, at) => bentMain(at % 20))]
    expect(missedFloors(bent).join(' ')).toMatch(fault)
    expect(missedFloors(smooth).join(' ')).not.toMatch(/of mains|median main:/)
  })

  it('[CON-2] stops mains away from the usual energy, and an onion in crumbs', () => {
    const small = Array.from({ length: 40 }, (_, at) => mainOf(300 + at, 3 + at / 10))
    expect(missedFloors(small)).toContain('% of mains between 450 and 600 kcal: 0, wanted at least 33.')
    const [ingredient] = small[0]!.ingredients
    const onion = { ...ingredient!, food: { ...ingredient!.food, id: 'onion' }, grams: 5 }
    const withOnion = (servings: number) => ({ ...small[0]!, ingredients: [onion], servings })
    expect(missedFloors([withOnion(2)])).toContain(
      'mains with onions of less than 5 g a serving: 1, wanted at most 0.',
    )
    expect(missedFloors([withOnion(1)]).join(' ')).not.toContain('mains with onions')
  })
})

it('[ED-2] sides have floors of their own, and count in none of the mains', () => {
  const main = fixtureRecipe({ meals: ['dinner'], familiarity: 'shelf' })
  const side = fixtureRecipe({ slug: 'side', meals: [], goesWith: ['dinner'], familiarity: 'shelf' })
  const valuesOf = (states: ReturnType<typeof floorStates>) =>
    new Map(states.map(({ what, value }) => [what, value]))
  const alone = valuesOf(floorStates([main]))
  const both = valuesOf(floorStates([main, side]))
  const changed = [...both.keys()].filter((what) => both.get(what) !== alone.get(what))
  expect(changed).not.toEqual([])
  expect(changed.filter((what) => !what.includes('sides'))).toEqual([])
  expect(both.get('sides')).toBe(1)
})

describe('the summary', () => {
  it('counts by category, demand and kind', () => {
    const text = summary({
      foods: [],
      recipes: breakfasts(3, 12),
      publicSlugs: ['breakfast-0'],
      files: { compiled: 1, kept: 2 },
    })
    expect(text).toMatch(/0 foods .*, 3 recipes, 1 of them for everybody\.\n1 files compiled, 2 kept/)
    expect(text).toMatch(/minutes +≤ 15 +≤ 20 .*\nbreakfast +3 +3/)
    expect(text).toMatch(/vegetarian +3 +0 +0 +0/)
    expect(text).toMatch(/cuisines \(1\): italian 3/)
  })

  it('lines columns up, words to the left and figures to the right', () => {
    expect(
      textTable([
        ['a', 'bb'],
        ['ccc', 1],
      ]),
    ).toBe('a    bb\nccc   1')
    expect([quantile([3, 1, 2], 0.5), quantile([], 0.5), sharePercent(1, 4), sharePercent(0, 0)]).toEqual([
      2, 0, 25, 0,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { readPublicRecipes } from './read-public-recipes.ts'

const file = 'content/public-recipes.yaml'
const slugs = (meal: string) => Array.from({ length: 25 }, (_, at) => `${meal}-${at}`)
const meals = ['breakfast', 'lunch', 'dinner', 'dessert']
const recipes = meals.flatMap((folder) =>
  [...slugs(folder), `spare-${folder}-stew`].map((slug) => ({ slug, folder })),
)
/** A line for each meal and each slug: breakfast begins on line 1, lunch on 27, dinner on 53, dessert on 79. */
const lines = meals.flatMap((meal) => [`${meal}:`, ...slugs(meal).map((slug) => `  - ${slug}`)])

function read(change: (lines: string[]) => void = () => undefined) {
  const own = [...lines]
  change(own)
  return readPublicRecipes({ file, text: own.join('\n') }, recipes)
}

const faultsOf = (change: (lines: string[]) => void) =>
  read(change).faults.map(({ line, what, remedy }) => `${line} ${what} ${remedy}`)

it('a hundred are read meal by meal, in the order they are written', () => {
  const { slugs: found, faults } = read((own) => {
    own[1] = '  - spare-breakfast-stew'
  })
  expect(faults).toEqual([])
  expect(found).toHaveLength(100)
  expect(found.slice(0, 2)).toEqual(['spare-breakfast-stew', 'breakfast-1'])
  expect(found.at(-1)).toBe('dessert-24')
})

describe('what can’t be is told with its line and what to write instead', () => {
  it.each<[string, (lines: string[]) => void, string]>([
    [
      'a slug nobody has, near one that is',
      (own) => own.splice(53, 1, '  - spare-diner-stew'),
      '54 There is no recipe "spare-diner-stew". Write spare-dinner-stew.',
    ],
    [
      'a slug like no other',
      (own) => own.splice(53, 1, '  - xyz'),
      '54 There is no recipe "xyz". Name a file of content/recipes/dinner, without its ending.',
    ],
    [
      'a recipe under another meal',
      (own) => own.splice(27, 1, '  - spare-dessert-stew'),
      '28 "spare-dessert-stew" is no lunch. Put it under dessert.',
    ],
    [
      'one twice',
      (own) => own.splice(2, 1, '  - breakfast-0'),
      '3 "breakfast-0" is there twice. Keep it once.',
    ],
    [
      'one too few',
      (own) => own.splice(103, 1),
      '103 There are 99 public recipes, and 100 are promised. Add 1.',
    ],
    [
      'one too many',
      (own) => own.push('  - spare-dessert-stew'),
      '105 There are 101 public recipes, and 100 are promised. Take out 1.',
    ],
    [
      'a meal that is no meal',
      (own) => own.push('supper: [breakfast-0]'),
      '105 The list of public recipes has an unknown field "supper". Leave it out; the fields are breakfast, lunch, dinner, dessert, side.',
    ],
    ['a number', (own) => own.splice(1, 1, '  - 12'), '2 breakfast: is not a text. Quote it: "12".'],
  ])('%s', (_words, change, fault) => {
    expect(faultsOf(change)).toEqual([fault])
  })

  it('a file that can’t be read is one fault, and no list', () => {
    const { slugs: found, faults } = readPublicRecipes({ file, text: 'lunch: [a' }, recipes)
    expect([found, faults.length, faults[0]?.file]).toEqual([[], 1, file])
  })
})

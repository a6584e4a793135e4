import { decodeRecipe } from '@butterleaf/contract/recipes/recipe-codec'
import { expect, it } from 'vitest'
import { buildRecipe, buildStep } from '#lib/recipe/testing/build-recipe.ts'
import { dishes, sides } from '#lib/testing/dishes.ts'
import { type CookedDish, cookSession, findStep } from './cook-session.ts'

const step = (text: string, minutes = 0) =>
  minutes > 0
    ? buildStep({ kind: 'text', text }, { kind: 'timer', text: `${minutes} minutes`, seconds: 60 * minutes })
    : buildStep({ kind: 'text', text })

/** `minutes`: what its recipe says it takes. */
function dish(id: string, minutes: number, steps: ReturnType<typeof step>[]): CookedDish {
  const recipe = buildRecipe({ ...dishes[6]!, id, prepTime: 0, cookTime: minutes }, { steps })
  return { recipe: decodeRecipe(recipe), cookingId: `dinner/${id}` }
}

const told = (cooked: CookedDish[]) =>
  cookSession(cooked).map(({ dish: { recipe }, at, follows }) => `${recipe.id} ${at + 1} ${follows}`)

const chops = dish('chops', 40, [step('Brown them'), step('Roast', 25), step('Rest them')])
const beans = dish('beans', 15, [step('Boil', 5), step('Toss them')])
const slaw = dish('slaw', 10, [step('Slice'), step('Dress')])

it('[PLATE-3] [RCP-5] what takes longest is begun first, and the side is cooked in its wait', () => {
  const expected = ['chops 1 next', 'chops 2 same', 'beans 1 meanwhile', 'beans 2 same', 'chops 3 back']
  expect(told([chops, beans])).toEqual(expected)
  expect(told([beans, chops])).toEqual(expected)
})

it('[PLATE-3] a wait that is much longer than the side says when to begin it', () => {
  expect(cookSession([chops, beans])[2]?.beginAtMinutes).toBe(15)
  const quick = dish('quick', 30, [step('Fry them', 16), step('Serve')])
  expect(cookSession([quick, beans])[1]).toMatchObject({ follows: 'meanwhile' })
  expect(cookSession([quick, beans])[1]?.beginAtMinutes).toBeUndefined()
})

it('[PLATE-3] two sides come one after the other in the wait', () => {
  expect(told([chops, slaw, beans])).toEqual([
    'chops 1 next',
    'chops 2 same',
    'slaw 1 meanwhile',
    'slaw 2 same',
    'beans 1 next',
    'beans 2 same',
    'chops 3 back',
  ])
})

it('[PLATE-3] of several waits the last that is long enough is taken, so that nothing gets cold', () => {
  const stew = dish('stew', 120, [step('Braise', 60), step('Stir'), step('Braise on', 20), step('Serve')])
  expect(told([stew, beans])[3]).toBe('beans 1 meanwhile')
})

it('[PLATE-3] what takes longest and needs both hands all the time comes last', () => {
  const omelet = dish('omelet', 20, [step('Beat'), step('Fry', 4)])
  const steak = dish('steak', 30, [step('Dry it'), step('Sear it, turning it every minute,', 9)])
  expect(told([omelet, slaw])).toEqual(['slaw 1 next', 'slaw 2 same', 'omelet 1 next', 'omelet 2 same'])
  expect(told([steak, slaw])).toEqual(['slaw 1 next', 'slaw 2 same', 'steak 1 next', 'steak 2 same'])
})

it('[RCP-5] a dish alone is its own steps in their order', () => {
  expect(told([chops])).toEqual(['chops 1 next', 'chops 2 same', 'chops 3 same'])
})

it('[PLATE-3] a step is found by its dish and its number', () => {
  const session = cookSession([chops, beans])
  expect(findStep(session, { recipeId: 'beans', at: 1 })).toBe(3)
  expect(findStep(session, { recipeId: sides[0]!.id, at: 0 })).toBeUndefined()
})

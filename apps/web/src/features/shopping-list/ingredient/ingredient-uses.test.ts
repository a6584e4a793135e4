import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { expect, it } from 'vitest'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { dishes, sides } from '#lib/testing/dishes.ts'
import { ingredientUses } from './ingredient-uses.ts'

const dinner = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' }
const [beans] = sides.map(({ id }) => id)
const plan = decodePlan(
  buildPlan({
    changes: [planChange('changeSides', { ...dinner, sides: [{ recipeId: beans!, servings: 1 }] })],
  }),
)!

const usesOf = (...items: Record<string, string>[]) =>
  ingredientUses(
    items.map((of) => ({ row: { items: of } })),
    plan,
  )

it('[PLATE-3] [SHOP-2] a side is a dish of its own, which leads to its place on its item’s page', () => {
  const salmon = dishes[6]!.title
  const uses = usesOf({ 'Buttered green beans (2)': 'w1d1-dinner', [salmon]: 'w1d1-dinner' })
  expect(uses.map(({ title, when }) => [title, when])).toEqual([
    ['Buttered green beans', 'Dinner, Monday, November 16, beside Skillet salmon'],
    [salmon, 'Dinner, Monday, November 16'],
  ])
  expect(uses[0]?.path).toMatch(new RegExp(`item/w1d1-dinner#side-${beans}$`))
  expect(uses[1]?.path).toMatch(/item\/w1d1-dinner$/)
})

it('[PLATE-3] [CON-3] the list names a side as people say it', () => {
  const short = { ...plan.cards[beans!]!, short: 'Green beans' }
  const shown = { ...plan, cards: { ...plan.cards, [beans!]: short } }
  const [use] = ingredientUses([{ row: { items: { 'Green beans': 'w1d1-dinner' } } }], shown)
  expect(use).toMatchObject({ title: 'Buttered green beans', path: expect.stringMatching(/#side-/) })
})

it('[SHOP-2] a dish that two rows need is listed once, and one that is gone by its name', () => {
  const salmon = dishes[6]!.title
  expect(usesOf({ [salmon]: 'w1d1-dinner' }, { [salmon]: 'w1d1-dinner' })).toHaveLength(1)
  expect(usesOf({ 'Lost stew': 'gone' })).toMatchObject([{ title: 'Lost stew', path: undefined }])
})

import { expect, it } from 'vitest'
import { foundAt, made, slotAt, templateOf } from '../testing/invented-template.ts'
import { changeSides, slotWithoutSide } from './change-sides.ts'

const plain = templateOf(['rrrrrrr'])
const [salad, beans] = [
  { recipeId: 'salad', servings: 1 },
  { recipeId: 'beans', servings: 0.5 },
]
const plated = made(changeSides(plain, slotAt(plain, 2, 'dinner'), [salad!, beans!]))

it('[PLATE-3] a slot is seen without one of its sides, in its day and its week', () => {
  const before = foundAt(plated, 2, 'dinner')
  const slot = slotWithoutSide(before, 'salad')
  expect(slot.item).toMatchObject({ recipeId: 'recipe-w1d2-dinner', sides: [beans] })
  expect(slot.day.items).toContain(slot.item)
  expect(slot.week.days[1]).toBe(slot.day)
  expect(slot.week.days[0]).toBe(before.week.days[0])
  expect(slot.day.items[0]).toBe(before.day.items[0])
  const bare = slotWithoutSide(slot, 'beans')
  expect(bare.item).toEqual(foundAt(plain, 2, 'dinner').item)
  expect(slotWithoutSide(before, 'stew').item).toEqual(before.item)
})

it('[PLATE-3] an open slot is seen as it is', () => {
  const open = foundAt(plain, 2, 'dessert')
  expect(slotWithoutSide(open, 'salad')).toBe(open)
})

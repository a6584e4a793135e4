import type { FilledItem } from '@butterleaf/domain/meal-plan/item'
import type { ItemPlates } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PlateUp } from './plate-up.tsx'

afterEach(cleanup)

const item: FilledItem = {
  ...{ id: 'dinner', meal: 'dinner', kind: 'normal', recipeId: 'stew', servings: 1.5, isLocked: false },
}
const kim: ItemPlates = {
  servings: 1.5,
  plates: [
    {
      ...{ eaterId: 'kim', name: 'Kim', helpings: [{ servings: 2, grams: 600 }] },
      nutrition: { calories: 900, fat: 70, netCarbs: 9, protein: 50 },
    },
  ],
}
const nobody = { adults: 0, children: 0 }
const rowsWith = (plates: ItemPlates | undefined, guests: typeof nobody, gramsPerServing?: number) => {
  const stew = { title: 'Stew', ...(gramsPerServing && { gramsPerServing }) }
  render(<PlateUp item={item} plates={plates} guests={guests} dishes={[stew]} />)
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

it('[TOG-2] [TOG-3] tells what each at the table gets, and each guest, a child half of the owner’s', () => {
  expect(rowsWith(kim, { adults: 2, children: 1 })).toEqual([
    'You1 ½ servings · 450 g',
    'Kim2 servings · 600 g',
    '2 guests, each1 ½ servings · 450 g',
    'A child¾ serving · 225 g',
  ])
})

it('[TOG-2] guests alone are told in servings where the weight isn’t known, and nobody is nothing to say', () => {
  expect(rowsWith(undefined, { adults: 1, children: 0 })).toEqual(['You1 ½ servings', 'A guest1 ½ servings'])
  cleanup()
  expect(rowsWith({ servings: 1.5, plates: [], absent: [{ eaterId: 'kim', name: 'Kim' }] }, nobody)).toEqual(
    [],
  )
})

it('[TOG-3] tells what is cooked for one of them alone, and that it comes in the place of the shared main', () => {
  const [plate] = kim.plates
  const eaters = [{ eaterId: 'kim', name: 'Kim', servings: 1, grams: 220 }]
  const apart = [{ recipeId: 'trout', title: 'Lemon trout', eaters }]
  const helpings = [{ servings: 0, grams: 0 }]
  expect(rowsWith({ ...kim, plates: [{ ...plate!, helpings }], apart }, nobody)).toEqual([
    'You1 ½ servings',
    'KimNone: see below',
    'Kim1 serving · 220 g',
  ])
  screen.getByText('Cooked for Kim alone')
  screen.getByRole('heading', { name: 'Lemon trout' })
})

it('[TOG-2] [TOG-3] says what the owner’s plate weighs, too, where nobody else has a plate of the dish', () => {
  expect(rowsWith(undefined, { adults: 1, children: 0 }, 310)).toEqual([
    'You1 ½ servings · 465 g',
    'A guest1 ½ servings · 465 g',
  ])
  cleanup()
  const [plate] = kim.plates
  const none = { ...plate!, helpings: [{ servings: 0, grams: 0 }] }
  expect(rowsWith({ ...kim, plates: [none] }, nobody, 310)).toEqual(['You1 ½ servings · 465 g', 'KimNone'])
  screen.getByText(/^Weighed as the ingredients go in/)
})

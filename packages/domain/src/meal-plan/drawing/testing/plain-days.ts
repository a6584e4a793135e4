import { middleOf } from '../../../nutrition/ranges.ts'
import { rangesOf } from '../../../onboarding/ranges-of.ts'
import type { Helping } from '../../item.ts'
import { fillSlot } from '../../operations/fill-slot.ts'
import type { Dish } from '../../planner/menu.ts'
import { inventedDishes } from '../../planner/testing/invented-menu.ts'
import type { Template } from '../../template.ts'
import { dayAt, made, templateOf } from '../../testing/invented-template.ts'
import { type Kitchen, kitchenOf } from '../kitchen.ts'
import { anyDiner } from './invented-kitchen.ts'

const { calories, fat, netCarbs, protein } = rangesOf(anyDiner.answers)
const [like] = inventedDishes(1)
const mains = ['breakfast', 'lunch', 'dinner'] as const
type Main = (typeof mains)[number]
const thirds: Readonly<Record<Main, number>> = { breakfast: 0.25, lunch: 0.3, dinner: 0.45 }

/** So much of what the middle of a day holds. */
export function shareOfDay(share: number): Dish['perServing'] {
  return {
    calories: share * middleOf(calories),
    fat: share * middleOf(fat),
    netCarbs: share * middleOf(netCarbs),
    protein: share * middleOf(protein),
  }
}

/** A serving is what its meal has of a day. */
export function plainDish(id: string, meal: Main, own: Partial<Dish> = {}): Dish {
  return {
    ...like!,
    ...{ id, meals: [meal], minutes: 15, wholePieces: [], keepsDays: 3, batchServings: 1 },
    perServing: shareOfDay(thirds[meal]),
    gramsPerServing: 400,
    ...own,
  }
}

export const plainDishes = mains.map((meal) => plainDish(meal, meal))

export function kitchenWith(...dishes: readonly Dish[]): Kitchen {
  return kitchenOf(
    dishes.map((dish) => ({
      dish,
      edible: { id: dish.id, free: [], contains: [], foods: [], groups: [], needs: [] },
    })),
  )
}

/** The first days of an own plan, each with a serving of these; in the middle of its ranges where nothing is left out. */
export function plainDays(
  ...days: readonly Readonly<Partial<Record<Main, Helping['recipeId']>>>[]
): Template {
  return days.reduce(
    (template, dishes, at) =>
      mains.reduce((now, meal) => {
        const recipeId = dishes[meal]
        return recipeId === undefined
          ? now
          : made(fillSlot(now, dayAt(now, at + 1), { meal, recipeId, servings: 1 }))
      }, template),
    templateOf([]),
  )
}

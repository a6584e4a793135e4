import type { RecipeCard } from '@butterleaf/contract/recipes/calls'
import type { Meal } from '@butterleaf/domain/meals/meals'

type Dish = RecipeCard & { meal: Meal }

/** A small cookbook: days 1 and 2 of a plan are on target with it, day 3 is short of protein. */
export const dishes: readonly Dish[] = [
  dish('breakfast', 'Jammy eggs, charred leeks & brown butter', [18, 0], [38, 22, 5, 2]),
  dish('breakfast', 'Smoked trout scramble with chives', [10, 5], [36, 27, 3, 1]),
  dish('breakfast', 'Almond pancakes with blackberries', [10, 10], [41, 18, 7, 5]),
  dish('lunch', 'Butter lettuce Caesar with crispy halloumi', [15, 0], [46, 27, 6, 3]),
  dish('lunch', 'Chicken thigh salad, mustard & walnuts', [15, 20], [48, 36, 5, 3]),
  dish('lunch', 'Zucchini soup with whipped feta', [10, 15], [44, 21, 9, 4]),
  dish('dinner', 'Skillet salmon, lemon cream & wilted greens', [10, 15], [62, 46, 6, 3]),
  dish('dinner', 'Braised short ribs with celery root', [25, 120], [62, 48, 8, 3]),
  dish('dinner', 'Pork chops, sage & roast cabbage', [10, 25], [60, 44, 9, 4]),
  dish('dessert', 'Whipped mascarpone with raspberries', [5, 0], [24, 4, 5, 3]),
]

/** What may stand beside them; in no plan unless a test puts it there. */
export const sides: readonly RecipeCard[] = [
  dish('dinner', 'Buttered green beans', [8, 6], [6, 2, 4, 3]),
  dish('dinner', 'Garlic mushrooms with parsley', [7, 12], [9, 3, 3, 1]),
  dish('dinner', 'Lemony slaw', [10, 0], [5, 1, 3, 2]),
].map(({ meal: _of, ...side }) => ({ ...side, goesWith: ['dinner'] }))

function dish(
  meal: Meal,
  title: string,
  [prepTime, cookTime]: [number, number],
  [fat, protein, netCarbs, fiber]: [number, number, number, number],
): Dish {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  const calories = 9 * fat + 4 * (protein + netCarbs)
  const carbs = netCarbs + fiber
  return {
    id,
    meal,
    title,
    image: { featured: `/api/recipes/${id}/image/featured`, small: `/api/recipes/${id}/image/small` },
    prepTime,
    cookTime,
    serving: 2,
    nutrition: { calories, fat, protein, net_carbs: netCarbs, fiber, carbs },
  }
}

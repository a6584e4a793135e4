import { pick, seededRandom } from '../../../chance/seeded-random.ts'
import { mainProteins } from '../../../recipes/main-proteins.ts'
import type { BasketFood } from '../basket/basket-food.ts'
import type { Dish } from '../menu.ts'
import { inventedDishes, inventedSides } from './invented-menu.ts'

const cuisines = ['american', 'french', 'greek', 'italian', 'mexican', 'indian', 'thai'] as const

/** Eighty foods, of which a third keeps a few days only. */
const foods = Array.from({ length: 80 }, (_, number): BasketFood => {
  return {
    id: `food-${number}`,
    packGrams: 100 + 50 * (number % 9),
    isLoose: number % 11 === 0,
    openedDays: [4, 21, 180][number % 3]!,
    price: ([1, 2, 3] as const)[number % 3]!,
    isRare: number % 13 === 0,
    isStaple: number % 10 === 9,
  }
})

/** Invented dishes of six foods each, and of all proteins and some cuisines. */
export function shoppedDishes(perMeal: number): Dish[] {
  return withFoods(inventedDishes(perMeal), 'shopped')
}

/** Sides the same. */
export function shoppedSides(count: number): Dish[] {
  return withFoods(inventedSides(count), 'shopped sides')
}

function withFoods(dishes: readonly Dish[], seed: string): Dish[] {
  const random = seededRandom(seed)
  return dishes.map((dish) => ({
    ...dish,
    foods: [...new Set(Array.from({ length: 6 }, () => pick(random, foods)!))].map((food) => ({
      food,
      grams: 10 + 90 * random(),
    })),
    character: {
      ...dish.character,
      mainProtein: pick(random, mainProteins),
      cuisine: pick(random, cuisines),
    },
  }))
}

import type { Food } from '../foods/food.ts'

/** An ordinary food with the test's own fields. */
export function fixtureFood(own: Partial<Food>): Food {
  const per100g = {
    kcal: 23,
    fat: 0.4,
    carbs: 3.6,
    fiber: 2.2,
    polyols: 0,
    protein: 2.9,
    sodium: 79,
    potassium: 558,
    magnesium: 79,
    saturatedFat: 0.1,
  }
  return {
    id: 'spinach',
    name: 'spinach',
    plural: 'spinach',
    aisle: 'produce',
    per100g,
    carbBasis: 'us',
    source: 'label',
    measures: { cup: 30 },
    buy: { unit: 'bag', grams: 200 },
    packs: [{ unit: 'bag', grams: 200 }],
    keeps: { closed: 5, opened: 3 },
    swap: [],
    rare: false,
    whole: false,
    price: 1,
    class: 'vegetable',
    contains: [],
    may: [],
    animal: 'none',
    groups: [],
    ...own,
  }
}

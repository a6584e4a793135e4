import type { BuyUnit } from '@butterleaf/domain/kitchen/measured-food'

/** The words a food may use. */
const plainClasses = [
  'beef',
  'pork',
  'lamb',
  'game',
  'chicken',
  'turkey',
  'duck',
  'fish',
  'crustacean',
  'mollusc',
  'dairy',
  'cheese',
  'egg',
  'tofu',
  'peanut',
  'seed',
  'vegetable',
  'mushroom',
  'fruit',
  'berry',
  'herb',
  'spice',
  'oil',
  'animal-fat',
  'vinegar',
  'sauce',
  'stock',
  'sweetener',
  'flour',
  'leavening',
  'thickener',
  'chocolate',
  'noodle',
  'alcohol',
  'supplement',
  'water',
] as const

const treeNuts = [
  'almond',
  'brazil-nut',
  'cashew',
  'chestnut',
  'hazelnut',
  'macadamia',
  'pecan',
  'pine-nut',
  'pistachio',
  'walnut',
] as const

/** A tree nut says which: `tree-nut:almond`. */
export type FoodClass = (typeof plainClasses)[number] | `tree-nut:${(typeof treeNuts)[number]}`
export const foodClasses: readonly FoodClass[] = [
  ...plainClasses,
  ...treeNuts.map((nut) => `tree-nut:${nut}` as const),
]

export const allergens = [
  'milk',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'tree-nut',
  'peanut',
  'sesame',
  'soy',
  'gluten',
  'celery',
  'mustard',
  'sulphites',
  'lupin',
] as const
export type Allergen = (typeof allergens)[number]

/** The animal product in a food; `derived` is gelatine, collagen or stock: from an animal, though no meat. */
export const animals = ['none', 'dairy', 'egg', 'meat', 'fish', 'derived'] as const
export type Animal = (typeof animals)[number]

export const carbBases = ['us', 'eu'] as const
export const polyolsCounts = ['none', 'half', 'full'] as const
export const buyUnits: readonly BuyUnit[] = [
  'each',
  'pack',
  'bunch',
  'can',
  'jar',
  'bottle',
  'carton',
  'bag',
  'head',
  'loose',
]

/** What a swap holds for; one without a use holds for everything. */
export const swapUses = ['garnish', 'frying', 'dressing', 'baking', 'sweetening', 'seasoning'] as const
export type SwapUse = (typeof swapUses)[number]

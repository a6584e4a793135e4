/** In the order that people walk through a shop; the files of content/foods have the same names. */
export const aisleHeadings = {
  produce: 'Produce',
  herbs: 'Fresh herbs',
  meat: 'Meat',
  poultry: 'Poultry',
  fish: 'Fish and seafood',
  deli: 'Deli',
  dairy: 'Dairy',
  eggs: 'Eggs',
  bakery: 'Bakery',
  baking: 'Baking',
  nuts: 'Nuts and seeds',
  oils: 'Oils and fats',
  sauces: 'Sauces and condiments',
  cans: 'Cans and jars',
  spices: 'Spices',
  sweeteners: 'Sweeteners',
  asian: 'Asian foods',
  frozen: 'Frozen foods',
  drinks: 'Drinks',
  supplements: 'Supplements',
} as const

export type Aisle = keyof typeof aisleHeadings

export const aisles = Object.keys(aisleHeadings) as readonly Aisle[]

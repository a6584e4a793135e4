export const meatAndFish = [
  'beef',
  'pork',
  'lamb',
  'game',
  'chicken',
  'turkey',
  'duck',
  'fish',
  'shellfish',
] as const

/** What most of a dish's protein comes from. */
export const mainProteins = [
  ...meatAndFish,
  'egg',
  'cheese',
  'dairy',
  'tofu',
  'nuts',
  'seeds',
  'powder',
  'plants',
] as const
export type MainProtein = (typeof mainProteins)[number]

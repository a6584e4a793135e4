/** What most of a dish's protein comes from. */
export const mainProteins = [
  'beef',
  'pork',
  'lamb',
  'game',
  'chicken',
  'turkey',
  'duck',
  'fish',
  'shellfish',
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

import type { FoodClass } from '../foods/food-words.ts'

const signs: readonly (readonly [FoodClass, RegExp])[] = [
  ['beef', /\b(beef|veal|corned|tripe)\b/i],
  ['pork', /\b(pork|bacon|ham|sausage|pepperoni|bologna)\b/i],
  ['lamb', /\b(lamb|mutton)\b/i],
  ['game', /\b(venison|bison|rabbit|quail|goose)\b/i],
  ['chicken', /\bchicken\b/i],
  ['turkey', /\bturkey\b/i],
  ['duck', /\bduck\b/i],
  ['crustacean', /\b(shrimp|lobster|crab|crayfish)\b/i],
  ['mollusc', /\b(clam|mussel|oyster|squid|scallop|snail)s?\b/i],
  ['fish', /\b(fish|cod|salmon|tuna|carp|eel|trout|haddock|herring)\b/i],
  ['cheese', /\b(cheese|brie|muenster)\b/i],
  ['dairy', /\b(milk|cream|yogurt|whey)\b/i],
  ['egg', /\beggs?\b/i],
  ['flour', /\b(flour|starch|bread|pasta|rice|oats|cracker|noodles?|tortilla|barley|semolina)\b/i],
  ['sweetener', /\b(sugar|honey|syrup|molasses)\b/i],
  ['oil', /\b(oil|shortening|margarine)\b/i],
  ['fruit', /\b(apple|banana|orange|grape|pear|peach|mango|cherry|plum|date|fig|melon|pineapple|juice)s?\b/i],
]

/** For variety and the drawing alone: a guess from the name. No claim rests on it. */
export function classOfName(name: string): FoodClass {
  return signs.find(([, words]) => words.test(name))?.[0] ?? 'vegetable'
}

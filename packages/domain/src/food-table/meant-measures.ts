import type { FoodMeasure, TableFood } from './table-food.ts'

type MeasuredFood = Readonly<{ name: string; calories: number }>

/** Below it a piece is one of many: a strawberry. Above it a piece is shared, or stands for a pack. */
const pieceGrams = { least: 15, most: 260 } as const
/** A cup of cheese or nuts is more than people take. */
const mostCupCalories = 450
/** Butter, oil, cream, sauces: more calories or salt than people take by the cup. */
const spoonFood = {
  calories: 120,
  sauce: /^(?:Sauce|Catsup|Mustard|Soy sauce|Salad dressing|Vinegar)\b/,
} as const

const part = /^(?:cup|head|leaf|slice|ring|drink|strip)\b/
const slice = /^slice\b(?!.*(?:thin|crust))/
const piece =
  /^(?:fruit|ear|clove|spear(?=,)|wedge|fillet|patty|link|frankfurter|sandwich|item|roll|steak|thigh|breast|piece|bar|bagel|muffin|taco|burrito|stick)\b(?!.*miniature)|^large$/
const container = /^(?:can|bottle|container|jigger|glass)\b/
const serving = /\bserving\b/
const crushed = /mashed|pureed|melted|ground|crumbs/
const shared = /^(?:package|bag|block|head|bunch|melon|loaf|pizza|cake|pie|stick|\d+ package)\b/

/** [HELD-4] The measures of a food, those that people mean first: a medium piece, a slice, a piece, a spoon, an ounce, a cup. */
export function sortMeantFirst(food: MeasuredFood, measures: readonly FoodMeasure[]): FoodMeasure[] {
  return measures.toSorted((a, b) => rankOf(food, a) - rankOf(food, b))
}

/** The measure people take, of measures in order; undefined where each of them is more than a helping. */
export function meantMeasure({ name, figuresPer100g, measures }: TableFood): FoodMeasure | undefined {
  const food = { name, calories: figuresPer100g.calories }
  const [first] = sortMeantFirst(food, measures)
  return first && rankOf(food, first) < ranks.tooMuch ? first : undefined
}

const ranks = {
  medium: 0,
  slice: 1,
  piece: 2,
  otherSize: 3,
  spoon: 4,
  teaspoon: 5,
  ounce: 6,
  container: 7,
  cup: 8,
  serving: 9,
  crushedCup: 10,
  smallPiece: 11,
  other: 12,
  seldom: 13,
  tooMuch: 14,
} as const

function rankOf(food: MeasuredFood, { name, grams }: FoodMeasure): number {
  if (shared.test(name)) return ranks.tooMuch
  const isSpoonFood = food.calories >= spoonFood.calories || spoonFood.sauce.test(food.name)
  if (/^tbsp\b/.test(name)) return isSpoonFood ? ranks.spoon : ranks.seldom
  if (/^tsp\b/.test(name)) return isSpoonFood ? ranks.teaspoon : ranks.seldom
  if (/^(?:fl oz|cubic|ml|pat)\b|^\d+ ml/.test(name)) return ranks.seldom
  if (/^oz \(/.test(name)) return ranks.ounce
  if (/^cup\b/.test(name)) return cupRank(food, { name, grams })
  if (container.test(name)) return grams > 500 ? ranks.tooMuch : ranks.container
  const rank = pieceRank(food, { name, grams })
  return rank > ranks.otherSize && serving.test(name) ? ranks.serving : rank
}

function cupRank({ calories }: MeasuredFood, { name, grams }: FoodMeasure): number {
  if ((grams * calories) / 100 > mostCupCalories) return ranks.tooMuch
  return crushed.test(name) ? ranks.crushedCup : ranks.cup
}

function pieceRank(food: MeasuredFood, { name, grams }: FoodMeasure): number {
  if (slice.test(name) && grams >= pieceGrams.least / 2) return ranks.slice
  if (grams > pieceGrams.most || (/^bar\b/.test(name) && grams > 60)) return ranks.tooMuch
  if (isMedium(food, name)) return grams < pieceGrams.least ? ranks.smallPiece : ranks.medium
  if (name === 'clove') return ranks.piece
  if (piece.test(name) || isNamedAsFood(food, name)) return grams < 5 ? ranks.smallPiece : ranks.piece
  if (/\b(?:small|large|jumbo)\b/.test(name) && !part.test(name))
    return grams < pieceGrams.least ? ranks.smallPiece : ranks.otherSize
  return ranks.other
}

/** Eggs are sold and written as large ones. */
function isMedium(food: MeasuredFood, name: string): boolean {
  return /^Egg, whole, raw/.test(food.name) ? name === 'large' : /\bmedium\b/.test(name) && !part.test(name)
}

/** "avocado, NS as to Florida or California" of "Avocados, raw". */
function isNamedAsFood(food: MeasuredFood, name: string): boolean {
  const [first = ''] = name.toLowerCase().split(/[^a-z]/)
  return first.length > 3 && food.name.toLowerCase().includes(first)
}

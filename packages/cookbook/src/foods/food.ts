import type { BuyUnit } from '@butterleaf/domain/kitchen/measured-food'
import type { UnitName } from '@butterleaf/domain/kitchen/units'
import type { Season } from '@butterleaf/domain/recipes/season'
import type { Aisle } from '@butterleaf/domain/shopping-list/aisles'
import type { ComesIn } from '@butterleaf/domain/shopping-list/listed-cooking'
import type { Allergen, Animal, carbBases, FoodClass, polyolsCounts, SwapUse } from './food-words.ts'

/** Per 100 g: kcal, then grams; sodium, potassium and magnesium in mg. */
export type FoodFigures = {
  kcal: number
  fat: number
  carbs: number
  fiber: number
  polyols: number
  protein: number
  sodium: number
  potassium: number
  magnesium: number
  saturatedFat: number
}

/** What a shop sells; loose: grams are the step of its scales. */
export type Pack = { unit: BuyUnit; grams: number }

/** Days it keeps where a shop keeps it (fridge, cupboard or freezer): as sold, once opened or cut, and frozen at home. */
export type FoodKeeps = { closed: number; opened: number; frozen?: number }

/** A near-equal: grams of it that stand in for one gram. */
export type Swap = { food: string; ratio: number; for?: SwapUse }

/** Also a `MeasuredFood`, so that the kitchen's functions take it as it is. */
export type Food = {
  id: string
  name: string
  plural: string
  aisle: Aisle
  per100g: FoodFigures
  /** us: carbs include fiber, as USDA and US labels give them; eu: they don't. */
  carbBasis: (typeof carbBases)[number]
  /** How much of the polyols counts as net carbs; only there when it has polyols. */
  polyolsCount?: (typeof polyolsCounts)[number]
  /** `usda:<row>` or `label`. */
  source: string
  /** Grams of one cup, clove, slice … of this food. */
  measures: Readonly<Partial<Record<UnitName, number>>>
  /** Grams per ml, only for foods that flow. */
  density?: number
  /** The smallest pack. */
  buy: Pack
  /** All packs, the smallest first. */
  packs: readonly Pack[]
  keeps?: FoodKeeps
  /** When there is most of it; absent of what is as good all year. */
  season?: Season
  /** What may be taken instead, the best first. */
  swap: readonly Swap[]
  /** An ordinary supermarket doesn't have it. */
  rare: boolean
  /** A sentence for a rare food: what to do where a shop doesn't have it. */
  instead?: string
  /** Sold only inside another food, named by its id: what one piece of that holds of it. */
  partOf?: { food: string; grams: number; leavesRest: boolean }
  /** The same, with the food itself, once all are read. */
  comesIn?: Omit<ComesIn, 'whole'> & { whole: Food }
  /** Never cut, as an egg. */
  whole: boolean
  /** 1 cheap … 3 dear, for the portion one usually eats of it. */
  price: 1 | 2 | 3
  class: FoodClass
  contains: readonly Allergen[]
  /** Some brands contain it: blocks a "free" claim. */
  may: readonly Allergen[]
  animal: Animal
  /** Ids of the food groups that name it. */
  groups: readonly string[]
}

/** Foods that people avoid together. */
export type FoodGroup = {
  /** Plans store it, so it never changes; the name in kebab-case. */
  id: string
  /** Other words people search for it by. */
  also: readonly string[]
  /** Ids of foods. */
  foods: readonly string[]
}

/** Every food by its id, a part with the food it comes in: a yolk with its egg. */
export function linkParts(foods: readonly Food[]): Map<string, Food> {
  const byId = new Map(foods.map((food) => [food.id, food]))
  for (const food of foods) {
    const whole = food.partOf && byId.get(food.partOf.food)
    if (!food.partOf || !whole) continue
    const { grams, leavesRest } = food.partOf
    byId.set(food.id, { ...food, comesIn: { whole, gramsFromOne: grams, leavesRest } })
  }
  return byId
}

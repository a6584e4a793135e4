import { kcalPerGram, type Macros } from '../../nutrition/macros.ts'
import { type MacroRanges, middleOf } from '../../nutrition/ranges.ts'

/** LIFE-7: what a plan leaves free on each of its days. */
export type SnackRoom = Readonly<{
  /** Snacks a day. */
  places: number
  /** kcal of one. */
  calories: number
  /** Grams of one. */
  netCarbs: number
}>

/** Snacks a day. */
export const mostSnackPlaces = 3

/** Extras and room for snacks that take more than this of a day's calories leave no three meals (PLAN-1's floor). */
export const mostShareOfADay = 1 / 3

export const usualSnack = { calories: 150, netCarbs: 3 } as const

export const snackRoomLimits = {
  places: { minimum: 1, maximum: mostSnackPlaces },
  calories: { minimum: 50, maximum: 500 },
  netCarbs: { minimum: 0, maximum: 20 },
} as const satisfies Record<keyof SnackRoom, { minimum: number; maximum: number }>

/**
 * The room in all four macros. What isn't net carbs is divided between fat and protein as the day divides them, so the meals are left with
 * the same ratio as a day without room.
 */
export function macrosOfRoom({ places, calories, netCarbs }: SnackRoom, ranges: MacroRanges): Macros {
  const others = Math.max(0, calories - kcalPerGram.netCarbs * netCarbs)
  const fatCalories = kcalPerGram.fat * middleOf(ranges.fat)
  const proteinCalories = kcalPerGram.protein * middleOf(ranges.protein)
  const fatShare = fatCalories / (fatCalories + proteinCalories)
  return {
    calories: places * calories,
    fat: (places * others * fatShare) / kcalPerGram.fat,
    netCarbs: places * netCarbs,
    protein: (places * others * (1 - fatShare)) / kcalPerGram.protein,
  }
}

export function caloriesOfRoom(room: SnackRoom | undefined): number {
  return room ? room.places * room.calories : 0
}

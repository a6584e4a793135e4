import { singularOf } from './food-words.ts'
import type { CommonFood, FoodIndex } from './index-foods.ts'

const bonus = {
  wholeName: 70,
  plainName: 60,
  otherName: 50,
  inName: 45,
  commonRow: 12,
  commonness: 15,
  weight: 1.5,
} as const

/** What was eaten lately comes before all else. */
export const recentBonus = 100

/** What tells one of the foods with the same words from the likely one. */
export function nameBonus(index: FoodIndex, food: number, words: readonly string[]): number {
  const weight = (index.weights[food] ?? 0) * bonus.weight
  const common = index.commonFoods.get(food)
  return common ? weight + bonus.commonness * common.share + commonBonus(common, words) : weight
}

function commonBonus({ plainName, otherNames }: CommonFood, words: readonly string[]): number {
  if (isBeginning(plainName, words))
    return plainName.length === words.length ? bonus.wholeName : bonus.plainName
  if (otherNames.some((name) => isBeginning(name, words))) return bonus.otherName
  const isIn = (name: readonly string[]) => words.every((word) => name.some((own) => isOrBegins(own, word)))
  return isIn(plainName) || otherNames.some(isIn) ? bonus.inName : bonus.commonRow
}

/** "big m" of "Big Mac": the words in order, the last one perhaps not yet whole. */
function isBeginning(name: readonly string[], words: readonly string[]): boolean {
  return words.every((word, at) => isOrBegins(name[at] ?? '', word))
}

function isOrBegins(own: string, word: string): boolean {
  return own.startsWith(word) || own === singularOf(word)
}

import type { IsoDate } from '../../calendar/iso-date.ts'
import { packGrams, packsToBuy } from '../../pantry/packs-to-buy.ts'
import { traceGrams } from '../../pantry/stock.ts'
import type { ListFood } from '../listed-cooking.ts'
import { isLater, type Mark } from '../mark.ts'

/** "I have this" where it is checked, else "I'm out", said of the shopping on that day. */
export type AtHomeMark = Mark &
  Readonly<{
    /** Its id. */
    food: string
    on: IsoDate
    /** What is at home then; 0 where it is out. */
    grams: number
  }>

/** PAN-2: one mark a food, the last. In any order and any number of times, the same comes out. */
export function mergeAtHomeMarks(some: readonly AtHomeMark[], others: readonly AtHomeMark[]): AtHomeMark[] {
  const latest = new Map<string, AtHomeMark>()
  for (const mark of [...some, ...others]) {
    const held = latest.get(mark.food)
    if (!held || countsOver(mark, held)) latest.set(mark.food, mark)
  }
  return [...latest.values()].sort((a, b) => (a.food < b.food ? -1 : 1))
}

/** When all else is equal, the one that says less is at home. */
function countsOver(mark: AtHomeMark, held: AtHomeMark): boolean {
  if (isLater(mark, held) || isLater(held, mark)) return isLater(mark, held)
  return mark.grams < held.grams || (mark.grams === held.grams && mark.on < held.on)
}

/** PAN-2: who has what the list needs has it in packs, and the rest of them stays at home. */
export function gramsSaidAtHome({ buy }: ListFood, neededGrams: number): number {
  return packGrams(packsToBuy(Math.max(neededGrams, traceGrams), [buy]))
}

import { daysOfWeek, type Meal } from '../meals.ts'
import { type Board, noDish, type PlacedCooking } from './board.ts'
import type { Palate } from './palate.ts'

/** In this order; dessert is a treat as it is. */
const mealsForNew: readonly Meal[] = ['dinner', 'lunch', 'breakfast']

/** Marks one cooking of each week for something new, where the person wants that and the week has nothing new already. */
export function markDiscoveries(board: Board, { adventure }: Palate): void {
  if (adventure !== 'new-each-week') return
  const weeks = new Set(board.cookings.map(weekOf))
  for (const week of weeks) {
    if (hasDiscovery(board, week)) continue
    const cooking = cookingForNew(board.cookings.filter((one) => weekOf(one) === week))
    if (cooking) cooking.isDiscovery = true
  }
}

function hasDiscovery({ cookingsOn, menu }: Board, week: number): boolean {
  const days = cookingsOn.slice(week * daysOfWeek, (week + 1) * daysOfWeek)
  return days.some((cookings) =>
    cookings.some(({ dish }) => dish !== noDish && menu.dishes[dish]!.character.familiarity === 'discovery'),
  )
}

/** One that feeds no other meal first: what is new comes once. */
function cookingForNew(cookings: readonly PlacedCooking[]): PlacedCooking | undefined {
  const open = mealsForNew.flatMap((meal) => cookings.filter((cooking) => cooking.meal === meal))
  return open.find(({ slots }) => slots.length === 1) ?? open[0]
}

function weekOf({ slots }: PlacedCooking): number {
  return Math.floor(slots[0]!.day / daysOfWeek)
}

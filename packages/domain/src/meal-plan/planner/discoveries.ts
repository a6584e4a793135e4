import { daysOfWeek, type Meal } from '../../meals/meals.ts'
import type { Palate } from '../../onboarding/palate.ts'
import { type Board, choicesFor, noDish, type PlacedCooking } from './board.ts'
import { type DrawTastes, isStrange } from './palate.ts'
import { canBeShared } from './portions/batches.ts'

/** In this order; dessert is a treat as it is. */
const mealsForNew: readonly Meal[] = ['dinner', 'lunch', 'breakfast']

/** Marks one cooking of each week for something new, where the person wants that and the week has nothing new already. */
export function markDiscoveries(board: Board, { adventure }: Palate): void {
  if (adventure !== 'new-each-week') return
  const weeks = new Set(board.cookings.map((cooking) => cooking.week))
  for (const week of weeks) {
    if (hasDiscovery(board, week)) continue
    const cooking = cookingForNew(board.cookings.filter((one) => one.week === week))
    if (cooking) cooking.isDiscovery = true
  }
}

/** With fewer a meal would be much the same every week. */
const fewestFamiliar = 20

/**
 * HELD-4: leaves each cooking the dishes that the person expects; the one that is to be new may be any meal. A meal with too few of them
 * keeps all. Done again once the days are filled, it leaves what had to be strange for a day to come into range.
 */
export function keepFamiliar({ cookings, dishOf, menu }: Board, tastes: DrawTastes): void {
  const isFamiliar = menu.dishes.map((dish) => !isStrange(dish, tastes))
  for (const cooking of cookings) {
    const { number, candidates, isDiscovery } = cooking
    const dish = dishOf[number]!
    if (dish !== noDish && !isFamiliar[dish]) continue
    const familiar = candidates.filter(
      (one) => isFamiliar[one] || (isDiscovery && !menu.dishes[one]!.character.isNoMeal),
    )
    if (familiar.length < fewestFamiliar) continue
    if (familiar.some((one) => canBeShared(menu, cooking, one))) cooking.candidates = familiar
  }
}

/** Whether any cooking of these days gained dishes by it. */
export function allowStrange({ cookingsOn, menu }: Board, days: readonly number[]): boolean {
  return days
    .flatMap((day) => cookingsOn[day]!)
    .reduce((isAny, cooking) => {
      const all = choicesFor(menu, cooking)
      const isMore = all.length > cooking.candidates.length
      cooking.candidates = all
      return isAny || isMore
    }, false)
}

function hasDiscovery({ cookingsOn, dishOf, menu }: Board, week: number): boolean {
  const days = cookingsOn.slice(week * daysOfWeek, (week + 1) * daysOfWeek)
  return days.some((cookings) =>
    cookings.some(({ number }) => menu.dishes[dishOf[number]!]?.character.familiarity === 'discovery'),
  )
}

/** One that feeds no other meal first: what is new comes once. */
function cookingForNew(cookings: readonly PlacedCooking[]): PlacedCooking | undefined {
  const open = mealsForNew.flatMap((meal) => cookings.filter((cooking) => cooking.meal === meal))
  return open.find(({ slots }) => slots.length === 1) ?? open[0]
}

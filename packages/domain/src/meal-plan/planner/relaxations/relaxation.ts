import type { Weekday } from '../../../calendar/weekday.ts'
import type { Equipment } from '../../../cooking/equipment.ts'
import { eachMeal, type MainMeal, type Meal } from '../../../meals/meals.ts'
import type { MacroName } from '../../../nutrition/macros.ts'
import type { MacroRanges } from '../../../nutrition/ranges.ts'
import type { MealWish } from '../../../onboarding/wishes.ts'
import type { Cuisine } from '../../../recipes/cuisines.ts'
import type { PlanRequest } from '../plan-days.ts'

/** Minutes of a meal on a weekday. */
export type MinutesOnWeekdays = Readonly<
  Partial<Record<MainMeal, Readonly<Partial<Record<Weekday, number>>>>>
>

/** Something a person could ask less of. Never what they must not eat. CON-9: a kitchen without an oven may come to have one. */
export type Relaxation =
  | { kind: 'more-time'; meals: readonly MainMeal[]; mostMinutes: number }
  /** LIV-4: on these weekdays each of these meals may take what it may on other days. */
  | { kind: 'usual-time'; weekdays: readonly Weekday[]; minutes: MinutesOnWeekdays }
  | { kind: 'no-dessert' }
  | { kind: 'more-equipment'; used: readonly Equipment[]; stillLacking: readonly Equipment[] }
  | { kind: 'all-cuisines'; cuisines: readonly Cuisine[] }
  | { kind: 'wider-ranges'; ranges: MacroRanges; macros: readonly MacroName[] }

/** The request with that much less asked. */
export function relaxed(request: PlanRequest, relaxation: Relaxation): PlanRequest {
  const { wishes } = request
  if (relaxation.kind === 'wider-ranges') return { ...request, ranges: relaxation.ranges }
  if (relaxation.kind === 'all-cuisines')
    return { ...request, palate: { ...request.palate, dislikedCuisines: [] } }
  if (relaxation.kind === 'more-equipment') return withMoreEquipment(request, relaxation.stillLacking)
  if (relaxation.kind === 'no-dessert')
    return { ...request, wishes: { ...wishes, dessert: { ...wishes.dessert, isSkipped: true } } }
  if (relaxation.kind === 'usual-time')
    return {
      ...request,
      wishes: eachMeal((meal) => withUsualTime(wishes[meal], minutesOf(relaxation.minutes, meal))),
    }
  const { mostMinutes } = relaxation
  const isMeant = (meal: string) => relaxation.meals.some((own) => own === meal)
  return {
    ...request,
    wishes: eachMeal((meal) => (isMeant(meal) ? { ...wishes[meal], mostMinutes } : wishes[meal])),
  }
}

function minutesOf(minutes: MinutesOnWeekdays, meal: Meal): MinutesOnWeekdays[MainMeal] {
  return meal === 'dessert' ? undefined : minutes[meal]
}

function withUsualTime(wish: MealWish, usual: MinutesOnWeekdays[MainMeal]): MealWish {
  if (!usual) return wish
  const others = Object.entries(wish.mostMinutesOn ?? {}).filter(([weekday]) => !(weekday in usual))
  return { ...wish, mostMinutesOn: others.length > 0 ? Object.fromEntries(others) : undefined }
}

function withMoreEquipment(request: PlanRequest, stillLacking: readonly Equipment[]): PlanRequest {
  const { lacking } = request
  if (!lacking) return request
  return {
    ...request,
    dishes: lacking.dishesWithout(stillLacking),
    lacking: stillLacking.length > 0 ? { ...lacking, equipment: stillLacking } : undefined,
  }
}

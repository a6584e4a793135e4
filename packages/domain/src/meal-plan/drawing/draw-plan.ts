import { timeOptions } from '../../onboarding/meal-answers.ts'
import { type PlanRequest, planDays, planSlots } from '../planner/plan-days.ts'
import type { PlannedDay } from '../planner/planned-day.ts'
import { nothingFits, type TimeSteps } from '../planner/relaxations/relaxations.ts'
import type { DrawAnswer, DrawnDay, DrawRequest } from './draw-request.ts'
import { dishesToPlanWith, type Kitchen, withOwnRecipes } from './kitchen.ts'

/** PLAN-2, PLAN-4: the same request gives the same plan while the cookbook stays the same. */
export function drawPlan(base: Kitchen, request: DrawRequest): DrawAnswer {
  const asked = planRequestOf(withOwnRecipes(request.own, base), request)
  if (request.open) return { days: planSlots(asked, request.open).map(drawnDay) }
  const days = planDays(asked)
  const found = request.explain ? nothingFits(asked, days, timeSteps) : undefined
  if (found) return { nothingFits: { ...found, nearest: drawnDay(found.nearest) } }
  return { days: days.map(drawnDay) }
}

const timeSteps: TimeSteps = {
  breakfast: gentlestFirst(timeOptions.breakfast),
  lunch: gentlestFirst(timeOptions.lunch),
  dinner: gentlestFirst(timeOptions.dinner),
}

/** 0 is no limit at all, so it comes last. */
function gentlestFirst(minutes: readonly number[]): number[] {
  return minutes.toSorted((a, b) => (a || Number.POSITIVE_INFINITY) - (b || Number.POSITIVE_INFINITY))
}

function planRequestOf(kitchen: Kitchen, request: DrawRequest): PlanRequest {
  const { own: _own, open: _open, explain: _explain, avoidances, liked, kept, ...asked } = request
  return {
    ...asked,
    ...dishesToPlanWith(kitchen, avoidances),
    liked: new Set(liked),
    kept: kept.flatMap(({ recipeId, ...slot }) => {
      const dish = kitchen.dish(recipeId)
      return dish ? [{ ...slot, dish }] : []
    }),
  }
}

function drawnDay({ items, totals, deviation }: PlannedDay): DrawnDay {
  return { items: items.map(({ dish, ...item }) => ({ ...item, recipeId: dish.id })), totals, deviation }
}

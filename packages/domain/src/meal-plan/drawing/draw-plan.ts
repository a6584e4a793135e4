import { timeOptions } from '../../onboarding/meal-answers.ts'
import { type PlanRequest, planDays, planSlots } from '../planner/plan-days.ts'
import type { PlannedDay, PlannedItem } from '../planner/planned-day.ts'
import { nothingFits, type TimeSteps } from '../planner/relaxations/relaxations.ts'
import type { PlannedEater } from '../planner/table-seats.ts'
import type { DrawnItem } from '../template-operations/draft.ts'
import type { DrawAnswer, DrawnDay, DrawRequest, EaterDrawnFor } from './draw-request.ts'
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
  const { own: _own, open: _open, explain: _explain, avoidances, liked, kept, table, ...asked } = request
  return {
    ...asked,
    ...dishesToPlanWith(kitchen, avoidances),
    table: table?.map((eater) => eaterPlannedFor(kitchen, eater)),
    liked: new Set(liked),
    kept: kept.flatMap(({ recipeId, sides = [], ...slot }) => {
      const dish = kitchen.dish(recipeId)
      const beside = sides.flatMap((side) => {
        const ofSide = kitchen.dish(side.recipeId)
        return ofSide ? [{ dish: ofSide, servings: side.servings }] : []
      })
      return dish ? [{ ...slot, dish, sides: beside }] : []
    }),
  }
}

function eaterPlannedFor(kitchen: Kitchen, { avoidances, ...eater }: EaterDrawnFor): PlannedEater {
  const suited = [...kitchen.dishesFor(avoidances), ...kitchen.sidesFor(avoidances)]
  return { ...eater, mayEat: new Set(suited.map(({ id }) => id)) }
}

function drawnItem({ dish, sides, ...item }: PlannedItem): DrawnItem {
  const beside = sides?.map((side) => ({ recipeId: side.dish.id, servings: side.servings }))
  return { ...item, recipeId: dish.id, ...(beside && { sides: beside }) }
}

function drawnDay({ items, totals, deviation }: PlannedDay): DrawnDay {
  return { items: items.map(drawnItem), totals, deviation }
}

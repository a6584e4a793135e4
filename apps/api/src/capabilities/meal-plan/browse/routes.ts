import {
  browseRecipes as allSchema,
  browseSlot as browseSchema,
} from '@butterleaf/contract/meal-plan/browse-schemas'
import { dayCalls, mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { mealOnWeekday } from '@butterleaf/domain/meal-plan/drawing/slot-on-weekday'
import { type DayPlace, findDay } from '@butterleaf/domain/meal-plan/places'
import { type Meal, meals } from '@butterleaf/domain/meals/meals'
import { portionsAt } from '@butterleaf/domain/onboarding/table/eaters-at'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { ownPlan, ownTemplate } from '../load-plan.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { showingFor } from '../showing.ts'
import { browseAll } from './browse-all.ts'
import { browseSlot } from './browse-slot.ts'
import { cacheCandidates } from './cache-candidates.ts'
import { presentAllRecipes, presentBrowse } from './present-browse.ts'

/** All recipes, and those for a slot: one call for each meal, ahead of the plan's own: its items' address takes these in. */
export function recipeBrowseRoutes(app: FastifyInstance, context: PlanContext): void {
  const candidatesOf = cacheCandidates()
  serve(app, mealPlanCalls.browseRecipes, allSchema, async ({ caller, params, query }) => {
    const { q: filters, sort, month, day: dayId, fits } = query
    const loaded = await ownPlan(context, { ...params, userId: caller.userId })
    const question = { filters, sort, month, dayId, fitsDay: fits === 'true' }
    return presentAllRecipes(browseAll(candidatesOf, loaded, question), filters)
  })
  for (const meal of meals) {
    serve(
      app,
      dayCalls.browse[meal],
      browseSchema,
      async ({ caller, params, query: { q: filters, ...wish } }) => {
        const loaded = await ownTemplate(context, { ...params, userId: caller.userId })
        const page = browseSlot(candidatesOf, loaded, { place: params, meal, wish, filters })
        const { ranges } = showingFor(loaded.plan, loaded.cookbook)
        return presentBrowse(page, filters, { ranges, portions: portionsOfSlot(loaded, params, meal) })
      },
    )
  }
}

function portionsOfSlot({ plan: { active, answers } }: LoadedPlan, place: DayPlace, meal: Meal): number {
  const found = findDay(active.template, place)
  const item = found?.day.items.find((slot) => slot.meal === meal)
  return portionsAt(answers, found && item ? mealOnWeekday(active.template, { ...found, item }) : { meal })
}

import { dayCalls, weekCalls } from '@butterleaf/contract/meal-plan/calls'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import { completeDay, reopenDay } from '@butterleaf/domain/meal-plan/operations/complete-day'
import { resetDay } from '@butterleaf/domain/meal-plan/operations/reset-day'
import type { DayPlace, WeekPlace } from '@butterleaf/domain/meal-plan/places'
import { api } from '#lib/api/api.ts'
import type { PlanChange } from './plan-change.ts'

export function complete(place: DayPlace): PlanChange {
  return {
    act: 'completeDay',
    what: 'complete',
    at: place.dayId,
    send: (plan) => api.send(dayCalls.complete, { params: { ...plan, ...place } }),
    optimistic: (template) => completeDay(template, place),
  }
}

export function reopen(place: DayPlace): PlanChange {
  return {
    act: 'reopenDay',
    what: 'reopen',
    at: place.dayId,
    send: (plan) => api.send(dayCalls.reopen, { params: { ...plan, ...place } }),
    optimistic: (template) => reopenDay(template, place),
  }
}

export function resetItems(place: DayPlace): PlanChange {
  return {
    act: 'resetDay',
    what: 'reset',
    at: place.dayId,
    send: (plan) => api.send(dayCalls.reset, { params: { ...plan, ...place } }),
    optimistic: (template) => resetDay(template, place),
  }
}

/** DAY-8 on an empty day; else all its free slots drawn again. */
export function randomizeDay(place: DayPlace): PlanChange {
  return {
    act: 'randomizeDay',
    what: 'randomize',
    at: place.dayId,
    scope: place,
    send: (plan) => api.send(dayCalls.randomize, { params: { ...plan, ...place } }),
  }
}

export function randomizeWeek(place: WeekPlace): PlanChange {
  return {
    act: 'randomizeWeek',
    what: 'randomize',
    at: place.weekId,
    scope: place,
    send: (plan) => api.send(weekCalls.randomize, { params: { ...plan, ...place } }),
  }
}

/** Puts a recipe into an open slot. */
export function fillWith(place: DayPlace, category: Meal, recipeId: string): PlanChange {
  return {
    act: 'fillSlot',
    what: 'fill',
    at: place.dayId,
    send: (plan) =>
      api.send(dayCalls.fillSlot, { params: { ...plan, ...place }, body: { category, item: recipeId } }),
  }
}

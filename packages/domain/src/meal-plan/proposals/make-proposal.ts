import type { DayFit } from '../fit.ts'
import { changedSlots } from '../history/changed-slots.ts'
import { isFilled } from '../item.ts'
import { daysIn, type FoundDay } from '../places.ts'
import type { Template } from '../template.ts'
import type { PlanProposal, ProposedDay, ProposedMeal } from './plan-proposal.ts'

/**
 * What differs between a template and what a rule made of it. `fitOf` is asked for both, so that a rule can count what was eaten
 * beside the plan. A slot that a rule filled or emptied is no part of a proposal.
 */
export function makeProposal(
  before: Template,
  after: Template,
  fitOf: (found: FoundDay) => DayFit,
): PlanProposal {
  const meals = changedSlots(before, after).flatMap(({ dayNumber, ...slot }): ProposedMeal[] => {
    if (!isFilled(slot.before) || !isFilled(slot.after)) return []
    const { id: itemId, meal, recipeId, servings } = slot.before
    const next = { recipeId: slot.after.recipeId, servings: slot.after.servings }
    return [{ itemId, dayNumber, meal, before: { recipeId, servings }, after: next }]
  })
  const changed = new Set(meals.map(({ dayNumber }) => dayNumber))
  const fitsAfter = new Map(allDays(after).map((found) => [found.dayNumber, fitOf(found)]))
  const days = allDays(before).flatMap((found): ProposedDay[] => {
    const next = changed.has(found.dayNumber) && fitsAfter.get(found.dayNumber)
    return next ? [{ dayNumber: found.dayNumber, before: fitOf(found), after: next }] : []
  })
  return { meals, days }
}

function allDays({ weeks }: Template): FoundDay[] {
  return weeks.flatMap((week, weekIndex) => daysIn({ week, weekIndex }))
}

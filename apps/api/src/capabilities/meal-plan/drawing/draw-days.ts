import { encodeMacros, wireNames } from '@butterleaf/contract/nutrition/macros-codec'
import { encodeRelaxation } from '@butterleaf/contract/onboarding/relaxation-change'
import type { Diner, SeededPlanning } from '@butterleaf/domain/meal-plan/drawing/diner'
import type { NothingDrawn } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import { type DrawWish, makeDrawRequest } from '@butterleaf/domain/meal-plan/drawing/make-draw-request'
import { addPass, nextPass, type SlotDraw } from '@butterleaf/domain/meal-plan/drawing/slot-draw'
import type { DrawnDays } from '@butterleaf/domain/meal-plan/template-operations/draft'
import { shownMacros } from '@butterleaf/domain/nutrition/macros'
import { AppError, type FieldFault } from '@butterleaf/server-kit/http/app-error'
import { type DrawContext, recipesBesideThreads } from './recipes-beside-threads.ts'

/** What the planner draws for the person; throws where no plan fits at all (PLAN-5). */
export async function drawDays(
  { planner, cookbook }: DrawContext,
  diner: Diner,
  wish: DrawWish,
): Promise<DrawnDays> {
  const answer = await planner.draw(makeDrawRequest(diner, recipesBesideThreads({ planner, cookbook }), wish))
  if ('nothingFits' in answer) throw nothingFitsError(answer.nothingFits)
  return answer.days.map(({ items }) => items)
}

/** All passes of a draw. */
export async function drawSlots(
  context: DrawContext,
  { diner, seed }: SeededPlanning,
  draw: SlotDraw,
): Promise<SlotDraw> {
  let current = draw
  for (let pass = nextPass(current); pass; pass = nextPass(current))
    current = addPass(current, await drawDays(context, diner, { ...pass, seed }))
  return current
}

/** PLAN-5: no plan fits what was asked, and what asking less would bring. */
export function nothingFitsError(
  { nearest, blocking, emptyMeals, emptyOn, offers }: NothingDrawn,
  faults?: readonly FieldFault[],
): AppError {
  return new AppError('nothing-fits', {
    ...(faults && { faults }),
    extensions: {
      nearest: encodeMacros(shownMacros(nearest.totals)),
      blocking: wireNames[blocking],
      emptyMeals: [...emptyMeals],
      emptyOn: [...emptyOn],
      relaxations: offers.map(encodeRelaxation),
    },
  })
}

import { drawPlan } from '@butterleaf/domain/meal-plan/drawing/draw-plan'
import type { DrawAnswer, DrawRequest } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import { type KitchenRecipe, kitchenOf } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { workerData } from 'piscina'

const kitchen = kitchenOf(workerData as readonly KitchenRecipe[])

/** What a planner thread does with one request. */
export default function drawInThread(request: DrawRequest): DrawAnswer {
  return drawPlan(kitchen, request)
}

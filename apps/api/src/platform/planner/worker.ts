import { workerData } from 'piscina'
import { draw } from './draw.ts'
import type { Drawn, DrawRequest } from './draw-request.ts'
import { type KitchenRecipe, kitchenOf } from './kitchen.ts'

const kitchen = kitchenOf(workerData as readonly KitchenRecipe[])

/** Runs one request in a planner thread. */
export default function drawInThread(request: DrawRequest): Drawn {
  return draw(kitchen, request)
}

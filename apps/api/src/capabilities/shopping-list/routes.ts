import { askCalls } from '@butterleaf/contract/shopping-list/ask-calls'
import * as askSchema from '@butterleaf/contract/shopping-list/ask-schemas'
import { shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import * as schema from '@butterleaf/contract/shopping-list/schemas'
import { keyOf } from '@butterleaf/server-kit/http/key-of'
import { keyOnDay } from '@butterleaf/server-kit/http/key-on-day'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { ownTemplate, type PlanContext, type ShoppingListOf } from '#capabilities/meal-plan/operations.ts'
import {
  addLine,
  closeCupboard,
  readCupboard,
  readList,
  readPlanAsk,
  readWeekAsk,
  removeLine,
  saveAtHome,
  saveTicks,
  toListedWeek,
  withoutMealsOut,
} from './operations.ts'
import { presentPlanAsk, presentWeekAsk } from './present-ask.ts'
import { presentCupboard } from './present-cupboard.ts'
import { presentList } from './present-list.ts'
import type { ListContext } from './week-list.ts'

/** SHOP-1: for the week's own call. */
export function shoppingListOf(context: ListContext): ShoppingListOf {
  return async (loaded, week) => {
    const shopped = await withoutMealsOut(context, loaded)
    return presentList(await readList(context, toListedWeek(shopped, week)))
  }
}

export function shoppingListRoutes(app: FastifyInstance, context: PlanContext): void {
  const now = () => context.clock.now()

  serve(app, askCalls.readWeek, askSchema.readWeekAsk, async (asked) =>
    presentWeekAsk(await readWeekAsk(context, keyOnDay(asked, now()))),
  )

  serve(app, askCalls.readPlan, askSchema.readPlanAsk, async (asked) => {
    const { today, ...key } = keyOnDay(asked, now())
    const loaded = await ownTemplate(context, key)
    return presentPlanAsk(await readPlanAsk(context, loaded, today), loaded.plan.active.template)
  })

  serve(app, shoppingListCalls.saveTicks, schema.saveTicks, async ({ body, ...asked }) => {
    const ticks = body.map(({ at, ...tick }) => ({ ...tick, atMs: Date.parse(at) }))
    return presentList(await saveTicks(context, keyOnDay(asked, now()), ticks))
  })

  serve(app, shoppingListCalls.saveAtHome, schema.saveAtHome, async ({ body, ...asked }) => {
    const marks = body.map(({ at, ...mark }) => ({ ...mark, atMs: Date.parse(at) }))
    return presentList(await saveAtHome(context, keyOnDay(asked, now()), marks))
  })

  serve(
    app,
    shoppingListCalls.addLine,
    schema.addLine,
    async ({ body, ...asked }) => presentList(await addLine(context, keyOnDay(asked, now()), body)),
    { problems: ['conflict'] },
  )

  serve(app, shoppingListCalls.removeLine, schema.removeLine, async ({ body, ...asked }) =>
    presentList(await removeLine(context, keyOnDay(asked, now()), body.id)),
  )

  serve(app, shoppingListCalls.readCupboard, schema.readCupboard, async (asked) =>
    presentCupboard(await readCupboard(context, keyOnDay(asked, now()))),
  )

  serve(app, shoppingListCalls.closeCupboard, schema.closeCupboard, async (asked) => {
    await closeCupboard(context, keyOf(asked))
    return undefined
  })
}

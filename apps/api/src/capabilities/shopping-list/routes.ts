import { shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import * as schema from '@butterleaf/contract/shopping-list/schemas'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { ownTemplate, type TemplateKey } from '#capabilities/meal-plan/load-plan.ts'
import type { PlanContext } from '#capabilities/meal-plan/plan-context.ts'
import type { ShoppingListOf } from '#capabilities/meal-plan/week-view.ts'
import { addLine, removeLine, saveTicks } from './change-list.ts'
import { presentList } from './present-list.ts'
import { type ListContext, type ListedWeek, listedWeek, readList } from './week-list.ts'

/** SHOP-1: for the week's own call. */
export function shoppingListOf(context: ListContext): ShoppingListOf {
  return async (loaded, place) => presentList(await readList(context, listedWeek(loaded, place)))
}

export function shoppingListRoutes(app: FastifyInstance, context: PlanContext): void {
  const weekOf = async ({ caller, params }: Asked): Promise<ListedWeek> =>
    listedWeek(await ownTemplate(context, { ...params, userId: caller.userId }), params)

  serve(app, shoppingListCalls.saveTicks, schema.saveTicks, async ({ body, ...asked }) => {
    const ticks = body.map(({ at, ...tick }) => ({ ...tick, atMs: Date.parse(at) }))
    return presentList(await saveTicks(context, await weekOf(asked), ticks))
  })

  serve(
    app,
    shoppingListCalls.addLine,
    schema.addLine,
    async ({ body, ...asked }) => presentList(await addLine(context, await weekOf(asked), body)),
    { problems: ['conflict'] },
  )

  serve(app, shoppingListCalls.removeLine, schema.removeLine, async ({ body, ...asked }) =>
    presentList(await removeLine(context, await weekOf(asked), body.id)),
  )
}

type Asked = { caller: Caller; params: Omit<TemplateKey, 'userId'> & { weekId: string } }

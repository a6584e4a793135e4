import { shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import * as schema from '@butterleaf/contract/shopping-list/schemas'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { ownTemplate, type TemplateKey } from '../meal-plan/load-plan.ts'
import type { PlanContext } from '../meal-plan/plan-context.ts'
import type { ShoppingListOf } from '../meal-plan/week-view.ts'
import type { Caller } from '../providers/identity/identity-provider.ts'
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

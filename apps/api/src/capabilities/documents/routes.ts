import { itemCalls, mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import * as itemSchema from '@butterleaf/contract/meal-plan/item-schemas'
import * as planSchema from '@butterleaf/contract/meal-plan/schemas'
import { shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import * as listSchema from '@butterleaf/contract/shopping-list/schemas'
import { hangUpSignal } from '@butterleaf/server-kit/http/hang-up-signal'
import { keyOf, keyOnDay } from '@butterleaf/server-kit/http/key-of'

import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { PlanContext } from '#capabilities/meal-plan/operations.ts'
import type { PdfMaker } from '#platform/pdf/pdf-maker.ts'
import { openDocumentContext, type PdfFile, printItem, printList, printPlan } from './operations.ts'

/** SHOP-4, SHOP-6. */
export function downloadRoutes(app: FastifyInstance, plans: PlanContext, pdfs: PdfMaker): void {
  const context = openDocumentContext(plans, pdfs)

  serve(app, shoppingListCalls.download, listSchema.downloadList, async ({ query, reply, ...asked }) =>
    answerWithFile(
      reply,
      await printList(context, keyOf(asked), { units: query.unitType, signal: hangUpSignal(reply) }),
    ),
  )
  serve(app, mealPlanCalls.downloadTemplate, planSchema.downloadTemplate, async ({ reply, ...asked }) =>
    answerWithFile(reply, await printPlan(context, keyOnDay(asked, plans.clock.now()), hangUpSignal(reply))),
  )
  serve(app, itemCalls.print, itemSchema.printItem, async ({ reply, ...asked }) =>
    answerWithFile(reply, await printItem(context, keyOf(asked), hangUpSignal(reply))),
  )
}

/** The headers are set last, since a refusal is no file. */
function answerWithFile(reply: FastifyReply, { name, content }: PdfFile) {
  reply.headers({
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-cache',
  })
  return content
}

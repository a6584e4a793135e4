import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { itemCalls } from '@butterleaf/contract/meal-plan/calls'
import * as schema from '@butterleaf/contract/meal-plan/item-schemas'
import { addLeftoverToFit, replaceItemToFit } from '@butterleaf/domain/meal-plan/drawing/choose-recipe'
import { randomizeItem } from '@butterleaf/domain/meal-plan/drawing/randomize-item'
import { keyOf } from '@butterleaf/server-kit/http/key-of'
import { type CallerReceived, serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { changeTemplate, performOnTemplate } from '../change-plan.ts'
import { changePlateSides } from '../change-plate-sides.ts'
import { resolveId } from '../load-plan.ts'
import { moveDish } from '../move-dish.ts'
import { readItem } from '../operations.ts'
import { partLeftovers } from '../part-leftovers.ts'
import { planningFor } from '../plan.ts'
import { presentItemView } from '../presenting/present-item.ts'
import { showingFor } from '../showing.ts'
import { setAbsent } from '../table/set-absent.ts'
import { setGuests } from '../table/set-guests.ts'
import { changeProblems, choiceProblems, type PlanParts, withPlan } from './served-plan.ts'

const ofRecipe = { problems: [...changeProblems.problems, 'forbidden-recipe'] } as const

export function itemRoutes(app: FastifyInstance, parts: PlanParts): void {
  readRoute(app, parts)
  recipeRoutes(app, parts)
  stateRoutes(app, parts)
}

function readRoute(app: FastifyInstance, { context }: PlanParts): void {
  serve(app, itemCalls.read, schema.readItem, async ({ caller, params }) => {
    const { plan, cookbook, found } = await readItem(context, keyOf({ caller, params }))
    return presentItemView(found, plan.active.template, showingFor(plan, cookbook))
  })
}

/** What stands in the slot. */
function recipeRoutes(app: FastifyInstance, parts: PlanParts): void {
  const { context } = parts

  serve(
    app,
    actCalls.randomizeItem,
    schema.randomizeItem,
    withPlan(parts, (asked) => {
      const key = keyOf(asked)
      return changeTemplate(context, key, 'randomizeItem', (template, loaded) =>
        randomizeItem(planningFor(loaded), template, key),
      )
    }),
    choiceProblems,
  )

  serve(
    app,
    actCalls.replaceItem,
    schema.replaceItem,
    withPlan(parts, ({ body, ...asked }) => {
      const key = keyOf(asked)
      return changeTemplate(context, key, 'replaceItem', (template, loaded) =>
        replaceItemToFit(planningFor(loaded), template, key, resolveId(body.replacement, loaded.cookbook)),
      )
    }),
    ofRecipe,
  )

  serve(
    app,
    actCalls.changeSides,
    schema.changeSides,
    withPlan(parts, ({ body, ...asked }) => changePlateSides(context, keyOf(asked), body)),
    ofRecipe,
  )

  serve(
    app,
    actCalls.moveItem,
    schema.moveItem,
    withPlan(parts, ({ body, ...asked }) => moveDish(context, keyOf(asked), body)),
    ofRecipe,
  )

  serve(
    app,
    actCalls.partLeftovers,
    schema.partLeftovers,
    withPlan(parts, ({ body, ...asked }) => partLeftovers(context, { ...keyOf(asked), ...body })),
    changeProblems,
  )

  serve(
    app,
    actCalls.addLeftover,
    schema.addLeftover,
    withPlan(parts, (asked) => {
      const { category, ...key } = keyOf(asked)
      return changeTemplate(context, key, 'addLeftover', (template, loaded) =>
        addLeftoverToFit(planningFor(loaded), template, key, category),
      )
    }),
    ofRecipe,
  )
}

/** How it stands there. */
function stateRoutes(app: FastifyInstance, parts: PlanParts): void {
  const { context } = parts
  const acts = [
    [actCalls.clearItem, schema.clearItem, 'clearItem'],
    [actCalls.skipItem, schema.skipItem, 'skipItem'],
    [actCalls.unskipItem, schema.unskipItem, 'unskipItem'],
    [itemCalls.takeSkipBack, schema.unskipItem, 'unskipItem'],
    [actCalls.lockItem, schema.lockItem, 'lockItem'],
    [actCalls.unlockItem, schema.unlockItem, 'unlockItem'],
  ] as const
  for (const [call, itemSchema, act] of acts)
    serve(
      app,
      call,
      itemSchema,
      withPlan(parts, (asked) => performOnTemplate(context, keyOf(asked), act)),
      changeProblems,
    )

  serve(
    app,
    actCalls.setGuests,
    schema.setGuests,
    withPlan(parts, ({ body, ...asked }) => setGuests(context, { ...keyOf(asked), ...body })),
    changeProblems,
  )

  serve(
    app,
    actCalls.setAbsent,
    schema.setAbsent,
    withPlan(parts, ({ body: { eaters, allDay }, ...asked }) =>
      setAbsent(context, { ...keyOf(asked), eaters, isAllDay: allDay }),
    ),
    changeProblems,
  )

  const servings = [
    [actCalls.changeServings.more, schema.addServings, 1],
    [actCalls.changeServings.fewer, schema.removeServings, -1],
  ] as const
  for (const [call, itemSchema, sign] of servings) {
    const serveSteps = withPlan(parts, ({ caller, params }: CallerReceived<typeof itemSchema>) => {
      const { n, ...key } = keyOf({ caller, params })
      return performOnTemplate(context, { ...key, steps: sign * n }, 'changeServings')
    })
    serve(app, call, itemSchema, serveSteps, changeProblems)
  }
}

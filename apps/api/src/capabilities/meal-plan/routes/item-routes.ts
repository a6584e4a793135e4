import { itemCalls } from '@butterleaf/contract/meal-plan/calls'
import * as schema from '@butterleaf/contract/meal-plan/item-schemas'
import { changeServings } from '@butterleaf/domain/meal-plan/operations/change-servings'
import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import { clearSlot } from '@butterleaf/domain/meal-plan/operations/clear-slot'
import { lockItem, unlockItem } from '@butterleaf/domain/meal-plan/operations/lock-item'
import { skipSlot, unskipSlot } from '@butterleaf/domain/meal-plan/operations/skip-slot'
import { findItem, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { type CallerReceived, serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { changeActive } from '../change-plan.ts'
import { feedSlot } from '../feed-slot.ts'
import { ownTemplate, type TemplateKey } from '../load-plan.ts'
import { withTemplate } from '../plan.ts'
import { presentItemView } from '../present-item.ts'
import { randomizeItem } from '../randomize-item.ts'
import { replaceRecipe } from '../replace-recipe.ts'
import { refused, settled } from '../settled.ts'
import { showingFor } from '../showing.ts'
import { keyOf, ofChange, ofChoice, type PlanParts, withPlan } from './served-plan.ts'

type ItemKey = TemplateKey & ItemPlace
type OnItem = (template: Template, place: ItemPlace) => Outcome

const ofRecipe = { problems: [...ofChange.problems, 'forbidden-recipe'] } as const

export function itemRoutes(app: FastifyInstance, parts: PlanParts): void {
  readRoute(app, parts)
  recipeRoutes(app, parts)
  stateRoutes(app, parts)
}

function readRoute(app: FastifyInstance, { context }: PlanParts): void {
  serve(app, itemCalls.read, schema.readItem, async ({ caller, params }) => {
    const { plan, cookbook } = await ownTemplate(context, keyOf({ caller, params }))
    const found = findItem(plan.active.template, params)
    if (!found) throw refused({ because: 'not-there' })
    return presentItemView(found, showingFor(plan, cookbook))
  })
}

/** What stands in the slot. */
function recipeRoutes(app: FastifyInstance, parts: PlanParts): void {
  const { context } = parts

  serve(
    app,
    itemCalls.randomize,
    schema.randomizeItem,
    withPlan(parts, (asked) => {
      const key = keyOf(asked)
      return changeActive(context, key, (plan, cookbook) => randomizeItem(cookbook, plan, key))
    }),
    ofChoice,
  )

  serve(
    app,
    itemCalls.replace,
    schema.replaceItem,
    withPlan(parts, ({ body, ...asked }) => {
      const key = keyOf(asked)
      return changeActive(context, key, (plan, cookbook) =>
        replaceRecipe(cookbook, plan, key, body.replacement),
      )
    }),
    ofRecipe,
  )

  serve(
    app,
    itemCalls.addLeftover,
    schema.addLeftover,
    withPlan(parts, (asked) => {
      const { category, ...key } = keyOf(asked)
      return changeActive(context, key, (plan, cookbook) => feedSlot(cookbook, plan, key, category))
    }),
    ofRecipe,
  )
}

/** How it stands there. */
function stateRoutes(app: FastifyInstance, parts: PlanParts): void {
  const onItem = (key: ItemKey, operation: OnItem) =>
    changeActive(parts.context, key, (plan) =>
      withTemplate(plan, settled(operation(plan.active.template, key))),
    )
  const operations = [
    [itemCalls.clear, schema.clearItem, clearSlot],
    [itemCalls.skip, schema.skipItem, skipSlot],
    [itemCalls.unskip, schema.unskipItem, unskipSlot],
    [itemCalls.takeSkipBack, schema.unskipItem, unskipSlot],
    [itemCalls.lock, schema.lockItem, lockItem],
    [itemCalls.unlock, schema.unlockItem, unlockItem],
  ] as const
  for (const [call, itemSchema, operation] of operations)
    serve(
      app,
      call,
      itemSchema,
      withPlan(parts, (asked) => onItem(keyOf(asked), operation)),
      ofChange,
    )

  const servings = [
    [itemCalls.addServings, schema.addServings, 1],
    [itemCalls.removeServings, schema.removeServings, -1],
  ] as const
  for (const [call, itemSchema, sign] of servings) {
    const serveSteps = withPlan(parts, ({ caller, params }: CallerReceived<typeof itemSchema>) => {
      const { n, ...key } = keyOf({ caller, params })
      return onItem(key, (template) => changeServings(template, key, sign * n))
    })
    serve(app, call, itemSchema, serveSteps, ofChange)
  }
}

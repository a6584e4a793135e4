import { preferMinimal } from '@butterleaf/contract/preferences'
import { askCalls } from '@butterleaf/contract/shopping-list/ask-calls'
import * as askSchema from '@butterleaf/contract/shopping-list/ask-schemas'
import { type Cupboard, shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import * as schema from '@butterleaf/contract/shopping-list/schemas'
import { leftForNextPlan } from '@butterleaf/domain/shopping-list/home/left-for-next-plan'
import { listsAhead } from '@butterleaf/domain/shopping-list/home/list-days'
import { keyOf, keyOnDay } from '@butterleaf/server-kit/http/key-of'
import { prefers } from '@butterleaf/server-kit/http/prefers'
import { type CallerReceived, serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import {
  ownTemplate,
  type Pantry,
  type PlanContext,
  refuseLaterWeek,
  type ShoppingListOf,
} from '#capabilities/meal-plan/operations.ts'
import { hasAccess } from '#capabilities/subscription/operations.ts'
import type { Config } from '#platform/config.ts'
import { writeAtHomeMarks } from './at-home-store.ts'
import type { CupboardQuestion } from './cupboard.ts'
import { mayEatFood } from './may-eat-food.ts'
import {
  addLine,
  closeCupboard,
  readCupboard,
  readList,
  readPlanAsk,
  readWeekAsk,
  readWeekList,
  removeLine,
  saveAtHome,
  saveTicks,
  toListedWeek,
  withoutMealsOut,
} from './operations.ts'
import { presentPlanAsk, presentWeekAsk } from './present-ask.ts'
import { presentList } from './present-list.ts'
import { rhythmRoutes } from './rhythms/routes.ts'
import { type ListContext, readPlanAtHome } from './week-list.ts'

/** SHOP-1: for the week's own call. */
export function shoppingListOf(context: ListContext): ShoppingListOf {
  return async (loaded, week) => {
    const shopped = await withoutMealsOut(context, loaded)
    return presentList(await readList(context, toListedWeek(shopped, week)))
  }
}

/** PAN-1, PAN-5: for a next plan, and for proposals that use up foods. */
export function pantryOf(context: ListContext): Pantry {
  return {
    findListsAhead: async (loaded, today) => listsAhead((await readPlanAtHome(context, loaded)).plan, today),
    mayEat: ({ plan, cookbook }) => mayEatFood(plan.answers, cookbook),
    findLeft: async (loaded, next) => {
      const { plan, mayEat } = await readPlanAtHome(context, loaded)
      return leftForNextPlan(plan, mayEat, next)
    },
    writeAtHome: writeAtHomeMarks,
  }
}

/** MAP-1: what the first week asks, and what each rhythm would. */
export const asksOpenBeforePayment = [askCalls.readWeek, askCalls.measureRhythms]

export function shoppingListRoutes(app: FastifyInstance, context: PlanContext, config: Config): void {
  rhythmRoutes(app, { ...context, config })

  serve(app, askCalls.readWeek, askSchema.readWeekAsk, async (asked) => {
    const key = keyOf(asked)
    if (!hasAccess(asked.request)) refuseLaterWeek(await ownTemplate(context, key), key.weekId)
    return presentWeekAsk(await readWeekAsk(context, key))
  })

  serve(app, askCalls.readPlan, askSchema.readPlanAsk, async (asked) => {
    const loaded = await ownTemplate(context, keyOf(asked))
    return presentPlanAsk(await readPlanAsk(context, loaded), loaded.plan.active.template)
  })

  changeRoutes(app, context)

  serve(app, shoppingListCalls.readCupboard, schema.readCupboard, async (asked) =>
    presentCupboard(await readCupboard(context, keyOnDay(asked, context.clock.now()))),
  )

  serve(app, shoppingListCalls.closeCupboard, schema.closeCupboard, async (asked) => {
    await closeCupboard(context, keyOf(asked))
    return undefined
  })
}

function changeRoutes(app: FastifyInstance, context: PlanContext): void {
  /** The list as it is then, which a client that shows its own change doesn't ask for. */
  const answerList = async (asked: Omit<CallerReceived<typeof schema.saveTicks>, 'body'>) =>
    prefers(asked.request, preferMinimal) ? undefined : presentList(await readWeekList(context, keyOf(asked)))

  serve(app, shoppingListCalls.saveTicks, schema.saveTicks, async ({ body, ...asked }) => {
    const ticks = body.map(({ at, ...tick }) => ({ ...tick, atMs: Date.parse(at) }))
    await saveTicks(context, keyOf(asked), ticks)
    return answerList(asked)
  })

  serve(app, shoppingListCalls.saveAtHome, schema.saveAtHome, async ({ body, ...asked }) => {
    const marks = body.map(({ at, ...mark }) => ({ ...mark, atMs: Date.parse(at) }))
    await saveAtHome(context, keyOf(asked), marks)
    return answerList(asked)
  })

  serve(
    app,
    shoppingListCalls.addLine,
    schema.addLine,
    async ({ body, ...asked }) => {
      await addLine(context, keyOf(asked), body)
      return answerList(asked)
    },
    { problems: ['conflict'] },
  )

  serve(app, shoppingListCalls.removeLine, schema.removeLine, async ({ body, ...asked }) => {
    await removeLine(context, keyOf(asked), body.id)
    return answerList(asked)
  })
}

function presentCupboard({ isOpen, weekId, staples }: CupboardQuestion): Cupboard {
  const rows = staples.map(({ food, dishes, neededGrams }) => {
    return { ingredient: food.name, name: food.name, dishes, neededGrams }
  })
  return { isOpen, weekId, staples: rows }
}

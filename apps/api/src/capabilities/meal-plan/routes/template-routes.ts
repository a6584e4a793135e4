import { foodLogCalls } from '@butterleaf/contract/food-log/calls'
import { readDaysInRange } from '@butterleaf/contract/food-log/schemas'
import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import * as schema from '@butterleaf/contract/meal-plan/schemas'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { keyOf, keyOnDay } from '@butterleaf/server-kit/http/key-of'

import { serve } from '@butterleaf/server-kit/http/serve'
import { usersDay } from '@butterleaf/server-kit/http/users-day'
import type { FastifyInstance } from 'fastify'
import { answersFromResources } from '../answers/read-answers.ts'
import { startAway, takeAwayBack } from '../change-away.ts'
import { countWeeksInRange, sumDaysInRange } from '../count-days.ts'
import { archivedTemplate, ownTemplate } from '../load-plan.ts'
import type { LoadedPlan } from '../plan.ts'
import { presentTemplate } from '../presenting/present-template.ts'
import type { Pantry } from '../proposals/pantry.ts'
import { regeneratePlan } from '../regenerate-plan.ts'
import { restoreTemplate } from '../restore-template.ts'
import { showingFor } from '../showing.ts'
import { changeProblems, type PlanParts, withPlan } from './served-plan.ts'

export function templateRoutes(app: FastifyInstance, parts: PlanParts, pantry: Pantry): void {
  readRoutes(app, parts)
  changeRoutes(app, parts, pantry)
}

function readRoutes(app: FastifyInstance, { context }: PlanParts): void {
  const present = ({ plan, cookbook }: LoadedPlan) =>
    presentTemplate(plan.active.template, showingFor(plan, cookbook))

  serve(app, mealPlanCalls.readArchived, schema.readArchived, async ({ caller, params }) =>
    present(await archivedTemplate(context, caller.userId, params.index)),
  )

  serve(
    app,
    mealPlanCalls.readLastArchived,
    schema.readLastArchived,
    async ({ caller }) => present(await archivedTemplate(context, caller.userId, 0)),
    { problems: ['not-found'] },
  )

  serve(app, mealPlanCalls.readTemplate, schema.readTemplate, async (received) =>
    present(await ownTemplate(context, keyOf(received))),
  )

  serve(app, foodLogCalls.readDaysInRange, readDaysInRange, async (asked) => {
    const { today, ...key } = keyOnDay(asked, context.clock.now())
    const weeks = await countWeeksInRange(context, await ownTemplate(context, key), today)
    return { ...sumDaysInRange(weeks), weeks: weeks.map(({ isLogged: _, ...week }) => week) }
  })
}

function changeRoutes(app: FastifyInstance, parts: PlanParts, pantry: Pantry): void {
  const { context } = parts

  serve(
    app,
    actCalls.regeneratePlan,
    schema.regeneratePlan,
    withPlan(parts, async ({ caller, params, body, request }) => {
      const answersAfter = (before: Questionnaire) =>
        answersFromResources(body.resources, before, context.recipes.corpus)
      const startDate = (body.startDate as IsoDate | null | undefined) ?? undefined
      const today = usersDay(request, context.clock.now())
      return regeneratePlan(context, pantry, keyOf({ caller, params }), { answersAfter, startDate, today })
    }),
    { problems: [...changeProblems.problems, 'nothing-fits'] },
  )

  serve(
    app,
    actCalls.addAway,
    schema.addAway,
    withPlan(parts, ({ body, ...asked }) => {
      const dates = { from: body.from as IsoDate, to: body.to as IsoDate }
      return startAway(context, keyOnDay(asked, context.clock.now()), dates)
    }),
    changeProblems,
  )

  serve(
    app,
    actCalls.removeAway,
    schema.removeAway,
    withPlan(parts, (asked) => takeAwayBack(context, keyOnDay(asked, context.clock.now()))),
    changeProblems,
  )

  serve(
    app,
    actCalls.restoreTemplate,
    schema.restoreTemplate,
    withPlan(parts, ({ caller, params }) => restoreTemplate(context, keyOf({ caller, params }))),
  )
}

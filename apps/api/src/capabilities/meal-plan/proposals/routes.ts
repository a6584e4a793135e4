import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { proposalCalls } from '@butterleaf/contract/meal-plan/calls'
import * as schema from '@butterleaf/contract/meal-plan/proposals/proposal-schemas'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Helping } from '@butterleaf/domain/meal-plan/item'
import { keyOnDay } from '@butterleaf/server-kit/http/key-of'
import { serve } from '@butterleaf/server-kit/http/serve'
import { countedBy, limitLoad } from '@butterleaf/server-kit/limits/limit-tries'

import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
import { resolveId } from '../load-plan.ts'
import { changeProblems, type PlanParts, withPlan } from '../routes/served-plan.ts'
import type { Pantry } from './pantry.ts'
import { presentMending } from './present-mending.ts'
import { presentUseUp } from './present-proposal.ts'
import { proposeMendingOfDays, type ReadLog } from './propose-mending-of-days.ts'
import { proposeUseUpFoods } from './propose-use-up-foods.ts'
import { takeProposedMeals } from './take-proposed-meals.ts'

/** A proposal tries hundreds of dishes: a person's whole limit of requests divided by this. */
const proposalsShare = 10

type FromElsewhere = Readonly<{ config: Config; pantry: Pantry; readLog: ReadLog }>

/** PAN-5, LIFE-5 */
export function proposalRoutes(
  app: FastifyInstance,
  parts: PlanParts,
  { config, pantry, readLog }: FromElsewhere,
): void {
  const { context } = parts

  app.register(async (scope) => {
    const perMinute = Math.ceil(config.requestsPerMinute / proposalsShare)
    limitLoad(scope, { perMinute, keyOf: countedBy.person })
    serve(
      scope,
      proposalCalls.useUp,
      schema.proposeUseUp,
      async ({ body: { foods, before }, ...asked }) => {
        const { today, ...key } = keyOnDay(asked, context.clock.now())
        return presentUseUp(
          await proposeUseUpFoods(context, pantry, key, {
            today,
            foods,
            before: before as IsoDate | undefined,
          }),
        )
      },
      changeProblems,
    )
    serve(
      scope,
      proposalCalls.mend,
      schema.proposeMending,
      async ({ body, ...asked }) => {
        const { today, ...key } = keyOnDay(asked, context.clock.now())
        return presentMending(
          await proposeMendingOfDays(context, { pantry, readLog }, key, { today, ...body }),
        )
      },
      changeProblems,
    )
  })

  serve(
    app,
    actCalls.useUpFoods,
    schema.takeProposal,
    withPlan(parts, async ({ body: { purpose, meals, foods = [] }, ...asked }) => {
      const { today, ...key } = keyOnDay(asked, context.clock.now())
      const { recipes } = context
      const cookbook = await recipes.forPerson(key.userId)
      const helping = ({ recipe, servings }: { recipe: string; servings: number }): Helping => {
        return { recipeId: resolveId(recipe, cookbook), servings }
      }
      const taken = meals.map(({ itemId, before, after }) => {
        return { itemId, before: helping(before), after: helping(after) }
      })
      return takeProposedMeals(context, pantry, key, { purpose, meals: taken, foods, today })
    }),
    { problems: [...changeProblems.problems, 'forbidden-recipe'] },
  )
}

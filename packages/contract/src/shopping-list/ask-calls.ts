import { call, type Wire } from '../call.ts'
import { addresses } from '../meal-plan/addresses.ts'
import type * as schema from './ask-schemas.ts'

export const askCalls = {
  readWeek: call<Wire<typeof schema.readWeekAsk>>('GET', `${addresses.week}/asks`),
  readPlan: call<Wire<typeof schema.readPlanAsk>>('GET', `${addresses.template}/asks`),
}

export type WeekAsk = NonNullable<(typeof askCalls.readWeek)['types']>['answer']
export type PlanAsk = NonNullable<(typeof askCalls.readPlan)['types']>['answer']

import { call, type Wire } from '../call.ts'
import { addresses } from '../meal-plan/addresses.ts'
import type * as schema from './ask-schemas.ts'
import type * as ofRhythms from './rhythm-schemas.ts'

export const askCalls = {
  readWeek: call<Wire<typeof schema.readWeekAsk>>('GET', `${addresses.week}/asks`),
  measureRhythms: call<Wire<typeof ofRhythms.measureRhythms>>('POST', `${addresses.base}/rhythms`),
  readPlan: call<Wire<typeof schema.readPlanAsk>>('GET', `${addresses.template}/asks`),
}

export type WeekAsk = NonNullable<(typeof askCalls.readWeek)['types']>['answer']
export type RhythmAsk = NonNullable<(typeof askCalls.measureRhythms)['types']>['answer']['rhythms'][number]
export type PlanAsk = NonNullable<(typeof askCalls.readPlan)['types']>['answer']

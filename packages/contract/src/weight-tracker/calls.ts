import { call, type Wire } from '../call.ts'
import type * as learning from './learning-schemas.ts'
import type * as schema from './schemas.ts'

const base = '/api/mealplan/weight-tracker'

export const weightTrackerCalls = {
  read: call<Wire<typeof schema.readTracker>>('GET', base),
  setTarget: call<Wire<typeof schema.setTarget>>('POST', base),
  reset: call<Wire<typeof schema.resetTracker>>('DELETE', `${base}/:id`),
  saveLog: call<Wire<typeof schema.saveLog>>('PUT', `${base}/:id/log`),
  deleteLog: call<Wire<typeof schema.deleteLog>>('DELETE', `${base}/:id/log/:logId`),
  deleteDay: call<Wire<typeof schema.deleteDay>>('DELETE', `${base}/:id/day/:date`),
  exportLogs: call<Wire<typeof schema.exportLogs>>('GET', `${base}/:id/logs.csv`),
  importLogs: call<Wire<typeof schema.importLogs>>('POST', `${base}/:id/logs.csv`),
  readLearning: call<Wire<typeof learning.readLearning>>('GET', `${base}/learning`),
  changeLearning: call<Wire<typeof learning.changeLearning>>('PUT', `${base}/learning`),
  decideProposal: call<Wire<typeof learning.decideProposal>>(
    'POST',
    `${base}/learning/proposals/:proposalId`,
  ),
  confirmReading: call<Wire<typeof learning.confirmReading>>('PUT', `${base}/learning/readings/:logId`),
}

export type WeightTracker = NonNullable<(typeof weightTrackerCalls.read)['types']>['answer']
export type WeightLog = WeightTracker['logs'][number]
export type WeightSeries = WeightTracker['graphJs'][number]
export type WeightPeriod = WeightSeries['period']
export type Learning = NonNullable<(typeof weightTrackerCalls.readLearning)['types']>['answer']

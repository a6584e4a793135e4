import { call, type Wire } from '../call.ts'
import type * as schema from './schemas.ts'

export const operationsCalls = {
  health: call<Wire<typeof schema.readHealth>>('GET', '/healthz'),
  readiness: call<Wire<typeof schema.readReadiness>>('GET', '/readyz'),
  metrics: call<Wire<typeof schema.readMetrics>>('GET', '/metrics'),
  config: call<Wire<typeof schema.readConfig>>('GET', '/config.json'),
}

export type ClientConfig = NonNullable<(typeof operationsCalls.config)['types']>['answer']

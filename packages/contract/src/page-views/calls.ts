import { call, type Wire } from '../call.ts'
import type * as schema from './schemas.ts'

export const pageViewCalls = {
  count: call<Wire<typeof schema.countPageView>>('POST', '/api/page-views'),
}

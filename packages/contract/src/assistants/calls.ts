import { call, type Wire } from '../call.ts'
import type * as schema from './schemas.ts'

const base = '/.well-known/oauth-protected-resource'

export const assistantCalls = {
  describeResource: call<Wire<typeof schema.describeResource>>('GET', base),
  /** Where RFC 9728 puts it for an address with a path. */
  describeEndpoint: call<Wire<typeof schema.describeResource>>('GET', `${base}/mcp`),
}

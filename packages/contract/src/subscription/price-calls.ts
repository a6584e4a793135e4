import { call, type Wire } from '../call.ts'
import type * as schema from './sandbox-schemas.ts'

/** Where a provider's own surface isn't ours to ask from a browser, the price is asked here. */
export const billingPriceCalls = {
  price: call<Wire<typeof schema.readPrice>>('GET', '/api/subscription/price'),
}

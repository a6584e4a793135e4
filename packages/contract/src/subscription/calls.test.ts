import { expect, it } from 'vitest'
import type { CallSchema } from '../call.ts'
import { subscriptionCalls } from './calls.ts'
import * as schema from './schemas.ts'

const bodies: Record<string, CallSchema> = {
  create: schema.createSubscription,
  cancel: schema.cancelSubscription,
  reactivate: schema.reactivateSubscription,
  update: schema.updateSubscription,
  updateBilling: schema.updateBilling,
}

it.each(Object.entries(bodies))('[SUB-1] clients send the body of %s as the API takes it', (name, schema) => {
  const call = subscriptionCalls[name as keyof typeof subscriptionCalls]
  expect(call.isForm ?? false).toBe(schema.bodyType === 'application/x-www-form-urlencoded')
})

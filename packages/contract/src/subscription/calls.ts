import { call, formCall, type Wire } from '../call.ts'
import type * as sandbox from './sandbox-schemas.ts'
import type * as schema from './schemas.ts'

const base = '/api/subscription'
const sandboxBase = '/sandbox-billing'

export const subscriptionCalls = {
  read: call<Wire<typeof schema.readSubscription>>('GET', base),
  plans: call<Wire<typeof schema.readPlans>>('GET', `${base}/plans`),
  challenge: call<Wire<typeof schema.readChallenge>>('GET', `${base}/captcha`),
  create: call<Wire<typeof schema.createSubscription>>('POST', `${base}/create`),
  cancel: formCall<Wire<typeof schema.cancelSubscription>>('POST', `${base}/cancel`),
  reactivate: formCall<Wire<typeof schema.reactivateSubscription>>('POST', `${base}/reactivate`),
  update: formCall<Wire<typeof schema.updateSubscription>>('POST', `${base}/update`),
  updateBilling: formCall<Wire<typeof schema.updateBilling>>('POST', `${base}/update-billing`),
  invoices: call<Wire<typeof schema.listInvoices>>('GET', `${base}/invoices`),
  invoice: call<Wire<typeof schema.downloadInvoice>>('GET', `${base}/invoices/:number.pdf`),
  webhook: call<Wire<typeof schema.receiveWebhook>>('POST', `${base}/webhook`),
}

/** The embedded sandbox provider's own surface; the browser calls it as it would call any provider. */
export const sandboxBillingCalls = {
  price: call<Wire<typeof sandbox.readPrice>>('GET', `${sandboxBase}/price`),
  makeToken: call<Wire<typeof sandbox.makeToken>>('POST', `${sandboxBase}/tokens`),
}

export type SubscriptionAnswer = NonNullable<(typeof subscriptionCalls.read)['types']>['answer']
export type SubscriptionPlan = NonNullable<(typeof subscriptionCalls.plans)['types']>['answer'][number]
export type InvoiceAnswer = NonNullable<(typeof subscriptionCalls.invoices)['types']>['answer'][number]
export type SubscriptionPrice = NonNullable<(typeof sandboxBillingCalls.price)['types']>['answer']

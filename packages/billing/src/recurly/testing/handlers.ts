import { amountFromCents } from '@butterleaf/domain/subscription/money'
import type { GivenAnswer } from './conformance.ts'
import { declinedPayment, refusal } from './refusals.ts'
import type { Site, SiteAccount, SiteInvoice, SiteSubscription } from './site.ts'
import { accountView, billingInfoView, changeView, invoiceView, listView, subscriptionView } from './views.ts'

interface Given {
  site: Site
  /** The path's parameters, in their order. */
  params: readonly string[]
  body: GivenBody
}

/** The fields of request bodies that the stand-in reads; bodies are checked against the description before. */
export interface GivenBody extends GivenMethod {
  account: { code: string; email: string; first_name: string; last_name: string; billing_info: GivenMethod }
  subscriptions: readonly [{ plan_code: string }]
  coupon_codes?: readonly string[]
  plan_code: string
  email?: string
  first_name?: string
  last_name?: string
}

type Handler = (given: Given) => GivenAnswer

const ok = (body: object, status = 200): GivenAnswer => ({ status, body })
const missing = () => refusal(404, 'not_found', 'Couldn’t find it')
const wrong = (param: string, message: string) =>
  refusal(422, 'validation', `${param} ${message}`, { params: [{ param }] })

/** The part of Recurly we use, by the description's names of the calls. */
export const handlers: Record<string, Handler> = {
  get_account: ({ site, params }) => withAccount(site, params, (account) => ok(accountView(account))),
  update_account: ({ site, params, body }) =>
    withAccount(site, params, (account) => {
      account.email = body.email ?? account.email
      account.firstName = body.first_name ?? account.firstName
      account.lastName = body.last_name ?? account.lastName
      return ok(accountView(account))
    }),
  deactivate_account: ({ site, params }) =>
    withAccount(site, params, (account) => {
      account.isActive = false
      return ok(accountView(account))
    }),
  list_account_subscriptions: ({ site, params }) =>
    withAccount(site, params, ({ code }) =>
      ok(
        listView(site.subscriptions.filter(({ accountCode }) => accountCode === code).map(subscriptionView)),
      ),
    ),
  list_account_invoices: ({ site, params }) =>
    withAccount(site, params, ({ code }) =>
      ok(listView(site.invoices.filter(({ accountCode }) => accountCode === code).map(invoiceView))),
    ),
  preview_purchase: ({ site, body }) => {
    const priced = site.price(body.subscriptions[0].plan_code, body.coupon_codes?.[0])
    if (!priced) return wrong('coupon_codes', 'is not known')
    const invoice = {
      object: 'invoice',
      discount: amountFromCents(priced.discount),
      total: amountFromCents(priced.total),
    }
    return ok({ object: 'invoice_collection', charge_invoice: invoice })
  },
  create_purchase: purchase,
  update_billing_info: ({ site, params, body }) =>
    withAccount(site, params, (account) => {
      const paid = payWith(site, body)
      if ('refused' in paid) return paid.refused
      Object.assign(account, { method: paid.method, updatedAt: site.now() })
      return ok(billingInfoView(account))
    }),
  cancel_subscription: change((site, subscription) => {
    Object.assign(subscription, { state: 'canceled', canceledAt: site.now(), pendingPlanCode: null })
  }),
  reactivate_subscription: change((_site, subscription) => {
    Object.assign(subscription, { state: 'active', canceledAt: null })
  }),
  terminate_subscription: change((site, subscription) => site.end(subscription, 'canceled')),
  create_subscription_change: ({ site, params, body }) =>
    withSubscription(site, params, (subscription) => {
      Object.assign(subscription, { pendingPlanCode: body.plan_code, updatedAt: site.now() })
      return ok(changeView(subscription, body.plan_code), 201)
    }),
  remove_subscription_change: ({ site, params }) =>
    withSubscription(site, params, (subscription) => {
      Object.assign(subscription, { pendingPlanCode: null, updatedAt: site.now() })
      return { status: 204 }
    }),
  mark_invoice_failed: ({ site, params }) =>
    withInvoice(site, params, (invoice) => {
      Object.assign(invoice, { state: 'failed', updatedAt: site.now(), closedAt: site.now() })
      return ok(invoiceView(invoice))
    }),
  collect_invoice: ({ site, params, body }) =>
    withInvoice(site, params, (invoice) => {
      const behavior = site.accounts.get(invoice.accountCode)?.method.behavior
      const refused =
        behavior === 'asks-bank-for-bills' && requireBankConfirmation(site, `bill-${invoice.number}`, body)
      if (refused) return refused
      return site.collect(invoice) ? ok(invoiceView(invoice)) : declinedPayment()
    }),
  get_invoice_pdf: ({ site, params }) =>
    withInvoice(site, params, () => ({ status: 200, pdf: '%PDF-1.7 \u00e2\u00e3' })),
}

function purchase({ site, body }: Given): GivenAnswer {
  const { code, email, first_name, last_name, billing_info } = body.account
  const planCode = body.subscriptions[0].plan_code
  if (/@refused\./.test(email)) return wrong('account.email', 'is not an address we take')
  if (!site.price(planCode, body.coupon_codes?.[0])) return wrong('coupon_codes', 'is not known')
  const paid = payWith(site, billing_info)
  if ('refused' in paid) return paid.refused
  const person = { code, email, firstName: first_name, lastName: last_name, isActive: true }
  site.accounts.set(code, { ...person, method: paid.method, updatedAt: site.now() })
  const invoice = site.begin(code, planCode, body.coupon_codes?.[0])
  return ok({ object: 'invoice_collection', charge_invoice: invoiceView(invoice) }, 201)
}

function change(make: (site: Site, subscription: SiteSubscription) => void): Handler {
  return ({ site, params }) =>
    withSubscription(site, params, (subscription) => {
      make(site, subscription)
      subscription.updatedAt = site.now()
      return ok(subscriptionView(subscription))
    })
}

function withAccount(
  site: Site,
  [id = '']: readonly string[],
  answer: (account: SiteAccount) => GivenAnswer,
): GivenAnswer {
  const account = site.accounts.get(id.replace(/^code-/, ''))
  return account ? answer(account) : missing()
}

function withSubscription(
  site: Site,
  [id = '']: readonly string[],
  answer: (subscription: SiteSubscription) => GivenAnswer,
): GivenAnswer {
  const subscription = site.subscriptions.find(({ uuid }) => `uuid-${uuid}` === id)
  return subscription ? answer(subscription) : missing()
}

function withInvoice(
  site: Site,
  [id = '']: readonly string[],
  answer: (invoice: SiteInvoice) => GivenAnswer,
): GivenAnswer {
  const invoice = site.invoices.find((each) => each.id === id || `number-${each.number}` === id)
  return invoice ? answer(invoice) : missing()
}

interface GivenMethod {
  token_id?: string
  three_d_secure_action_result_token_id?: string
}

type PaidWith = { method: SiteAccount['method'] } | { refused: GivenAnswer }

/** A token whose bank asks first stays good until the bank has confirmed. */
function payWith(site: Site, given: GivenMethod): PaidWith {
  const token = given.token_id ?? ''
  const known = site.findToken(token)
  if (!known) return { refused: refusal(422, 'invalid_token', 'Token is invalid') }
  const refused = known === 'asks-bank' && requireBankConfirmation(site, token.slice(0, 8), given)
  if (refused) return { refused }
  site.takeToken(token)
  if (known === 'declined') return { refused: declinedPayment() }
  return { method: { behavior: known === 'asks-bank' ? 'accepted' : known, lastFour: '1111' } }
}

/** Undefined once the bank has confirmed. */
function requireBankConfirmation(
  site: Site,
  about: string,
  { three_d_secure_action_result_token_id: result }: GivenMethod,
): GivenAnswer | undefined {
  const action = `asks-${about}`
  if (!result)
    return declinedPayment({ code: 'three_d_secure_action_required', three_d_secure_action_token_id: action })
  if (site.bank.take(result, action)) return undefined
  return declinedPayment({ code: 'three_d_secure_action_result_token_mismatch' })
}

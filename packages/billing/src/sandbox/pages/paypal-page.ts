import { moneyText } from '@butterleaf/domain/subscription/money'
import { planCodes, plans } from '@butterleaf/domain/subscription/plans'
import { html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'
import { type Decision, decisionForm } from './decision-form.ts'

interface Asked {
  return_to: string
  state: string
  plan_code: string
}

const decisions: readonly Decision[] = [
  { value: 'approve', label: 'Approve', look: 'idp-button' },
  { value: 'refuse', label: 'Cancel and go back', look: 'idp-button-quiet' },
  { value: 'fail', label: 'Let it fail', look: 'idp-button-quiet' },
]

export function paypalPage(path: string, { return_to, state, plan_code }: Asked): string {
  const code = planCodes.find((each) => each === plan_code)
  return renderPage({
    title: 'Sandbox PayPal',
    content: html`<h1 class="idp-title">Sandbox PayPal</h1>
<p class="idp-lead">This stands in for PayPal. Sandbox: no real money.</p>
${code && html`<p class="idp-lead">Your ${plans[code].name}, ${moneyText(plans[code].totalCents)} before any coupon.</p>`}
${decisionForm(path, { return_to, state }, decisions)}`,
  })
}

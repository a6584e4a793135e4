import { moneyText } from '@butterleaf/domain/subscription/money'
import { planCodes, plans } from '@butterleaf/domain/subscription/plans'
import { html } from '../../identity/embedded/pages/html.ts'
import { renderPage } from '../../identity/embedded/pages/layout.ts'

interface Asked {
  return_to: string
  state: string
  plan_code: string
}

const decisions = [
  { value: 'approve', label: 'Approve', look: 'idp-button' },
  { value: 'refuse', label: 'Cancel and go back', look: 'idp-button-quiet' },
  { value: 'fail', label: 'Let it fail', look: 'idp-button-quiet' },
]

/** Plain buttons in a plain form: it works without script. */
export function paypalPage(action: string, { return_to, state, plan_code }: Asked): string {
  const code = planCodes.find((each) => each === plan_code)
  return renderPage({
    title: 'Sandbox PayPal',
    content: html`<h1 class="idp-title">Sandbox PayPal</h1>
<p class="idp-lead">This stands in for PayPal. Sandbox: no real money.</p>
${code && html`<p class="idp-lead">Your ${plans[code].name}, ${moneyText(plans[code].totalCents)} before any coupon.</p>`}
<form class="idp-form" method="post" action="${action}">
<input type="hidden" name="return_to" value="${return_to}">
<input type="hidden" name="state" value="${state}">
${decisions.map(
  ({ value, label, look }) =>
    html`<button class="${look}" type="submit" name="decision" value="${value}">${label}</button>\n`,
)}</form>`,
  })
}

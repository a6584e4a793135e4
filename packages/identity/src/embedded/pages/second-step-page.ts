import { html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'
import { recoveryCodeField } from './fields.ts'
import { type FormState, renderField, renderSummary } from './form.ts'
import { renderPasskeyForm } from './passkey-form.ts'

export function secondStepPage(interactionUid: string, state: FormState): string {
  const base = `/idp/interaction/${interactionUid}`
  return renderPage({
    title: 'One more step',
    hasForms: true,
    content: html`<h1 class="idp-title">One more step</h1>
<p class="idp-lead">Your account also asks for a passkey, or for one of your recovery codes.</p>
${renderSummary(state)}
${renderPasskeyForm({ action: `${base}/second-step/passkey`, label: 'Use a passkey', look: 'idp-button' })}
<form class="idp-form" method="post" action="${base}/second-step" novalidate>
${renderField({ ...recoveryCodeField, retried: true }, state)}
<button class="idp-button-quiet" type="submit">Use the code</button>
</form>
<p class="idp-links"><a href="${base}/sign-in">Sign in as someone else</a></p>`,
  })
}

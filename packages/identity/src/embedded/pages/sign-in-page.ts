import { html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'
import { emailField, passwordField } from './fields.ts'
import { type FormState, renderField, renderPuzzleOf, renderSummary } from './form.ts'
import { renderPasskeyForm } from './passkey-form.ts'

export function signInPage(interactionUid: string, state: FormState): string {
  const base = `/idp/interaction/${interactionUid}`
  return renderPage({
    title: 'Sign in',
    hasForms: true,
    content: html`<h1 class="idp-title">Sign in</h1>
<p class="idp-lead">Everything is where you left it.</p>
${renderSummary(state)}
<form class="idp-form" method="post" action="${base}/sign-in" novalidate ${renderPuzzleOf('sign-in', state)}>
${renderField({ ...emailField, autocomplete: 'username webauthn' }, state)}
${renderField({ ...passwordField, autocomplete: 'current-password', retried: true }, state)}
<button class="idp-button" type="submit">Sign in</button>
</form>
${renderPasskeyForm({ action: `${base}/passkey`, label: 'Use a passkey', look: 'idp-button-quiet' })}
<p class="idp-links">
<a href="/idp/forgot?from=${interactionUid}">Forgot your password?</a>
<a href="${base}/sign-up">Create an account</a>
</p>`,
  })
}

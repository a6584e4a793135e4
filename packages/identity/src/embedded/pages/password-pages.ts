import { type Html, html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'
import type { Account } from '../accounts/account-store.ts'
import { emailField, newPasswordField, recoveryCodeField } from './fields.ts'
import { type FormState, renderField, renderPuzzleOf, renderSummary } from './form.ts'
import { renderPasskeyButton } from './passkey-form.ts'

export function forgotPasswordPage(backTo: string, from: string | undefined, state: FormState): string {
  return renderPage({
    title: 'Forgot password',
    hasForms: true,
    content: html`<h1 class="idp-title">Forgot your password?</h1>
<p class="idp-lead">Tell us your e-mail address. We’ll send a link to set a new one.</p>
${renderSummary(state)}
<form class="idp-form" method="post" action="/idp/forgot" novalidate ${renderPuzzleOf('reset', state)}>
${from && html`<input type="hidden" name="from" value="${from}">`}
${renderField({ ...emailField, retried: true }, state)}
<button class="idp-button" type="submit">Send the link</button>
</form>
<p class="idp-links"><a href="${backTo}">Back to sign in</a></p>`,
  })
}

export function checkMailPage(backTo: string): string {
  return renderPage({
    title: 'Check your mail',
    content: html`<h1 class="idp-title">Check your mail</h1>
<p class="idp-lead">If there is an account with that address, a link is on its way to it. It works once, within an hour.</p>
<p class="idp-notice">Nothing there after a few minutes? Look in the spam folder, or try another address.</p>
<p class="idp-links"><a href="${backTo}">Back to sign in</a></p>`,
  })
}

export function resetPasswordPage(
  token: string,
  { email, asks_second_factor }: Account,
  state: FormState,
): string {
  const submit = asks_second_factor === 1 ? renderProof(state) : renderSave('Save the password')
  return renderPage({
    title: 'New password',
    hasForms: true,
    content: html`<h1 class="idp-title">Set a new password</h1>
<p class="idp-lead">You’ll be signed out everywhere and can sign in with the new one.</p>
${renderSummary(state)}
<form class="idp-form" method="post" action="/idp/reset" novalidate>
<input type="hidden" name="token" value="${token}">
<input type="email" name="username" value="${email}" autocomplete="username" readonly hidden>
${renderField({ ...newPasswordField, label: 'New password', retried: true }, state)}
${submit}
</form>`,
  })
}

function renderSave(label: string): Html {
  return html`<button class="idp-button" type="submit">${label}</button>`
}

/** [AUTH-7] Where the account asks for a second factor, the link alone isn't enough. */
function renderProof(state: FormState): Html {
  return html`<p class="idp-lead">Your account also asks for a passkey, or for one of your recovery codes.</p>
${renderPasskeyButton({ options: '/idp/reset/passkey/options', label: 'Save with a passkey', look: 'idp-button' })}
${renderField(recoveryCodeField, state)}
${renderSave('Save with the code')}`
}

import { type Html, html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'
import type { Account } from '../accounts/account-store.ts'
import {
  emailField,
  type FormState,
  familyNameField,
  givenNameField,
  newPasswordField,
  passwordField,
  recoveryCodeField,
  renderField,
  renderPasskeyButton,
  renderPasskeyForm,
  renderPuzzleOf,
  renderSummary,
} from './form.ts'

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

export function signUpPage(interactionUid: string, state: FormState): string {
  const base = `/idp/interaction/${interactionUid}`
  const isRefused = Boolean(state.refusal)
  return renderPage({
    title: 'Create account',
    hasForms: true,
    content: html`<h1 class="idp-title">Create your account</h1>
<p class="idp-lead">A name to greet you by, and a way back in.</p>
${renderSummary(state)}
<form class="idp-form" method="post" action="${base}/sign-up" novalidate ${renderPuzzleOf('sign-up', state)}>
${renderField(givenNameField, state)}
${renderField(familyNameField, state)}
${renderField({ ...emailField, retried: true }, state)}
${renderField(newPasswordField, state)}
<button class="idp-button" type="submit">Create account</button>
</form>
<p class="idp-links">
<a href="${base}/sign-in">Sign in instead</a>
${isRefused && html`<a href="/idp/forgot?from=${interactionUid}">Reset your password</a>`}
</p>`,
    foot: html`By creating an account you accept the <a href="/terms-disclaimer">terms</a>. The
<a href="/privacy-policy">privacy policy</a> says what is stored, and how you get rid of it.`,
  })
}

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

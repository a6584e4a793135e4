import { html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'
import { emailField, familyNameField, givenNameField, newPasswordField } from './fields.ts'
import { type FormState, renderField, renderPuzzleOf, renderSummary } from './form.ts'

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

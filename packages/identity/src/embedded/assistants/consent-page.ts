import type { TokenScope } from '@butterleaf/domain/personal-tokens/token-scopes'
import { html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'
import { type FormState, renderSummary } from '../pages/form.ts'

export interface AskedConsent {
  interactionUid: string
  /** As the client calls itself. */
  clientName: string
  /** Where the browser goes on. */
  redirectUri: string
  email: string
  asked: readonly TokenScope[]
  /** Those that are ticked. */
  chosen: readonly TokenScope[]
}

const wordsOf: Readonly<Record<TokenScope, string>> = {
  'plan:read': 'Read your plan, lists, recipes, weights and what you ate',
  'plan:write': 'Change your plan',
  'list:write': 'Change your shopping lists',
  'tracker:write': 'Log your weight and what you ate',
  'recipes:write': 'Change your own recipes',
}

/** [DOOR-4] Asks whether an assistant may in, and how far. Its name is a stranger's text, so the page says whose word it is. */
export function consentPage(consent: AskedConsent, state: FormState = {}): string {
  const { interactionUid, clientName, redirectUri, email, asked, chosen } = consent
  return renderPage({
    title: 'Let an assistant in',
    content: html`<h1 class="idp-title">Let this assistant in?</h1>
<p class="idp-lead">It calls itself <strong class="idp-name">${clientName}</strong> and wants to use your account, ${email}.</p>
${renderSummary(state)}
<form class="idp-form" method="post" action="/idp/interaction/${interactionUid}/consent" novalidate>
<fieldset class="idp-choices">
<legend class="idp-label">It may</legend>
${asked.map(
  (scope) => html`<label class="idp-check"><input type="checkbox" name="${scope}" value="on"${
    chosen.includes(scope) && html` checked`
  }><span>${wordsOf[scope]}</span></label>
`,
)}</fieldset>
<p class="idp-hint">${whereText(redirectUri)} Go on only if you started this there.</p>
<button class="idp-button" type="submit" name="decision" value="allow">Allow</button>
<button class="idp-button-quiet" type="submit" name="decision" value="deny">Don’t allow</button>
</form>`,
    foot: html`It never reaches your sign-in, your data download or your billing. What it reads goes to its maker.
You can disconnect it at any time under Account, Assistants.`,
  })
}

function whereText(redirectUri: string) {
  const { protocol, host } = new URL(redirectUri)
  return protocol === 'http:'
    ? 'It is a program on this device.'
    : html`You’ll go on to <strong>${host}</strong>.`
}

import { html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'
import { type Decision, decisionForm } from './decision-form.ts'

interface Asked {
  action: string
  return_to: string
  state: string
  /** Null once the question is answered or too old. */
  lastFour: string | null
}

const decisions: readonly Decision[] = [
  { value: 'approve', label: 'Approve', look: 'idp-button' },
  { value: 'decline', label: 'Decline', look: 'idp-button-quiet' },
]
const goBack: readonly Decision[] = [{ value: 'decline', label: 'Go back', look: 'idp-button' }]

export function bankPage(path: string, { action, return_to, state, lastFour }: Asked): string {
  return renderPage({
    title: 'Sandbox bank',
    content: html`<h1 class="idp-title">Sandbox bank</h1>
<p class="idp-lead">This stands in for the bank of a card. Sandbox: no real money.</p>
<p class="idp-lead">${
      lastFour === null
        ? 'This payment isn’t waiting for you any more. Nothing was charged.'
        : html`Butterleaf wants to use your card ending in ${lastFour}. Is it you?`
    }</p>
${decisionForm(path, { action, return_to, state }, lastFour === null ? goBack : decisions)}`,
  })
}

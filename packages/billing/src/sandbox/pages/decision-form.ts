import { type Html, html } from '@butterleaf/server-kit/pages/html'

export interface Decision {
  value: string
  label: string
  look: 'idp-button' | 'idp-button-quiet'
}

/** Plain buttons in a plain form: it works without script. The question's fields are sent back with the answer. */
export function decisionForm(
  path: string,
  asked: Record<string, string>,
  decisions: readonly Decision[],
): Html {
  return html`<form class="idp-form" method="post" action="${path}">
${Object.entries(asked).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}${decisions.map(
  ({ value, label, look }) =>
    html`<button class="${look}" type="submit" name="decision" value="${value}">${label}</button>\n`,
)}</form>`
}

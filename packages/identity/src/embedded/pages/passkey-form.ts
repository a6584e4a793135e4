import { type Html, html } from '@butterleaf/server-kit/pages/html'

interface PasskeyButton {
  /** Where the page's script asks for a challenge. */
  options: string
  label: string
  look: 'idp-button' | 'idp-button-quiet'
}

/**
 * Belongs into a form. Hidden until the page's script finds that the browser has passkeys: it asks for a challenge, has the
 * browser answer it, and posts the answer with the form.
 */
export function renderPasskeyButton({ options, label, look }: PasskeyButton): Html {
  return html`<input type="hidden" name="credential">
<p class="idp-error" role="alert" data-passkey-fault hidden></p>
<button class="${look}" type="submit" data-passkey-options="${options}" hidden>${label}</button>`
}

/** A form with nothing but that button, hidden with it. */
export function renderPasskeyForm({
  action,
  ...button
}: Omit<PasskeyButton, 'options'> & { action: string }): Html {
  return html`<form class="idp-form idp-form-more" method="post" action="${action}" hidden>
${renderPasskeyButton({ ...button, options: `${action}/options` })}
</form>`
}

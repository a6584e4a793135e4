import { html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'

/** A link is also opened by programs that look for harm in mail, so the page has the button that stops. */
export function stopPage(): string {
  return renderPage({
    title: 'Stop these reminders',
    content: html`<h1 class="idp-title">Stop these reminders?</h1>
<p class="idp-lead">One press, and mails of this kind end. Your other reminders go on.</p>
<form method="post" class="idp-form"><button class="idp-button" type="submit">Stop them</button></form>`,
  })
}

export function stoppedPage(): string {
  return renderPage({
    title: 'Stopped',
    content: html`<h1 class="idp-title">Stopped</h1>
<p class="idp-lead">No more mails of this kind. You can have them again under Settings, Account, Reminders.</p>
<p class="idp-form"><a class="idp-button" href="/settings/account/reminders">Go to your reminders</a></p>`,
  })
}

export function noSuchLinkPage(): string {
  return renderPage({
    title: 'Nothing here',
    content: html`<h1 class="idp-title">This link is none of ours</h1>
<p class="idp-lead">Reminders are changed under Settings, Account, Reminders.</p>
<p class="idp-form"><a class="idp-button" href="/settings/account/reminders">Go to your reminders</a></p>`,
  })
}

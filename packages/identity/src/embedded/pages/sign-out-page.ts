import { html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'

/** Asks before signing out. When the app itself asked for it, the form posts itself. */
export function signOutPage(form: { action: string; xsrf: string; isAsked: boolean }): string {
  return renderPage({
    title: 'Sign out',
    submitsItself: !form.isAsked,
    content: html`<h1 class="idp-title">Sign out</h1>
<p class="idp-lead">${form.isAsked ? 'Do you want to sign out of Butterleaf on this device?' : 'One moment.'}</p>
<form class="idp-form" method="post" action="${form.action}"${!form.isAsked && html` data-submits-itself`}>
<input type="hidden" name="xsrf" value="${form.xsrf}">
<input type="hidden" name="logout" value="yes">
<button class="idp-button" type="submit">Sign out</button>
${form.isAsked && html`<a class="idp-button-quiet" href="/">Stay signed in</a>`}
</form>`,
  })
}

/** The provider continues by a form in some places; it posts itself, or by a button where no script runs. */
export function goOnPage(action: string, inputs: Record<string, string>): string {
  return renderPage({
    title: 'One moment',
    submitsItself: true,
    content: html`<h1 class="idp-title">One moment</h1>
<form class="idp-form" method="post" action="${action}" data-submits-itself>
${Object.entries(inputs).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="idp-button" type="submit">Continue</button>
</form>`,
  })
}

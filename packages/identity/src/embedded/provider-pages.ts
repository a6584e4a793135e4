import { html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js'
import { noticePage, notices } from './pages/notice-page.ts'

type Context = Pick<KoaContextWithOIDC, 'type' | 'body' | 'status' | 'set'>

/** Replaces the provider's own page with one of ours. */
export function showPage(ctx: Context, page: string): void {
  ctx.type = 'html'
  ctx.set('cache-control', 'no-store')
  ctx.body = page
}

export async function renderProviderError(
  ctx: KoaContextWithOIDC,
  out: ErrorOut,
  error: Error,
): Promise<void> {
  if (error instanceof SessionNotFound) return showPage(ctx, noticePage(notices.expired))
  if (ctx.status === 503) return showPage(ctx, noticePage(notices.unavailable))
  const notice = out.error === 'server_error' ? notices.failed : notices.refused
  return showPage(ctx, noticePage({ ...notice, code: out.error }))
}

/** A request from our own app that names the signed-in person needs no confirmation. Any other may be a stranger's link. */
export async function renderSignOut(ctx: KoaContextWithOIDC): Promise<void> {
  const { session, entities } = ctx.oidc
  const hintedSubject = (entities.IdTokenHint as { payload?: { sub?: unknown } } | undefined)?.payload?.sub
  const xsrf = String((session?.state as { secret?: unknown } | undefined)?.secret)
  const isAsked = hintedSubject === undefined || hintedSubject !== session?.accountId
  showPage(ctx, signOutPage({ action: ctx.oidc.urlFor('end_session_confirm'), xsrf, isAsked }))
}

export async function renderSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  showPage(ctx, noticePage(notices.signedOut))
}

const formAction = /<form method="post" action="([^"]*)">/
const hiddenInput = /<input type="hidden" name="([^"]*)" value="([^"]*)"\/>/g

/**
 * In two places the provider continues by a self-posting form with an inline script: signing out without a session, and
 * signing in as another person. It widens the content security policy for that. This replaces the form with a page of ours,
 * and the caller restores the policy.
 */
export function replaceInlineForm(ctx: Context): boolean {
  if (typeof ctx.body !== 'string') return false
  const action = formAction.exec(ctx.body)?.[1]
  if (action === undefined || !ctx.body.includes('<script>')) return false
  const inputs = [...ctx.body.matchAll(hiddenInput)].map(([, name = '', value = '']) => [
    name,
    unescaped(value),
  ])
  showPage(ctx, goOnPage(unescaped(action), Object.fromEntries(inputs)))
  return true
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)
}

/** Asks before signing out. When the app itself asked for it, the form posts itself. */
function signOutPage(form: { action: string; xsrf: string; isAsked: boolean }): string {
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
function goOnPage(action: string, inputs: Record<string, string>): string {
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

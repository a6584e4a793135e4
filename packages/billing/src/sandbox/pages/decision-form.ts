import { AppError } from '@butterleaf/server-kit/http/app-error'
import { type Html, html } from '@butterleaf/server-kit/pages/html'
import { z } from 'zod'

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

/** A path of our own pages and nothing else: never `//elsewhere`, never `/\elsewhere`. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^#\\\s]*$/)

/** Where a page of the sandbox returns to. */
export const returnFields = {
  return_to: ownPath.default('/checkout/payment'),
  /** Returned unchanged, so that the page that asked recognizes its answer. */
  state: z
    .string()
    .max(200)
    .regex(/^[\w.~-]*$/)
    .default(''),
}

/** The answer goes in the fragment, which no server and no log sees. */
export function returnAddress(
  publicUrl: string,
  { return_to, state }: { return_to: string; state: string },
  answer: Record<string, string>,
): string {
  const fragment = new URLSearchParams(answer)
  if (state) fragment.set('state', state)
  return `${publicUrl}${return_to}#${fragment}`
}

export function parseRequest<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given ?? {})
  if (!parsed.success) throw new AppError('malformed-request')
  return parsed.data
}

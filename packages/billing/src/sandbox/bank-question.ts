import { createHash } from 'node:crypto'

/** What the bank's page is opened with: it leads to the token, and nobody learns the token from it. */
export function actionOf(token: string): string {
  return `sandbox_bank_${digestOf('action', token)}`
}

/** What that page gives back. Whether the bank has confirmed anything is kept with the token: knowing this proves nothing. */
export function resultOf(action: string): string {
  return `sandbox_confirmed_${digestOf('result', action)}`
}

function digestOf(purpose: string, text: string): string {
  return createHash('sha256').update(`${purpose}:${text}`).digest('base64url').slice(0, 24)
}

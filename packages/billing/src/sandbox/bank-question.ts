import { createHash } from 'node:crypto'

/** Opens the bank's page. It is derived from the token and doesn't reveal it. */
export function actionOf(token: string): string {
  return `sandbox_bank_${digestOf('action', token)}`
}

/** The result that page returns. It proves nothing by itself: the confirmation is stored with the token. */
export function resultOf(action: string): string {
  return `sandbox_confirmed_${digestOf('result', action)}`
}

function digestOf(purpose: string, text: string): string {
  return createHash('sha256').update(`${purpose}:${text}`).digest('base64url').slice(0, 24)
}

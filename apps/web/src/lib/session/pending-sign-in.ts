import { readText, removeText, storeText, tab } from '#lib/device/web-storage.ts'

/** A sign-in under way: stored for the tab while the provider's pages are shown, taken once. No token. */
export interface PendingSignIn {
  state: string
  nonce: string
  verifier: string
  returnTo: string
}

/** An answer that belongs to no sign-in begun in this tab, or that came twice. */
export class UnknownSignIn extends Error {}

export function storePendingSignIn(pending: PendingSignIn): void {
  const isStored = storeText(tab, nameOf(pending.state), JSON.stringify(pending))
  // The answer could not be told from a forged one.
  if (!isStored) throw new Error('This browser keeps nothing for the tab, so nobody can sign in')
}

export function takePendingSignIn(state: string | null): PendingSignIn {
  const stored = readText(tab, nameOf(state))
  if (stored === null) throw new UnknownSignIn('this sign-in was not begun here, or is over')
  removeText(tab, nameOf(state))
  return JSON.parse(stored) as PendingSignIn
}

function nameOf(state: string | null) {
  return `butterleaf.sign-in.${state}` as const
}

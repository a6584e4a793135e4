import { readText, removeText, storeText, tab } from '#lib/device/web-storage.ts'

/** A pending sign-in: stored for the tab while the provider's pages are shown, read once. Not a token. */
export interface PendingSignIn {
  state: string
  nonce: string
  verifier: string
  returnTo: string
}

/** An answer to no sign-in of this tab, or a repeated one. */
export class UnknownSignIn extends Error {}

export function storePendingSignIn(pending: PendingSignIn): void {
  const isStored = storeText(tab, nameOf(pending.state), JSON.stringify(pending))
  // Without it, a forged answer couldn't be recognized.
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

/** A sign-in under way: kept for the tab while the provider's pages are shown, taken once. No token. */
export interface PendingSignIn {
  state: string
  nonce: string
  verifier: string
  returnTo: string
}

const prefix = 'butterleaf.sign-in.'

/** An answer that belongs to no sign-in begun in this tab, or that came twice. */
export class UnknownSignIn extends Error {}

export function keepPendingSignIn(pending: PendingSignIn): void {
  sessionStorage.setItem(prefix + pending.state, JSON.stringify(pending))
}

export function takePendingSignIn(state: string | null): PendingSignIn {
  const key = prefix + state
  const kept = sessionStorage.getItem(key)
  if (kept === null) throw new UnknownSignIn('this sign-in was not begun here, or is over')
  sessionStorage.removeItem(key)
  return JSON.parse(kept) as PendingSignIn
}

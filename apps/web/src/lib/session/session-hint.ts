/**
 * Says that someone is probably signed in on this device, so that a reload renews silently and the landing
 * page leads on to the app. It is no token and opens nothing.
 */
export const sessionHintKey = 'butterleaf.signed-in'

export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(sessionHintKey) === '1'
  } catch {
    return false
  }
}

export function setSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(sessionHintKey, '1')
    else localStorage.removeItem(sessionHintKey)
  } catch {
    // Storage refused: the person signs in again after a reload.
  }
}

import { device, readText, removeText, storeText } from '#lib/device/web-storage.ts'

const name = 'butterleaf.signed-in'

/**
 * Says that a person is probably signed in on this device, so that a reload renews silently and the landing page redirects to
 * the app. It is no token and opens nothing.
 */
export function hasSessionHint(): boolean {
  return readText(device, name) === '1'
}

export function setSessionHint(isSignedIn: boolean): void {
  if (isSignedIn) storeText(device, name, '1')
  else removeText(device, name)
}

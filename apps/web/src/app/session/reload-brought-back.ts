import { device, readText } from '#lib/device/web-storage.ts'
import { session } from '#lib/session/session.ts'

/**
 * [AUTH-3] Browsers bring a page back as it was left, with all that stood on it and its tokens. Where its person has
 * logged out since, or somebody else signed in, it is loaded again.
 */
export function reloadBroughtBack(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !hasLeft(session.current().person?.id)) return
    // What is seen stays until the answer to the reload is there.
    document.documentElement.hidden = true
    window.location.reload()
  })
}

function hasLeft(person: string | undefined): boolean {
  return person !== undefined && readText(device, 'butterleaf.owner') !== person
}

import { device, readText } from '#lib/device/web-storage.ts'
import { session } from '#lib/session/session.ts'

/**
 * [AUTH-3] A browser may restore a page exactly as it was left, with its content and its tokens. It is loaded again when its
 * person has logged out since, or another person has signed in.
 */
export function reloadRestoredPage(): void {
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

import { device, readText } from '#lib/device/web-storage.ts'
import { session } from '#lib/session/session.ts'

/**
 * [AUTH-3] A browser may restore a page exactly as it was left, with its content and its tokens. Such a page is reloaded when
 * its person has logged out since, or another person has signed in.
 */
export function reloadRestoredPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !hasLeft(session.current().person?.id)) return
    // Hidden at once, since the old content stays visible until the reload is answered.
    document.documentElement.hidden = true
    window.location.reload()
  })
}

function hasLeft(person: string | undefined): boolean {
  return person !== undefined && readText(device, 'butterleaf.owner') !== person
}

import { useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { readText, tab } from '#lib/device/web-storage.ts'
import { isChoiceEnding, openerInFocus } from '#lib/meal-plan/choosing/choice-begun.ts'

/** By the key of the history's entry. */
const positions = new Map<string, number>()

/** Where the router writes all positions when a document is left. A note in the history's entry would not outlive a reload. */
const storageKey = 'react-router-scroll-positions'

/** How long a page that comes back may take until it is as long as it was. */
const patienceMs = 10_000

/**
 * The one place for the scroll of all pages: they open at their top; Back, Forward and Reload lead to where they were left.
 * The router scrolls at once; a page that is still loading is too short then, and is followed while it grows.
 */
export function PageScroll() {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    const stop = isReturn && !isChoiceEnding() ? returnTo(positions.get(key) ?? leftAt(key)) : undefined
    const remember = () => void positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', remember)
    }
  }, [key, isReturn])
  return <ScrollRestoration storageKey={storageKey} />
}

/**
 * A page that is opened by its address gets a key of its own. Otherwise the router knows all of them by one name, and one
 * opens where another was left.
 */
export function keyOpenedPage(): void {
  if (history.state?.key) return
  history.replaceState({ ...history.state, key: `opened-${Date.now()}` }, '')
}

/** Where an entry of the history was left for another document. */
function leftAt(key: string): number {
  const written = readText(tab, storageKey)
  const stored: unknown = written === null ? undefined : JSON.parse(written)
  if (stored === null || typeof stored !== 'object') return 0
  return Number(new Map<string, unknown>(Object.entries(stored)).get(key) ?? 0)
}

/** Until it is there, the person moves, or patience ends. */
function returnTo(top: number): (() => void) | undefined {
  if (top === 0 || typeof ResizeObserver === 'undefined') return undefined
  const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown']
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' })
    if (window.scrollY < Math.floor(top)) return
    stop()
    // What stands above it may have grown while its sheet was open.
    openerInFocus()?.scrollIntoView({ block: 'nearest' })
  })
  const patience = setTimeout(() => stop(), patienceMs)
  function stop() {
    clearTimeout(patience)
    growth.disconnect()
    for (const gesture of gestures) window.removeEventListener(gesture, stop)
  }
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true })
  growth.observe(document.body)
  return stop
}

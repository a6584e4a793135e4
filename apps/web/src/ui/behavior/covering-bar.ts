import type { RefCallback } from 'react'

type Edge = 'top' | 'bottom'

const bars = new Map<HTMLElement, Edge>()

/** Between the bar and what is scrolled clear of it, the focus ring included. */
const gapPx = 12

/** Refs for bars that stay at an edge of the window: what gets the focus is scrolled clear of them (WCAG 2.4.11). */
export const coversTop: RefCallback<HTMLElement> = coveringBar('top')
export const coversBottom: RefCallback<HTMLElement> = coveringBar('bottom')

function coveringBar(edge: Edge): RefCallback<HTMLElement> {
  return (bar) => {
    if (!bar || typeof ResizeObserver === 'undefined') return
    bars.set(bar, edge)
    const observer = new ResizeObserver(padScroll)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      bars.delete(bar)
      padScroll()
    }
  }
}

/** The browser keeps what it scrolls to out of this padding; toasts stand clear of what is covered. */
function padScroll(): void {
  for (const edge of ['top', 'bottom'] as const) {
    const covered = [...bars].map(([bar, edgeOfBar]) => (edgeOfBar === edge ? coveredPx(bar, edge) : 0))
    const px = Math.max(0, ...covered)
    document.documentElement.style.setProperty(`scroll-padding-${edge}`, `${px + gapPx}px`)
    document.documentElement.style.setProperty(`--covered-${edge}`, `${px}px`)
  }
}

/** Hidden, or in the flow of the page at this width, it covers nothing. */
function coveredPx(bar: HTMLElement, edge: Edge): number {
  const { position, [edge]: inset } = getComputedStyle(bar)
  if (bar.offsetHeight === 0 || !/fixed|sticky/.test(position)) return 0
  return bar.offsetHeight + (Number.parseFloat(inset) || 0)
}

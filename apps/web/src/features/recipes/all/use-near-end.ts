import { useEffect, useRef } from 'react'

/** How far below the screen the end of a list may be when more of it is loaded. */
const reach = '0px 0px 800px'

/** A ref for what stands at the end of a list: `onNear` is called whenever it comes near the screen, and again while it stays there. */
export function useNearEnd(onNear: () => void) {
  const end = useRef<HTMLDivElement>(null)
  // After every render: a page that doesn't fill the screen leaves the end where it is.
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && onNear(), {
      rootMargin: reach,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  return end
}

import { useLayoutEffect, useRef } from 'react'

type Keys = { onLeft: () => void; onRight: () => void; onEscape: () => void }

/** Arrows turn the pages wherever the focus is, Escape leaves. */
export function useArrowKeys(keys: Keys): void {
  const latest = useRef(keys)
  // In the layout phase: a key pressed at the first sight of the screen must find it listening.
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping) return
      const { onLeft, onRight, onEscape } = latest.current
      if (event.key === 'ArrowLeft') onLeft()
      else if (event.key === 'ArrowRight') onRight()
      else if (event.key === 'Escape') onEscape()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in CSS pixels, followed as it changes; `initialPx` until it is measured. */
export function useWidth<Target extends Element>(initialPx: number): [RefObject<Target | null>, number] {
  const target = useRef<Target>(null)
  const [widthPx, setWidthPx] = useState(initialPx)
  useLayoutEffect(() => {
    const element = target.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => setWidthPx(Math.round(element.getBoundingClientRect().width) || initialPx)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [initialPx])
  return [target, widthPx]
}

import { useEffect, useRef } from 'react'

const controls = 'a, button:enabled, input:enabled'

/** When a pressed button disappears, whatever replaces it takes the focus, so that a keyboard user keeps their place. */
export function useFocusHandover<Place extends HTMLElement = HTMLDivElement>(shown: string) {
  const ref = useRef<Place>(null)
  const isInside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is shown
  useEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body
    if (isLost) ref.current?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true })
  }, [shown])
  const note = (isNow: boolean) => () => {
    isInside.current = isNow
  }
  return { ref, onFocus: note(true), onBlur: note(false) }
}

import { useEffect, useRef } from 'react'

/** A button that goes with its press would leave a keyboard nowhere: what comes in its place takes the focus. */
export function useHandedOnFocus(shown: string) {
  const ref = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is shown
  useEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body
    if (isLost) ref.current?.querySelector<HTMLElement>('a, button:enabled')?.focus({ preventScroll: true })
  }, [shown])
  const note = (isNow: boolean) => () => {
    isInside.current = isNow
  }
  return { ref, onFocus: note(true), onBlur: note(false) }
}

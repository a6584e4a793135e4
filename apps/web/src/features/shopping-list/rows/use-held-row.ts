import { useEffect, useRef, useState } from 'react'
import type { ListRow } from './list-row.ts'
import type { HeldRow } from './shown-list.ts'

const heldForMs = 1_000

/** Holds the row ticked last in place for a second or, by keyboard, until the focus has moved on. */
export function useHeldRow() {
  const [held, setHeld] = useState<HeldRow>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hold = ({ key, isDone }: Pick<ListRow, 'key' | 'isDone'>) => {
    clearTimeout(timer.current)
    const letGo = () => setHeld((now) => (now?.key === key ? undefined : now))
    setHeld((before) => (before?.key === key ? before : { key, isAmongDone: isDone }))
    timer.current = setTimeout(() => afterKeyboard(key, letGo), heldForMs)
  }
  return { held, hold }
}

/** A row that moves loses the focus, so it waits until the focus has moved on. */
function afterKeyboard(key: string, work: () => void): void {
  const focused = document.activeElement
  const isHere =
    focused instanceof HTMLInputElement && focused.value === key && focused.matches(':focus-visible')
  if (isHere) focused.addEventListener('blur', work, { once: true })
  else work()
}

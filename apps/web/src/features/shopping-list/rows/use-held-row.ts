import { useEffect, useRef, useState } from 'react'
import type { ListRow } from './list-row.ts'
import type { HeldRow } from './shown-list.ts'

const heldForMs = 1_000

/** Keeps the row ticked last where it is, until the thumb has gone on or, by keyboard, the focus has. */
export function useHeldRow() {
  const [held, setHeld] = useState<HeldRow>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hold = ({ key, isDone }: ListRow) => {
    clearTimeout(timer.current)
    const letGo = () => setHeld((now) => (now?.key === key ? undefined : now))
    setHeld((before) => (before?.key === key ? before : { key, isAmongDone: isDone }))
    timer.current = setTimeout(() => afterKeyboard(key, letGo), heldForMs)
  }
  return { held, hold }
}

/** A row that sinks takes its focus along into nowhere: first let it move on. */
function afterKeyboard(key: string, work: () => void): void {
  const focused = document.activeElement
  const isHere =
    focused instanceof HTMLInputElement && focused.value === key && focused.matches(':focus-visible')
  if (isHere) focused.addEventListener('blur', work, { once: true })
  else work()
}

import { useEffect, useRef } from 'react'

/** RCP-1. */
const restMs = 300

/** Hands a value on once nothing newer has come for a while; `now` hands on what still waits. */
export function useRested<Value>(hand: (value: Value) => void) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; value: Value }>(null)
  const latest = useRef(hand)
  useEffect(() => {
    latest.current = hand
  })
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])
  const now = () => {
    const rested = waiting.current
    clearTimeout(rested?.timer)
    waiting.current = null
    if (rested) latest.current(rested.value)
  }
  return {
    now,
    later(value: Value) {
      clearTimeout(waiting.current?.timer)
      waiting.current = { value, timer: setTimeout(now, restMs) }
    },
  }
}

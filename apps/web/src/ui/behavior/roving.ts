import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Moves the focus among the enabled buttons of a row by arrows (wrapping around), Home and End; returns the focused one. Our
 * own: a library's composite list would weigh 10 KiB on every screen.
 */
export function walkRow(event: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
  const from = row.indexOf(event.target as HTMLElement)
  if (from === -1) return null
  const to = destination(event.key, from, row.length)
  const reached = to === null ? undefined : row[to]
  if (!reached) return null
  event.preventDefault()
  reached.focus()
  return reached
}

function destination(key: string, from: number, length: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  const step = steps[key]
  return step === undefined ? null : (from + step + length) % length
}

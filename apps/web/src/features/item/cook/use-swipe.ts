import { type PointerEvent, useRef } from 'react'

const farPx = 56

/** A finger drawn to one side, more across than down. The element needs `touch-pan-y`. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const from = useRef<{ x: number; y: number }>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      from.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return
      const across = clientX - from.current.x
      const down = clientY - from.current.y
      from.current = null
      if (Math.abs(across) < farPx || Math.abs(across) < 1.5 * Math.abs(down)) return
      if (across < 0) onLeft()
      else onRight()
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

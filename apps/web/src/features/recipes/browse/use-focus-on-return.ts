import { type RefObject, useEffect, useRef } from 'react'

/** Coming back from a recipe, the focus stands on its row again. */
export function useFocusOnReturn(recipeId: string | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  useEffect(() => {
    const left = last.current
    last.current = recipeId
    if (!left || recipeId) return
    const frame = requestAnimationFrame(() => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const link = rows.find(({ dataset }) => dataset.row === left)?.querySelector('a')
      link?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [recipeId])
  return list
}

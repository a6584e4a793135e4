import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

type WindowedListProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
  /** A row's height before it has been measured. */
  estimatePx: number
  gapPx?: number
  /** More may follow: the length isn't known yet. */
  isOpenEnded?: boolean
  /** The page is scrolled past 90 % of the list. */
  onNearEnd?: () => void
  /** Covered by something else: it keeps its place and requests nothing. */
  isPaused?: boolean
}

/** So that not every pixel of a scroll renders the list again. */
const lookStepPx = 48

/** A long list that scrolls with the page and renders only the rows in sight, and the one that had the focus last. */
export function WindowedList<Item>({
  label,
  items,
  keyOf,
  children,
  estimatePx,
  gapPx = 12,
  isOpenEnded = false,
  onNearEnd,
  isPaused = false,
}: WindowedListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const sight = useSight(list, isPaused)
  const [heights, measure] = useHeights()
  const [focused, setFocused] = useState<string>()

  const keys = items.map(keyOf)
  const tops = rowTops(
    keys.map((key) => heights.get(key) ?? estimatePx),
    gapPx,
  )
  const height = tops.at(-1) ?? 0
  const rows = rowsInSight(tops, sight, keys.indexOf(focused ?? ''))
  const isNearEnd = !isPaused && sight.to > height * nearEndShare
  useEffect(() => {
    if (isNearEnd && items.length > 0) onNearEnd?.()
  }, [isNearEnd, items.length, onNearEnd])

  return (
    <ul
      ref={list}
      aria-label={label}
      onFocus={(event) => setFocused(event.target.closest('li')?.dataset.row)}
      className="relative"
      style={{ height: `${Math.max(0, height - gapPx)}px` }}
    >
      {rows.map((row) => {
        const item = items[row]
        const key = keys[row]
        if (item === undefined || key === undefined) return null
        return (
          <Row
            key={key}
            rowKey={key}
            position={row + 1}
            count={isOpenEnded ? -1 : items.length}
            topPx={tops[row] ?? 0}
            onMeasure={measure}
          >
            {children(item)}
          </Row>
        )
      })}
    </ul>
  )
}

/** The visible part of the list, measured from its top. */
function useSight(list: RefObject<HTMLElement | null>, isPaused: boolean) {
  const [sight, setSight] = useState({ from: 0, to: globalThis.innerHeight ?? 0 })
  useLayoutEffect(() => {
    if (isPaused) return
    const look = () => {
      const top = -(list.current?.getBoundingClientRect().top ?? 0)
      const from = Math.floor(top / lookStepPx) * lookStepPx
      const to = from + lookStepPx + window.innerHeight
      setSight((last) => (last.from === from && last.to === to ? last : { from, to }))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [list, isPaused])
  return sight
}

/** Heights of the rows seen so far. A row hidden with the list measures 0: its earlier height stays. */
function useHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const measure = (key: string, element: HTMLElement) => {
    const measured = element.offsetHeight
    if (measured === 0) return
    setHeights((known) => (known.get(key) === measured ? known : new Map(known).set(key, measured)))
  }
  return [heights, measure] as const
}

type RowProps = {
  rowKey: string
  position: number
  count: number
  topPx: number
  onMeasure: (key: string, element: HTMLElement) => void
  children: ReactNode
}

function Row({ rowKey, position, count, topPx, onMeasure, children }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  const report = useRef(onMeasure)
  useLayoutEffect(() => {
    report.current = onMeasure
  })
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    report.current(rowKey, element)
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => report.current(rowKey, element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [rowKey])
  return (
    <li
      ref={row}
      data-row={rowKey}
      aria-posinset={position}
      aria-setsize={count}
      className="absolute inset-x-0 top-0"
      style={{ transform: `translateY(${topPx}px)` }}
    >
      {children}
    </li>
  )
}

/** Past this share of the list the next page is loaded. */
const nearEndShare = 0.9
/** Extra rows above and below, so that a scroll or a Tab finds the next one. */
const spareRows = 3

/** The top of each row, and the end of the last. */
export function rowTops(heights: readonly number[], gap: number): number[] {
  const tops = [0]
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height + gap)
  return tops
}

/** The rows between two heights of the list, some more on both sides, and the one that must stay. */
export function rowsInSight(
  tops: readonly number[],
  { from, to }: { from: number; to: number },
  kept: number,
): number[] {
  const count = tops.length - 1
  const below = tops.findIndex((top) => top > from)
  const first = Math.max(0, (below === -1 ? count : below) - 1 - spareRows)
  const after = tops.findIndex((top) => top >= to)
  const end = Math.min(count, (after === -1 ? count : after) + spareRows)
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  if (kept < 0 || kept >= count || rows.includes(kept)) return rows
  return kept < first ? [kept, ...rows] : [...rows, kept]
}

/** A row checked or unchecked by someone, at a time their device gave. */
export type Mark = { checked: boolean; atMs: number }

/**
 * Of two at the same instant the unchecked one counts, on every device: looking twice costs less than coming
 * home without it.
 */
export function isLater(mark: Mark, than: Mark): boolean {
  if (mark.atMs !== than.atMs) return mark.atMs > than.atMs
  return !mark.checked && than.checked
}

/** A clock that runs ahead must not hold a row forever. */
export function capMark<Kind extends Mark>(mark: Kind, nowMs: number): Kind {
  return mark.atMs > nowMs ? { ...mark, atMs: nowMs } : mark
}

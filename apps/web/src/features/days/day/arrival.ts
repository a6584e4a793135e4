/** With a way to another day, for who can't see the screen change: its heading gets the focus. */
export type Arrival = {
  arriveAt: string
  /** When the day before was completed, if that led here. */
  completedAtMs?: number
}

/** Longer than a double press, shorter than a look at the day. */
const doublePressMs = 1000

export function arriveAt(dayId: string): { state: Arrival } {
  return { state: { arriveAt: dayId } }
}

export function isArrival(state: Arrival | null, dayId: string): boolean {
  return state?.arriveAt === dayId
}

export function completedJustNow(state: Arrival | null, dayId: string): boolean {
  return isArrival(state, dayId) && Date.now() - (state?.completedAtMs ?? 0) < doublePressMs
}

/** The router state of a link to another day: that day's heading gets the focus, for people who can't see the change. */
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

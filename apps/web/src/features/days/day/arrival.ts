/** With a way to another day, for who can't see the screen change: its heading gets the focus. */
export type Arrival = { arriveAt: string }

export function arriveAt(dayId: string): { state: Arrival } {
  return { state: { arriveAt: dayId } }
}

export function isArrival(state: Arrival | null, dayId: string): boolean {
  return state?.arriveAt === dayId
}

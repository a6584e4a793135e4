import { ringBell, silenceBell, unlockBell } from './bell.ts'
import { notifyDue } from './timer-notice.ts'
import { timerStore } from './timer-store.ts'
import { isRinging, nextDueAt, withoutForgotten } from './timers.ts'

let isAttending = false
let next: ReturnType<typeof setTimeout> | undefined
const told = new Set<string>()

/** Rings whatever is due, from the first call on for as long as the page is open, whichever screen shows. */
export function attendTimers(): void {
  if (isAttending) return
  isAttending = true
  const before = timerStore.read()
  const remembered = withoutForgotten(before, Date.now())
  if (remembered.length < before.length) timerStore.write(remembered)
  timerStore.subscribe(attend)
  // A page that sleeps in the background misses its moment and makes up for it.
  document.addEventListener('visibilitychange', attend)
  addEventListener('pointerdown', unlockBell, { once: true })
  attend()
}

function attend(): void {
  const now = Date.now()
  const timers = timerStore.read()
  const due = timers.filter((timer) => isRinging(timer, now))
  for (const id of told) if (!due.some((timer) => timer.id === id)) told.delete(id)
  for (const timer of due.filter(({ id }) => !told.has(id))) {
    told.add(timer.id)
    // Where the system refuses to show it, the bell is there still.
    notifyDue(timer).catch(() => undefined)
    ringBell()
  }
  if (due.length === 0) silenceBell()
  clearTimeout(next)
  const at = nextDueAt(timers, now)
  if (at !== undefined) next = setTimeout(attend, at - now)
}

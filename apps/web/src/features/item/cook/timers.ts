/** A kitchen timer; instants in milliseconds since 1970, so that a reload takes nothing from it. */
export type Timer = Readonly<{
  /** One for each time that a step names. */
  id: string
  /** "Step 2". */
  step: string
  dish: string
  /** Where its step stands. */
  path: string
  seconds: number
  /** Null while it is paused. */
  endsAt: number | null
  /** While it is paused: how much is left. */
  leftMs: number
}>

export type NewTimer = Omit<Timer, 'endsAt' | 'leftMs'>

/** A timer that rang this long ago is dropped. */
const forgottenMs = 6 * 60 * 60 * 1000

/** One that runs already isn't started again. */
export function withStartedTimer(timers: readonly Timer[], timer: NewTimer, now: number): readonly Timer[] {
  if (timers.some(({ id }) => id === timer.id)) return timers
  return [...timers, { ...timer, endsAt: now + timer.seconds * 1000, leftMs: 0 }]
}

export function withoutTimer(timers: readonly Timer[], id: string): readonly Timer[] {
  return timers.filter((timer) => timer.id !== id)
}

export function withToggledPause(timers: readonly Timer[], id: string, now: number): readonly Timer[] {
  return timers.map((timer) => {
    if (timer.id !== id) return timer
    if (timer.endsAt === null) return { ...timer, endsAt: now + timer.leftMs, leftMs: 0 }
    return { ...timer, endsAt: null, leftMs: leftMsOf(timer, now) }
  })
}

/** One that rings already runs for as long from now. */
export function withExtendedTimer(
  timers: readonly Timer[],
  id: string,
  { seconds, now }: { seconds: number; now: number },
): readonly Timer[] {
  return timers.map((timer) => {
    if (timer.id !== id) return timer
    if (timer.endsAt === null) return { ...timer, leftMs: timer.leftMs + seconds * 1000 }
    return { ...timer, endsAt: Math.max(timer.endsAt, now) + seconds * 1000 }
  })
}

export function leftMsOf({ endsAt, leftMs }: Timer, now: number): number {
  return endsAt === null ? leftMs : Math.max(0, endsAt - now)
}

export function isRinging({ endsAt }: Timer, now: number): boolean {
  return endsAt !== null && endsAt <= now
}

/** When the next one is due that doesn't ring yet. */
export function nextDueAt(timers: readonly Timer[], now: number): number | undefined {
  const due = timers.flatMap(({ endsAt }) => (endsAt !== null && endsAt > now ? [endsAt] : []))
  return due.length === 0 ? undefined : Math.min(...due)
}

export function withoutForgotten(timers: readonly Timer[], now: number): readonly Timer[] {
  return timers.filter(({ endsAt }) => endsAt === null || endsAt > now - forgottenMs)
}

/** "9:05", "1:02:00"; the second that has begun still counts. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

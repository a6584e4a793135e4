import BellRing from 'virtual:lucide/bell-ring'
import Pause from 'virtual:lucide/pause'
import Play from 'virtual:lucide/play'
import Plus from 'virtual:lucide/plus'
import X from 'virtual:lucide/x'
import { useEffect, useState } from 'react'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { notifyDue, ringBell, silenceBell, unlockBell } from './bell.ts'
import { extendTimer, pauseOrResumeTimer, stopTimer, timerStore, useTimers } from './timer-store.ts'
import { clockText, isRinging, leftMsOf, nextDueAt, type Timer, withoutForgotten } from './timers.ts'

const minute = 60

/** [RCP-5] The timers of this kitchen, soonest first, those that ring on top; elsewhere than at a meal only these. */
export function RunningTimers({ isRingingOnly = false }: { isRingingOnly?: boolean }) {
  const timers = useTimers()
  const now = useNow(
    timers.some(({ endsAt }) => endsAt !== null),
    timers,
  )
  useEffect(attendTimers, [])
  const inOrder = timers.toSorted((a, b) => leftMsOf(a, now) - leftMsOf(b, now))
  const ringing = inOrder.filter((timer) => isRinging(timer, now))
  const shown = isRingingOnly ? ringing : inOrder
  return (
    <>
      <VisuallyHidden role="alert">
        {ringing.map(({ step, dish }) => `${step} of ${dish}: time’s up.`).join(' ')}
      </VisuallyHidden>
      {shown.length > 0 && (
        <ul aria-label="Timers" className="grid grid-cols-1 gap-2">
          {shown.map((timer) => (
            <TimerRow key={timer.id} timer={timer} now={now} />
          ))}
        </ul>
      )}
    </>
  )
}

function TimerRow({ timer, now }: { timer: Timer; now: number }) {
  const { id, step, dish, path, endsAt } = timer
  const rings = isRinging(timer, now)
  const isPaused = endsAt === null
  const look = rings
    ? 'border-transparent bg-butter text-on-butter [--focus:var(--on-butter)]'
    : 'border-hairline bg-surface'
  // On butter a plain button would be light on light in the dark theme.
  const buttonLook = rings ? 'surface' : 'plain'
  const name = `${step}, ${dish}`
  return (
    <li className={`flex items-center gap-2 rounded-field border py-1.5 pr-1.5 pl-4 shadow-raised ${look}`}>
      {rings && <BellRing aria-hidden className="size-5 shrink-0" />}
      <Link to={path} className="min-w-0 flex-1 py-1">
        <span className="block text-lg leading-tight font-bold" role="timer" aria-live="off">
          {rings ? 'Time’s up' : clockText(leftMsOf(timer, now))}
        </span>
        <span className={`block truncate text-xs ${rings ? '' : 'text-muted'}`}>
          {step} · {dish}
          {isPaused && ' · paused'}
        </span>
      </Link>
      <IconButton
        label={`One minute more: ${name}`}
        look={buttonLook}
        onClick={() => extendTimer(id, minute)}
      >
        <span aria-hidden className="inline-flex items-center text-sm font-bold">
          <Plus className="size-3.5" />1
        </span>
      </IconButton>
      {!rings && (
        <IconButton
          label={`${isPaused ? 'Go on' : 'Pause'}: ${name}`}
          look="plain"
          onClick={() => pauseOrResumeTimer(id)}
        >
          {isPaused ? <Play aria-hidden className="size-5" /> : <Pause aria-hidden className="size-5" />}
        </IconButton>
      )}
      <IconButton label={`Stop: ${name}`} look={buttonLook} onClick={() => stopTimer(id)}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}

/** The present instant: every second while it is asked for, and at once when what it is compared with changes. */
function useNow(isTicking: boolean, comparedWith: unknown): number {
  const [now, setNow] = useState(() => Date.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new timer is measured from now, not from the last tick
  useEffect(() => {
    if (!isTicking) return
    const tick = () => setNow(Date.now())
    tick()
    const ticking = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isTicking, comparedWith])
  return now
}

let isAttending = false
let next: ReturnType<typeof setTimeout> | undefined
const told = new Set<string>()

/** Rings whatever is due, from the first call on for as long as the page is open, whichever screen shows. */
function attendTimers(): void {
  if (isAttending) return
  isAttending = true
  const before = timerStore.read()
  const remembered = withoutForgotten(before, Date.now())
  if (remembered.length < before.length) timerStore.write(remembered)
  timerStore.subscribe(attend)
  // A page that sleeps in the background misses the moment and rings when it wakes.
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
    // Where the system refuses the notification, the bell still rings.
    notifyDue(timer).catch(() => undefined)
    ringBell()
  }
  if (due.length === 0) silenceBell()
  clearTimeout(next)
  const at = nextDueAt(timers, now)
  if (at !== undefined) next = setTimeout(attend, at - now)
}

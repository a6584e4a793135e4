import BellRing from 'virtual:lucide/bell-ring'
import Pause from 'virtual:lucide/pause'
import Play from 'virtual:lucide/play'
import Plus from 'virtual:lucide/plus'
import X from 'virtual:lucide/x'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#ui/action/icon-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { attendTimers } from './attend-timers.ts'
import { extendTimer, pauseOrResumeTimer, stopTimer, useTimers } from './timer-store.ts'
import { clockText, isRinging, leftMsOf, type Timer } from './timers.ts'
import { useNow } from './use-now.ts'

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
  // On butter a plain one would be light on light in the dark.
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

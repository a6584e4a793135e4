import TimerIcon from 'virtual:lucide/timer'
import type { RecipeStep } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useLocation } from 'react-router'
import { Button } from '#ui/action/button.tsx'
import { unlockBell } from './bell.ts'
import { askToNotify } from './timer-notice.ts'
import { startTimer, useTimers } from './timer-store.ts'

interface StepTimersProps {
  cookingId: string
  dish: string
  /** From 0. */
  step: number
  parts: RecipeStep['parts']
}

/** A button for each time the step names; those that run stand at the foot of the screen. */
export function StepTimers({ cookingId, dish, step, parts }: StepTimersProps) {
  const running = useTimers()
  const { pathname, search } = useLocation()
  const times = parts.flatMap((part, at) => (part.kind === 'timer' ? [{ ...part, at }] : []))
  const start = (id: string, seconds: number) => {
    unlockBell()
    askToNotify()
    startTimer({ id, step: `Step ${step + 1}`, dish, path: `${pathname}${search}`, seconds })
  }
  if (times.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {times.map(({ text, seconds, at }) => {
        const id = `${cookingId}#${step}.${at}`
        const isRunning = running.some((timer) => timer.id === id)
        return (
          <Button
            key={id}
            look="butter"
            why={isRunning ? 'It is running at the foot of the screen.' : undefined}
            onClick={() => start(id, seconds)}
          >
            <TimerIcon aria-hidden className="size-5" />
            {isRunning ? `${text}, running` : `Start ${text}`}
          </Button>
        )
      })}
    </div>
  )
}

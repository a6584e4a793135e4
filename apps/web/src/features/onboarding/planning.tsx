import { daysOfPlan, daysOfWeek } from '@butterleaf/domain/meal-plan/meals'
import type { PlanMode } from '@butterleaf/domain/onboarding/questionnaire'
import { useEffect, useState } from 'react'
import { focusOnArrival } from '#ui/behavior/focus-on-arrival.ts'
import { DrawnPlate } from './drawn-plate.tsx'

const usualMs = 3000

const words = {
  generated: {
    title: 'Planning your 28 days',
    text: 'Choosing dishes for every day and fitting each day to your targets.',
  },
  own: { title: 'Laying your table', text: 'Setting out 28 days with your targets, ready to fill.' },
} as const satisfies Record<PlanMode, { title: string; text: string }>

/** Says what is happening, and nothing of how far it is: the server doesn't know that either. */
export function Planning({ mode }: { mode: PlanMode | null }) {
  const { title, text } = words[mode ?? 'generated']
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), usualMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main
      aria-busy
      className="grid min-h-dvh place-content-center justify-items-center gap-4 px-5 text-center"
    >
      <title>{`${title} · Butterleaf`}</title>
      <DrawnPlate dish="salad" className="size-44" />
      <h1 ref={focusOnArrival} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <p role="status" className="max-w-sm text-balance text-muted">
        {text} {isLong ? 'This one takes longer than usual; we’re still at it.' : 'Usually done in a moment.'}
      </p>
      <DayDots />
    </main>
  )
}

/** 28 days, a wave running through them. */
function DayDots() {
  return (
    <div aria-hidden className="grid grid-cols-7 gap-2.5">
      {Array.from({ length: daysOfPlan }, (_, day) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never move
          key={day}
          className="size-3 animate-breathe rounded-full bg-leaf"
          style={{ animationDelay: `${((day % daysOfWeek) + Math.floor(day / daysOfWeek)) * 120}ms` }}
        />
      ))}
    </div>
  )
}

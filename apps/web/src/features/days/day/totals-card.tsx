import ChevronDown from 'virtual:lucide/chevron-down'
import CircleCheck from 'virtual:lucide/circle-check'
import CircleDashed from 'virtual:lucide/circle-dashed'
import Scale from 'virtual:lucide/scale'
import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { isDayUnfilled, openMeals } from '@butterleaf/domain/meal-plan/states'
import type { Day } from '@butterleaf/domain/meal-plan/template'
import { macroText } from '@butterleaf/domain/nutrition/certificate-text'
import { useDayAsEaten } from '#lib/food-log/use-day-as-eaten.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { DayTotals } from '#lib/meal-plan/words/day-totals.tsx'
import { dayWords, lineOf } from '#lib/meal-plan/words/day-words.ts'
import { LazyMoreThanMacros } from '#lib/nutrients/lazy-more-than-macros.tsx'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { Card } from '#ui/surface/card.tsx'
import type { AsEatenProps } from '../eaten/as-eaten.tsx'

/** Of most days nothing was eaten beside the plan. */
const eatenParts = createLazyPart(() => import('../eaten/as-eaten.tsx'))

export type TotalsProps = { found: FoundDay; className?: string }

/** [DAY-9] [PLAN-1] The day against its ranges, and what that comes to in words. */
export function TotalsCard({ found, className }: TotalsProps) {
  const { day } = found
  const { planned, eaten, inRange, notCounted } = useDayAsEaten(found)
  return (
    <Card as="section" aria-label="Totals of the day" padding="sm" className={className}>
      <DayTotals fit={eaten} />
      {eaten !== planned && <LazyAsEaten planned={planned} notCounted={notCounted} />}
      {inRange !== undefined && <Certificate day={day} fit={eaten} />}
      <LazyEaterFits day={day} />
      <LazyMoreThanMacros days={[day]} of="day" />
    </Card>
  )
}

/** [MAP-3] The same below the dishes of a phone: in one line that opens. */
export function TotalsLine({ found }: Pick<TotalsProps, 'found'>) {
  const { day } = found
  const { planned, eaten, inRange, notCounted } = useDayAsEaten(found)
  return (
    <Card as="section" aria-label="Totals of the day" padding="none">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block font-display text-lg">{macroText('calories', eaten.actual.calories)}</span>
            {inRange !== undefined && <CertificateLine day={day} fit={eaten} />}
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted transition group-open:rotate-180" />
        </summary>
        <div className="border-t border-hairline p-4">
          <DayTotals fit={eaten} />
          {eaten !== planned && <LazyAsEaten planned={planned} notCounted={notCounted} />}
          <LazyEaterFits day={day} />
          <LazyMoreThanMacros days={[day]} of="day" />
        </div>
      </details>
    </Card>
  )
}

/** [TOG-3] Most plans are for one. */
const eaterParts = createLazyPart(() => import('./eater-fits.tsx'))

function LazyEaterFits({ day }: { day: Day }) {
  const fits = usePlan().plan.eaterFits?.[day.id]
  const EaterFits = useLazyPart(eaterParts, fits !== undefined)?.EaterFits
  return fits && EaterFits ? <EaterFits fits={fits} /> : null
}

function LazyAsEaten(props: AsEatenProps) {
  const AsEaten = useLazyPart(eatenParts, true)?.AsEaten
  return AsEaten ? <AsEaten {...props} /> : null
}

const icons = { 'on-target': CircleCheck, room: CircleDashed, off: Scale } as const

function Certificate(props: { day: Day; fit: DayFit }) {
  return (
    <p className="mt-3 border-t border-hairline pt-3">
      <CertificateLine {...props} />
    </p>
  )
}

function CertificateLine({ day, fit }: { day: Day; fit: DayFit }) {
  const isEmpty = isDayUnfilled(day)
  const { tone, text } = dayWords(fit, openMeals(day))
  const Icon = isEmpty ? CircleDashed : icons[tone]
  const isShort = tone === 'off' && openMeals(day).length === 0
  return (
    <span className="flex items-start gap-2 text-sm font-semibold">
      <Icon aria-hidden className={`size-5 shrink-0 ${tone === 'on-target' ? 'text-leaf' : 'text-muted'}`} />
      {isEmpty ? 'Nothing planned yet' : isShort ? `You’re ${text}` : lineOf({ text })}
    </span>
  )
}

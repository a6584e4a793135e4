import Soup from 'virtual:lucide/soup'
import { feedingSentence } from '@butterleaf/domain/meal-plan/feeding-sentence'
import { slotsFedBy } from '@butterleaf/domain/meal-plan/leftovers'
import { type FoundItem, findById } from '@butterleaf/domain/meal-plan/places'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath, mealsPath } from '#lib/meal-plan/plan-places.ts'
import { unbroken } from '#lib/meal-plan/words/unbroken.ts'
import type { DayView, FilledPlanItem } from './card-props.ts'

type FeedingStripProps = { item: FilledPlanItem; view: DayView }

/** [LEFT-1] A parent and its leftovers, each with the way to the other. */
export function FeedingStrip({ item, view }: FeedingStripProps) {
  const { rules } = usePlan()
  if (item.type === 'normal') return null
  if (item.type === 'leftover') {
    const parent = findById(rules, item.parentId)
    return (
      <Strip>
        <span>Cooked on</span>
        {parent && <DayLink found={parent} view={view} />}
      </Strip>
    )
  }
  const cooked = findById(rules, item.id)
  const eaten = cooked ? slotsFedBy(cooked) : []
  return (
    <Strip>
      <span className="min-w-0 flex-[1_1_16rem] text-pretty">{unbroken(feedingSentence(item.feeding))}.</span>
      <span className="flex flex-wrap items-center gap-x-3">
        Eaten on
        {eaten.map((found) => (
          <DayLink key={found.item.id} found={found} view={view} />
        ))}
      </span>
    </Strip>
  )
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 border-t border-hairline bg-butter/20 px-4 py-2 text-sm dark:bg-butter/10">
      <Soup aria-hidden className="mt-3 size-5 shrink-0" />
      <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-4">{children}</div>
    </div>
  )
}

/** "day 4, lunch" */
function DayLink({ found, view }: { found: FoundItem; view: DayView }) {
  const { rules } = usePlan()
  const pathOf = view === 'building' ? editorPath : mealsPath
  const { week, day, dayNumber, item } = found
  return (
    <Link
      to={pathOf(rules, { weekId: week.id, dayId: day.id })}
      className="inline-flex min-h-11 items-center font-semibold underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      day {dayNumber}, {item.meal}
    </Link>
  )
}

import Soup from 'virtual:lucide/soup'
import { feedingOf, isEatenFrozen } from '@butterleaf/domain/meal-plan/feeding'
import { feedingSentence, feedingVerb } from '@butterleaf/domain/meal-plan/feeding-sentence'
import { slotsFedBy } from '@butterleaf/domain/meal-plan/leftovers'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { type FoundItem, findById, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { servedIn } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { keepsDaysOnCards } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import type { ReactNode } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath, mealsPath } from '#lib/meal-plan/plan-places.ts'
import { unbroken } from '#lib/meal-plan/words/unbroken.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { Link } from '#ui/link.tsx'
import type { CardProps, DayView } from './card-props.ts'

/** [LEFT-1] A parent and its leftovers, each with the way to the other. */
export function FeedingStrip({ found, view }: CardProps<FoundDish>) {
  const { plan } = usePlan()
  const { item } = found
  if (item.kind === 'leftover') {
    const parent = findById(plan.template, item.parentId)
    return (
      <Strip>
        <span>
          {parent && isEatenFrozen(parent, found, keepsDaysOnCards(plan))
            ? 'From the freezer, cooked on'
            : 'Cooked on'}
        </span>
        {parent && <DayLink found={parent} view={view} />}
      </Strip>
    )
  }
  const feeding = feedingOf(found, servedIn(plan), keepsDaysOnCards(plan))
  if (!feeding) return null
  return (
    <Strip>
      <span className={`min-w-0 flex-[1_1_16rem] text-pretty ${view === 'ready' ? 'max-md:hidden' : ''}`}>
        {unbroken(feedingSentence(feeding, weekdayNaming(plan.template), feedingVerb(feeding, item)))}.
      </span>
      <span className="flex flex-wrap items-center gap-x-3">
        Eaten on
        {slotsFedBy(found).map((fed) => (
          <DayLink key={fed.item.id} found={fed} view={view} />
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

/** [MAP-3] The same in two words, for Meals on a phone, where dinner stays in the first view: the dish's page says the amounts. */
export function FeedingTag({ found }: { found: FoundDish }) {
  const { template } = usePlan().plan
  const { item } = found
  const parent = item.kind === 'leftover' ? findById(template, item.parentId) : undefined
  const fed = parent ? [] : slotsFedBy(found)
  const to = parent ?? fed[0]
  if (!to) return null
  const shortDay = (dayNumber: number) => formatDate(dateOfDay(template, dayNumber), 'weekdayShort')
  return (
    <Link
      to={mealsPath(template, placeOfDay(to))}
      // A thumb needs more than the line is high.
      className="relative z-1 rounded-full bg-butter px-2 py-0.5 whitespace-nowrap text-on-butter after:absolute after:-inset-3"
    >
      {parent
        ? `Leftover of ${weekdayNaming(template)(parent.dayNumber)}`
        : `Also for ${daysInARow(fed.map(({ dayNumber }) => dayNumber))
            .map((run) => run.map(shortDay).join('–'))
            .join(', ')}`}
    </Link>
  )
}

/** "Mon, Tue", "Wed–Fri": as short as fits in one line with the meal. From three days on a run is told by its first and last. */
export function daysInARow(dayNumbers: readonly number[]): number[][] {
  const days = [...new Set(dayNumbers)]
  const runs = days
    .filter((day) => !days.includes(day - 1))
    .map((first) => {
      const last = days.find((day) => day >= first && !days.includes(day + 1)) ?? first
      return [first, last]
    })
  return runs.flatMap(([first = 0, last = 0]) => {
    if (last - first >= 2) return [[first, last]]
    return first === last ? [[first]] : [[first], [last]]
  })
}

/** "Thursday, lunch" */
function DayLink({ found, view }: { found: FoundItem; view: DayView }) {
  const { template } = usePlan().plan
  const pathOf = view === 'building' ? editorPath : mealsPath
  const { dayNumber, item } = found
  return (
    <Link
      to={pathOf(template, placeOfDay(found))}
      className="inline-flex min-h-11 items-center font-semibold underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {weekdayNaming(template)(dayNumber)}, {item.meal}
    </Link>
  )
}

import PencilLine from 'virtual:lucide/pencil-line'
import { type FoundDay, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { isEndNear, isWeekUnlocked, weekButtons } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { lazy, type RefObject, Suspense, useId, useRef } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import { dayAtAddress } from '#lib/meal-plan/address-places.ts'
import { useRememberedView } from '#lib/meal-plan/last-view.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath, mealsPath } from '#lib/meal-plan/plan-places.ts'
import { LazyMoreThanMacros } from '#lib/nutrients/lazy-more-than-macros.tsx'
import { paths } from '#lib/paths.ts'
import { useToday } from '#lib/use-today.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { useMedia } from '#ui/behavior/use-media.ts'
import { TabPanel } from '#ui/surface/tab-list.tsx'
import { WeekBoard } from './board/week-board.tsx'
import { MealToCook } from './card/meal-to-cook.tsx'
import { arriveAt } from './day/arrival.ts'
import { CompletionButton } from './day/completion-button.tsx'
import { DayHeader } from './day/day-header.tsx'
import { LazyBelowMeals, LazyDayNews } from './day/lazy-parts.tsx'
import { TotalsCard } from './day/totals-card.tsx'
import { WeekSelector } from './week/week-selector.tsx'

/** Lazy: the first view of a day doesn't need it. */
const LazyPlanEnd = lazy(() => import('./new-plan.tsx'))
const LazyWeekLinks = lazy(() => import('./week/week-links.tsx'))

/** [DAY-9] The week at a glance, and a day of it to cook by. In a week that can't be cooked yet, the way leads to the Editor. */
export default function ReadyScreen() {
  const { template } = usePlan().plan
  const found = dayAtAddress(template, useParams())
  useRememberedView('meals')
  if (!found) return <Navigate to={paths.app} replace />
  if (!isWeekUnlocked(template, found.weekIndex))
    return <Navigate to={editorPath(template, placeOfDay(found))} replace />
  return <ReadyDay found={found} />
}

/** From 1600 px the day stands beside its week, below that under it. */
const screenLook = [
  'grid grid-cols-1 items-start gap-4 lg:gap-y-5',
  'min-[100rem]:grid-cols-[minmax(0,1fr)_27rem] min-[100rem]:gap-x-8',
].join(' ')

function ReadyDay({ found }: { found: FoundDay }) {
  const { template } = usePlan().plan
  const today = useToday()
  const id = useId()
  const { open, panel } = useDayOpening(found)
  const { day, week } = found
  const date = dateOfDay(template, found.dayNumber)

  return (
    <div data-wide className={screenLook}>
      <title>{`${formatDate(date, 'weekdayName')} · Meals · Butterleaf`}</title>
      <LazyDayNews found={found} />
      <div className="grid gap-3 min-[100rem]:col-span-2">
        <DayHeader
          found={found}
          action={
            <div className="flex flex-wrap gap-2 md:justify-end">
              <CompletionButton key={day.id} found={found} pathOf={mealsPath} />
              {!day.isComplete && <ChangeDayLink found={found} />}
            </div>
          }
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <WeekSelector
            weekId={week.id}
            weeks={weekButtons(template)}
            canOpen={({ isListEnabled }) => isListEnabled}
            whyClosed="A week can be cooked once all its seven days are planned."
            pathOf={mealsPath}
            className="flex-[1_1_20rem] lg:max-w-2xl"
          />
          <div className="flex min-h-11 flex-wrap gap-2">
            <Suspense>
              <LazyWeekLinks />
            </Suspense>
          </div>
        </div>
      </div>
      <div className="grid gap-2">
        <WeekBoard found={found} id={id} onOpen={open} />
        <LazyMoreThanMacros days={week.days} of="week" week={found} />
      </div>
      <div ref={panel} className="scroll-mt-2">
        <TabPanel id={id} value={day.id} className="grid gap-4 @container">
          <p aria-hidden className="px-1 font-display text-lg lg:hidden">
            {formatDate(date, 'weekday')}
          </p>
          <div className="grid gap-4 lg:max-[100rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:max-[100rem]:gap-x-6">
            <TotalsCard found={found} className="lg:max-[100rem]:order-last lg:max-[100rem]:self-start" />
            <div className="grid content-start gap-3">
              {day.items.map((item) => (
                <MealToCook key={item.id} found={{ ...found, item }} />
              ))}
              <LazyBelowMeals found={found} />
              {isEndNear(template, today) && (
                <Suspense fallback={null}>
                  <LazyPlanEnd />
                </Suspense>
              )}
            </div>
          </div>
        </TabPanel>
      </div>
    </div>
  )
}

function ChangeDayLink({ found }: { found: FoundDay }) {
  const { template } = usePlan().plan
  const place = placeOfDay(found)
  return (
    <Link
      to={editorPath(template, place)}
      {...arriveAt(place.dayId)}
      className={buttonLook({ look: 'ghost', size: 'sm' })}
    >
      <PencilLine aria-hidden className="size-4.5" />
      Change this day
    </Link>
  )
}

type DayOpening = { open: (dayId: string) => void; panel: RefObject<HTMLDivElement | null> }

/**
 * Opens another day of the week in its full view. On a phone that is below the board, so that a press leads down to it; the keyboard
 * stays on its tab.
 */
function useDayOpening(found: FoundDay): DayOpening {
  const { template } = usePlan().plan
  const navigate = useNavigate()
  const isWide = useMedia('(min-width: 62rem)')
  const panel = useRef<HTMLDivElement>(null)
  const open = (dayId: string) => {
    void navigate(mealsPath(template, { ...placeOfDay(found), dayId }), { preventScrollReset: true })
    const isPressed = document.activeElement?.matches(':focus-visible') === false
    if (isPressed && !isWide) panel.current?.scrollIntoView({ behavior: 'smooth' })
  }
  return { open, panel }
}

import PencilLine from 'virtual:lucide/pencil-line'
import { type FoundDay, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { isEndNear, isWeekUnlocked } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { lazy, type RefObject, Suspense, useId, useRef } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import { dayAtAddress } from '#lib/meal-plan/address-places.ts'
import { useRememberedView } from '#lib/meal-plan/last-view.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath, mealsPath } from '#lib/meal-plan/plan-places.ts'
import { paths } from '#lib/paths.ts'
import { useToday } from '#lib/use-today.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { useMedia } from '#ui/behavior/use-media.ts'
import { Link } from '#ui/link.tsx'
import { TabPanel } from '#ui/surface/tab-list.tsx'
import { useOpenBehind } from './away/open-behind.ts'
import { DayTabs } from './board/day-tabs.tsx'
import { MealToCook } from './card/meal-to-cook.tsx'
import { arriveAt } from './day/arrival.ts'
import { CompletionButton, isDayAhead } from './day/completion-button.tsx'
import { DayHeader } from './day/day-header.tsx'
import {
  LazyBelowMeals,
  LazyCalendarNotes,
  LazyDayNews,
  LazyTotalsCard,
  LazyTotalsLine,
} from './day/lazy-parts.tsx'

/** Lazy: the first view of a day doesn't need it. */
const LazyPlanEnd = lazy(() => import('./new-plan.tsx'))
/** Below the day on a phone; on a wider screen its place is kept. */
const LazyFoldedWeek = lazy(() =>
  import('./week/week-in-meals.tsx').then(({ FoldedWeek }) => ({ default: FoldedWeek })),
)
const LazyOpenWeek = lazy(() =>
  import('./week/week-in-meals.tsx').then(({ OpenWeek }) => ({ default: OpenWeek })),
)

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

/** From 1600 px the day stands beside its week, on a laptop and a tablet under it, on a phone above it. */
const screenLook = [
  'grid grid-cols-1 items-start gap-4 lg:gap-y-5',
  'min-[100rem]:grid-cols-[minmax(0,1fr)_27rem] min-[100rem]:gap-x-8 min-[100rem]:[&>header]:col-span-2',
].join(' ')

function ReadyDay({ found }: { found: FoundDay }) {
  const { template } = usePlan().plan
  const isPhone = !useMedia('(min-width: 48rem)')
  const today = useToday()
  const behind = useOpenBehind()
  const { day } = found
  const date = dateOfDay(template, found.dayNumber)
  return (
    <div data-wide className={screenLook}>
      <title>{`${formatDate(date, 'weekdayName')} · Meals · Butterleaf`}</title>
      <LazyDayNews found={found} />
      <DayHeader
        found={found}
        action={
          <div className="flex flex-wrap gap-2 md:ml-auto md:max-w-96 md:justify-end">
            {!isDayAhead(template, found, today) && (
              <CompletionButton
                key={day.id}
                found={found}
                pathOf={mealsPath}
                isAskedBelow={behind.open.length > 0}
              />
            )}
            {!day.isComplete && <ChangeDayLink found={found} />}
          </div>
        }
      />
      <div className="grid gap-2 empty:hidden min-[100rem]:col-span-2">
        <LazyCalendarNotes found={found} asks={behind} />
      </div>
      <DayAndWeek found={found} isPhone={isPhone} />
    </div>
  )
}

/**
 * [MAP-3] On a phone the dates of the week, then what there is to eat, the totals in a line, and the whole week below. On a wider screen a
 * day and the board of its week above or beside it: to the eye the week comes first, to a screen reader the day does. One tree for both, so
 * that a sheet that is open stays open when a tablet is turned.
 */
function DayAndWeek({ found, isPhone }: { found: FoundDay; isPhone: boolean }) {
  const { template } = usePlan().plan
  const id = useId()
  const { open, openFromBoard, panel } = useDayOpening(found)
  const look = isPhone ? phoneLook : wideLook
  return (
    <>
      {isPhone && <DayTabs found={found} id={id} onOpen={open} className="grid grid-cols-7 gap-1" />}
      <div ref={panel} className={look.day}>
        <TabPanel id={id} value={found.day.id} className={look.panel}>
          {!isPhone && (
            <p aria-hidden className="px-1 font-display text-lg lg:hidden">
              {formatDate(dateOfDay(template, found.dayNumber), 'weekday')}
            </p>
          )}
          <div className={look.columns}>
            <div className={look.meals}>
              <Meals found={found} />
              {isPhone && <LazyTotalsLine found={found} />}
              <BelowMeals found={found} />
            </div>
            {!isPhone && <LazyTotalsCard found={found} className="max-[100rem]:self-start" />}
          </div>
        </TabPanel>
      </div>
      {isPhone ? (
        <Suspense fallback={null}>
          <LazyFoldedWeek found={found} onOpen={openFromBoard} />
        </Suspense>
      ) : (
        <Suspense fallback={<div className="order-2 min-h-96" />}>
          <LazyOpenWeek found={found} id={id} onOpen={openFromBoard} />
        </Suspense>
      )}
    </>
  )
}

const phoneLook = {
  day: 'scroll-mt-24',
  panel: '@container',
  columns: '',
  meals: 'grid gap-3',
} as const

const wideLook = {
  day: 'order-3 scroll-mt-2',
  panel: 'grid gap-4 @container',
  columns: 'grid gap-4 max-[100rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] max-[100rem]:gap-x-6',
  meals: 'grid content-start gap-3 min-[100rem]:order-last',
} as const

function Meals({ found }: { found: FoundDay }) {
  return found.day.items.map((item) => <MealToCook key={item.id} found={{ ...found, item }} />)
}

/** What was eaten besides, and at the end of a plan the next one. */
function BelowMeals({ found }: { found: FoundDay }) {
  const { template } = usePlan().plan
  const today = useToday()
  return (
    <>
      <LazyBelowMeals found={found} />
      {isDayAhead(template, found, today) && (
        <div className="grid justify-items-start gap-2">
          <CompletionButton key={found.day.id} found={found} pathOf={mealsPath} />
        </div>
      )}
      {isEndNear(template, today) && (
        <Suspense fallback={null}>
          <LazyPlanEnd />
        </Suspense>
      )}
    </>
  )
}

function ChangeDayLink({ found }: { found: FoundDay }) {
  const { template } = usePlan().plan
  const place = placeOfDay(found)
  return (
    <Link
      to={editorPath(template, place)}
      {...arriveAt(place.dayId)}
      className={buttonLook({ look: 'ghost', size: 'sm', className: 'max-md:min-w-11 max-md:px-0!' })}
    >
      <PencilLine aria-hidden className="size-4.5" />
      {/* On a phone its icon alone has room beside the day's name. */}
      <span className="max-md:sr-only">Change this day</span>
    </Link>
  )
}

type DayOpening = {
  open: (dayId: string) => void
  /** And brings the day into view. */
  openFromBoard: (dayId: string) => void
  panel: RefObject<HTMLDivElement | null>
}

/** Opens another day of the week in its full view. Below 992 px that isn't beside the board; the keyboard stays on its tab. */
function useDayOpening(found: FoundDay): DayOpening {
  const { template } = usePlan().plan
  const navigate = useNavigate()
  const isWide = useMedia('(min-width: 62rem)')
  const panel = useRef<HTMLDivElement>(null)
  const open = (dayId: string) =>
    void navigate(mealsPath(template, { ...placeOfDay(found), dayId }), { preventScrollReset: true })
  const openFromBoard = (dayId: string) => {
    open(dayId)
    const isPressed = document.activeElement?.matches(':focus-visible') === false
    if (isPressed && !isWide) panel.current?.scrollIntoView({ behavior: 'smooth' })
  }
  return { open, openFromBoard, panel }
}

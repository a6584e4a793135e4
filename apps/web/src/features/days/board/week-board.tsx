import Check from 'virtual:lucide/check'
import CircleCheck from 'virtual:lucide/circle-check'
import CircleDashed from 'virtual:lucide/circle-dashed'
import Clock from 'virtual:lucide/clock'
import LockKeyhole from 'virtual:lucide/lock-keyhole'
import { isCooked, isFilled } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { daysIn, type FoundDay, type FoundItem, placeOf } from '@butterleaf/domain/meal-plan/places'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { minutesOfItem, minutesToCook } from '@butterleaf/domain/meal-plan/shown/minutes-to-cook'
import { plateName, shownSides } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { dateOfDay, type Week } from '@butterleaf/domain/meal-plan/template'
import { type Meal, meals } from '@butterleaf/domain/meals/meals'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { type CSSProperties, lazy, Suspense, useRef } from 'react'
import { useDayAsEaten } from '#lib/food-log/use-day-as-eaten.ts'
import { formatDate } from '#lib/format-date.ts'
import { WeekAskHead } from '#lib/meal-plan/asks/week-ask-head.tsx'
import { useFocusWhenChosen } from '#lib/meal-plan/choosing/choice-begun.ts'
import { DishSheetButton } from '#lib/meal-plan/dish/dish-sheet-button.tsx'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { itemPath } from '#lib/meal-plan/plan-places.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { minutesText } from '#lib/recipe/time-text.ts'
import { useMedia } from '#ui/behavior/use-media.ts'
import { Link } from '#ui/link.tsx'
import type { DayView } from '../card/card-props.ts'
import { useEatenAtMeal } from '../eaten/use-eaten-at-meal.ts'
import { DayTabs } from './day-tabs.tsx'

/** For a mouse, and no part of the first look. */
const LazyDragMeals = lazy(() => import('./drag-meals.tsx'))

type WeekBoardProps = {
  /** The day whose full view stands beside, below or above. */
  found: FoundDay
  /** [MAP-3] In the Editor dishes are dragged, and it says what the week asks. */
  view: DayView
  /** What opens a day: tabs over the columns, each day's name, or what stands above the board. */
  heads: 'tabs' | 'names' | 'elsewhere'
  /** Begins the ids of tabs and their panel. */
  id?: string
  onOpen: (dayId: string) => void
}

/** Rows of a day on a phone and a tablet, columns from 992 px: one list of tabs and seven lists of meals share its grid. */
const boardLook = [
  'grid gap-x-2 md:max-lg:grid-cols-[3.75rem_minmax(0,1fr)] max-lg:gap-y-1.5',
  'lg:auto-rows-auto lg:grid-cols-[repeat(7,minmax(0,1fr))] lg:gap-y-2 xl:gap-x-3',
].join(' ')

const tabListLook = [
  'grid max-lg:col-start-1 max-lg:row-[1/span_7] max-lg:grid-rows-subgrid',
  'lg:col-span-7 lg:row-start-1 lg:grid-cols-subgrid',
].join(' ')

/** [DAY-9] The week at a glance. A meal is a list item of its own, known by its slot. */
export function WeekBoard({ found, view, heads, id = '', onOpen }: WeekBoardProps) {
  const isWide = useMedia('(min-width: 62rem)')
  const board = useRef<HTMLDivElement>(null)
  const days = daysIn(found)
  const shownMeals = mealsOf(found.week)
  const rows = { '--meals': shownMeals.length, '--rows': shownMeals.length + 1 } as CSSProperties
  const isWorkedOn = view === 'building'
  return (
    <section aria-label={`Week ${found.weekIndex + 1} at a glance`} className="@container">
      {isWorkedOn && (
        <WeekAskHead
          weekId={found.week.id}
          weekNumber={found.weekIndex + 1}
          tellsDays
          className="mb-2 px-1"
        />
      )}
      <div ref={board} className={boardLook} style={rows}>
        {heads === 'tabs' && <DayTabs found={found} id={id} onOpen={onOpen} className={tabListLook} />}
        {days.map((one) => (
          <DayColumn
            key={one.day.id}
            found={one}
            view={view}
            meals={shownMeals}
            isOpen={one.day.id === found.day.id}
            isWide={isWide}
            onOpen={heads === 'names' ? onOpen : undefined}
          />
        ))}
      </div>
      {isWorkedOn && isWide && (
        <Suspense>
          <LazyDragMeals board={board} />
        </Suspense>
      )}
    </section>
  )
}

/** The rows of the board: a dessert that no day has needs none. */
function mealsOf({ days }: Week): Meal[] {
  const items = days.flatMap((day) => day.items)
  return meals.filter((meal) =>
    items.some((item) => item.meal === meal && (meal !== 'dessert' || item.kind !== 'empty')),
  )
}

type DayColumnProps = {
  found: FoundDay
  view: DayView
  /** The meals of the week, so that the same meals of all days stand in a row. */
  meals: readonly Meal[]
  isOpen: boolean
  isWide: boolean
  /** Where no tab does. */
  onOpen: ((dayId: string) => void) | undefined
}

const columnLook = [
  'relative min-w-0 rounded-field border border-transparent p-2 md:max-lg:col-start-2 md:max-lg:row-(--at) lg:static',
  'lg:col-(--at) lg:row-[2/span_var(--rows)] lg:grid lg:grid-rows-subgrid lg:p-0',
].join(' ')

const openLook = 'max-lg:border-leaf/40 max-lg:bg-surface'

/** [DAY-9] What there is to cook on a day, how long it takes and whether it comes out. */
function DayColumn({ found, view, meals, isOpen, isWide, onOpen }: DayColumnProps) {
  const { template } = usePlan().plan
  const { day, dayIndex, dayNumber } = found
  const at = { '--at': dayIndex + 1 } as CSSProperties
  return (
    <section style={at} className={`${columnLook} ${isOpen ? openLook : ''}`}>
      {onOpen ? (
        <h2 className="text-base">
          <button
            type="button"
            className="flex min-h-11 items-center after:absolute after:inset-0"
            onClick={() => onOpen(day.id)}
          >
            {formatDate(dateOfDay(template, dayNumber), 'weekday')}
          </button>
        </h2>
      ) : (
        <h2 className="sr-only">{formatDate(dateOfDay(template, dayNumber), 'weekday')}</h2>
      )}
      <DayFacts found={found} />
      <ul className="grid content-start lg:row-[2/span_var(--meals)] lg:grid-rows-subgrid">
        {day.items.map((item) => (
          <BoardMeal
            key={item.id}
            found={{ ...found, item }}
            view={view}
            row={meals.indexOf(item.meal) + 1}
            isWide={isWide}
          />
        ))}
      </ul>
    </section>
  )
}

function DayFacts({ found }: Pick<DayColumnProps, 'found'>) {
  const { plan } = usePlan()
  const { inRange } = useDayAsEaten(found)
  const Mark = inRange ? CircleCheck : CircleDashed
  const minutes = minutesToCook(plan, found)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs font-semibold text-muted lg:justify-center lg:gap-x-2">
      <span className="inline-flex items-center gap-1 whitespace-nowrap">
        <Clock aria-hidden className="size-3.5" />
        {minutes === 0 ? (
          'Nothing to cook'
        ) : (
          <>
            {minutesText(minutes)}
            <span className="sr-only"> to cook</span>
          </>
        )}
      </span>
      {inRange !== undefined && (
        <span className={`inline-flex items-center gap-1 whitespace-nowrap ${inRange ? 'text-leaf' : ''}`}>
          <Mark aria-hidden className="size-3.5" />
          {inRange ? 'In range' : 'Out of range'}
        </span>
      )}
    </p>
  )
}

type BoardMealProps = {
  found: FoundItem
  view: DayView
  /** Among the meals of the week, from 1. */
  row: number
  isWide: boolean
}

/** One meal of the board: a line on a phone, where its day's tab opens it; a card of its own from 992 px. */
function BoardMeal({ found, view, row, isWide }: BoardMealProps) {
  const { plan } = usePlan()
  const { item } = found
  const card = cardOf(plan, item)
  const { isOut } = useEatenAtMeal(found)
  if (item.kind === 'empty' && item.meal === 'dessert') return null
  const at = { '--row': row } as CSSProperties
  return (
    <li data-slot={item.id} style={at} className="relative min-w-0 lg:row-(--row) lg:grid">
      {card ? (
        isWide ? (
          <DishCell found={found} view={view} card={card} isOut={isOut} />
        ) : (
          <DishLine card={card} found={found} isOut={isOut} />
        )
      ) : (
        <p className="text-sm text-muted lg:rounded-field lg:border-[1.5px] lg:border-line lg:border-dashed lg:p-2">
          <span className="sr-only">{mealWords[item.meal]}: </span>
          {item.kind === 'skipped' ? 'Skipped' : 'Nothing planned'}
        </p>
      )}
    </li>
  )
}

type DishProps = {
  card: RecipeCard
  found: FoundItem
  /** Something else was eaten. */
  isOut: boolean
}

function DishLine({ card, found, isOut }: DishProps) {
  const { plan } = usePlan()
  const { item } = found
  return (
    <p className="flex items-center gap-2 text-sm">
      <span className="sr-only">{mealWords[item.meal]}: </span>
      <RecipePlate recipe={card} className={`size-6 ${isOut ? 'opacity-30' : ''}`} />
      <span className={`min-w-0 flex-1 truncate ${isOut ? 'text-muted' : ''}`}>
        {plateName(plan, item, shortName)}
      </span>
      <MealState found={found} isOut={isOut} />
    </p>
  )
}

/** A dish with the way to its page, and its sheet. */
function DishCell({ found, view, card, isOut }: DishProps & { view: DayView }) {
  const { plan } = usePlan()
  const { template } = plan
  const { day, dayNumber, item } = found
  const sides = shownSides(plan, item)
  const focused = useFocusWhenChosen<HTMLAnchorElement>(item.id)
  return (
    <>
      <Link
        ref={focused}
        to={itemPath(template, placeOf(found), day.isComplete ? 'complete' : view)}
        title={plateName(plan, item)}
        className="grid content-start justify-items-start gap-1.5 rounded-field border border-hairline bg-surface p-2.5 shadow-card transition hover:-translate-y-0.5"
      >
        <RecipePlate recipe={card} className={`size-14 ${isOut ? 'opacity-30' : ''}`} />
        <span className="sr-only">{mealWords[item.meal]}: </span>
        <span className="line-clamp-3 text-sm leading-snug font-semibold hyphens-auto">
          {shortName(card)}
        </span>
        {sides.map((side) => (
          <span key={side.card.id} className="line-clamp-2 text-xs leading-snug text-muted hyphens-auto">
            with {shortName(side.card)}
          </span>
        ))}
        <MealState found={found} isOut={isOut} />
      </Link>
      {isFilled(item) && (
        <DishSheetButton
          found={{ ...found, item }}
          of={`${weekdayNaming(template)(dayNumber)}’s ${item.meal}`}
          className="absolute top-0.5 right-0.5"
        />
      )}
    </>
  )
}

/** What is to be known before it is cooked: how long it takes, or that there is nothing left to do. */
function MealState({ found, isOut }: Omit<DishProps, 'card'>) {
  const { plan } = usePlan()
  const { week, day, item } = found
  const isDone = day.isComplete
  if (isOut) return <OutMark />
  const isLocked = 'isLocked' in item && item.isLocked
  const minutes = isFilled(item) ? minutesOfItem(plan, week, item) : 0
  return (
    <span className="inline-flex shrink-0 flex-wrap items-center gap-x-1.5 text-xs font-semibold text-muted">
      {isDone && (
        <span className="inline-flex items-center gap-1 text-leaf">
          <Check aria-hidden strokeWidth={3} className="size-3.5" />
          Cooked
        </span>
      )}
      {!isDone && item.kind === 'leftover' && (
        <span className="rounded-full bg-butter px-2 py-px text-on-butter">Leftover</span>
      )}
      {!isDone && (isCooked(item) || minutes > 0) && minutesText(minutes)}
      {isLocked && !isDone && <LockKeyhole aria-label="Locked" className="size-3.5" />}
    </span>
  )
}

/** [LIFE-2] There is nothing to cook. */
function OutMark() {
  return <span className="rounded-full bg-butter px-2 py-px text-xs font-semibold text-on-butter">Out</span>
}

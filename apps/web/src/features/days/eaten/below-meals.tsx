import Cookie from 'virtual:lucide/cookie'
import CupSoda from 'virtual:lucide/cup-soda'
import Plus from 'virtual:lucide/plus'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { LogEntry, LogPlace } from '@butterleaf/domain/food-log/log-entry'
import { snacksOn } from '@butterleaf/domain/food-log/log-entry'
import { openSnackPlaces } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { joinWords, macroText } from '@butterleaf/domain/nutrition/certificate-text'
import type { SnackRoom } from '@butterleaf/domain/onboarding/snack/snack-room'
import { mostSnackPlaces } from '@butterleaf/domain/onboarding/snack/snack-room'
import { EatenLine } from '#lib/food-log/eaten-line.tsx'
import { openFoodSheet } from '#lib/food-log/food-sheet-request.ts'
import { useDayAsEaten } from '#lib/food-log/use-day-as-eaten.ts'
import { useFoodLog } from '#lib/food-log/use-food-log.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { useRecipeTitle } from '#lib/recipe/use-recipe.ts'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/action/button.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { DayLife } from '../mending/day-life.tsx'

export type BelowMealsProps = { found: FoundDay }

/** What was eaten beside a day's meals, and the way back into range. */
export default function BelowMeals({ found }: BelowMealsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <BesideMeals found={found} />
      <DayLife found={found} />
    </div>
  )
}

/** [LIFE-3] [LIFE-4] [LIFE-7] Below the meals of a day: snacks and the room for them, what was eaten at meals that the day doesn't have, extras, and the way to write more down. */
function BesideMeals({ found }: { found: FoundDay }) {
  const { template, answers } = usePlan().plan
  const today = useToday()
  const { isWaiting } = useFoodLog()
  const { entries, extras } = useDayAsEaten(found)
  const date = dateOfDay(template, found.dayNumber)
  const hasCard = new Set(found.day.items.filter(isFilled).map(({ meal }) => meal))
  const beside = entries.filter(({ place }) => place.kind === 'snack' || !hasCard.has(place.meal))
  // What is eaten beside the plan can be written down up to tomorrow.
  const canAdd = date <= addDays(today, 1)
  const { snackRoom } = answers
  const openPlaces = snackRoom ? openSnackPlaces(snackRoom, entries, { day: found.day, date, today }) : 0
  const add = canAdd && <AddEaten date={date} entries={entries} isWaiting={isWaiting} />
  if (beside.length + extras.length + openPlaces === 0)
    return add && <section aria-label="Beside the meals">{add}</section>
  return (
    <Card as="section" aria-label="Beside the meals" padding="none" className="w-full overflow-hidden">
      {beside.length > 0 && (
        <ul className="grid py-1">
          {beside.map((entry) => (
            <EatenLine
              key={entry.id}
              entry={entry}
              label={entry.place.kind === 'snack' ? 'Snack:' : `${mealWords[entry.place.meal]}:`}
            />
          ))}
        </ul>
      )}
      {snackRoom && openPlaces > 0 && (
        <OpenSnack
          openPlaces={openPlaces}
          room={snackRoom}
          onAdd={canAdd ? () => openFoodSheet({ date, place: { kind: 'snack' } }) : undefined}
        />
      )}
      {extras.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 border-hairline px-4 py-2.5 text-sm not-first:border-t">
          <CupSoda aria-hidden className="size-4.5 shrink-0 text-muted" />
          <span className="min-w-0 flex-1">
            <span className="font-semibold">Extras: </span>
            {extras.map((extra, at) => (
              <span key={extra.id}>
                {at > 0 && ', '}
                <ExtraText extra={extra} />
              </span>
            ))}
          </span>
          <Link
            to={paths['settings.resources.extras']}
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
          >
            Change
          </Link>
        </p>
      )}
      {add && <div className="border-hairline px-2 py-1 not-first:border-t">{add}</div>}
    </Card>
  )
}

type AddEatenProps = { date: IsoDate; entries: readonly LogEntry[]; isWaiting: boolean }

function AddEaten({ date, entries, isWaiting }: AddEatenProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button
        look="quiet"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => openFoodSheet({ date, place: freePlace(entries, date) })}
      >
        <Plus aria-hidden className="size-4.5" />
        Add what you ate
      </Button>
      {isWaiting && <p className="text-sm text-muted">Waiting for the network to be sent.</p>}
    </div>
  )
}

/** Of a day with all its snacks, the sheet begins with its last meal. */
function freePlace(entries: readonly LogEntry[], date: IsoDate): LogPlace {
  const isFull = snacksOn(entries, date).length >= mostSnackPlaces
  return isFull ? { kind: 'beside', meal: 'dinner' } : { kind: 'snack' }
}

function ExtraText({ extra: { source, figures } }: { extra: FoodExtra }) {
  const title = useRecipeTitle(source)
  const name = source.kind === 'recipe' ? (title ?? 'One of our recipes') : source.name
  return `${name} (${macroText('calories', figures.calories)})`
}

type OpenSnackProps = {
  openPlaces: number
  room: SnackRoom
  /** Absent on days that are too far ahead to eat on. */
  onAdd?: (() => void) | undefined
}

const rowLook = 'flex min-h-12 w-full items-center gap-2 px-4 py-2 text-left text-sm'

/** [LIFE-7] The place for a snack, while the plan keeps room for one. */
function OpenSnack({ openPlaces, room, onAdd }: OpenSnackProps) {
  const one = joinWords([macroText('calories', room.calories), macroText('netCarbs', room.netCarbs)])
  const text = (
    <>
      <Cookie aria-hidden className="size-4.5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{openPlaces > 1 ? `${openPlaces} snacks:` : 'Snack:'}</span> room for{' '}
        {one}
        {openPlaces > 1 && ' each'}
      </span>
    </>
  )
  if (!onAdd) return <p className={rowLook}>{text}</p>
  return (
    <button type="button" aria-haspopup="dialog" onClick={onAdd} className={`${rowLook} hover:bg-sunk/60`}>
      {text}
      <Plus aria-hidden className="size-4.5 shrink-0 text-leaf" />
    </button>
  )
}

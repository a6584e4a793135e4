import type { Shared } from '@butterleaf/contract/sharing/calls'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { useId } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Card } from '#ui/surface/card.tsx'

type Days = NonNullable<Shared['days']>
type Plate = Days[number]['plates'][number]

/** [TOG-5] The dishes of a week, day by day. */
export function SharedPlates({ days, isOutOfReach }: { days: Days; isOutOfReach: boolean }) {
  return (
    <>
      <div role="status" className="empty:hidden">
        {isOutOfReach && <Banner tone="warning">No signal here. This is the week as you last saw it.</Banner>}
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {days.map((day) => (
          <DayCard key={day.date} day={day} />
        ))}
      </div>
    </>
  )
}

function DayCard({ day: { date, plates } }: { day: Days[number] }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg">
        {formatDate(date, 'weekdayName')}
        <span className="font-sans text-sm font-normal text-muted">{formatDate(date, 'short')}</span>
      </h2>
      {plates.length === 0 ? (
        <p className="text-muted">Nothing is planned.</p>
      ) : (
        <ul className="grid gap-3">
          {plates.map((plate) => (
            <li key={plate.meal}>
              <p className="text-sm text-muted">{mealWords[plate.meal]}</p>
              <Dishes titles={plate.dishes} />
              {noteOf(plate) && <p className="text-sm text-muted">{noteOf(plate)}</p>}
              {plate.eaters && <Eaters eaters={plate.eaters} dishes={plate.dishes.length} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Many a title has a "with" of its own. */
function Dishes({ titles: [main, ...sides] }: { titles: readonly string[] }) {
  return (
    <>
      <p className="font-semibold text-pretty">{main}</p>
      {sides.length > 0 && <p className="text-pretty">Beside it: {joinWords(sides)}</p>}
    </>
  )
}

/** [TOG-3] Who gets how much: servings of the main, grams of the whole plate. */
function Eaters({ eaters, dishes }: { eaters: NonNullable<Plate['eaters']>; dishes: number }) {
  return (
    <ul aria-label="Who gets how much" className="mt-1 grid gap-0.5 text-sm">
      {eaters.map(({ name, servings, grams, apart }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same first name
        <li key={at}>
          <div className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name ?? 'Who shares this'}</span>
            <span className="shrink-0 text-muted tabular-nums">
              {servings > 0 && `${servingsText(servings)} · `}
              {grams} g{(dishes > 1 || apart) && servings > 0 && ' in all'}
            </span>
          </div>
          {apart && (
            <p className="text-pretty text-muted">
              {servings > 0 ? 'And for them alone' : 'Instead'}: {joinWords(apart)}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function noteOf({ isLeftover, minutes }: Plate): string {
  const parts = [isLeftover && 'Leftovers', minutes > 0 && `${minutes} minutes to cook`]
  return parts.filter(Boolean).join(', ')
}

import type { WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { formatDate } from '#lib/format-date.ts'
import { minutesText } from '#lib/recipe/time-text.ts'
import { DishLink } from './dish-link.tsx'

type KitchenPartProps = { ask: WeekAsk; onClose: () => void }

export function KitchenPart({ ask: { cookings }, onClose }: KitchenPartProps) {
  if (cookings.length === 0) return <p className="text-muted">Nothing is cooked on these days.</p>
  const dates = [...new Set(cookings.map(({ date }) => date))]
  const days = dates.map((date) => [date, cookings.filter((each) => each.date === date)] as const)
  return (
    <ol className="grid gap-4">
      {days.map(([date, ofDay]) => (
        <li key={date}>
          <h3 className="flex justify-between gap-3 font-sans text-base font-semibold">
            {formatDate(date, 'weekday')}
            <span>{minutesText(ofDay.reduce((sum, { minutes }) => sum + minutes, 0))}</span>
          </h3>
          <ul className="text-sm">
            {ofDay.map(({ itemId, title, minutes }) => (
              <li key={itemId} className="flex items-center justify-between gap-3">
                <DishLink itemId={itemId} title={title} onOpen={onClose} />
                <span className="shrink-0 text-muted">{minutesText(minutes)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

import type { WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { formatDate, formatDates } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { listMeasureWords } from '#lib/recipe/measure-text.ts'
import { useRecipeUnit } from '#lib/recipe/recipe-unit.ts'
import { minutesText } from '#lib/recipe/time-text.ts'
import { Drawer } from '#ui/surface/drawer.tsx'
import { type AskPart, figureOf, figureWords } from './ask-words.ts'
import { DishLink } from './dish-link.tsx'
import { LeftOverPart } from './left-over-part.tsx'

type WeekAskDrawerProps = { ask: WeekAsk; part: AskPart; onClose: () => void }

const parts = { 'to-buy': ToBuyPart, kitchen: KitchenPart, 'left-over': LeftOverPart } as const

/** [LIV-2] What one figure of a week is made of. */
export default function WeekAskDrawer({ ask, part, onClose }: WeekAskDrawerProps) {
  const Part = parts[part]
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${figureOf(ask, part)} ${figureWords[part]}`}
      description={datesOf(ask)}
    >
      <Part ask={ask} onClose={onClose} />
    </Drawer>
  )
}

function datesOf({ from, to }: WeekAsk): string | undefined {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
  return first && last && formatDates(first, last, 'short')
}

type KitchenPartProps = { ask: WeekAsk; onClose: () => void }

function KitchenPart({ ask: { cookings }, onClose }: KitchenPartProps) {
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
              <li key={`${itemId} ${title}`} className="flex items-center justify-between gap-3">
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

type ToBuyPartProps = { ask: WeekAsk; onClose: () => void }

function ToBuyPart({ ask: { toBuy }, onClose }: ToBuyPartProps) {
  const system = useRecipeUnit(usePlan().plan.answers.units)
  if (toBuy.length === 0) return <p className="text-muted">Nothing: all that it needs is at home.</p>
  return (
    <ul className="divide-y divide-hairline">
      {toBuy.map(({ ingredient, name, toBuy: measures, items }) => {
        const measure = measures[system]
        return (
          <li key={ingredient} className="py-2">
            <p className="font-semibold first-letter:uppercase">
              {name}
              {measure?.text && <span className="font-normal text-muted">, {listMeasureWords(measure)}</span>}
            </p>
            <ul className="text-sm">
              {items.map(({ itemId, title }) => (
                <li key={`${itemId} ${title}`}>
                  <DishLink itemId={itemId} title={title} onOpen={onClose} />
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

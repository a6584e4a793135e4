import type { WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { listMeasureWords } from '#lib/recipe/measure-text.ts'
import { useRecipeUnit } from '#lib/recipe/recipe-unit.ts'
import { DishLink } from './dish-link.tsx'

type ToBuyPartProps = { ask: WeekAsk; onClose: () => void }

export function ToBuyPart({ ask: { toBuy }, onClose }: ToBuyPartProps) {
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
                <li key={itemId}>
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

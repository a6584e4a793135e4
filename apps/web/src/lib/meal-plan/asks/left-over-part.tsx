import type { WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { listMeasureWords } from '#lib/recipe/measure-text.ts'
import { useRecipeUnit } from '#lib/recipe/recipe-unit.ts'
import { percentText } from './ask-words.ts'

/** What is left over and no dish uses in time; what keeps isn't among it. */
export function LeftOverPart({ ask: { thrown } }: { ask: WeekAsk }) {
  const system = useRecipeUnit(usePlan().plan.answers.units)
  if (thrown.length === 0)
    return <p className="text-muted">Nothing: what is left over is used later, or keeps.</p>
  return (
    <>
      <p className="mb-3 text-sm text-pretty text-muted">
        Of the value of what you buy: rests of packs that no dish uses up in time. What keeps isn’t counted.
      </p>
      <ul className="divide-y divide-hairline">
        {thrown.map(({ ingredient, amount, share, keepsUntil }) => {
          const measure = amount[system]
          return (
            <li key={ingredient} className="flex justify-between gap-3 py-3">
              <div>
                <p className="font-semibold first-letter:uppercase">
                  {ingredient}
                  {measure?.text && (
                    <span className="font-normal text-muted">, {listMeasureWords(measure)}</span>
                  )}
                </p>
                <p className="text-sm text-pretty text-muted">
                  Keeps until {formatDate(keepsUntil, 'weekday')}; no dish uses it up by then.
                </p>
              </div>
              <span className="shrink-0 font-semibold">{percentText(share)}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

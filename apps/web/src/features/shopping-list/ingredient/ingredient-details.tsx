import ChevronRight from 'virtual:lucide/chevron-right'
import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { DishSheetButton } from '#lib/meal-plan/dish/dish-sheet-button.tsx'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { listMeasureWords } from '#lib/recipe/measure-text.ts'
import { Link } from '#ui/link.tsx'
import type { ListRow } from '../rows/list-row.ts'
import { amountsOf, noteBesideAmounts } from '../rows/row-words.ts'
import { type IngredientUse, ingredientUses } from './ingredient-uses.ts'

type IngredientDetailsProps = { row: ListRow; system: UnitSystem }

/** [SHOP-2] The dishes that need the ingredient, and how much; each links to its item. */
export function IngredientDetails({ row, system }: IngredientDetailsProps) {
  const note = noteBesideAmounts(row, system)
  const uses = ingredientUses([row, ...row.merged], usePlan().plan)
  return (
    <div>
      <Amounts row={row} system={system} />
      {note && <p className="mt-3 text-sm text-pretty text-muted first-letter:uppercase">{note}</p>}
      <h3 className="mt-5 font-sans text-sm font-semibold text-muted">
        For {uses.length === 1 ? 'one recipe' : `${uses.length} recipes`}
      </h3>
      <ul className="mt-1 divide-y divide-hairline">
        {uses.map((use) => (
          <li key={use.key}>
            <Use use={use} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Use({ use: { title, when, path, picture, dish } }: { use: IngredientUse }) {
  if (!path) return <p className="py-3 text-muted">{title}, not in your plan any more</p>
  return (
    <div className="flex items-center gap-1">
      <Link
        to={path}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-field py-2 hover:bg-sunk"
      >
        {picture && <img src={picture} alt="" width={48} height={48} className="size-12 rounded-full" />}
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-pretty">{title}</span>
          <span className="block text-sm text-muted">{when}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
      {dish && <DishSheetButton found={dish} of={when} />}
    </div>
  )
}

function Amounts({ row, system }: IngredientDetailsProps) {
  const { hasGrown } = row
  const { toBuy, more, needed, left } = amountsOf(row)
  const isUnsaid = !toBuy[system] && !needed[system]
  if (isUnsaid) return <p className="text-muted">As much as you like: no recipe says how much.</p>
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3">
      {hasGrown && <Amount name="Still to buy" measure={more[system]} />}
      <Amount name={hasGrown ? 'In all' : 'To buy'} measure={toBuy[system]} />
      <Amount name="At home" measure={row.row.home?.fromHome[system]} />
      <Amount name="Needed" measure={needed[system]} />
      <Amount name="Left over" measure={left[system]} />
    </dl>
  )
}

function Amount({ name, measure }: { name: string; measure: ShoppingListRow['measures']['us'] | undefined }) {
  if (!measure?.text) return null
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-bold">{listMeasureWords(measure)}</dd>
    </div>
  )
}

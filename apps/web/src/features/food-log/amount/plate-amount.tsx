import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import {
  type PlateSize,
  plateFigures,
  plateFoods,
} from '@butterleaf/domain/food-table/plates/restaurant-plate'
import { shownGrams } from '@butterleaf/domain/nutrition/macros'
import { Segmented } from '#ui/form/segmented.tsx'
import type { PlateDraft } from '../eaten/eaten-draft.ts'
import { FiguresLine } from './figures-line.tsx'

type PlateAmountProps = { draft: PlateDraft; onChange: (draft: PlateDraft) => void; table: FoodTable }

const sizeWords = { least: 'Small', usual: 'Usual', most: 'Big' } as const satisfies Record<PlateSize, string>

/** [LIFE-2] A plate of a restaurant: how big it was, and what is counted. The range is told, since it is a guess. */
export function PlateAmount({ draft, onChange, table }: PlateAmountProps) {
  const { plate, size } = draft
  const [least, most] = [plateFigures(plate, 'least', table), plateFigures(plate, 'most', table)]
  const options = (['least', 'usual', 'most'] as const).map((value) => ({ value, label: sizeWords[value] }))
  return (
    <div className="grid gap-5">
      <h3 className="text-xl">{plate.name}</h3>
      <Segmented<PlateSize>
        label="How big it was"
        options={options}
        value={size}
        onValueChange={(next) => onChange({ ...draft, size: next })}
        isWide
      />
      <FiguresLine figures={plateFigures(plate, size, table)} />
      <p className="text-sm text-pretty text-muted">
        A guess: such plates have {Math.round(least.calories)} to {Math.round(most.calories).toLocaleString()}{' '}
        kcal, {shownGrams(least.netCarbs)} to {shownGrams(most.netCarbs)} g net carbs.
      </p>
      <div className="grid gap-1 text-sm text-muted">
        <p className="font-semibold">Counted from USDA’s rows</p>
        <ul className="grid gap-0.5">
          {plate.parts.map(({ foodId, grams }, at) => (
            <li key={foodId}>
              {plateFoods(plate, table)[at]}, {`${grams[size]}\u00a0g`}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

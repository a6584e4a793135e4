import Star from 'virtual:lucide/star'
import { figuresOfGrams, shownFoodName } from '@butterleaf/domain/food-table/table-food'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { SelectInput } from '#ui/form/select/select-input.tsx'
import { gramsOfUnit, gramUnit, ounceUnit, withUnit } from '../eaten/amount-unit.ts'
import type { FoodDraft } from '../eaten/eaten-draft.ts'
import type { EatenFaults } from '../eaten/eaten-faults.ts'
import { useFavoriteFoods } from '../table/favorite-foods.ts'
import { FiguresLine } from './figures-line.tsx'

type FoodAmountProps = { draft: FoodDraft; onChange: (draft: FoodDraft) => void; faults: EatenFaults }

/** [LIFE-3] How much of a food: by its measures, grams or ounces. The row's name is told as the source. */
export function FoodAmount({ draft, onChange, faults }: FoodAmountProps) {
  const { food, unit, count } = draft
  const grams = (count ?? 0) * gramsOfUnit(food, unit)
  const measures = food.measures.map(({ name, grams }) => ({
    value: name,
    label: `${name} (${gramsText(grams)})`,
  }))
  const units = [...measures, { value: gramUnit, label: 'grams' }, { value: ounceUnit, label: 'ounces' }]
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          <h3 className="text-xl">{shownFoodName(food)}</h3>
          <p className="text-sm text-pretty text-muted">USDA: {food.name}</p>
        </div>
        <FavoriteButton foodId={food.id} />
      </div>
      <Field label="Measure">
        <SelectInput options={units} value={unit} onValueChange={(next) => onChange(withUnit(draft, next))} />
      </Field>
      <NumberStepper
        label={unit === gramUnit ? 'Grams' : unit === ounceUnit ? 'Ounces' : 'How many'}
        value={count}
        onValueChange={(next) => onChange({ ...draft, count: next })}
        step={unit === gramUnit ? 10 : 1}
        decimals={2}
        startAt={1}
        hint={unit === gramUnit ? undefined : gramsText(grams)}
        error={faults.amount ?? faults.other}
      />
      <FiguresLine figures={figuresOfGrams(food, grams)} />
    </div>
  )
}

function gramsText(grams: number): string {
  return `${grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams).toLocaleString()} g`
}

function FavoriteButton({ foodId }: { foodId: string }) {
  const { foodIds, toggle } = useFavoriteFoods()
  const isFavorite = foodIds.includes(foodId)
  return (
    <Button look="quiet" size="sm" aria-pressed={isFavorite} onClick={() => toggle(foodId)}>
      <Star aria-hidden className={`size-4.5 ${isFavorite ? 'fill-current text-leaf' : ''}`} />
      Favorite
    </Button>
  )
}

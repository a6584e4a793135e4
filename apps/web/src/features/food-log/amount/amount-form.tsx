import ArrowLeft from 'virtual:lucide/arrow-left'
import Star from 'virtual:lucide/star'
import { logLimits } from '@butterleaf/domain/food-log/log-limits'
import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import {
  type PlateSize,
  plateFigures,
  plateFoods,
} from '@butterleaf/domain/food-table/plates/restaurant-plate'
import { figuresOfGrams, shownFoodName } from '@butterleaf/domain/food-table/table-food'
import {
  type MacroName,
  type Macros,
  macroNames,
  scaleMacros,
  shownGrams,
} from '@butterleaf/domain/nutrition/macros'
import { useEffect, useRef } from 'react'
import { useFoodIndex } from '#lib/food-log/table/use-food-index.ts'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { SelectInput } from '#ui/form/select/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import {
  type EatenDraft,
  type FiguresDraft,
  type FoodDraft,
  gramsOfUnit,
  gramUnit,
  ounceUnit,
  type PlateDraft,
  type RecipeDraft,
  withUnit,
} from '../eaten/eaten-draft.ts'
import { type EatenFaults, type EatenForm, eatenFormId } from '../eaten/use-eaten-form.ts'
import { useFavoriteFoods } from '../table/favorite-foods.ts'

export type AmountFormProps = {
  draft: EatenDraft
  onChange: (draft: EatenDraft) => void
  form: EatenForm
  /** To another choice; absent where there is no step back. */
  onBack?: () => void
}

export function AmountForm({ draft, onChange, form, onBack }: AmountFormProps) {
  const back = useRef<HTMLButtonElement>(null)
  // The pressed row is replaced by the form, so the form takes the focus.
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  return (
    <form ref={form.ref} id={eatenFormId} noValidate onSubmit={form.submit} className="grid gap-3">
      {onBack && (
        <button
          ref={back}
          type="button"
          onClick={onBack}
          className="-ml-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-leaf"
        >
          <ArrowLeft aria-hidden className="size-5" />
          Something else
        </button>
      )}
      <FieldsOf draft={draft} onChange={onChange} faults={form.faults} />
    </form>
  )
}

type FieldsOfProps = Pick<AmountFormProps, 'draft' | 'onChange'> & { faults: EatenForm['faults'] }

function FieldsOf({ draft, onChange, faults }: FieldsOfProps) {
  const { data: index } = useFoodIndex()
  if (draft.kind === 'food') return <FoodAmount draft={draft} onChange={onChange} faults={faults} />
  if (draft.kind === 'recipe') return <RecipeAmount draft={draft} onChange={onChange} faults={faults} />
  if (draft.kind === 'figures') return <OwnFigures draft={draft} onChange={onChange} faults={faults} />
  return index ? <PlateAmount draft={draft} onChange={onChange} table={index.table} /> : null
}

type FoodAmountProps = { draft: FoodDraft; onChange: (draft: FoodDraft) => void; faults: EatenFaults }

/** [LIFE-3] How much of a food: by its measures, grams or ounces. The row's name is told as the source. */
function FoodAmount({ draft, onChange, faults }: FoodAmountProps) {
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

type RecipeAmountProps = { draft: RecipeDraft; onChange: (draft: RecipeDraft) => void; faults: EatenFaults }

/** [LIFE-3] How many servings of one of our recipes. */
function RecipeAmount({ draft, onChange, faults }: RecipeAmountProps) {
  const { recipe, servings } = draft
  return (
    <div className="grid gap-5">
      <h3 className="text-xl text-pretty">{recipe.title}</h3>
      <NumberStepper
        label="Servings"
        value={servings}
        onValueChange={(next) => onChange({ ...draft, servings: next })}
        step={0.5}
        decimals={2}
        startAt={1}
        error={faults.amount ?? faults.other}
      />
      <FiguresLine figures={scaleMacros(recipe.perServing, servings ?? 0)} />
    </div>
  )
}

type PlateAmountProps = { draft: PlateDraft; onChange: (draft: PlateDraft) => void; table: FoodTable }

const sizeWords = { least: 'Small', usual: 'Usual', most: 'Big' } as const satisfies Record<PlateSize, string>

/** [LIFE-2] A plate of a restaurant: how big it was, and what is counted. The range is told, since it is a guess. */
function PlateAmount({ draft, onChange, table }: PlateAmountProps) {
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

type OwnFiguresProps = { draft: FiguresDraft; onChange: (draft: FiguresDraft) => void; faults: EatenFaults }

const words = {
  calories: ['Calories', 'kcal'],
  fat: ['Fat', 'g'],
  netCarbs: ['Net carbs', 'g'],
  protein: ['Protein', 'g'],
} as const satisfies Record<MacroName, readonly [string, string]>

/** [LIFE-3] What it was and its four figures, as a label or a menu has them. */
function OwnFigures({ draft, onChange, faults }: OwnFiguresProps) {
  return (
    <div className="grid gap-5">
      <Field label="What was it?" error={faults.name}>
        <TextInput
          value={draft.name}
          maxLength={logLimits.nameCharacters}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
      </Field>
      <div className="grid items-start gap-5 md:grid-cols-2">
        {macroNames.map((name) => (
          <NumberStepper
            key={name}
            label={words[name][0]}
            unit={words[name][1]}
            value={draft.figures[name]}
            onValueChange={(value) => onChange({ ...draft, figures: { ...draft.figures, [name]: value } })}
            step={name === 'calories' ? 10 : 1}
            decimals={1}
            startAt={0}
            error={faults[name]}
          />
        ))}
      </div>
      {faults.other && <p role="alert">{faults.other}</p>}
    </div>
  )
}

/** What the amount comes to; a screen reader hears it when it changes. */
function FiguresLine({ figures }: { figures: Macros }) {
  return (
    <div role="status" className="rounded-field bg-sunk px-4 py-3">
      <MacroLine perServing={figures} hasCalories />
    </div>
  )
}

import type { FoodSource, LogEntry, LogMeasure } from '@butterleaf/domain/food-log/log-entry'
import type { TableFood } from '@butterleaf/domain/food-table/table-food'
import type { FoodLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import type { RefObject } from 'react'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import type { AmountFormProps } from '../amount/amount-form.tsx'
import { ChooseFood } from '../choose/choose-food.tsx'
import { ChoosePlate } from '../choose/choose-plate.tsx'
import { ChooseRecipe } from '../choose/choose-recipe.tsx'
import { draftOfAmount, draftOfFood, emptyFigures, type Picked, type Way } from './eaten-draft.ts'
import type { EatenForm } from './use-eaten-form.ts'

type EatenPickerProps = {
  picked: Picked
  onChange: (picked: Picked) => void
  /** Offered, in this order. */
  ways: readonly Way[]
  form: EatenForm
  log: FoodLog
  /** The search of foods, which a sheet opens with. */
  searchRef?: RefObject<HTMLInputElement | null>
}

const wayWords = {
  food: 'Food',
  recipe: 'Recipe',
  plate: 'Out',
  figures: 'Figures',
} as const satisfies Record<Way, string>
const wayNames = {
  food: 'A food',
  recipe: 'One of our recipes',
  plate: 'A plate of a restaurant',
  figures: 'Figures of your own',
} as const satisfies Record<Way, string>

/** [LIFE-3] What was eaten, and how much of it. */
export function EatenPicker({ picked, onChange, ways, form, log, searchRef }: EatenPickerProps) {
  const { way, text, draft } = picked
  if (draft && draft.kind !== 'figures')
    return (
      <LazyAmountForm
        draft={draft}
        form={form}
        onChange={(next) => onChange({ ...picked, draft: next })}
        onBack={() => onChange({ way, text })}
      />
    )
  const chooseWay = (next: Way) =>
    onChange({ way: next, text, draft: next === 'figures' ? emptyFigures : undefined })
  return (
    <div className="grid gap-4">
      <Segmented<Way>
        label="What it was"
        options={ways.map((value) => ({ value, label: wayWords[value], name: wayNames[value] }))}
        value={way}
        onValueChange={chooseWay}
        isWide
      />
      {draft ? (
        <LazyAmountForm draft={draft} form={form} onChange={(next) => onChange({ ...picked, draft: next })} />
      ) : (
        <Choice picked={picked} onChange={onChange} log={log} searchRef={searchRef} />
      )}
    </div>
  )
}

type ChoiceProps = Pick<EatenPickerProps, 'picked' | 'onChange' | 'log'> & {
  searchRef: EatenPickerProps['searchRef'] | undefined
}

function Choice({ picked, onChange, log, searchRef }: ChoiceProps) {
  const { way, text } = picked
  const recent = recentFoods(log.entries)
  const type = (next: string) => onChange({ ...picked, text: next })
  const chooseFood = (food: TableFood) => {
    const last = recent.get(food.id)
    const draft = last ? draftOfAmount(food, last.grams, last.measure) : draftOfFood(food)
    onChange({ ...picked, draft })
  }
  if (way === 'plate')
    return (
      <ChoosePlate
        text={text}
        onTextChange={type}
        onChoose={(plate) => onChange({ ...picked, draft: { kind: 'plate', plate, size: 'usual' } })}
      />
    )
  if (way === 'recipe')
    return (
      <ChooseRecipe
        text={text}
        onTextChange={type}
        onChoose={({ id, title, short, perServing }) =>
          onChange({
            ...picked,
            draft: { kind: 'recipe', recipe: { id, title: short ?? title, perServing }, servings: 1 },
          })
        }
      />
    )
  return (
    <ChooseFood
      text={text}
      onTextChange={type}
      recentIds={[...recent.keys()]}
      onChoose={chooseFood}
      searchRef={searchRef}
      onOwnFigures={(name) => onChange({ way: 'figures', text, draft: { ...emptyFigures, name } })}
    />
  )
}

// Its number fields are half of the sheet's weight, and a food is searched first.
const amountForm = createLazyPart(() => import('../amount/amount-form.tsx'))

function LazyAmountForm(props: AmountFormProps) {
  const form = useLazyPart(amountForm, true)
  return form && <form.AmountForm {...props} />
}

type RecentAmount = Readonly<{ grams: number; measure?: LogMeasure | undefined }>

/** [LIFE-3] The foods a person wrote down last, each with its last amount; the last first. */
function recentFoods(entries: readonly LogEntry[]): ReadonlyMap<string, RecentAmount> {
  const recent = new Map<string, RecentAmount>()
  const byDate = entries.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  for (const { source } of byDate)
    if (isFood(source) && !recent.has(source.foodId)) recent.set(source.foodId, source)
  return recent
}

function isFood(source: LogEntry['source']): source is FoodSource {
  return source.kind === 'food'
}

import { fullDayFaults } from '@butterleaf/domain/food-log/entry-faults'
import type { LogEntry, LogPlace } from '@butterleaf/domain/food-log/log-entry'
import type { FoodLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { meals } from '@butterleaf/domain/meals/meals'
import { noMacros } from '@butterleaf/domain/nutrition/macros'
import { useRef, useState } from 'react'
import { useDraft } from '#lib/device/draft.ts'
import type { FoodSheetRequest } from '#lib/food-log/food-sheet-request.ts'
import { useFoodIndex } from '#lib/food-log/table/use-food-index.ts'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { newId } from '#lib/new-id.ts'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select/select-input.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { draftOfSource, nothingPicked, type Picked, ways } from './eaten/eaten-draft.ts'
import { EatenPicker } from './eaten/eaten-picker.tsx'
import { eatenFormId, useEatenForm } from './eaten/use-eaten-form.ts'

/** [LIFE-2] [LIFE-3] What was eaten instead of a meal, with it, or as a snack; an entry to correct waits for the food table. */
export default function FoodSheet(props: FoodSheetProps) {
  const { entry } = props.request
  const { data: index, isPending } = useFoodIndex()
  const { cards } = usePlan().plan
  if (entry && isPending) return null
  const titleOf = (recipeId: string) => cards[recipeId]?.short ?? cards[recipeId]?.title
  const written = entry && draftOfSource(entry, index?.table, titleOf)
  const picked: Picked = written ? { way: written.kind, text: '', draft: written } : nothingPicked
  return <SheetForm {...props} initial={picked} />
}

/** The open sheet. What is typed survives a reload. */
function SheetForm({ request, log, onSave, onClose, initial }: FoodSheetProps & { initial: Picked }) {
  const { date, entry } = request
  const name = `food.${date}.${entry?.id ?? placeValue(request.place)}`
  const draft = useDraft(name, { place: request.place, picked: initial })
  const { place, picked } = draft.values
  const table = useFoodIndex().data?.table
  const close = () => {
    draft.clear()
    onClose()
  }
  const [refused, setRefused] = useState<{ place: LogPlace; reason: string }>()
  const save = (eaten: Pick<LogEntry, 'source' | 'figures'>) => {
    const { keepsLeftovers } = entry ?? {}
    const written = {
      id: entry?.id ?? newId(),
      date,
      place,
      ...eaten,
      ...(keepsLeftovers && { keepsLeftovers }),
    }
    const [fault] = fullDayFaults(written, log.entries)
    if (fault) return setRefused({ place, reason: fault.message })
    onSave(written)
    close()
  }
  const placeFault = refused?.place === place ? refused.reason : undefined
  const search = useRef<HTMLInputElement>(null)
  const form = useEatenForm(picked.draft, table, save)
  return (
    <Drawer
      isOpen
      initialFocus={search}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={place.kind === 'instead' ? 'What did you have instead?' : 'What did you eat?'}
      description={`${placeText(place)}, ${formatDate(date, 'weekday')}`}
      footer={
        picked.draft && (
          <Button type="submit" form={eatenFormId} size="lg" isWide>
            {entry ? 'Save' : 'Add'}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <EatenPicker
          picked={picked}
          onChange={(next) => draft.change({ picked: next })}
          ways={ways}
          form={form}
          log={log}
          searchRef={search}
        />
        {place.kind === 'instead' && !picked.draft && (
          <NotCounted onPress={() => save({ source: { kind: 'notCounted' }, figures: noMacros })} />
        )}
        {place.kind === 'instead' && placeFault && <p role="alert">{placeFault}</p>}
        {place.kind !== 'instead' && (
          <Field label="Where it belongs" error={placeFault}>
            <SelectInput
              options={placesBeside}
              value={placeValue(place)}
              onValueChange={(value) =>
                draft.change({ place: placesBeside.find((one) => one.value === value)?.place ?? place })
              }
            />
          </Field>
        )}
      </div>
    </Drawer>
  )
}

/** [LIFE-2] The meal is out, and nothing of it is known. */
function NotCounted({ onPress }: { onPress: () => void }) {
  return (
    <div className="grid gap-2 border-t border-hairline pt-4">
      <Button look="ghost" onClick={onPress}>
        Don’t count it
      </Button>
      <p className="text-center text-sm text-pretty text-muted">
        The planned meal leaves the day, and what the day comes to stays open.
      </p>
    </div>
  )
}

type FoodSheetProps = {
  request: FoodSheetRequest
  log: FoodLog
  onSave: (entry: LogEntry) => void
  onClose: () => void
}

/** "Instead of dinner", "With lunch", "Snack". */
function placeText(place: LogPlace): string {
  if (place.kind === 'snack') return 'Snack'
  const meal = mealWords[place.meal].toLowerCase()
  return place.kind === 'instead' ? `Instead of ${meal}` : `With ${meal}`
}

/** Where something beside the plan may be counted, by a value that a choice of options can hold. */
const placesBeside: readonly { value: string; label: string; place: LogPlace }[] = [
  { kind: 'snack' } as const,
  ...meals.map((meal) => ({ kind: 'beside', meal }) as const),
].map((place) => ({ value: placeValue(place), label: placeText(place), place }))

function placeValue(place: LogPlace): string {
  return place.kind === 'snack' ? 'snack' : `${place.kind} ${place.meal}`
}

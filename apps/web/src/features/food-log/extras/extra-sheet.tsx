import { type Weekday, weekdays } from '@butterleaf/domain/calendar/weekday'
import { weekdayNames } from '@butterleaf/domain/calendar/weekday-names'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { FoodLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import { useRef, useState } from 'react'
import { useFoodIndex } from '#lib/food-log/table/use-food-index.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { newId } from '#lib/new-id.ts'
import { today } from '#lib/today.ts'
import { Button } from '#ui/action/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { draftOfSource, nothingPicked, type Picked } from '../eaten/eaten-draft.ts'
import { EatenPicker } from '../eaten/eaten-picker.tsx'
import { type Eaten, eatenFormId, useEatenForm } from '../eaten/use-eaten-form.ts'

/** [LIFE-4] A new extra, or one to change, which waits for the food table. */
export default function ExtraSheet(props: ExtraSheetProps) {
  const { extra } = props
  const { data: index, isPending } = useFoodIndex()
  const { cards } = usePlan().plan
  if (extra && isPending) return null
  const titleOf = (recipeId: string) => cards[recipeId]?.short ?? cards[recipeId]?.title
  const written = extra && draftOfSource(extra, index?.table, titleOf)
  const initial = written ? { way: written.kind, text: '', draft: written } : nothingPicked
  return <ExtraForm {...props} initial={initial} />
}

type ExtraSheetProps = {
  /** To change; absent for a new one. */
  extra: FoodExtra | undefined
  log: FoodLog
  onSave: (extra: FoodExtra) => void
  onClose: () => void
}

const waysOfExtras = ['food', 'recipe', 'figures'] as const
const chips = weekdays.map((value) => ({ value, label: weekdayNames[value].slice(0, 3) }))

/** [LIFE-4] What it is, how much, on which weekdays, and whether it is bought. */
function ExtraForm({ extra, log, onSave, onClose, initial }: ExtraSheetProps & { initial: Picked }) {
  const [picked, setPicked] = useState(initial)
  const [days, setDays] = useState<readonly Weekday[]>(extra?.weekdays ?? weekdays)
  const [isBought, setBought] = useState(extra?.isBought ?? true)
  const [isAsked, setAsked] = useState(false)
  const table = useFoodIndex().data?.table
  const save = ({ source, figures }: Eaten) => {
    setAsked(true)
    if (days.length === 0 || source.kind === 'plate') return
    const kept = { id: extra?.id ?? newId(), from: extra?.from ?? today(), until: extra?.until }
    onSave({ ...kept, source, figures, weekdays: weekdays.filter((day) => days.includes(day)), isBought })
    onClose()
  }
  const search = useRef<HTMLInputElement>(null)
  const form = useEatenForm(picked.draft, table, save)
  return (
    <Drawer
      isOpen
      initialFocus={search}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={extra ? 'Change an extra' : 'Add an extra'}
      footer={
        picked.draft && (
          <Button type="submit" form={eatenFormId} size="lg" isWide>
            Save
          </Button>
        )
      }
    >
      <div className="grid gap-6">
        <EatenPicker
          picked={picked}
          onChange={setPicked}
          ways={waysOfExtras}
          form={form}
          log={log}
          searchRef={search}
        />
        {picked.draft && (
          <>
            <div className="grid gap-2">
              <ToggleChips<Weekday>
                label="On which days?"
                chips={chips}
                values={days}
                onToggle={(day, isOn) => setDays(isOn ? [...days, day] : days.filter((one) => one !== day))}
              />
              {isAsked && days.length === 0 && (
                <p role="alert" className="text-sm font-semibold text-paprika">
                  Choose at least one weekday.
                </p>
              )}
            </div>
            <BoughtChoice isBought={isBought} onChange={setBought} />
          </>
        )}
      </div>
    </Drawer>
  )
}

const choices = [
  { value: true, label: 'Bought', note: 'It stands on the shopping list.' },
  { value: false, label: 'Not bought', note: 'From a café, from work, or always at home.' },
]

/** [LIFE-4] Whether the shopping list asks for it. */
function BoughtChoice({ isBought, onChange }: { isBought: boolean; onChange: (isBought: boolean) => void }) {
  return <ChoiceGroup label="Is it bought?" choices={choices} value={isBought} onValueChange={onChange} />
}

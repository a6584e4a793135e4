import type { WireOwnFood, WireOwnLine } from '@butterleaf/contract/own-recipes/calls'
import { searchFoods } from '@butterleaf/domain/food-table/search/search-foods'
import { shownFoodName } from '@butterleaf/domain/food-table/table-food'
import { ownRecipeBox } from '@butterleaf/domain/own-recipes/own-recipe'
import { searchOwnFoods } from '@butterleaf/domain/own-recipes/search-own-foods'
import { useDeferredValue, useState } from 'react'
import { useFoodIndex } from '#lib/food-log/table/use-food-index.ts'
import { useOwnFoods } from '#lib/own-recipes/own-recipe-queries.ts'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type LineSheetProps = {
  line: WireOwnLine
  canRemove: boolean
  /** Undefined takes the line out. */
  onSave: (line: WireOwnLine | undefined) => void
  onClose: () => void
}

/** [OWN-2] Which food a line means, and how much; remembered for the next recipes. */
export default function LineSheet({ line, canRemove, onSave, onClose }: LineSheetProps) {
  const [food, setFood] = useState(line.food ?? undefined)
  const [grams, setGrams] = useState(line.grams ?? null)
  const [isChoosing, setChoosing] = useState(!line.food)
  const [isAsked, setAsked] = useState(false)
  const save = () => {
    setAsked(true)
    if (food && grams !== null && grams > 0) onSave({ ...line, food, grams, note: null })
  }
  const choose = (chosen: WireOwnFood) => {
    setFood(chosen)
    setChoosing(false)
  }
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={line.words}
      description="What this line means. It is remembered for your next recipes."
      footer={
        !isChoosing && (
          <Button size="lg" isWide onClick={save}>
            Save
          </Button>
        )
      }
    >
      {isChoosing ? (
        <ChooseLineFood onChoose={choose} />
      ) : (
        <div className="grid gap-5">
          <div className="flex items-center justify-between gap-3">
            <p className="min-w-0 font-semibold break-words">{food?.name}</p>
            <Button look="quiet" onClick={() => setChoosing(true)}>
              Pick another food
            </Button>
          </div>
          <NumberStepper
            label="Weight"
            unit="g"
            value={grams}
            onValueChange={setGrams}
            min={0}
            max={ownRecipeBox.gramsOfLine}
            step={5}
            decimals={1}
            startAt={100}
            error={isAsked && (grams === null || grams <= 0) ? 'Say how many grams.' : undefined}
          />
          {canRemove && (
            <Button look="quiet" onClick={() => onSave(undefined)}>
              Take the line out
            </Button>
          )}
        </div>
      )}
    </Drawer>
  )
}

const mostShown = 12
type Found = { food: WireOwnFood; note: string }

/** [OWN-2] Our foods and the ordinary ones first, then the rows of the food table. */
function ChooseLineFood({ onChoose }: { onChoose: (food: WireOwnFood) => void }) {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const { found, isPending } = useFoundFoods(words)
  return (
    <div className="grid gap-4">
      <Field label="Search foods">
        <TextInput
          type="search"
          autoComplete="off"
          placeholder="Leek, butter, flour…"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {words !== '' && isPending && found.length === 0 ? (
        <Skeleton shape="field" />
      ) : words !== '' && found.length === 0 ? (
        <p className="text-pretty text-muted">No food is called “{words}”. Try one of its ingredients.</p>
      ) : (
        <ul aria-label="Foods found" className="divide-y divide-hairline">
          {found.map(({ food, note }) => (
            <li key={`${food.kind} ${food.id}`}>
              <button
                type="button"
                onClick={() => onChoose(food)}
                className="grid min-h-14 w-full content-center py-2 text-left hover:bg-sunk"
              >
                <span className="font-semibold break-words">{food.name}</span>
                <span className="text-sm text-muted">{note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{words === '' ? '' : `${found.length} foods found`}</VisuallyHidden>
    </div>
  )
}

function useFoundFoods(words: string): { found: Found[]; isPending: boolean } {
  const ours = useOwnFoods()
  const table = useFoodIndex()
  const known = searchOwnFoods(ours.data ?? [], words, mostShown).map(({ per100g, ...food }) => ({
    food,
    note: noteOf(per100g.calories, per100g.net_carbs),
  }))
  const rows = table.data && words !== '' ? searchFoods(table.data, words, []) : []
  const others = rows.slice(0, mostShown).map((row) => ({
    food: { kind: 'table' as const, id: row.id, name: shownFoodName(row) },
    note: `${shownFoodName(row) === row.name ? '' : `${row.name} · `}${noteOf(row.figuresPer100g.calories, row.figuresPer100g.netCarbs)}`,
  }))
  return { found: [...known, ...others], isPending: ours.isPending || table.isPending }
}

function noteOf(calories: number, netCarbs: number): string {
  return `${Math.round(calories)} kcal, ${Math.round(netCarbs * 10) / 10} g net carbs in 100 g`
}

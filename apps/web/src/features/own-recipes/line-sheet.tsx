import type { WireOwnFood, WireOwnLine } from '@butterleaf/contract/own-recipes/calls'
import { ownRecipeBox } from '@butterleaf/domain/own-recipes/own-recipe'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { ChooseLineFood } from './choose-line-food.tsx'

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

import House from 'virtual:lucide/house'
import Undo2 from 'virtual:lucide/undo-2'
import { Button } from '#ui/action/button.tsx'
import type { OpenIngredientProps } from './open-ingredient-props.ts'

/** [PAN-2] Says that the open ingredient is at home, or that it is out; of one that was bought, takes the tick back. */
export function AtHomeButton({ row, onTick, onMarkAtHome, onClose }: Omit<OpenIngredientProps, 'system'>) {
  const { isDone, isAtHome } = row
  const mark = () => {
    if (isDone) onTick(row)
    else onMarkAtHome(row)
    onClose()
  }
  const words = isDone ? 'Put it back on the list' : isAtHome ? 'I’m out of it' : 'I have this at home'
  return (
    <Button look={isDone || isAtHome ? 'quiet' : 'leaf'} size="lg" isWide onClick={mark}>
      {isDone || isAtHome ? (
        <Undo2 aria-hidden className="size-5" />
      ) : (
        <House aria-hidden className="size-5" />
      )}
      {words}
    </Button>
  )
}

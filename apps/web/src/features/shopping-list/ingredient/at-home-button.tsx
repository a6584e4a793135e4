import House from 'virtual:lucide/house'
import Undo2 from 'virtual:lucide/undo-2'
import { Button } from '#ui/action/button.tsx'
import type { OpenIngredientProps } from './ingredient-drawer.tsx'

/** Ticks the open ingredient, or takes the tick back. */
export function AtHomeButton({ row, onTick, onClose }: Omit<OpenIngredientProps, 'system'>) {
  const mark = () => {
    onTick(row)
    onClose()
  }
  return (
    <Button look={row.isDone ? 'quiet' : 'leaf'} size="lg" isWide onClick={mark}>
      {row.isDone ? <Undo2 aria-hidden className="size-5" /> : <House aria-hidden className="size-5" />}
      {row.isDone ? 'Put it back on the list' : 'I have this at home'}
    </Button>
  )
}

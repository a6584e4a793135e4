import Ellipsis from 'virtual:lucide/ellipsis'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useOpenerOfChoice } from '../choosing/choice-begun.ts'
import { useDishSheet } from './dish-sheet-host.tsx'

type DishSheetButtonProps = {
  found: FoundDish
  /** Where dishes of several days are in sight: "Thursday’s dinner". */
  of?: string
  className?: string
}

/** [MAP-3] Three dots beside a dish: what can be done with it. */
export function DishSheetButton({ found, of, className = '' }: DishSheetButtonProps) {
  const open = useDishSheet()
  const label = `Options for ${of ?? mealWords[found.item.meal].toLowerCase()}`
  const { button, remember } = useOpenerOfChoice(label)
  return (
    <IconButton
      ref={button}
      look="plain"
      label={label}
      aria-haspopup="dialog"
      className={className}
      onClick={() => {
        remember()
        open(found)
      }}
    >
      <Ellipsis aria-hidden className="size-5 text-muted" />
    </IconButton>
  )
}

import X from 'virtual:lucide/x'
import { useEffect, useId, useState } from 'react'
import { IconButton } from '#ui/action/icon-button.tsx'
import { focusOnArrival } from '#ui/behavior/focus-on-arrival.ts'
import { Card } from '#ui/surface/card.tsx'
import { AtHomeButton } from './at-home-button.tsx'
import { IngredientDetails } from './ingredient-details.tsx'
import type { OpenIngredientProps } from './open-ingredient-props.ts'

/** [SHOP-2] An ingredient beside the list, where there is room. */
export default function IngredientPanel({ row, system, onClose, ...acts }: OpenIngredientProps) {
  const id = useId()
  useFocusGivenBack()
  return (
    <Card
      as="section"
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="grid gap-4"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} ref={focusOnArrival} tabIndex={-1} className="outline-none">
          <span className="inline-block first-letter:uppercase">{row.row.name}</span>
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <IngredientDetails row={row} system={system} />
      <AtHomeButton row={row} onClose={onClose} {...acts} />
    </Card>
  )
}

/** To what was pressed, when the panel goes. */
function useFocusGivenBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}

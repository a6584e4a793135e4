import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { Drawer } from '#ui/surface/drawer.tsx'
import type { ListRow } from '../rows/list-row.ts'
import { AtHomeButton } from './at-home-button.tsx'
import { IngredientDetails } from './ingredient-details.tsx'

export interface OpenIngredientProps {
  row: ListRow
  system: UnitSystem
  onTick: (row: ListRow) => void
  onMarkAtHome: (row: ListRow) => void
  onClose: () => void
}

/** [SHOP-2] An ingredient over the list, where there is no room beside it. */
export default function IngredientDrawer({ row, system, onClose, ...acts }: OpenIngredientProps) {
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="inline-block first-letter:uppercase">{row.row.name}</span>}
      footer={<AtHomeButton row={row} onClose={onClose} {...acts} />}
    >
      <IngredientDetails row={row} system={system} />
    </Drawer>
  )
}

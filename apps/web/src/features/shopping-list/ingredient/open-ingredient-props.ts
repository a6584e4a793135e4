import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { ListRow } from '../rows/list-row.ts'

export interface OpenIngredientProps {
  row: ListRow
  system: UnitSystem
  onTick: (row: ListRow) => void
  onMarkAtHome: (row: ListRow) => void
  onClose: () => void
}

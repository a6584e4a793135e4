import { DishSheetHost } from '#lib/meal-plan/dish/dish-sheet-host.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { AtHomeButton } from './at-home-button.tsx'
import { IngredientDetails } from './ingredient-details.tsx'
import type { OpenIngredientProps } from './open-ingredient-props.ts'

/** [SHOP-2] An ingredient over the list, where there is no room beside it. */
export default function IngredientDrawer({ row, system, onClose, ...acts }: OpenIngredientProps) {
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="inline-block first-letter:uppercase">{row.row.name}</span>}
      footer={<AtHomeButton row={row} onClose={onClose} {...acts} />}
    >
      {/* Its own, so that the sheet of a dish opens over this drawer, not beside it. */}
      <DishSheetHost>
        <IngredientDetails row={row} system={system} />
      </DishSheetHost>
    </Drawer>
  )
}

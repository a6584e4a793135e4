import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { AtHomeCard } from './rows/at-home-card.tsx'
import { AtHomeItem } from './rows/at-home-item.tsx'
import type { ListRow } from './rows/list-row.ts'
import { OwnLinesCard } from './rows/own-lines-card.tsx'
import { RowAction } from './rows/row-action.tsx'
import { RowItem } from './rows/row-item.tsx'
import { RowsCard } from './rows/rows-card.tsx'
import type { ShownList } from './rows/shown-list.ts'
import { useRemoval } from './use-removal.ts'
import type { ListInUse } from './use-shopping-list.ts'

interface ListSectionsProps {
  list: ListInUse
  shown: ShownList
  system: UnitSystem
  onOpen: (row: ListRow) => void
}

/** [PAN-3] What to buy, aisle by aisle; then the person's own lines, what is at home, what is bought, and what is no longer needed. */
export function ListSections({ list, shown, system, onOpen }: ListSectionsProps) {
  const removeLine = useRemoval(list)
  const own = useFocusHandover(shown.own.map(({ key }) => key).join())
  const home = useFocusHandover(shown.atHome.map(({ key }) => key).join())
  const look = { system, onTick: list.tickRow, isCutOff: list.isCutOff }
  const items = (rows: readonly ListRow[]) =>
    rows.map((row) => {
      const action = <RowAction row={row} onRemoveLine={removeLine} onOpen={onOpen} />
      return <RowItem key={row.key} row={row} {...look} action={action} />
    })
  return (
    <div className="grid grid-cols-1 gap-4">
      {shown.total === 0 && shown.atHome.length > 0 && (
        <EmptyState picture={<EmptyBasket />} title="All at home">
          Nothing is to be bought for these days. Check below that it is really there.
        </EmptyState>
      )}
      {shown.total === 0 && shown.atHome.length === 0 && (
        <EmptyState picture={<EmptyBasket />} title="An empty basket">
          No dish of this week is cooked from a recipe yet.
        </EmptyState>
      )}
      <div className="grid grid-cols-1 gap-4 empty:hidden xl:block xl:columns-[22rem]">
        {shown.aisles.map(({ heading, rows }) => (
          <RowsCard
            key={heading}
            heading={heading}
            count={rows.length}
            className="break-inside-avoid xl:mb-4"
          >
            {items(rows)}
          </RowsCard>
        ))}
      </div>
      <div {...own} className="contents">
        <OwnLinesCard count={shown.own.length} onAddLine={list.addLine}>
          {items(shown.own)}
        </OwnLinesCard>
      </div>
      <div {...home} className="contents">
        {shown.atHome.length > 0 && (
          <AtHomeCard count={shown.atHome.length}>
            {shown.atHome.map((row) => (
              <AtHomeItem
                key={row.key}
                row={row}
                system={system}
                isCutOff={list.isCutOff}
                onMarkAtHome={list.markAtHome}
                onOpen={onOpen}
              />
            ))}
          </AtHomeCard>
        )}
      </div>
      {shown.done.length > 0 && (
        <RowsCard heading="Got it" count={shown.done.length}>
          {items(shown.done)}
        </RowsCard>
      )}
      {shown.noLongerNeeded.length > 0 && (
        <RowsCard heading="No longer needed" note={noLongerNeededNote}>
          {shown.noLongerNeeded.map((row) => (
            <RowItem key={row.key} row={row} {...look} />
          ))}
        </RowsCard>
      )}
    </div>
  )
}

const noLongerNeededNote =
  'You ticked these, and then the plan changed. Bought already? They keep. Untick to clear.'

import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { type ReactNode, useId } from 'react'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { useListNotes } from './list-look.ts'
import { AtHomeCard } from './rows/at-home-card.tsx'
import { AtHomeItem } from './rows/at-home-item.tsx'
import type { ListRow } from './rows/list-row.ts'
import { OwnLinesCard } from './rows/own-lines-card.tsx'
import { RowAction } from './rows/row-action.tsx'
import { RowItem } from './rows/row-item.tsx'
import { RowsCard } from './rows/rows-card.tsx'
import { type ShownAisle, type ShownList, type ShownShop, shopName } from './rows/shown-list.ts'
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
  const look = { system, onTick: list.tickRow, isCutOff: list.isCutOff, showsNote: useListNotes() }
  const items = (rows: readonly ListRow[]) =>
    rows.map((row) => {
      const action = <RowAction row={row} onRemoveLine={removeLine} onOpen={onOpen} />
      return <RowItem key={row.id} row={row} {...look} action={action} />
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
      <RowsToBuy shown={shown} items={items} />
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

type RowsToBuyProps = { shown: ShownList; items: (rows: readonly ListRow[]) => ReactNode }

/** Shop by shop and aisle by aisle. */
export function RowsToBuy({ shown, items }: RowsToBuyProps) {
  if (shown.shops.length === 0) return <Aisles aisles={shown.aisles} items={items} />
  return shown.shops.map((shop) => <Shop key={shop.date} shop={shop} aisles={shown.aisles} items={items} />)
}

type AislesProps = {
  aisles: readonly ShownAisle[]
  items: (rows: readonly ListRow[]) => ReactNode
  shopId?: string
}

function Aisles({ aisles, items, shopId }: AislesProps) {
  return (
    <div className="grid grid-cols-1 gap-4 empty:hidden xl:block xl:columns-[22rem]">
      {aisles.map(({ heading, rows }) => (
        <RowsCard
          key={heading}
          heading={heading}
          shopId={shopId}
          count={rows.length}
          className="break-inside-avoid xl:mb-4"
        >
          {items(rows)}
        </RowsCard>
      ))}
    </div>
  )
}

/** [LIV-5] One of a list's two shops. */
function Shop({ shop: { date, left, total }, aisles, items }: AislesProps & { shop: ShownShop }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-1 pt-2">
        <h2 id={id} className="text-2xl">
          {shopName(date)}
        </h2>
        <p className="text-sm text-muted">{left === 0 ? 'All there' : `${left} of ${total} left`}</p>
      </header>
      <Aisles aisles={aisles.filter(({ shop }) => shop === date)} items={items} shopId={id} />
    </section>
  )
}

const noLongerNeededNote =
  'You ticked these, and then the plan changed. Bought already? They keep. Untick to clear.'

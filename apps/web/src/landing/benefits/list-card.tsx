import Check from 'virtual:lucide/check'
import type { ShoppingList, ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'

const shownAisles = ['Produce', 'Dairy', 'Meat'] as const
const shownRows = 2
/** As if half-way through the shop. */
const tickedRows = 1

/** The first rows of a real week's list. */
export function ListCard({ list }: { list: ShoppingList }) {
  const aisles = shownAisles.flatMap((heading) => {
    const rows = Object.values(list[heading] ?? {})
    return rows.length > 0 ? [{ heading, rows: rows.slice(0, shownRows) }] : []
  })
  const all = Object.values(list).reduce((sum, rows) => sum + Object.keys(rows).length, 0)
  const shown = aisles.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <div className="rounded-card bg-surface p-4 shadow-card lg:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-display text-lg">Shopping list, week 1</p>
        <p className="text-sm whitespace-nowrap text-muted">{all} to buy</p>
      </div>
      {aisles.map(({ heading, rows }, at) => (
        <div key={heading}>
          <h4 className="mt-3 text-sm font-bold lg:mt-4 text-muted">{heading}</h4>
          <ul className="divide-y divide-hairline">
            {rows.map((row, place) => (
              <Row key={row.name} row={row} isTicked={at === 0 && place < tickedRows} />
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-3 text-sm text-muted">and {all - shown} more, aisle by aisle</p>
    </div>
  )
}

function Row({ row: { name, measures }, isTicked }: { row: ShoppingListRow; isTicked: boolean }) {
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5">
      <span
        aria-hidden
        className={`grid size-6 shrink-0 place-items-center rounded-full border-[1.5px] ${isTicked ? 'border-leaf bg-leaf text-on-leaf' : 'border-line'}`}
      >
        {isTicked && <Check className="size-4" strokeWidth={3} />}
      </span>
      <span
        className={`min-w-0 flex-1 first-letter:uppercase ${isTicked ? 'text-muted line-through' : 'font-semibold'}`}
      >
        {name}
        {isTicked && <span className="sr-only">, in the basket</span>}
      </span>
      <span className={isTicked ? 'text-muted line-through' : 'font-bold'}>{measures.us?.text}</span>
    </li>
  )
}

import { useSearchParams } from 'react-router'
import type { ListRow } from '../rows/list-row.ts'
import type { ShownList } from '../rows/shown-list.ts'

const parameter = 'ingredient'

/** The open ingredient is in the URL, so that back and a reload restore it. */
export function useOpenIngredient({ aisles, atHome, done }: ShownList) {
  const [search, setSearch] = useSearchParams()
  const rows = [...aisles.flatMap((aisle) => aisle.rows), ...atHome, ...done]
  return {
    row: rows.find(({ key, row }) => row.kind === 'food' && key === search.get(parameter)),
    open: ({ key }: ListRow) => setSearch({ [parameter]: key }, { preventScrollReset: true }),
    close: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}

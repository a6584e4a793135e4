import { useSearchParams } from 'react-router'
import type { ListRow } from '../rows/list-row.ts'
import type { ShownList } from '../rows/shown-list.ts'

const parameter = 'ingredient'

/** The open ingredient is in the URL, so that back and a reload restore it. */
export function useOpenIngredient({ aisles, atHome, done }: ShownList) {
  const [search, setSearch] = useSearchParams()
  const rows = [...aisles.flatMap((aisle) => aisle.rows), ...atHome, ...done]
  return {
    row: rows.find(({ id, row }) => row.kind === 'food' && id === search.get(parameter)),
    open: ({ id }: ListRow) => setSearch({ [parameter]: id }, { preventScrollReset: true }),
    close: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}

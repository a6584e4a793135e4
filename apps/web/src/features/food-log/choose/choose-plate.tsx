import { plateFigures, type RestaurantPlate } from '@butterleaf/domain/food-table/plates/restaurant-plate'
import { useFoodIndex } from '#lib/food-log/table/use-food-index.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ChoiceList, ChoiceRow } from './choice-row.tsx'

/** [LIFE-2] Eight plates as restaurants serve them, each with its range. */
export function ChoosePlate({ onChoose }: { onChoose: (plate: RestaurantPlate) => void }) {
  const { data: index, isError } = useFoodIndex()
  if (isError && !index)
    return <p role="alert">The plates need the food table, which isn’t on this device yet.</p>
  if (!index) return <Skeleton shape="block" />
  const { table } = index
  return (
    <ChoiceList label="Plates of restaurants" isTitled={false}>
      {table.plates.map((plate) => {
        const kcal = (size: 'least' | 'most') => Math.round(plateFigures(plate, size, table).calories)
        return (
          <ChoiceRow
            key={plate.id}
            name={plate.name}
            notes={[`${kcal('least')} to ${kcal('most').toLocaleString()} kcal`]}
            onChoose={() => onChoose(plate)}
          />
        )
      })}
    </ChoiceList>
  )
}

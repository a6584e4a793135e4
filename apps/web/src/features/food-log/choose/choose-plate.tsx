import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import {
  findPlates,
  plateFigures,
  type RestaurantPlate,
} from '@butterleaf/domain/food-table/plates/restaurant-plate'

import { shownGrams } from '@butterleaf/domain/nutrition/macros'
import { useFoodIndex } from '#lib/food-log/table/use-food-index.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SearchLine } from '#ui/search/search-line.tsx'
import { ChoiceList, ChoiceRow } from './choice-row.tsx'

type ChoosePlateProps = {
  text: string
  onTextChange: (text: string) => void
  onChoose: (plate: RestaurantPlate) => void
}

/** Of a big plate: what still fits most days of a keto plan. */
const fewNetCarbs = 20

/** [LIFE-2] Plates as restaurants serve them, each with its range: by their words, those with few carbs first. */
export function ChoosePlate({ text, onTextChange, onChoose }: ChoosePlateProps) {
  const { data: index, isError } = useFoodIndex()
  if (isError && !index)
    return <p role="alert">The plates need the food table, which isn’t on this device yet.</p>
  if (!index) return <Skeleton shape="block" />
  const { table } = index
  const words = text.trim()
  const found = findPlates(table, words)
  const isLow = (plate: RestaurantPlate) => plateFigures(plate, 'most', table).netCarbs < fewNetCarbs
  const lists = [
    { label: 'Few carbs', plates: found.filter(isLow) },
    { label: 'With bread, rice, noodles or sugar', plates: found.filter((plate) => !isLow(plate)) },
  ].filter(({ plates }) => plates.length > 0)
  return (
    <div className="grid gap-4">
      <SearchLine
        label="Search plates"
        placeholder="Pizza, sushi, steak…"
        text={text}
        onTextChange={onTextChange}
        onEnter={() => found[0] && onChoose(found[0])}
      />
      {lists.map(({ label, plates }) => (
        <ChoiceList key={label} label={label}>
          {plates.map((plate) => (
            <PlateRow key={plate.id} plate={plate} table={table} onChoose={onChoose} />
          ))}
        </ChoiceList>
      ))}
      {found.length === 0 && (
        <p role="status" className="py-4 text-center text-pretty text-muted">
          No plate is called “{words}”. Try one of its ingredients, or a food.
        </p>
      )}
    </div>
  )
}

type PlateRowProps = { plate: RestaurantPlate; table: FoodTable } & Pick<ChoosePlateProps, 'onChoose'>

function PlateRow({ plate, table, onChoose }: PlateRowProps) {
  const [least, most] = [plateFigures(plate, 'least', table), plateFigures(plate, 'most', table)]
  const calories = `${Math.round(least.calories)} to ${Math.round(most.calories).toLocaleString()} kcal`
  const carbs = `${shownGrams(least.netCarbs)} to ${shownGrams(most.netCarbs)} g net carbs`
  return <ChoiceRow name={plate.name} notes={[`${calories}, ${carbs}`]} onChoose={() => onChoose(plate)} />
}

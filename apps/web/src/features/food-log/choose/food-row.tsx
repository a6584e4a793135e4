import { shownFoodName, type TableFood } from '@butterleaf/domain/food-table/table-food'
import { shownGrams } from '@butterleaf/domain/nutrition/macros'
import { ChoiceRow } from './choice-row.tsx'

/** A food by what people call it, with its row's name at USDA where that is another. */
export function FoodRow({ food, onChoose }: { food: TableFood; onChoose: (food: TableFood) => void }) {
  const { calories, netCarbs } = food.figuresPer100g
  const name = shownFoodName(food)
  const figures = `${Math.round(calories)} kcal, ${shownGrams(netCarbs)} g net carbs in 100 g`
  return (
    <ChoiceRow
      name={name}
      notes={name === food.name ? [figures] : [food.name, figures]}
      onChoose={() => onChoose(food)}
    />
  )
}

import { ketoFoodIds } from '@butterleaf/domain/food-table/food-table'
import type { FoodIndex } from '@butterleaf/domain/food-table/search/index-foods'
import { searchFoods } from '@butterleaf/domain/food-table/search/search-foods'
import { shownFoodName, type TableFood } from '@butterleaf/domain/food-table/table-food'
import { shownGrams } from '@butterleaf/domain/nutrition/macros'
import { type RefObject, useDeferredValue } from 'react'
import { useFoodIndex } from '#lib/food-log/table/use-food-index.ts'
import { Button } from '#ui/action/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SearchLine } from '#ui/search/search-line.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useFavoriteFoods } from '../table/favorite-foods.ts'
import { ChoiceList, ChoiceRow } from './choice-row.tsx'

type ChooseFoodProps = {
  text: string
  onTextChange: (text: string) => void
  /** What the person wrote down last, the last first. */
  recentIds: readonly string[]
  onChoose: (food: TableFood) => void
  /** The way on when the food isn't in the table. */
  onOwnFigures: (name: string) => void
  searchRef?: RefObject<HTMLInputElement | null> | undefined
}

/** [LIFE-3] A food of the table by what people call it; before anything is typed, favorites and what was eaten lately; keto foods where nothing was. */
export function ChooseFood({ text, onTextChange, recentIds, onChoose, ...others }: ChooseFoodProps) {
  const { onOwnFigures, searchRef } = others
  const { data: index, isError, isFetching, refetch } = useFoodIndex()
  const words = useDeferredValue(text.trim())
  const found = index && words !== '' ? searchFoods(index, words, recentIds) : []
  const takeFirst = () => {
    const [first] = index ? searchFoods(index, text, recentIds) : []
    if (first) onChoose(first)
  }
  return (
    <div className="grid gap-4">
      <SearchLine
        label="Search foods"
        placeholder="Egg, coffee, burger…"
        text={text}
        onTextChange={onTextChange}
        onEnter={takeFirst}
        inputRef={searchRef}
      />
      {isError && !index ? (
        <ErrorState
          title="The food table isn’t on this device yet"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          action={
            <Button look="ghost" onClick={() => onOwnFigures(text.trim())}>
              Enter figures
            </Button>
          }
        >
          It loads once, with a connection, and then works without. Figures can be entered at any time.
        </ErrorState>
      ) : !index ? (
        <FoodsLoading />
      ) : words === '' ? (
        <FirstFoods index={index} recentIds={recentIds} onChoose={onChoose} />
      ) : found.length > 0 ? (
        <ChoiceList label="Foods found" isTitled={false}>
          {found.map((food) => (
            <FoodRow key={food.id} food={food} onChoose={onChoose} />
          ))}
        </ChoiceList>
      ) : (
        <NothingFound words={words} onOwnFigures={onOwnFigures} />
      )}
      <VisuallyHidden role="status">{index && words !== '' ? foundText(found.length) : ''}</VisuallyHidden>
    </div>
  )
}

function foundText(count: number): string {
  if (count === 0) return 'No food found'
  return count === 1 ? '1 food found' : `${count} foods found`
}

const firstShown = 8

type FirstFoodsProps = { index: FoodIndex; recentIds: readonly string[]; onChoose: (food: TableFood) => void }

function FirstFoods({ index, recentIds, onChoose }: FirstFoodsProps) {
  const { foodIds } = useFavoriteFoods()
  const { table } = index
  const foodsOf = (ids: readonly string[]) => ids.flatMap((id) => table.findFood(id) ?? [])
  const recent = foodsOf(recentIds.filter((id) => !foodIds.includes(id))).slice(0, firstShown)
  const lists = [
    { label: 'Favorites', foods: foodsOf(foodIds) },
    { label: 'Lately', foods: recent },
    { label: 'Often eaten', foods: foodIds.length + recentIds.length === 0 ? foodsOf(ketoFoodIds) : [] },
  ]
  return lists
    .filter(({ foods }) => foods.length > 0)
    .map(({ label, foods }) => (
      <ChoiceList key={label} label={label}>
        {foods.map((food) => (
          <FoodRow key={food.id} food={food} onChoose={onChoose} />
        ))}
      </ChoiceList>
    ))
}

/** As high as the rows that come, so that nothing below moves from under a thumb. */
function FoodsLoading() {
  return (
    <div role="status" aria-label="Loading the food table" className="grid gap-2">
      {Array.from({ length: firstShown }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
        <Skeleton key={row} shape="field" className="h-18" />
      ))}
    </div>
  )
}

function NothingFound({ words, onOwnFigures }: { words: string; onOwnFigures: (name: string) => void }) {
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      <p className="max-w-prose text-pretty text-muted">
        No food of the table is called “{words}”. Try one of its ingredients, or enter the figures.
      </p>
      <Button look="ghost" onClick={() => onOwnFigures(words)}>
        Enter figures for “{words}”
      </Button>
    </div>
  )
}

/** A food by what people call it, with its row's name at USDA where that is another. */
function FoodRow({ food, onChoose }: { food: TableFood; onChoose: (food: TableFood) => void }) {
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

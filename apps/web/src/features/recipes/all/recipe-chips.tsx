import { categoryWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type Category, categories } from '@butterleaf/domain/recipes/categories'
import { type Cuisine, cuisineNames } from '@butterleaf/domain/recipes/cuisines'
import type { RecipeFilters, TimeStep } from '@butterleaf/domain/recipes/filters'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { toggled } from '../browse/browse-filters.ts'

/** Minutes that people ask for; the drawer has all steps. */
const minuteChips = [15, 30, 45] as const satisfies TimeStep[]
const fitsChip = 'fits'
const mostCuisines = 8

type RecipeChipsProps = {
  filters: RecipeFilters
  onFilters: (filters: RecipeFilters, fitsDay?: boolean) => void
  /** That the recipes found are of. */
  offered: readonly Cuisine[]
  fitsDay: boolean
  /** What the chip of the day says; undefined where no day can be changed. */
  dayLabel: string | undefined
}

type Chip = typeof fitsChip | TimeStep | Cuisine

/** [MAP-5] What most people narrow by, in sight; all else is in the drawer. */
export function RecipeChips({ filters, onFilters, offered, fitsDay, dayLabel }: RecipeChipsProps) {
  const shownCuisines = [...new Set([...filters.cuisines, ...offered.slice(0, mostCuisines)])]
  const values: Chip[] = [...(fitsDay ? ([fitsChip] as const) : []), filters.mostMinutes, ...filters.cuisines]
  const toggle = (chip: Chip, isOn: boolean) => {
    if (chip === fitsChip) return onFilters(filters, isOn)
    if (typeof chip === 'string')
      return onFilters({ ...filters, cuisines: toggled(filters.cuisines, chip, isOn) })
    return onFilters({ ...filters, mostMinutes: isOn ? chip : 0 })
  }
  return (
    <div className="-mt-2 grid">
      <ToggleChips<Category>
        isRow
        label="Meal"
        chips={categories.map((value) => ({ value, label: categoryWords[value] }))}
        values={filters.categories}
        onToggle={(category, isOn) =>
          onFilters({ ...filters, categories: toggled(filters.categories, category, isOn) })
        }
      />
      <ToggleChips<Chip>
        isRow
        label="Day, time and cuisine"
        chips={[
          ...(dayLabel ? [{ value: fitsChip, label: dayLabel } as const] : []),
          ...minuteChips.map((value) => ({ value, label: `Up to ${value} min` })),
          ...shownCuisines.map((value) => ({ value, label: cuisineNames[value] })),
        ]}
        values={values}
        onToggle={toggle}
      />
    </div>
  )
}

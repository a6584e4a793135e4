import { categoryWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { BrowseAttributes } from '@butterleaf/domain/recipes/browse-attributes'
import type { Category } from '@butterleaf/domain/recipes/categories'
import { type Cuisine, cuisineNames } from '@butterleaf/domain/recipes/cuisines'
import { type DietaryTag, dietaryTagText, isDiet } from '@butterleaf/domain/recipes/dietary-tags'
import { leastNetCarbs, type RecipeFilters, timeSteps } from '@butterleaf/domain/recipes/filters'
import { activeFilterCount } from '@butterleaf/domain/recipes/narrowing'
import { useState } from 'react'
import { minutesText } from '#lib/recipe/time-text.ts'
import { useRested } from '#lib/use-rested.ts'
import { Button } from '#ui/action/button.tsx'
import { Slider } from '#ui/form/slider.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { toggled, withNetCarbs, withoutFilters } from './browse-filters.ts'

interface FilterDrawerProps {
  isOpen: boolean
  onClose: () => void
  filters: RecipeFilters
  onChange: (filters: RecipeFilters) => void
  attributes: BrowseAttributes | undefined
  /** That the list may be narrowed to. */
  categories: readonly Category[]
}

/** [RCP-2] What narrows the browse; the list behind follows as soon as a choice rests. */
const nothingNarrows = 'Nothing narrows the list yet.'

export default function FilterDrawer({
  isOpen,
  onClose,
  filters,
  onChange,
  attributes,
  categories,
}: FilterDrawerProps) {
  const [draft, setDraft] = useState(filters)
  const rested = useRested(onChange)
  const narrow = (next: RecipeFilters) => {
    setDraft(next)
    rested.later(next)
  }
  const close = () => {
    rested.now()
    onClose()
  }
  const count = activeFilterCount(draft)
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(next) => !next && close()}
      title="Filters"
      description={count === 0 ? nothingNarrows : `${count} active`}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button
            look="ghost"
            why={count === 0 ? nothingNarrows : undefined}
            onClick={() => narrow(withoutFilters(draft))}
          >
            Clear
          </Button>
          <Button onClick={close}>Show recipes</Button>
        </div>
      }
    >
      <div className="grid gap-7">
        <ToggleChips<Category>
          label="Meal type"
          chips={categories.map((value) => ({ value, label: categoryWords[value] }))}
          values={draft.categories}
          onToggle={(category, isOn) =>
            narrow({ ...draft, categories: toggled(draft.categories, category, isOn) })
          }
        />
        <TimeSlider
          minutes={draft.mostMinutes}
          onMinutes={(mostMinutes) => narrow({ ...draft, mostMinutes })}
        />
        <NetCarbsSlider
          grams={draft.mostNetCarbs}
          most={attributes?.netCarbsMost ?? leastNetCarbs}
          onGrams={(grams) => narrow(withNetCarbs(draft, grams))}
        />
        {attributes && attributes.cuisines.length > 1 && (
          <ToggleChips<Cuisine>
            label="Cuisine"
            chips={attributes.cuisines.map((value) => ({ value, label: cuisineNames[value] }))}
            values={draft.cuisines}
            onToggle={(cuisine, isOn) =>
              narrow({ ...draft, cuisines: toggled(draft.cuisines, cuisine, isOn) })
            }
          />
        )}
        <TagChips draft={draft} tags={attributes?.tags ?? []} narrow={narrow} />
      </div>
    </Drawer>
  )
}

function TimeSlider({
  minutes,
  onMinutes,
}: {
  minutes: RecipeFilters['mostMinutes']
  onMinutes: (minutes: RecipeFilters['mostMinutes']) => void
}) {
  const textOf = (step: number) => {
    const most = timeSteps[step] ?? 0
    return most === 0 ? 'Any time' : `Up to ${minutesText(most)}`
  }
  return (
    <Slider
      label="Prep and cook"
      value={timeSteps.indexOf(minutes)}
      onValueChange={(step) => onMinutes(timeSteps[step] ?? 0)}
      min={0}
      max={timeSteps.length - 1}
      formatValue={textOf}
    />
  )
}

/** At its end it doesn't narrow. */
function NetCarbsSlider({
  grams,
  most,
  onGrams,
}: {
  grams: number | undefined
  most: number
  onGrams: (grams: number | undefined) => void
}) {
  const end = Math.max(leastNetCarbs + 1, most)
  return (
    <Slider
      label="Net carbs"
      value={Math.min(grams ?? end, end)}
      onValueChange={(chosen) => onGrams(chosen >= end ? undefined : chosen)}
      min={leastNetCarbs}
      max={end}
      formatValue={(chosen) => (chosen >= end && grams === undefined ? 'Any' : `Up to ${chosen} g`)}
    />
  )
}

interface TagChipsProps {
  draft: RecipeFilters
  tags: readonly DietaryTag[]
  narrow: (next: RecipeFilters) => void
}

function TagChips({ draft, tags, narrow }: TagChipsProps) {
  const groups = [
    { label: 'Must be', offered: tags.filter(isDiet) },
    { label: 'Without', offered: tags.filter((tag) => !isDiet(tag)) },
  ]
  return groups.map(({ label, offered }) => {
    if (offered.length === 0) return null
    return (
      <ToggleChips<DietaryTag>
        key={label}
        label={label}
        chips={offered.map((tag) => ({ value: tag, label: dietaryTagText(tag) }))}
        values={draft.tags}
        onToggle={(tag, isOn) => narrow({ ...draft, tags: toggled(draft.tags, tag, isOn) })}
      />
    )
  })
}

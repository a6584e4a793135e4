import { noFilters } from '@butterleaf/domain/recipes/filters'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { readAllRecipes } from '#lib/recipe/browse/read-recipes.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { SearchLine } from '#ui/search/search-line.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { ChoiceList, ChoiceRow } from './choice-row.tsx'

type ChooseRecipeProps = {
  text: string
  onTextChange: (text: string) => void
  onChoose: (recipe: RecipeCard) => void
}

/** [LIFE-3] One of our recipes, those of the plan first. */
export function ChooseRecipe({ text, onTextChange, onChoose }: ChooseRecipeProps) {
  const words = useDeferredValue(text.trim())
  const { recipes, query } = useFoundRecipes(words)
  const isSearching = words !== '' && query.isFetching
  const [first] = recipes
  return (
    <div className="grid gap-4" aria-busy={isSearching || undefined}>
      <SearchLine
        label="Search recipes"
        placeholder="Salmon, waffles, spinach…"
        text={text}
        onTextChange={onTextChange}
        onEnter={() => first && onChoose(first)}
      />
      {recipes.length > 0 && (
        <ChoiceList label={words === '' ? 'In your plan' : 'Recipes found'} isTitled={words === ''}>
          {recipes.map((recipe) => (
            <ChoiceRow
              key={recipe.id}
              name={recipe.short ?? recipe.title}
              notes={[
                ...(recipe.short ? [recipe.title] : []),
                `${Math.round(recipe.perServing.calories)} kcal a serving`,
              ]}
              mark={<RecipePlate recipe={recipe} className="size-12" />}
              onChoose={() => onChoose(recipe)}
            />
          ))}
        </ChoiceList>
      )}
      {query.isError && words !== '' && (
        <p role="alert" className="text-sm text-pretty text-muted">
          Without a connection only the recipes of your plan are searched.
        </p>
      )}
      {recipes.length === 0 && !isSearching && !query.isError && (
        <p className="py-4 text-center text-pretty text-muted">No recipe is called “{words}”.</p>
      )}
      <VisuallyHidden role="status">
        {words === '' || isSearching ? '' : `${recipes.length} recipes found`}
      </VisuallyHidden>
    </div>
  )
}

/** [LIFE-3] Recipes by their words: those of the plan, which the device has, and after them the cookbook's. */
function useFoundRecipes(words: string) {
  const { plan } = usePlan()
  const query = useQuery({
    queryKey: ['eaten-recipes', plan.id, words],
    queryFn: () => readAllRecipes(plan.id, { ...noFilters, search: words }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
  const inPlan = Object.values(plan.cards).filter((card) => hasWords(card, words))
  const ofCookbook = words === '' ? [] : (query.data?.results ?? []).map(({ card }) => card)
  const known = new Set(inPlan.map(({ id }) => id))
  return { recipes: [...inPlan, ...ofCookbook.filter(({ id }) => !known.has(id))], query }
}

function hasWords({ title, short = '' }: RecipeCard, words: string): boolean {
  const text = `${title} ${short}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

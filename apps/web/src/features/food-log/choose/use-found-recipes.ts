import { noFilters } from '@butterleaf/domain/recipes/filters'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { readAllRecipes } from '#lib/recipe/browse/read-all-recipes.ts'

/** [LIFE-3] Recipes by their words: those of the plan, which the device has, and after them the cookbook's. */
export function useFoundRecipes(words: string) {
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

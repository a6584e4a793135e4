import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { fewestSearchCharacters } from '@butterleaf/domain/recipes/ingredient-suggestions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#lib/api/api.ts'

const restMs = 300

/** A food with the grams of one where it can be counted, or with `group` all foods of that group. */
export type FoundFood = Readonly<{
  name: string
  group?: string | undefined
  pieceGrams?: number | undefined
}>

/** [ONB-11] From two characters, once the typing rests. */
export function useIngredientSearch(text: string) {
  const search = useRested(text.trim())
  const isLongEnough = search.length >= fewestSearchCharacters
  const found = useQuery({
    queryKey: ['ingredients', search],
    queryFn: () => api.send(mealPlanCalls.findIngredients, { body: { searchString: search } }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isAsked = isLongEnough && text.trim().length >= fewestSearchCharacters
  const foods: readonly FoundFood[] = isAsked && !found.isError ? (found.data ?? []) : []
  const isSettled = isAsked && search === text.trim() && !found.isFetching
  return {
    foods,
    isSearching: found.isFetching,
    hasFailed: isSettled && found.isError,
    isEmpty: isSettled && found.isSuccess && found.data.length === 0,
    retry: () => void found.refetch(),
  }
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

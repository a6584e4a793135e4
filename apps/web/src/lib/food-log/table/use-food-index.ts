import { useQuery } from '@tanstack/react-query'
import { loadFoodIndex } from './load-food-index.ts'

/** The food table with its index; once loaded it stays for as long as the app is open. */
export function useFoodIndex() {
  return useQuery({
    queryKey: ['food-table'],
    queryFn: ({ signal }) => loadFoodIndex(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // It holds functions and a map, which aren't compared.
    structuralSharing: false,
  })
}

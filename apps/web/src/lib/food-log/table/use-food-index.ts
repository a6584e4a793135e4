import { decodeFoodTable } from '@butterleaf/domain/food-table/food-table'
import { type FoodIndex, indexInSteps } from '@butterleaf/domain/food-table/search/index-foods'
import { useQuery } from '@tanstack/react-query'
import { cacheFoodTable } from '#lib/device/food-table-cache.ts'
import { foodTableAddress } from '#lib/food-log/food-table-address.ts'

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

/** [LIFE-3] The food table of this version, ready to be searched, and from now on also without a network. */
async function loadFoodIndex(signal: AbortSignal): Promise<FoodIndex> {
  const answer = await fetch(foodTableAddress, { signal })
  if (!answer.ok) throw new TypeError('The food table can’t be had')
  const table = decodeFoodTable(await answer.text())
  void cacheFoodTable(foodTableAddress).catch(() => undefined)
  return indexBetweenTouches(table)
}

/** A few hundred foods at a time: the person is typing already. */
async function indexBetweenTouches(table: Parameters<typeof indexInSteps>[0]): Promise<FoodIndex> {
  const steps = indexInSteps(table)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await new Promise((resolve) => setTimeout(resolve))
  }
}

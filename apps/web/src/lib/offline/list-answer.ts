import { weekCalls } from '@butterleaf/contract/meal-plan/calls'
import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { api } from '#lib/api/api.ts'
import { inTime } from './in-time.ts'
import type { ListPlace } from './list-place.ts'

export async function readList(place: ListPlace): Promise<ShoppingList> {
  const week = await inTime(api.send(weekCalls.read, { params: place }))
  return checkedList(week?.shoppingList)
}

/** The sign-in page of a shop's network answers every call with a page of its own. */
export function checkedList(answer: ShoppingList | undefined): ShoppingList {
  if (typeof answer !== 'object') throw new TypeError('Something else answered in the server’s place')
  return answer
}

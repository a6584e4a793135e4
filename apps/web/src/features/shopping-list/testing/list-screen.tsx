import { useSending } from '#lib/outbox/use-sending.ts'
import ShoppingListScreen from '../shopping-list-screen.tsx'
import { listActs } from '../sync/list-acts.ts'

/** The list as below the guard, which sends what is done to it. */
export function ListScreen() {
  useSending(listActs)
  return <ShoppingListScreen />
}

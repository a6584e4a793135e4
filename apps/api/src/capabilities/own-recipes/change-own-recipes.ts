import type { Db } from '@butterleaf/server-kit/database/database'
import { changeShelf } from '#platform/recipes/own/own-recipe-store.ts'
import type { OwnRecipeContext } from './own-recipe-context.ts'

/** One change of a person's recipes, all of it or nothing. The shelf comes first: its row makes other processes wait. */
export function changeOwnRecipes<Value>(
  { database, recipes, queueChange }: OwnRecipeContext,
  userId: string,
  change: (transaction: Db) => Promise<Value>,
): Promise<Value> {
  return queueChange(userId, async () => {
    const value = await database.db.transaction().execute(async (transaction) => {
      await changeShelf(transaction, userId)
      return change(transaction)
    })
    recipes.forget(userId)
    return value
  })
}

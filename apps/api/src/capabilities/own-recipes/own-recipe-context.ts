import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import type { Db } from '@butterleaf/server-kit/database/database'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { QueueByKey } from '@butterleaf/server-kit/process/queue-by-key'
import type { AppContext } from '#platform/app-context.ts'
import type { OwnRecipeReader } from '#platform/own-recipe-reader/own-recipe-reader.ts'
import { changeShelf, findOwnRecipe } from '#platform/recipes/own/own-recipe-store.ts'

/** Where a recipe stands in the person's plans. */
type PlannedRecipe = Readonly<{
  /** Days of today's plan that would lose it. */
  openDays: readonly string[]
  /** Some plan, today's or an older one, names it: what was cooked stays. */
  isNamed: boolean
}>

/** What own recipes need of the plan, as values. */
export type OwnRecipeContext = Readonly<
  Pick<AppContext, 'database' | 'clock' | 'recipes' | 'pages'> & {
    reader: OwnRecipeReader
    findPlanned(userId: string, recipeId: string): Promise<PlannedRecipe>
    /** By user: their changes within this process never compete. */
    queueChange: QueueByKey
  }
>

export async function findOwn(db: Db, userId: string, id: string): Promise<OwnRecipe> {
  const recipe = await findOwnRecipe(db, userId, id)
  if (!recipe) throw new AppError('not-found', { detail: 'There is no such recipe among yours.' })
  return recipe
}

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

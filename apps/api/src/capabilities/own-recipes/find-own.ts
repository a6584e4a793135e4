import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import type { Db } from '@butterleaf/server-kit/database/database'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { findOwnRecipe } from '#platform/recipes/own/own-recipe-store.ts'

export async function findOwn(db: Db, userId: string, id: string): Promise<OwnRecipe> {
  const recipe = await findOwnRecipe(db, userId, id)
  if (!recipe) throw new AppError('not-found', { detail: 'There is no such recipe among yours.' })
  return recipe
}

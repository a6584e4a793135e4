import { randomBytes } from 'node:crypto'
import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import type { Db } from '@butterleaf/server-kit/database/database'
import { ownRecipeDocument, readOwnRecipeDocument } from './own-recipe-document.ts'

export type StoredOwnRecipe = Readonly<{ id: string; document: string; isRetired: boolean }>

/** People who have none are not in it. */
export async function findShelfEditions(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('own_recipe_shelves')
    .select(['user_id', 'edition'])
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map(({ user_id, edition }) => [user_id, edition]))
}

/** In the transaction of the change: it also makes the person's other changes wait. */
export async function changeShelf(db: Db, userId: string): Promise<void> {
  const edition = randomBytes(12).toString('base64url')
  await db
    .insertInto('own_recipe_shelves')
    .values({ user_id: userId, edition })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ edition }))
    .execute()
}

/** All of them, oldest first, with those that stay for what was cooked. */
export async function findOwnRecipes(db: Db, userId: string): Promise<StoredOwnRecipe[]> {
  const rows = await db
    .selectFrom('own_recipes')
    .select(['recipe_id', 'document', 'retired_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('recipe_id')
    .execute()
  return rows.map(({ recipe_id: id, document, retired_at }) => ({
    id,
    document,
    isRetired: retired_at !== null,
  }))
}

/** The newest first. */
export async function findPage(
  db: Db,
  userId: string,
  { offset, limit }: Readonly<{ offset: number; limit: number }>,
): Promise<Omit<StoredOwnRecipe, 'isRetired'>[]> {
  return db
    .selectFrom('own_recipes')
    .select(['recipe_id as id', 'document'])
    .where('user_id', '=', userId)
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('recipe_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countOwnRecipes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('own_recipes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findOwnRecipe(db: Db, userId: string, id: string): Promise<OwnRecipe | undefined> {
  const row = await db
    .selectFrom('own_recipes')
    .select('document')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return row && readOwnRecipeDocument(id, row.document)
}

/** Crosses users: knowing its id is enough to see its drawing. */
export async function findDrawn(db: Db, id: string): Promise<OwnRecipe | undefined> {
  const row = await db
    .selectFrom('own_recipes')
    .select('document')
    .where('recipe_id', '=', id)
    .executeTakeFirst()
  return row && readOwnRecipeDocument(id, row.document)
}

export async function findByLink(db: Db, userId: string, link: string): Promise<OwnRecipe | undefined> {
  const row = await db
    .selectFrom('own_recipes')
    .select(['recipe_id', 'document'])
    .where('user_id', '=', userId)
    .where('link', '=', link)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return row && readOwnRecipeDocument(row.recipe_id, row.document)
}

export async function insertOwnRecipe(db: Db, userId: string, recipe: OwnRecipe, now: Date): Promise<void> {
  await db
    .insertInto('own_recipes')
    .values({
      user_id: userId,
      recipe_id: recipe.id,
      link: recipe.source.link ?? null,
      created_at: now.toISOString(),
      retired_at: null,
      document: ownRecipeDocument(recipe),
    })
    .execute()
}

export async function updateOwnRecipe(db: Db, userId: string, recipe: OwnRecipe): Promise<void> {
  await db
    .updateTable('own_recipes')
    .set({ document: ownRecipeDocument(recipe) })
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipe.id)
    .where('retired_at', 'is', null)
    .execute()
}

/** It stays to show what was cooked of it, and is offered no more. */
export async function retireOwnRecipe(db: Db, userId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('own_recipes')
    .set({ retired_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('recipe_id', '=', id)
    .execute()
}

export async function deleteOwnRecipe(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('own_recipes').where('user_id', '=', userId).where('recipe_id', '=', id).execute()
}

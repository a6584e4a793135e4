import type { FoodChoice } from '@butterleaf/cookbook/own/food-choices'
import type { Db } from '@butterleaf/server-kit/database/database'

export async function findChoices(
  db: Db,
  userId: string,
  words: readonly string[],
): Promise<Map<string, FoodChoice>> {
  if (words.length === 0) return new Map()
  const rows = await db
    .selectFrom('own_food_choices')
    .select(['words', 'document'])
    .where('user_id', '=', userId)
    .where('words', 'in', words)
    .execute()
  return new Map(rows.map(({ words: key, document }) => [key, JSON.parse(document) as FoodChoice]))
}

export async function hasChoices(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('own_food_choices')
    .select('words')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The last one counts. */
export async function saveChoices(
  db: Db,
  userId: string,
  choices: ReadonlyMap<string, FoodChoice>,
): Promise<void> {
  if (choices.size === 0) return
  const rows = [...choices].map(([words, choice]) => ({
    ...{ user_id: userId, words },
    document: JSON.stringify(choice),
  }))
  await db
    .insertInto('own_food_choices')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'words'])
        .doUpdateSet(({ ref }) => ({ document: ref('excluded.document') })),
    )
    .execute()
}

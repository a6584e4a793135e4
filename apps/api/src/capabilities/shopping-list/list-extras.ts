import { extraLines } from '@butterleaf/domain/shopping-list/extra-lines'
import type { OwnLine } from '@butterleaf/domain/shopping-list/own-lines'
import { readExtras } from '#capabilities/food-log/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import type { ListedWeek } from './listed-week.ts'

/** LIFE-4: the lines of extras that are bought for the days of the list. */
export async function listExtras(
  { database: { db } }: Pick<AppContext, 'database'>,
  { key: { userId }, startDate, days, loaded: { cookbook } }: ListedWeek,
): Promise<readonly Pick<OwnLine, 'id' | 'text'>[]> {
  const extras = await readExtras(db, userId)
  return extraLines(extras, (recipeId) => cookbook.resolve(recipeId)?.title, { startDate, ...days })
}

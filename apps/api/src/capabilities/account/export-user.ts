import type { UserExport } from '@butterleaf/contract/account/calls'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import { readFreshSubscription } from '#capabilities/subscription/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { readUserRows } from './user-rows-store.ts'

/** OPS-6: rows as they are in the database, so that nothing is left out or beautified. */
export async function exportUser(context: AppContext, { userId, subject }: Caller): Promise<UserExport> {
  const { database, identity, clock, recipes } = context
  // The export of billing data is our copy, so it is refreshed first.
  await readFreshSubscription(context, userId)
  const [own, data] = await Promise.all([
    identity.accounts?.export(database.db, subject),
    readUserRows(database.db, userId),
  ])
  return {
    made_at: clock.now().toISOString(),
    user_id: userId,
    account: own?.account ?? null,
    sessions: own?.sessions ?? [],
    devices: own?.devices ?? [],
    passkeys: own?.passkeys ?? [],
    recovery_codes: own?.recovery_codes ?? [],
    data,
    recipe_titles: titlesIn(data, await recipes.forPerson(userId)),
  }
}

/** Of the recipes whose ids are in the data. */
function titlesIn(data: object, { resolve }: Cookbook): Record<string, string> {
  const ids = new Set(Array.from(JSON.stringify(data).matchAll(/"([a-z0-9-]+~[a-z0-9]+)"/g), ([, id]) => id!))
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const recipe = resolve(id)
      return recipe ? [[id, recipe.title]] : []
    }),
  )
}

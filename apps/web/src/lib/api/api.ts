import { preferChanges } from '#lib/meal-plan/cache/prefer-changes.ts'
import { session } from '#lib/session/session.ts'
import { createApiClient } from './client.ts'

/** The app's one client; it sends the signed-in person's token. */
export const api = createApiClient(
  {
    accessToken: () => session.accessToken(),
    renew: () => session.renew(),
  },
  preferChanges,
)

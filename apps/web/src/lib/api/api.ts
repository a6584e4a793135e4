import { session } from '#lib/session/session.ts'
import { createApiClient } from './client.ts'

/** The app's one client; it speaks for whoever is signed in. */
export const api = createApiClient({
  accessToken: () => session.accessToken(),
  renew: () => session.renew(),
})

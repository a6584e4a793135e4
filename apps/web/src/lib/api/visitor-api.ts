import { createApiClient } from './client.ts'

/** For calls that take no token, also where a person is signed in. */
export const visitorApi = createApiClient({
  accessToken: async () => undefined,
  renew: async () => undefined,
})

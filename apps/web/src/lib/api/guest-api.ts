import { createApiClient } from './client.ts'

/** For calls that take no token: nobody need be signed in, and who is isn't told. */
export const guestApi = createApiClient({
  accessToken: async () => undefined,
  renew: async () => undefined,
})

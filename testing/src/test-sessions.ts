import type { SessionSeen } from '@butterleaf/contract/account/calls'
import { refresh, type SignedIn, startSignIn } from './sign-in.ts'
import { userPath } from './test-account.ts'
import type { TestApp } from './test-app.ts'

export const sessionsPath = `${userPath}/sessions`

export async function sessionsOf(app: TestApp, { accessToken: token }: SignedIn): Promise<SessionSeen[]> {
  return (await app.request('GET', sessionsPath, { token })).body
}

export async function ownSessionId(app: TestApp, person: SignedIn): Promise<string> {
  return (await sessionsOf(app, person)).find(({ current }) => current)?.id ?? ''
}

/** Whether a sign-in still works: its token, its renewal, its browser’s silent sign-in. */
export async function checkSignIn(
  { origin, request }: TestApp,
  { accessToken: token, refreshToken, browser }: SignedIn,
): Promise<boolean[]> {
  const read = await request('GET', userPath, { token })
  const isRenewed = await refresh(origin, refreshToken).then(
    () => true,
    () => false,
  )
  const asked = await startSignIn(origin, { browser, parameters: { prompt: 'none' } })
  return [read.status === 200, isRenewed, asked.page.url.searchParams.has('code')]
}

export const workingSignIn = [true, true, true]
export const endedSignIn = [false, false, false]

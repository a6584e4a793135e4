import { refresh, signIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { buildFullUser, rename, userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { planPath } from '@butterleaf/testing/test-plan'
import { cardFields, sandboxPath, subscriptionPath, testCards } from '@butterleaf/testing/test-subscription'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

const odd = { firstName: 'Quillon', lastName: 'Brandywater', password: 'unguessable 77 radishes' }
const newPassword = 'other 88 parsnips'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: 'trace', ACCESS: '' } })
}, 60_000)
afterAll(() => app?.close())

/** A person uses everything, with mistakes on the way. Returns what no log may hold. */
async function useEverything(): Promise<[string, string][]> {
  const grey = { create: { width: 32, height: 32, channels: 3, background: '#777' } } as const
  const user = await buildFullUser(app, await sharp(grey).png().toBuffer())
  const known = await tryToSignIn()
  await orderWrongly(user.token)
  await rename(app, user.token, { name: 'Quillon B.', first_name: 'Quillon', last_name: 'Brandywater' })
  await app.request('GET', `${userPath}/export`, { token: user.token })
  await app.request('GET', planPath, { token: `${user.token}x` })
  await app.request('PATCH', `${userPath}/password`, { token: user.token, body: { password: newPassword } })
  await app.request('DELETE', userPath, { token: user.token })
  return [
    ...known,
    ['an access token', user.accessToken],
    ['its signature', user.accessToken.split('.')[2] ?? ''],
    ['an id token', user.idToken],
    ['a refresh token', user.refreshToken],
    ['an address', user.email],
    ['its beginning', user.email.split('@')[0] ?? ''],
    ['a password', user.password],
    ['the new one', newPassword],
    ['a name', 'Thyme'],
    ['a note', 'after leeks'],
    ['a line of a list', 'birthday candles'],
    ['a coupon', 'MYSTERYCODE'],
    ['a card', testCards.declined],
    ['a card without spaces', testCards.declined.replaceAll(' ', '')],
    ['the person’s own id', user.userId],
  ]
}

async function tryToSignIn(): Promise<[string, string][]> {
  const person = await signUp(app.origin, odd)
  const wrong = await startSignIn(app.origin)
  await wrong.submit({ email: person.email, password: 'wrong 99 turnips' })
  const again = await signIn(app.origin, person)
  const renewed = await refresh(app.origin, again.refreshToken)
  await person.browser.post('/idp/forgot', { email: person.email })
  const link = await mailedTo(person.email, /\/idp\/reset\?token=(\S+)/)
  await person.browser.open(`/idp/reset?token=${link}`)
  return [
    ['a typed address', person.email],
    ['a typed password', odd.password],
    ['a wrong one', 'wrong 99 turnips'],
    ['a typed name', odd.lastName],
    ['a renewed token', renewed.access_token],
    ['a renewal', again.refreshToken],
    ['the secret of a mailed link', link],
  ]
}

async function mailedTo(email: string, pattern: RegExp): Promise<string> {
  const find = async () =>
    (await app.mails()).filter((mail) => mail.includes(`To: ${email}`)).map((mail) => pattern.exec(mail)?.[1])
  await expect.poll(async () => (await find()).find(Boolean)).toBeTruthy()
  return (await find()).find(Boolean) ?? ''
}

async function orderWrongly(token: string): Promise<void> {
  await app.request('POST', `${sandboxPath}/tokens`, { body: cardFields(app, testCards.declined) })
  await app.request('GET', `${sandboxPath}/price?plan_code=3-month&coupon=MYSTERYCODE`)
  const body = { token: testCards.declined, coupon: 'MYSTERYCODE', recaptcha: 'x' }
  await app.request('POST', `${subscriptionPath}/create`, { token, body })
}

it('[OPS-5] whatever a person does, at the finest level no log holds what is theirs', async () => {
  const secrets = await useEverything()
  const log = app.logs()
  expect(log).toContain('"route":"/api/subscription/create"')
  expect(log).toContain(`"route":"${userPath}/password"`)
  expect(secrets.filter(([, text]) => text.length < 5)).toEqual([])
  expect(secrets.filter(([, text]) => log.includes(text)).map(([what]) => what)).toEqual([])
}, 60_000)

it('[OPS-5] nor what fails on the way', async () => {
  const broken = await startTestApp({ environment: { LOG_LEVEL: 'trace' } })
  const { accessToken, email } = await signUp(broken.origin)
  await broken.database.close()
  const body = { password: newPassword }
  await broken.request('PATCH', `${userPath}/password`, { token: accessToken, body })
  await broken.request('GET', planPath, { token: accessToken })
  const log = broken.logs()
  expect(log).toContain('request failed')
  for (const text of [accessToken, email, newPassword]) expect(log.includes(text)).toBe(false)
  await broken.close()
})

import { outsideProvider } from '@butterleaf/testing/outside-provider'
import { refresh, type SignedIn, signIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 60_000)
afterAll(() => app?.close())

const next = 'parsnips and 9 limes'
const change = (token: string, password = next, where = app) =>
  where.request('PATCH', `${userPath}/password`, { token, body: { password } })
const read = (token: string) => app.request('GET', userPath, { token })

/** Whether the renewal a browser makes by itself gets through. */
async function renews({ refreshToken }: SignedIn): Promise<boolean> {
  return refresh(app.origin, refreshToken).then(
    () => true,
    () => false,
  )
}

it('[SET-6] the new password opens the account, the old one no more, and a mail tells of it', async () => {
  const person = await signUp(app.origin)
  expect((await change(person.accessToken)).status).toBe(204)
  await expect(signIn(app.origin, person)).rejects.toThrow(/Not signed in/)
  expect((await signIn(app.origin, { ...person, password: next })).accessToken).toBeTruthy()
  await expect
    .poll(async () =>
      (await app.mails()).find((mail) => mail.includes(`To: ${person.email}`) && /was changed/.test(mail)),
    )
    .toContain('signed out everywhere else')
})

it('[SET-6] other devices are signed out at once, this one stays', async () => {
  const here = await signUp(app.origin)
  const phone = await signIn(app.origin, here)
  expect((await change(here.accessToken)).status).toBe(204)
  expect((await read(phone.accessToken)).status).toBe(401)
  expect(await renews(phone)).toBe(false)
  const silently = { parameters: { prompt: 'none' } }
  const asked = await startSignIn(app.origin, { ...silently, browser: phone.browser })
  expect(asked.page.url.searchParams.get('error')).toBe('login_required')

  expect((await read(here.accessToken)).status).toBe(200)
  const renewed = await refresh(app.origin, here.refreshToken)
  expect((await read(renewed.access_token)).status).toBe(200)
  const again = await startSignIn(app.origin, { ...silently, browser: here.browser })
  expect(again.page.url.searchParams.get('code')).toBeTruthy()
})

it('[SET-6] a stranger’s session is none of the ones that end', async () => {
  const [here, stranger] = [await signUp(app.origin), await signUp(app.origin)]
  await change(here.accessToken)
  expect((await read(stranger.accessToken)).status).toBe(200)
  expect(await renews(stranger)).toBe(true)
})

it('[SET-6] [AUTH-7] setting a new password after forgetting it ends the access tokens too', async () => {
  const person = await signUp(app.origin)
  await person.browser.post('/idp/forgot', { email: person.email })
  await expect.poll(() => resetLink(person)).toBeTruthy()
  const page = await person.browser.open((await resetLink(person)) ?? '')
  await person.browser.submit(page, { password: next })
  expect((await read(person.accessToken)).status).toBe(401)
  const back = await signIn(app.origin, { ...person, password: next })
  expect((await read(back.accessToken)).status).toBe(200)
})

async function resetLink({ email }: SignedIn): Promise<string | undefined> {
  const theirs = (await app.mails()).filter((mail) => mail.includes(`To: ${email}`))
  return theirs.map((mail) => /\/idp\/reset\?token=\S+/.exec(mail)?.[0]).find(Boolean)
}

it.each([
  ['short 1', /at least 8/],
  ['no digits here', /one digit/],
  ['password123', /guess/],
])('[SET-6] “%s” is refused with a sentence, and nothing changes', async (password, sentence) => {
  const person = await signUp(app.origin)
  const { status, body } = await change(person.accessToken, password)
  expect([status, body.errors[0].field]).toEqual([400, 'password'])
  expect(body.detail).toMatch(sentence)
  expect((await signIn(app.origin, person)).accessToken).toBeTruthy()
})

it('[SET-6] a sign-in of long ago must be made again, and renewing it is none', async () => {
  const person = await signUp(app.origin)
  expect((await read(person.accessToken)).body.password.open_until).toBeTruthy()
  app.clock.advance({ minutes: 11 })
  const { access_token: renewed } = await refresh(app.origin, person.refreshToken)
  expect((await read(renewed)).body.password).toEqual({ provider: null, open_until: null })
  const refused = await change(renewed)
  expect([refused.status, refused.body.type]).toEqual([403, '/problems/sign-in-again'])
  const { browser } = person
  const started = await startSignIn(app.origin, { browser, parameters: { prompt: 'login' } })
  const fresh = await started.finish(
    person,
    await started.submit({ email: person.email, password: person.password }),
  )
  expect((await change(fresh.accessToken)).status).toBe(204)
})

it('[SET-6] [AUTH-6] where another provider keeps it, the answer says so', async () => {
  const elsewhere = await startTestApp({ environment: outsideProvider(app) })
  const { accessToken: token } = await signUp(app.origin)
  const { body } = await elsewhere.request('GET', userPath, { token })
  expect(body.password).toEqual({ provider: app.origin, open_until: null })
  const refused = await change(token, next, elsewhere)
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/password-elsewhere'])
  await elsewhere.close()
})

it('[SET-6] [API-3] tries are limited', async () => {
  const strict = await startTestApp({ environment: { REQUESTS_PER_MINUTE: '120' } })
  const { accessToken: token } = await signUp(strict.origin)
  const answers = []
  for (let tried = 0; tried < 3; tried++) answers.push((await change(token, 'short', strict)).status)
  expect(answers).toEqual([400, 400, 429])
  await strict.close()
})

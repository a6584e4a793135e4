import { outsideProvider } from '@butterleaf/testing/outside-provider'
import { refresh, signUp } from '@butterleaf/testing/sign-in'
import { rename, userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 60_000)
afterAll(() => app?.close())

const read = async (token: string) => (await app.request('GET', userPath, { token })).body

it('[SET-1] tells the name, the e-mail address and that there is no picture yet', async () => {
  const { accessToken, email } = await signUp(app.origin)
  expect(await read(accessToken)).toMatchObject({
    email,
    name: 'Robin Tester',
    given_name: 'Robin',
    family_name: 'Tester',
    picture: null,
    unit: null,
  })
})

describe('the name', () => {
  it('[SET-7] is changed by a form, and tokens to come say it too', async () => {
    const { accessToken: token, refreshToken } = await signUp(app.origin)
    const fields = { name: 'Robbie Fennel', first_name: '  Robin ', last_name: 'Fennel  Green' }
    const { status, body } = await rename(app, token, fields)
    const told = { name: 'Robbie Fennel', given_name: 'Robin', family_name: 'Fennel Green' }
    expect([status, body]).toMatchObject([200, told])
    expect(await read(token)).toMatchObject(told)
    const renewed = await refresh(app.origin, refreshToken)
    expect(decodeJwt(renewed.id_token ?? '')).toMatchObject({ name: 'Robin Fennel Green' })
  })

  it.each([
    [{ first_name: ' ' }, 'first_name'],
    [{ last_name: '\u0007' }, 'last_name'],
    [{ name: '\u202Egnirts' }, 'name'],
    [{ name: 'x'.repeat(202) }, 'name'],
    [{ first_name: 'x'.repeat(101) }, 'first_name'],
    [{ first_name: 'https://evil.example' }, 'first_name'],
    [{ last_name: 'evil.example' }, 'last_name'],
    [{ name: 'Robin evil.example' }, 'name'],
  ])('[SET-7] %j is refused, and says which field is at fault', async (part, field) => {
    const { accessToken: token } = await signUp(app.origin)
    const fields = { name: 'Robin Fennel', first_name: 'Robin', last_name: 'Fennel', ...part }
    const { status, body } = await rename(app, token, fields)
    expect([status, body.errors[0].field]).toEqual([400, field])
    expect(await read(token)).toMatchObject({ name: 'Robin Tester' })
  })

  it('[SET-7] [AUTH-6] is changed here also where another provider keeps the account, and changes nothing there', async () => {
    const elsewhere = await startTestApp({ environment: outsideProvider(app) })
    const { accessToken: token } = await signUp(app.origin)
    const fields = { name: 'Robin Fennel', first_name: 'Robin', last_name: 'Fennel' }
    expect((await rename(elsewhere, token, fields)).body).toMatchObject({ name: 'Robin Fennel' })
    expect(await read(token)).toMatchObject({ name: 'Robin Tester' })
    await elsewhere.close()
  })
})

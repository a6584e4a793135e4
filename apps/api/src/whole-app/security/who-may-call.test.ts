import { createHmac, generateKeyPairSync } from 'node:crypto'
import { type SignedIn, signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, dayOf, itemOf, type PlanOwner, weekOf } from '@butterleaf/testing/test-plan'
import { buildSubscriber } from '@butterleaf/testing/test-subscription'
import { decodeJwt, decodeProtectedHeader, importJWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceBilling } from '#capabilities/subscription/operations.ts'
import { type DescribedCall, describedCalls } from '../fuzz/described-calls.ts'

/** Every other call of the description is of one person, and wants to know who asks. */
const isPublic =
  /^(GET \/(healthz|readyz|metrics|config\.json|\.well-known\/oauth-protected-resource)|\w+ \/sandbox-billing\/|GET \/api\/(shared\/|table-invitations\/|recipes$|recipes\/\{id\}\/image|taste|flags|own-recipes\/photos\/|calendars\/feeds\/|user\/avatar\/|subscription\/plans)|PUT \/api\/shared\/|POST \/(idp\/puzzle|api\/(subscription\/webhook|page-views|reminders\/stop\/)))/

let app: TestApp
let calls: DescribedCall[]
let person: SignedIn
let owner: PlanOwner

beforeAll(async () => {
  app = await startTestApp()
  const description = await app.request('GET', '/api/openapi.json')
  calls = describedCalls(description.body)
  person = await signUp(app.origin)
  owner = await buildPlanOwner(app)
}, 60_000)
afterAll(() => app?.close())

/** Its address with ids that belong to nobody, unless some are given. */
function addressOf({ path }: DescribedCall, ids: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? '1')
}

/** As an attacker would send it: the address is what counts, nothing is well formed beside it. */
async function statusOf(call: DescribedCall, authorization: string | undefined, ids = {}, { origin } = app) {
  const response = await fetch(origin + addressOf(call, ids), {
    method: call.method,
    redirect: 'manual',
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(call.body ? { 'content-type': call.body.type } : {}),
    },
    ...(call.body ? { body: call.body.type === 'application/json' ? '{}' : 'a=b' } : {}),
  })
  await response.body?.cancel()
  return response.status
}

/** Calls that did not answer so, with what they answered. */
async function othersThan(
  status: number,
  asked: readonly DescribedCall[],
  authorization: string | undefined,
): Promise<[string, number][]> {
  const answers: [string, number][] = []
  for (const call of asked) answers.push([call.name, await statusOf(call, authorization)])
  return answers.filter(([, answered]) => answered !== status)
}

const personal = () => calls.filter(({ name }) => !isPublic.test(name))

describe('who may call', () => {
  it('[AUTH-5] the calls for everybody are those of the list, and no other answers without a token', async () => {
    expect(personal().length).toBeGreaterThan(50)
    expect(await othersThan(401, personal(), undefined)).toEqual([])
    const open = calls.filter(({ name }) => isPublic.test(name))
    for (const call of open) expect([call.name, await statusOf(call, undefined)]).not.toContain(401)
  })

  it.each([
    ['nonsense', async () => 'Bearer nonsense'],
    ['another scheme', async () => `Basic ${person.accessToken}`],
    ['no signature', async () => `Bearer ${unsigned(person.accessToken)}`],
    ['a secret made of what is public', async () => `Bearer ${signedWithText(person.accessToken)}`],
    ['a key of the attacker’s own', async () => `Bearer ${await signedByStranger(person.accessToken)}`],
    ['true, but over', () => signedByUs(person.accessToken, { exp: nowSeconds() - 60 })],
    [
      'true, but for another audience',
      () => signedByUs(person.accessToken, { aud: 'https://other.example/api' }),
    ],
    ['true, but for the page', () => signedByUs(person.accessToken, { aud: 'butterleaf-web' })],
    ['true, but of another issuer', () => signedByUs(person.accessToken, { iss: 'https://other.example' })],
    ['another payload under a true signature', async () => `Bearer ${withPayloadOf(person, owner.token)}`],
    ['the id token, which is for the page', async () => `Bearer ${person.idToken}`],
    ['the refresh token', async () => `Bearer ${person.refreshToken}`],
  ])('[AUTH-5] %s opens no call', async (_what, made) => {
    expect(await othersThan(401, personal(), await made())).toEqual([])
  })

  it('[AUTH-5] a token that we made ourselves, unchanged, is taken: what is refused above is refused for its fault', async () => {
    const authorization = await signedByUs(person.accessToken, {})
    expect(
      await statusOf(
        { ...calls[0], path: '/api/user', method: 'GET', body: undefined } as DescribedCall,
        authorization,
      ),
    ).toBe(200)
  })

  it('[API-2] with the ids of another’s plan nothing is found, read or changed', async () => {
    const before = await owner.read()
    const ids = idsOf(owner)
    const other = await buildPlanOwner(app)
    const within = personal().filter(({ path }) => path.includes('{planId}'))
    expect(within.length).toBeGreaterThan(20)
    for (const call of within) {
      const status = await statusOf(call, `Bearer ${other.token}`, ids)
      // A body that says nothing is refused before anything is looked for.
      expect([call.name, status]).toEqual([call.name, call.body && status === 400 ? 400 : 404])
    }
    expect(await owner.read()).toEqual(before)
  })
})

describe('when the subscription has ended', () => {
  it('[APP-1] plan, tracker and paid recipes are 402; account, export, help with payment and leaving stay open', async () => {
    const shop = await startTestApp({ environment: { ACCESS: '' } })
    try {
      const buyer = await buildSubscriber(shop)
      await buyer.post('/cancel', { uuid: buyer.uuid })
      await advanceBilling(shop.context, 120 * 86_400)
      const behindPayment = calls.filter(({ statuses }) => statuses.includes(402))
      expect(behindPayment.length).toBeGreaterThan(30)
      const names = new Set(behindPayment.map(({ name }) => name))
      const asked = personal().filter(({ name }) => !/^DELETE \/api\/user|events$/.test(name))
      for (const call of asked) {
        const status = await statusOf(call, `Bearer ${buyer.token}`, {}, shop)
        expect([call.name, status === 402]).toEqual([call.name, names.has(call.name)])
      }
      expect(
        [...names].filter((name) => !/ \/api\/(mealplan|food-log|own-recipes)/.test(name)).sort(),
      ).toEqual(['GET /api/recipes/{id}', 'POST /api/calendars', 'POST /api/shares'])
    } finally {
      await shop.close()
    }
  }, 60_000)
})

function partsOf(token: string): [string, string, string] {
  const [header = '', payload = '', signature = ''] = token.split('.')
  return [header, payload, signature]
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function unsigned(token: string): string {
  return `${encoded({ alg: 'none', typ: 'at+jwt' })}.${partsOf(token)[1]}.`
}

function signedWithText(token: string): string {
  const head = `${encoded({ ...decodeProtectedHeader(token), alg: 'HS256' })}.${partsOf(token)[1]}`
  return `${head}.${createHmac('sha256', 'butterleaf-web').update(head).digest('base64url')}`
}

async function signedByStranger(token: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const claims = JSON.parse(Buffer.from(partsOf(token)[1], 'base64url').toString())
  const { alg: _, ...header } = decodeProtectedHeader(token)
  return new SignJWT(claims).setProtectedHeader({ ...header, alg: 'RS256' }).sign(privateKey)
}

/** As only we could have made it. */
async function signedByUs(token: string, changed: JWTPayload): Promise<string> {
  const { secret } = await app.database.db
    .selectFrom('idp_keys')
    .select('secret')
    .where('purpose', '=', 'signing')
    .executeTakeFirstOrThrow()
  const { alg: _, ...header } = decodeProtectedHeader(token)
  const made = new SignJWT({ ...decodeJwt(token), ...changed }).setProtectedHeader({
    ...header,
    alg: 'RS256',
  })
  return `Bearer ${await made.sign(await importJWK(JSON.parse(secret), 'RS256'))}`
}

const nowSeconds = () => Math.floor(app.clock.now().getTime() / 1000)

function withPayloadOf({ accessToken }: SignedIn, other: string): string {
  const [header, , signature] = partsOf(accessToken)
  return `${header}.${partsOf(other)[1]}.${signature}`
}

function idsOf({ plan }: PlanOwner): Record<string, string> {
  return {
    planId: plan.id,
    templateId: plan.templates[0]?.id ?? '',
    weekId: weekOf(plan, 1).id,
    dayId: dayOf(plan, 1).id,
    itemId: itemOf(plan, 1, 'lunch').id,
    category: 'dinner',
    recipeId: itemOf(plan, 1, 'lunch').value?.id ?? '',
    index: '0',
    n: '1',
    value: '2',
  }
}

import { type AccessState, accessStates } from '@butterleaf/domain/subscription/access'
import { authenticateCallers } from '@butterleaf/server-kit/http/authenticate'
import { answerErrorsAsProblems } from '@butterleaf/server-kit/http/problems'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { planPath } from '@butterleaf/testing/test-plan'
import { buildSubscriber } from '@butterleaf/testing/test-subscription'
import { trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { parseConfig } from '#platform/config.ts'
import { requireAccess } from './require-access.ts'

let app: TestApp | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

describe('without a subscription', () => {
  it('[APP-1] plan and tracker are 402, whatever is asked of them', async () => {
    app = await startTestApp({ environment: { ACCESS: '' } })
    const { accessToken: token } = await signUp(app.origin)
    const calls: [string, string, unknown?][] = [
      ['GET', planPath],
      ['GET', `${planPath}/0`],
      ['GET', `${planPath}/events`],
      ['POST', `${planPath}/p/template/t/week/w/day/d/items/i/serving/1`],
      ['GET', trackerPath],
      ['POST', trackerPath, { weight: 70, date: '2026-01-01' }],
    ]
    for (const [method, path, body] of calls) {
      const { status, body: problem } = await app.request(method, path, { token, body })
      expect([status, problem.type, problem.title]).toEqual([402, '/problems/no-subscription', 'not_found'])
    }
    expect((await app.request('GET', planPath)).status).toBe(401)
    expect((await app.request('GET', '/api/user', { token })).status).toBe(200)
  })

  it('[APP-1] a paid recipe is 402 by any of its ids, an unknown one too, and a public one is open', async () => {
    app = await startTestApp({ environment: { ACCESS: '' } })
    const { accessToken: token } = await signUp(app.origin)
    const { recipes, publicRecipes } = app.context.recipes.corpus
    const free = new Set(publicRecipes.map(({ id }) => id))
    const { id: paid } = recipes.find(({ id }) => !free.has(id))!
    const statusOf = async (id: string, as = token) =>
      (await app!.request('GET', `/api/recipes/${id}`, { token: as })).status
    expect(await statusOf(paid)).toBe(402)
    expect(await statusOf(paid.replace(/~.*/, '~0000000000'))).toBe(402)
    expect(await statusOf('nothing~aaaaaaaaaa')).toBe(402)
    expect(await statusOf(publicRecipes[0]!.id)).toBe(200)
    const buyer = await buildSubscriber(app)
    expect(await statusOf(paid, buyer.token)).toBe(200)
    expect(await statusOf('nothing~aaaaaaaaaa', buyer.token)).toBe(404)
  })

  it('[APP-1] everybody gets in where the operator says so by name', async () => {
    app = await startTestApp({ environment: { ACCESS: 'everybody' } })
    const { accessToken: token } = await signUp(app.origin)
    expect((await app.request('GET', planPath, { token })).status).toBe(404)
  })

  it('[APP-1] the description of the API tells of the 402, call by call', async () => {
    app = await startTestApp({ environment: { ACCESS: '' } })
    const { paths } = (await app.request('GET', '/api/openapi.json')).body
    const answer = paths[trackerPath].get.responses[402]
    expect(answer.description).toBe('No subscription')
    expect(answer.content['application/problem+json'].schema).toBeDefined()
    expect(paths['/api/user'].get.responses).not.toHaveProperty('402')
  })

  it('[OPS-1] another word for it stops the start', () => {
    expect(() => parseConfig({ ACCESS: 'yes' })).toThrow('ACCESS can only be everybody')
  })
})

it.each(accessStates)('[APP-1] the title of the problem is the state: %s', async (state: AccessState) => {
  const server = Fastify()
  answerErrorsAsProblems(server)
  const caller = { userId: 'somebody', subject: 'somebody' }
  const settings = {
    issuer: '',
    clientId: '',
    audience: '',
    scope: '',
    extraAuthParams: {},
    endSessionUrl: null,
  }
  const identity = {
    settings,
    verifyAccessToken: async () => caller,
    findProfile: async () => undefined,
    endTokens: async () => undefined,
  }
  authenticateCallers(server, identity)
  const clock = { now: () => new Date() }
  requireAccess(server, { accessOf: async () => state, description: '' }, { clock, openBeforePayment: [] })
  server.get('/', { onRequest: server.authenticate }, async () => 'in')
  server.get('/open', async () => 'open')
  const answer = await server.inject({ url: '/', headers: { authorization: 'Bearer any' } })
  const expected = state === 'active' ? [200, undefined] : [402, state]
  expect([answer.statusCode, answer.body === 'in' ? undefined : answer.json().title]).toEqual(expected)
  expect((await server.inject({ url: '/open' })).body).toBe('open')
  await server.close()
})

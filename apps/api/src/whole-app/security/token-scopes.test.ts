import type { Method } from '@butterleaf/contract/call'
import { isCallJudged, scopeOf } from '@butterleaf/contract/personal-tokens/call-scopes'
import { tokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { makeToken } from '@butterleaf/testing/test-tokens'
import { afterAll, beforeAll, expect, it } from 'vitest'

type Security = Record<string, string[]>[]
type PrivateCall = {
  name: string
  method: Method
  path: string
  type: string | undefined
  security: Security
}

let app: TestApp
let calls: PrivateCall[]
let tokens: { scope: string; token: string }[]
beforeAll(async () => {
  app = await startTestApp()
  calls = privateCalls((await app.request('GET', '/api/openapi.json')).body)
  const { accessToken } = await signUp(app.origin)
  tokens = []
  for (const scope of tokenScopes)
    tokens.push({ scope, token: (await makeToken(app, accessToken, { scopes: [scope] })).token })
}, 60_000)
afterAll(() => app?.close())

type Operation = { security?: Security; requestBody?: { content?: object } }

function privateCalls({ paths }: { paths: Record<string, Record<string, Operation>> }): PrivateCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([small, { security = [], requestBody }]) => {
      const method = small.toUpperCase() as Method
      const [type] = Object.keys(requestBody?.content ?? {})
      return security.length === 0 ? [] : [{ name: `${method} ${path}`, method, path, type, security }]
    }),
  )
}

/** As the table of calls writes it. */
const asCalled = ({ method, path }: PrivateCall) => ({ method, path: path.replaceAll(/\{(\w+)\}/g, ':$1') })

it('[DOOR-1] [API-4] every call of a person is in the table of scopes, and the description says its scope', () => {
  expect(calls.length).toBeGreaterThan(80)
  expect(calls.filter((call) => !isCallJudged(asCalled(call))).map(({ name }) => name)).toEqual([])
  for (const call of calls) {
    const scope = scopeOf(asCalled(call))
    const personal = scope ? [{ personalToken: [scope] }] : []
    expect([call.name, call.security]).toEqual([call.name, [{ accessToken: [] }, ...personal]])
  }
})

it('[DOOR-1] each call refuses every token that lacks its scope, and names it', async () => {
  for (const call of calls) {
    const needed = scopeOf(asCalled(call))
    for (const { scope, token } of tokens.filter((one) => one.scope !== needed)) {
      const { status, problem } = await ask(call, token)
      const expected = needed ? '/problems/scope-missing' : '/problems/closed-to-tokens'
      expect([call.name, scope, status, problem.type, problem.scope]).toEqual([
        ...[call.name, scope, 403, expected, needed],
      ])
    }
  }
}, 60_000)

it('[DOOR-1] each call with a scope is reached by a token that has it', async () => {
  for (const call of calls) {
    const held = tokens.find(({ scope }) => scope === scopeOf(asCalled(call)))
    if (!held) continue
    const { status } = await ask(call, held.token)
    expect([call.name, [401, 403].includes(status)]).toEqual([call.name, false])
  }
}, 60_000)

async function ask({ method, path, type }: PrivateCall, token: string) {
  const response = await fetch(app.origin + path.replaceAll(/\{\w+\}/g, '1'), {
    method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
    ...(type ? { body: type === 'application/json' ? '{}' : 'a=b' } : {}),
  })
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
  if (!isProblem) await response.body?.cancel()
  return {
    status: response.status,
    problem: isProblem
      ? ((await response.json()) as { type: string; scope?: string })
      : { type: '', scope: undefined },
  }
}

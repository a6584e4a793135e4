import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, type PlanOwner } from '@butterleaf/testing/test-plan'
import { makeToken } from '@butterleaf/testing/test-tokens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schema } from './described-calls.ts'
import { fuzzMessages, fuzzTool, rpcMessage } from './hostile-messages.ts'

/** What failed is run again by its seed: `TEST_SEED=… FUZZ_ONLY='swap_meal'`, longer by `FUZZ_RUNS`. */
const { FUZZ_RUNS = '12', FUZZ_ONLY } = process.env
const settings = { numRuns: Number(FUZZ_RUNS) }

type ListedTool = { name: string; inputSchema: Schema }

let app: TestApp
let bystander: PlanOwner
let token: string
let tools: ListedTool[]

beforeAll(async () => {
  app = await startTestApp()
  const sender = await buildPlanOwner(app)
  bystander = await buildPlanOwner(app)
  token = (await makeToken(app, sender.token)).token
  const { text } = await ask(JSON.stringify(rpcMessage('tools/list', {})))
  tools = readMessage(text).result.tools
}, 60_000)
afterAll(() => app?.close())

async function ask(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.origin}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    body,
  })
  return { status: response.status, text: await response.text() }
}

/** One answer, as JSON or as the one event of a stream. */
function readMessage(text: string) {
  const data = text.startsWith('{') ? text : (/^data: (\{.*)$/m.exec(text)?.[1] ?? '{}')
  return JSON.parse(data)
}

describe('whatever an assistant sends', () => {
  it('[DOOR-4] [API-3] every tool answers, refuses in words, or names the argument; never an error of ours', {
    timeout: 15_000 * settings.numRuns,
  }, async () => {
    const untouched = await bystander.read()
    for (const { name, inputSchema } of tools.filter((tool) => !FUZZ_ONLY || tool.name === FUZZ_ONLY)) {
      await fuzzTool({ name, inputSchema }, settings, async (message) => {
        const { status, text } = await ask(JSON.stringify(message))
        expect(status, text).toBeLessThan(500)
        const { result, error } = readMessage(text)
        expect(error?.code, text).not.toBe(-32603)
        if (status === 200 && !error) expect(result?.content?.[0]?.type, text).toBe('text')
        expect(text).not.toMatch(/Expected|Too big|Invalid input: expected .* received undefined at/)
      })
    }
    expect(await bystander.read()).toEqual(untouched)
  })

  it('[DOOR-4] [API-3] a message that is none of the protocol’s is refused', {
    timeout: 60_000,
  }, async () => {
    await fuzzMessages({ numRuns: settings.numRuns * 5 }, async (sent, headers) => {
      const { status, text } = await ask(JSON.stringify(sent) ?? 'null', headers)
      expect(status, text).toBeLessThan(500)
    })
    for (const [body, type] of [
      ['{', 'application/json'],
      ['a=b', 'application/x-www-form-urlencoded'],
      [`{"a":"${'x'.repeat(70_000)}"}`, 'application/json'],
    ] as const)
      expect((await ask(body, { 'content-type': type })).status).toBeGreaterThanOrEqual(400)
    expect((await app.request('GET', '/mcp')).status).toBe(405)
  })

  it('[DOOR-4] a flood ends at the limit of all tokens, and its owner goes on', async () => {
    const strict = await startTestApp({ environment: { REQUESTS_PER_MINUTE: '240' } })
    try {
      const owner = await buildPlanOwner(strict)
      const flooding = (await makeToken(strict, owner.token)).token
      const body = JSON.stringify(rpcMessage('tools/call', { name: 'whats_planned', arguments: {} }))
      const send = () =>
        fetch(`${strict.origin}/mcp`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${flooding}`,
            accept: 'application/json, text/event-stream',
            'content-type': 'application/json',
          },
          body,
        })
      const answers = await Promise.all(Array.from({ length: 60 }, send))
      const statuses = answers.map(({ status }) => status)
      expect(statuses).toContain(429)
      expect(statuses.filter((status) => status >= 500)).toEqual([])
      expect((await owner.read()).id).toBe(owner.plan.id)
    } finally {
      await strict.close()
    }
  })
})

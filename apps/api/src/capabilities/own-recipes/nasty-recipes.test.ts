import path from 'node:path'
import { buildRecipeWriter, faultsOf, leekPieText } from '@butterleaf/testing/own-recipes/recipe-writer'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const file = path.resolve(import.meta.dirname, '../../platform/own-recipe-reader/testing/unruly-reader.mjs')
const textOf = (title: string) => leekPieText.replace('Leek pie', title)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ ownRecipeReader: { file, mostMs: 4_000, mostMb: 48 } })
})
afterAll(() => app?.close())

const cook = () => buildRecipeWriter(app)

describe('a recipe that can’t be read in time', () => {
  it.each(['burns and never ends', 'fills the memory'])(
    '[HELD-1] one that %s is refused by its field, and the next one is read by another thread',
    async (title) => {
      const { send } = await cook()
      const refused = await send('POST', '/text', { text: textOf(title) })
      expect([refused.status, refused.body.type, faultsOf(refused)]).toEqual([
        422,
        '/problems/took-too-long',
        ['text'],
      ])
      expect(refused.body.detail).toMatch(/still here: try it in parts/)
      expect((await send('POST', '/text', { text: leekPieText })).status).toBe(201)
      expect((await send('GET', '')).body.total).toBe(1)
    },
  )

  it('[HELD-1] holds up nobody else', async () => {
    const [slow, other] = [await cook(), await cook()]
    let isRefused = false
    const refused = slow.send('POST', '/text', { text: textOf('burns and never ends') }).finally(() => {
      isRefused = true
    })
    let answered = 0
    while (!isRefused) {
      expect((await other.send('GET', '')).status).toBe(200)
      answered += 1
    }
    expect((await refused).status).toBe(422)
    expect(answered).toBeGreaterThan(10)
  })

  it('[HELD-1] a page is told so in words of its own', async () => {
    const { send } = await cook()
    app.context.pages.read = async (link) => ({ address: link, text: textOf('never ends') })
    const page = await send('POST', '/link', { link: 'https://cook.test/' })
    expect([page.status, faultsOf(page)]).toEqual([422, ['link']])
    expect(page.body.detail).toMatch(/^Reading this page took too long/)
  })
})

describe('several people who add recipes at once', () => {
  it('[HELD-1] take turns: one person’s many wait behind another’s first', async () => {
    const [many, one] = [await cook(), await cook()]
    const order: string[] = []
    const add = (who: string, { send }: typeof many) =>
      send('POST', '/text', { text: leekPieText }).then(({ status }) => order.push(`${who} ${status}`))
    const blocked = many.send('POST', '/text', { text: textOf('never ends') })
    const mine = Array.from({ length: 3 }, () => add('many', many))
    await app.request('GET', '/healthz')
    await Promise.all([blocked, add('one', one), ...mine])
    expect(order.indexOf('one 201')).toBeLessThan(order.lastIndexOf('many 201'))
    expect(order.toSorted()).toEqual(['many 201', 'many 201', 'many 201', 'one 201'])
  })

  it('[HELD-1] one who hangs up is read no further', async () => {
    const [gone, next] = [await cook(), await cook()]
    const controller = new AbortController()
    const left = fetch(`${app.origin}/api/own-recipes/text`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gone.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: textOf('never ends') }),
      signal: controller.signal,
    })
    await app.request('GET', '/healthz')
    controller.abort()
    await expect(left).rejects.toThrow()
    expect((await next.send('POST', '/text', { text: leekPieText })).status).toBe(201)
    expect((await gone.send('GET', '')).body.total).toBe(0)
  })

  it('[HELD-1] 120 texts and files an hour are read, and what is more is told how many', async () => {
    const { send } = await cook()
    for (let tried = 0; tried < 120; tried += 1) await send('POST', '/text', { text: '' })
    const refused = await send('POST', '/file', { name: 'a.cook', base64: 'QUFB' })
    expect([refused.status, refused.body.detail]).toEqual([429, expect.stringContaining('Up to 120')])
  })
})

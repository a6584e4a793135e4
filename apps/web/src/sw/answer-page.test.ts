import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerPage, answerStart, isPage, isStart } from './answer-page.ts'
import { fakeCaches } from './testing/fake-caches.ts'

const app = { version: 'one', entry: '/assets/app-one.js', files: [] }
const request = new Request('http://localhost/app')
const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } })
const page = (text: string) => html(`${text}<div id="root"></div>`)

beforeEach(async () => {
  vi.stubGlobal('caches', fakeCaches())
  await (await caches.open('butterleaf-app-one')).put('/app', page('kept'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answered = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return (await answerPage(request, app)).text()
}

describe('a page', () => {
  it('[APP-9] is the server’s while that answers, so that no one stays on an old version', async () => {
    expect(await answered(async () => page('newer'))).toContain('newer')
  })

  it.each<[string, () => Promise<Response>]>([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is down behind its proxy', async () => html('Bad gateway', 502)],
    ['a shop’s sign-in page answers', async () => html('<h1>WiFi</h1>')],
  ])('[SHOP-5] is the kept one when %s', async (_when, answer) => {
    expect(await answered(answer)).toContain('kept')
  })

  it('[SHOP-5] is the kept one when the network is connected but dead', async () => {
    vi.useFakeTimers()
    const answer = answered(() => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await answer).toContain('kept')
  })

  it('passes on a refusal, such as a proxy that asks for a password', async () => {
    vi.stubGlobal('fetch', async () => html('Who are you?', 401))
    expect((await answerPage(request, app)).status).toBe(401)
  })
})

it('the landing page comes from the server, and without one leads into the app', async () => {
  vi.stubGlobal('fetch', async () => html('Welcome'))
  expect(await (await answerStart(request)).text()).toBe('Welcome')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const redirect = vi.spyOn(Response, 'redirect').mockReturnValue(html('led on'))
  await answerStart(request)
  expect(redirect).toHaveBeenCalledWith('/app')
})

it.each([
  ['/app', true],
  ['/app/templates/t/week/w/shopping-list', true],
  ['/settings', true],
  ['/', false],
  ['/apple', false],
  ['/checkout/plans', false],
  ['/idp/auth', false],
  ['/api/mealplan', false],
])('%s is a page of the app: %s', (address, isOne) => {
  expect(isPage(address)).toBe(isOne)
  expect(isStart(address)).toBe(address === '/')
})

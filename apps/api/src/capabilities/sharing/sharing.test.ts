import type { Method } from '@butterleaf/contract/call'
import { sharedCalls } from '@butterleaf/contract/sharing/calls'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, type PlanOwner, weekPath } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const sharesPath = '/api/shares'

type Share = Readonly<{ id: string; url: string; secret: string }>
type Rows = Record<string, Record<string, { checked: boolean; kind: string }>>

let app: TestApp
let owner: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
  owner = await buildPlanOwner(app)
}, 60_000)
afterAll(() => app?.close())

const create = (token: string, body: object) => app.request('POST', sharesPath, { token, body })
async function share(body: object, token = owner.token): Promise<Share> {
  const { status, body: made } = await create(token, body)
  expect(status).toBe(201)
  return { ...made, secret: made.url.split('/').at(-1) }
}
const open = ({ secret }: Pick<Share, 'secret'>) => app.request('GET', `/api/shared/${secret}`)
const stop = ({ id }: Share, token = owner.token) => app.request('DELETE', `${sharesPath}/${id}`, { token })
const rowsOf = (list: Rows) => Object.values(list).flatMap((rows) => Object.entries(rows))
const tick = ({ secret }: Share, ingredient: string, checked = true) =>
  app.request('PUT', `/api/shared/${secret}/checked`, {
    body: [{ ingredient, checked, at: app.clock.now().toISOString() }],
  })

async function watch({ secret }: Share) {
  const leaving = new AbortController()
  const response = await fetch(`${app.origin}/api/shared/${secret}/events`, { signal: leaving.signal })
  const seen = { text: '', hasEnded: false }
  const end = () => {
    seen.hasEnded = true
  }
  const reading = async () => {
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      seen.text += value
    }
  }
  void reading().then(end, end)
  await vi.waitFor(() => expect(seen.text).toContain('event: plan'))
  return { seen, leave: () => leaving.abort() }
}

describe('a link', () => {
  it('[TOG-5] is told once, with 128 random bits, and the database has its hash alone', async () => {
    const { url, id, secret } = await share({ kind: 'list', week: 2 })
    expect(url).toMatch(new RegExp(`^${app.origin}/shared/[\\w-]{22}$`))
    const listed = await app.request('GET', sharesPath, { token: owner.token })
    const one = { id, kind: 'list', week: 2, createdAt: expect.any(String), endsOn: expect.any(String) }
    expect(listed.body).toContainEqual(one)
    expect((await app.request('GET', `${sharesPath}/${id}`, { token: owner.token })).body).toEqual(one)
    const rows = await app.database.db.selectFrom('shares').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    const exported = await app.request('GET', '/api/user/export', { token: owner.token })
    expect(exported.body.data.shares[0]).toMatchObject({ kind: 'list' })
    expect(JSON.stringify(exported.body.data.shares)).not.toMatch(/hash/)
  })

  it('[TOG-5] shows the week’s list as its owner sees it, and of the owner a first name alone', async () => {
    const link = await share({ kind: 'list', week: 1 })
    const { status, body } = await open(link)
    expect(status).toBe(200)
    const { body: week } = await owner.call('GET', weekPath(owner.plan, 1))
    expect(body.list).toEqual(week.shoppingList)
    expect(Object.keys(body).sort()).toEqual(
      ['endsOn', 'from', 'kind', 'list', 'name', 'to', 'units', 'week'].sort(),
    )
    const { body: user } = await app.request('GET', '/api/user', { token: owner.token })
    expect(body.name).toBe(user.name.split(' ')[0])
    expect(JSON.stringify(body)).not.toContain(user.email)
  })

  it('[TOG-5] shows a week’s plates, day by day, with what each is', async () => {
    const { body } = await open(await share({ kind: 'plates', week: 3 }))
    expect(body.days).toHaveLength(7)
    expect(body.list).toBeUndefined()
    const planned = owner.plan.templates[0]!.weeks[2]!.days.map(({ date }) => date)
    expect(body.days.map(({ date }: { date: string }) => date)).toEqual(planned)
    for (const { plates } of body.days)
      for (const { dishes } of plates) expect(dishes.length).toBeGreaterThan(0)
  })

  it('[TOG-5] without a week always shows the current one', async () => {
    const current = await buildPlanOwner(app)
    const lists = await share({ kind: 'list' }, current.token)
    const plates = await share({ kind: 'plates' }, current.token)
    expect([(await open(lists)).body.week, (await open(plates)).body.week]).toEqual([1, 1])
  })

  it('[TOG-5] a tick without an account is on the owner’s list, and theirs is seen by the visitor', async () => {
    const link = await share({ kind: 'list', week: 1 })
    const [key] = rowsOf((await open(link)).body.list).find(([, { checked }]) => !checked)!
    const ticked = await tick(link, key)
    expect(ticked.status).toBe(200)
    expect(Object.fromEntries(rowsOf(ticked.body.list))[key]).toMatchObject({ checked: true })
    const { body: week } = await owner.call('GET', weekPath(owner.plan, 1))
    expect(Object.fromEntries(rowsOf(week.shoppingList))[key]).toMatchObject({ checked: true })
    app.clock.advance({ seconds: 1 })
    const at = app.clock.now().toISOString()
    const untick = [{ ingredient: key, checked: false, at }]
    await owner.call('PUT', `${weekPath(owner.plan, 1)}/shopping-list/checked`, untick)
    expect(Object.fromEntries(rowsOf((await open(link)).body.list))[key]).toMatchObject({ checked: false })
  })

  it('[TOG-5] a tick that waited without a signal stays with the list it was made on', async () => {
    const { token, plan, call } = await buildPlanOwner(app)
    const link = await share({ kind: 'list' }, token)
    const { body: seen } = await open(link)
    const [key] = rowsOf(seen.list)[0]!
    const at = app.clock.now().toISOString()
    const send = (from: string) =>
      app.request('PUT', `/api/shared/${link.secret}/checked?from=${from}`, {
        body: [{ ingredient: key, checked: true, at }],
      })
    expect((await send('2001-01-01')).status).toBe(200)
    expect(Object.fromEntries(rowsOf((await open(link)).body.list))[key]).toMatchObject({ checked: false })
    expect((await send(seen.from)).status).toBe(200)
    const { body: week } = await call('GET', weekPath(plan, 1))
    expect(Object.fromEntries(rowsOf(week.shoppingList))[key]).toMatchObject({ checked: true })
  })

  it('[TOG-5] hears of changes by the plan’s own stream, which ends when the owner stops sharing', async () => {
    const link = await share({ kind: 'list', week: 1 })
    const visitor = await watch(link)
    const [key] = rowsOf((await open(link)).body.list)[0]!
    const at = app.clock.now()
    const body = [{ ingredient: key, checked: true, at: at.toISOString() }]
    await owner.call('PUT', `${weekPath(owner.plan, 1)}/shopping-list/checked`, body)
    await vi.waitFor(() => expect(visitor.seen.text).toContain(`"listMark":"${at.getTime()}"`))
    expect((await stop(link)).status).toBe(204)
    await vi.waitFor(() => expect(visitor.seen.hasEnded).toBe(true))
    expect((await open(link)).status).toBe(404)
    expect((await tick(link, key)).status).toBe(404)
    expect((await stop(link)).status).toBe(404)
    expect((await app.request('GET', `/api/shared/${link.secret}/events`)).status).toBe(404)
  })

  it('[TOG-5] tells a visitor nothing of what was eaten', async () => {
    const visitor = await watch(await share({ kind: 'list' }))
    const entry = {
      date: app.clock.now().toISOString().slice(0, 10),
      place: { kind: 'snack' },
      source: { kind: 'figures', name: 'Olives' },
      figures: { calories: 60, fat: 6, net_carbs: 1, protein: 0.5 },
      at: app.clock.now().toISOString(),
    }
    const { token } = owner
    await app.request('PUT', `/api/food-log/entries/${crypto.randomUUID()}`, { token, body: entry })
    await vi.waitFor(() => expect(visitor.seen.text).toContain('event: list'))
    expect(visitor.seen.text).not.toContain('food')
    visitor.leave()
  })

  it('[TOG-5] ends thirty days after the plan, and is no longer listed', async () => {
    const later = await startTestApp()
    try {
      const other = await buildPlanOwner(later)
      const { token } = other
      const { body } = await later.request('POST', sharesPath, { token, body: { kind: 'list' } })
      const address = `/api/shared/${body.url.split('/').at(-1)}`
      later.clock.advance({ seconds: 56 * 86_400 })
      expect((await later.request('GET', address)).status).toBe(200)
      later.clock.advance({ seconds: 6 * 86_400 })
      expect((await later.request('GET', address)).status).toBe(404)
      const fresh = await later.request('GET', address)
      expect(fresh.body.detail).toBe('This link has ended.')
    } finally {
      await later.close()
    }
  })

  it('[TOG-5] an account has twenty at most, also when they are asked for at once', async () => {
    const many = await buildPlanOwner(app)
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => create(many.token, { kind: 'list', week: 1 })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it('[TOG-5] is ended by its owner alone, and goes with the account', async () => {
    const leaving = await buildPlanOwner(app)
    const link = await share({ kind: 'plates' }, leaving.token)
    const stranger = await signUp(app.origin)
    expect((await stop(link, stranger.accessToken)).status).toBe(404)
    expect((await open(link)).status).toBe(200)
    expect((await app.request('DELETE', '/api/user', { token: leaving.token })).status).toBe(204)
    expect((await open(link)).status).toBe(404)
  })

  it.each([
    [{}, 'kind'],
    [{ kind: 'weights' }, 'kind'],
    [{ kind: 'list', week: 5 }, 'week'],
    [{ kind: 'list', week: 0 }, 'week'],
  ])('[TOG-5] %j is refused, and says which field is at fault', async (body, field) => {
    const { status, body: problem } = await create(owner.token, body)
    expect([status, problem.errors[0].field]).toEqual([400, field])
  })

  it('[TOG-5] without a plan there is nothing to share', async () => {
    const { accessToken } = await signUp(app.origin)
    expect((await create(accessToken, { kind: 'list' })).status).toBe(404)
  })
})

describe('the secret of a link', () => {
  // Every call of the API, described and asked twice.
  it('[TOG-5] opens no other call, as a token or in the place of any id', { timeout: 120_000 }, async () => {
    const link = await share({ kind: 'list', week: 1 })
    const { body } = await app.request('GET', '/api/openapi.json')
    type Operation = { security?: object[] }
    const calls = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(
      ([path, operations]) =>
        Object.entries(operations).map(([method, { security = [] }]) => ({ method, path, security })),
    )
    const personal = calls.filter(({ security }) => security.length > 0)
    expect(personal.length).toBeGreaterThan(80)
    for (const { method, path } of personal) {
      const address = path.replaceAll(/\{\w+\}/g, link.secret)
      for (const authorization of [`Bearer ${link.secret}`, undefined]) {
        const { status } = await app.request(method.toUpperCase() as Method, address, {
          headers: authorization ? { authorization } : {},
        })
        expect([method, path, status]).toEqual([method, path, 401])
      }
    }
  })

  it('[TOG-5] a link to plates ticks nothing', async () => {
    const link = await share({ kind: 'plates', week: 1 })
    expect((await tick(link, 'salt')).status).toBe(404)
  })

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'short', '..%2f..%2fuser', 'A'.repeat(500)])(
    '[TOG-5] there is nothing at %s',
    async (secret) => {
      expect([400, 404, 414]).toContain((await open({ secret })).status)
    },
  )

  it('[TOG-5] answers tell search engines and other sites nothing, also when the link has ended', async () => {
    const link = await share({ kind: 'list' })
    const ask = async () => {
      const { headers } = await fetch(app.origin + sharedCalls.open.path.replace(':secret', link.secret))
      return [headers.get('referrer-policy'), headers.get('x-robots-tag'), headers.get('cache-control')]
    }
    const quiet = ['no-referrer', 'noindex, nofollow', 'no-store']
    expect(await ask()).toEqual(quiet)
    await stop(link)
    expect(await ask()).toEqual(quiet)
  })

  it('[TOG-5] has limits of its own', async () => {
    const link = await share({ kind: 'list' })
    const other = await share({ kind: 'list' })
    const statuses = new Set<number>()
    for (let asked = 0; asked < 250; asked += 1)
      statuses.add((await fetch(`${app.origin}/api/shared/${link.secret}/checked`, { method: 'PUT' })).status)
    expect(statuses).toContain(429)
    expect((await open(other)).status).toBe(200)
  })
})

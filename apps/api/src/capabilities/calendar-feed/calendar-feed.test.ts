import { feedKinds } from '@butterleaf/domain/calendar-feed/feed-kinds'
import { signUp } from '@butterleaf/testing/sign-in'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, dayOf, itemsOf, type PlanOwner, weekPath } from '@butterleaf/testing/test-plan'
import { buildSubscriber } from '@butterleaf/testing/test-subscription'
import ICAL from 'ical.js'
import { convertIcsCalendar, type IcsEvent } from 'ts-ics'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const calendarsPath = '/api/calendars'

let app: TestApp
let owner: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
  owner = await buildPlanOwner(app)
}, 60_000)
afterAll(() => app?.close())

const create = (token: string, kinds: readonly string[], headers: Record<string, string> = {}) =>
  app.request('POST', calendarsPath, { token, body: { kinds }, headers })
const addressFor = async (token: string, kinds: readonly string[] = feedKinds, headers = {}) => {
  const { body } = await create(token, kinds, headers)
  return new URL(body.url).pathname
}
const read = (address: string, headers: Record<string, string> = {}) =>
  fetch(app.origin + address, { headers })
const textAt = async (address: string) => (await read(address)).text()

/** As two clients' parsers read it, which agree. */
async function eventsAt(address: string): Promise<IcsEvent[]> {
  const text = await textAt(address)
  const { events = [] } = convertIcsCalendar(undefined, text)
  const others = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
  expect(others.map(({ uid, summary }) => [uid, summary])).toEqual(
    events.map(({ uid, summary }) => [uid, summary]),
  )
  expect(others.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual(
    others.map(({ startDate }, at) =>
      startDate.isDate ? startDate.toJSDate().getTime() : events[at]!.start.date.getTime(),
    ),
  )
  return events
}

const named = (events: readonly IcsEvent[], end: string) => events.filter(({ uid }) => uid.includes(end))

describe('a calendar', () => {
  it('[DOOR-2] is made with a secret address that ends in .ics, told once, and listed without it', async () => {
    const { accessToken: token } = await signUp(app.origin)
    const { status, body } = await create(token, ['meals', 'meals', 'cooking'])
    expect(status).toBe(201)
    expect(body.url).toMatch(new RegExp(`^${app.origin}/api/calendars/feeds/[\\w-]{22}\\.ics$`))
    const listed = await app.request('GET', calendarsPath, { token })
    expect(listed.body).toEqual([
      { id: body.id, kinds: ['meals', 'cooking'], createdAt: expect.any(String), lastReadAt: null },
    ])
    const rows = await app.database.db.selectFrom('calendar_feeds').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(body.url.slice(-26, -4))
  })

  it('[DOOR-2] says when it was read last, and nothing reads it once it is revoked', async () => {
    const { accessToken: token } = await signUp(app.origin)
    const { body } = await create(token, ['meals'])
    const { pathname } = new URL(body.url)
    expect((await read(pathname)).status).toBe(200)
    const [listed] = (await app.request('GET', calendarsPath, { token })).body
    expect(Date.parse(listed.lastReadAt)).toBeLessThanOrEqual(app.clock.now().getTime())
    const stranger = await signUp(app.origin)
    const gone = await app.request('DELETE', `${calendarsPath}/${body.id}`, { token: stranger.accessToken })
    expect(gone.status).toBe(404)
    expect((await app.request('DELETE', `${calendarsPath}/${body.id}`, { token })).status).toBe(204)
    expect((await app.request('DELETE', `${calendarsPath}/${body.id}`, { token })).status).toBe(404)
    expect((await read(pathname)).status).toBe(404)
    expect((await app.request('GET', calendarsPath, { token })).body).toEqual([])
  })

  it.each([
    [{}, 'kinds'],
    [{ kinds: [] }, 'kinds'],
    [{ kinds: ['naps'] }, 'kinds.0'],
  ])('[DOOR-2] %j is refused, and says which field is at fault', async (body, field) => {
    const { status, body: problem } = await app.request('POST', calendarsPath, { token: owner.token, body })
    expect([status, problem.errors[0].field]).toEqual([400, field])
  })

  it('[DOOR-2] a person has ten at most, also when they ask for many at once', async () => {
    const { accessToken: token } = await signUp(app.origin)
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(token, ['meals'])))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it.each(['AAAAAAAAAAAAAAAAAAAAAA.ics', 'short.ics', '..%2f..%2fetc.ics', 'AAAAAAAAAAAAAAAAAAAAAA'])(
    '[DOOR-2] there is none at %s',
    async (file) => {
      expect([400, 404]).toContain((await read(`/api/calendars/feeds/${file}`)).status)
    },
  )
})

describe('the feed', () => {
  it('[DOOR-2] has every planned meal at the person’s own time in their zone, with what to cook and a link', async () => {
    await app.request('PATCH', userPath, {
      token: owner.token,
      body: {
        meal_times: { breakfast: '06:45', lunch: '13:00', dinner: '18:15' },
        time_zone: 'America/New_York',
      },
    })
    const events = await eventsAt(await addressFor(owner.token, ['meals', 'cooking', 'leftovers']))
    const { plan } = owner
    const planned = itemsOf(plan).filter(({ value }) => value !== null)
    expect(named(events, '-meal@')).toHaveLength(planned.length)
    const [breakfast] = named(events, '-day-1-breakfast-meal@')
    const start = plan.templates[0]!.startDate
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/New_York',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    expect(clock.format(breakfast!.start.date)).toBe(`${start.split('-').reverse().join('/')}, 06:45`)
    expect(breakfast!.summary).toMatch(/^Breakfast: \S/)
    expect(breakfast!.url).toBe(
      `${app.origin}/app/templates/${plan.templates[0]!.id}${weekPath(plan, 1).replace(/.*(\/week)/, '$1')}/day/${
        dayOf(plan, 1).id
      }/item/${dayOf(plan, 1).items[0]!.id}`,
    )
    for (const cooking of named(events, '-cook@')) {
      const meal = named(events, cooking.uid.replace('-cook@', '-meal@'))[0]!
      expect(cooking.end!.date).toEqual(meal.start.date)
      const minutes = (cooking.end!.date.getTime() - cooking.start.date.getTime()) / 60_000
      expect(cooking.description).toMatch(new RegExp(`^${minutes} minutes`))
    }
    for (const note of named(events, '-leftover@')) expect(note.start.type).toBe('DATE')
  })

  it('[DOOR-2] takes the zone of the request that made it where the person has named none', async () => {
    const person = await buildPlanOwner(app)
    const address = await addressFor(person.token, ['meals'], { 'time-zone': 'Pacific/Auckland' })
    const { body: user } = await app.request('GET', userPath, { token: person.token })
    expect(user).toMatchObject({ time_zone: 'Pacific/Auckland', meal_times: { dinner: '19:00' } })
    const [dinner] = named(await eventsAt(address), '-day-1-dinner-meal@')
    const shown = new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland', timeStyle: 'short' })
    expect(shown.format(dinner!.start.date)).toBe('19:00')
  })

  it('[DOOR-2] counts what the list of a shopping day still has to buy', async () => {
    const person = await buildPlanOwner(app)
    const address = await addressFor(person.token, ['shopping'])
    const shops = await eventsAt(address)
    expect(shops).toHaveLength(4)
    expect(shops[0]!.start.date.toISOString().slice(0, 10)).toBe(person.plan.templates[0]!.startDate)
    const [, count] = /^Shopping: (\d+) things$/.exec(shops[0]!.summary) ?? []
    const list = `${weekPath(person.plan, 1)}/shopping-list/lines`
    await person.call('POST', list, { id: crypto.randomUUID(), text: 'birthday candles' })
    expect((await eventsAt(address))[0]!.summary).toBe(`Shopping: ${Number(count) + 1} things`)
  })

  it('[DOOR-2] a change keeps the ids, and raises sequence and time of change', async () => {
    const person = await buildPlanOwner(app)
    const address = await addressFor(person.token, ['meals'])
    const before = await eventsAt(address)
    app.clock.advance({ minutes: 5 })
    const recipe = app.context.recipes.corpus.recipes[0]?.id
    await person.change('POST', '/interaction', { recipe, interactionType: 'like' })
    const after = await eventsAt(address)
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
    expect(after[0]!.sequence!).toBeGreaterThan(before[0]!.sequence!)
    expect(after[0]!.lastModified!.date.getTime()).toBeGreaterThan(before[0]!.lastModified!.date.getTime())
    const times = { breakfast: '07:00', lunch: '12:00', dinner: '20:00' }
    await app.request('PATCH', userPath, { token: person.token, body: { meal_times: times } })
    const moved = await eventsAt(address)
    expect(moved.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
    expect(moved[0]!.sequence!).toBeGreaterThan(after[0]!.sequence!)
  })

  it('[DOOR-2] answers 304 to an app that has it, and is neither indexed nor told to other sites', async () => {
    const address = await addressFor(owner.token)
    const first = await read(address)
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(first.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(first.headers.get('referrer-policy')).toBe('no-referrer')
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const etag = first.headers.get('etag') ?? ''
    const again = await read(address, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await app.request('PATCH', userPath, {
      token: owner.token,
      body: { meal_times: { breakfast: '09:00', lunch: '13:00', dinner: '18:15' } },
    })
    expect((await read(address, { 'if-none-match': etag })).status).toBe(200)
  })

  it('[DOOR-2] has no line longer than 75 octets, and less than 300 KB for a whole plan with everything', async () => {
    const text = await textAt(await addressFor(owner.token))
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text.length).toBeLessThan(300_000)
  })

  it('[DOOR-2] has a limit of its own for each address', async () => {
    const [address, other] = await Promise.all([1, 2].map(() => addressFor(owner.token, ['meals'])))
    for (let reading = 0; reading < 60; reading += 1) expect((await read(address!)).status).toBe(200)
    const refused = await read(`${address}?again`)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await read(other!)).status).toBe(200)
  })

  it('[DOOR-2] of a person without a plan has no events, and neither has one without a subscription', async () => {
    const { accessToken } = await signUp(app.origin)
    expect(await eventsAt(await addressFor(accessToken))).toEqual([])
    const paid = await startTestApp({ environment: { ACCESS: '' } })
    const unpaid = await signUp(paid.origin)
    const asked = await paid.request('POST', calendarsPath, {
      token: unpaid.accessToken,
      body: { kinds: ['meals'] },
    })
    expect(asked.status).toBe(402)
    const buyer = await buildSubscriber(paid)
    const made = await paid.request('POST', calendarsPath, {
      token: buyer.token,
      body: { kinds: ['meals'] },
    })
    expect(made.status).toBe(201)
    paid.clock.advance({ days: 400 })
    const text = await (await fetch(made.body.url)).text()
    expect(text).not.toContain('BEGIN:VEVENT')
    await paid.close()
  })
})

describe('the account’s meal times', () => {
  it.each([
    [{ meal_times: { breakfast: '8:00', lunch: '12:30', dinner: '19:00' } }, 'meal_times.breakfast'],
    [{ meal_times: { breakfast: '08:00', lunch: '12:30' } }, 'meal_times.dinner'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{}, 'unit'],
  ])('[DOOR-2] %j is refused, and says which field is at fault', async (body, field) => {
    const { status, body: problem } = await app.request('PATCH', userPath, { token: owner.token, body })
    expect([status, problem.errors[0].field]).toEqual([400, field])
  })

  it('[DOOR-2] changes leave the unit as it is, and a change of the unit leaves them', async () => {
    const { accessToken: token } = await signUp(app.origin)
    const change = (body: object) => app.request('PATCH', userPath, { token, body })
    await change({ unit: 'metric' })
    await change({ time_zone: 'Asia/Tokyo' })
    const { body } = await change({ unit: 'us' })
    expect(body).toMatchObject({ unit: 'us', time_zone: 'Asia/Tokyo' })
  })
})

it('[DOOR-2] the export has the calendars without what opens them, and they go with the account', async () => {
  const person = await signUp(app.origin)
  const address = await addressFor(person.accessToken, ['meals'])
  const { body } = await app.request('GET', `${userPath}/export`, { token: person.accessToken })
  expect(body.data.calendar_feeds).toEqual([expect.objectContaining({ kinds: ['meals'] })])
  expect(JSON.stringify(body)).not.toContain(address.slice(-26, -4))
  expect((await app.request('DELETE', userPath, { token: person.accessToken })).status).toBe(204)
  expect((await read(address)).status).toBe(404)
})

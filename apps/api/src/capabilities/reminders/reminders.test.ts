import { openPushService, type PushService } from '@butterleaf/testing/reminders/push-service'
import { signIn, signUp } from '@butterleaf/testing/sign-in'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, type PlanOwner } from '@butterleaf/testing/test-plan'
import { trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '#capabilities/retention/operations.ts'

const remindersPath = '/api/reminders'
const zone = 'America/New_York'

let app: TestApp
let service: PushService
beforeAll(async () => {
  service = await openPushService()
  app = await startTestApp({ pushNetwork: service.network })
}, 60_000)
afterAll(async () => {
  await app?.close()
  await service?.close()
})
beforeEach(() => service.answerWith(201))

const off = { push: false, mail: false }
const noReminders = {
  kinds: {
    thaw: { ...off, at: '19:30' },
    cook: off,
    shop: { ...off, at: '09:00' },
    weighIn: { ...off, at: '07:00', weekdays: ['monday'] },
    planEnd: { ...off, at: '18:00' },
  },
  quiet: { from: '22:00', until: '06:00' },
}
const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const weighInAt = (at: string, ways: object = { push: true }) => ({
  ...noReminders,
  kinds: { ...noReminders.kinds, weighIn: { ...off, ...ways, at, weekdays: everyDay } },
})

const save = (token: string, body: object) =>
  app.request('PUT', remindersPath, { token, body, headers: { 'time-zone': zone } })
const subscribe = (token: string, path = `/${crypto.randomUUID()}`) =>
  app.request('POST', `${remindersPath}/subscriptions`, { token, body: service.subscription(path) })
const to = (path: string) => service.received.filter((message) => message.path === path)

/** Moves the clock to the next time that the wall in New York shows this. */
function advanceTo(time: string): void {
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' })
  for (let minutes = 0; minutes < 24 * 60 + 60; minutes += 1) {
    app.clock.advance({ minutes: 1 })
    if (shown.format(app.clock.now()) === time) return
  }
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(app.clock.now())

/** Tokens end while the clock is moved. */
const tokenOf = async (email: string, password: string) =>
  (await signIn(app.origin, { email, password })).accessToken

async function person(ways: object, at = '07:00') {
  const { accessToken: token, email, password } = await signUp(app.origin)
  const path = `/${crypto.randomUUID()}`
  await subscribe(token, path)
  const saved = await save(token, weighInAt(at, ways))
  return { token, email, path, saved, signInAgain: () => tokenOf(email, password) }
}

describe('choosing', () => {
  it('[DOOR-3] nothing is sent before it is chosen, and the answer says how a browser subscribes', async () => {
    const { accessToken: token } = await signUp(app.origin)
    const { status, body } = await app.request('GET', remindersPath, { token })
    expect(status).toBe(200)
    expect(Object.values(body.kinds).every((kind) => !(kind as { push: boolean }).push)).toBe(true)
    expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65)
    expect(body.subscriptions).toEqual([])
  })

  it('[DOOR-3] what is chosen is kept, with the zone of the request', async () => {
    const { token, path, saved } = await person({ push: true })
    expect(saved.status).toBe(200)
    const { body } = await app.request('GET', remindersPath, { token })
    expect(body.kinds.weighIn).toEqual({ push: true, mail: false, at: '07:00', weekdays: everyDay })
    expect(body.subscriptions).toMatchObject([{ endpoint: `https://push.test${path}` }])
    expect((await app.request('GET', userPath, { token })).body.time_zone).toBe(zone)
  })

  it.each([
    [weighInAt('23:30'), 'kinds.weighIn.at'],
    [weighInAt('25:00'), 'kinds.weighIn.at'],
    [{ ...noReminders, quiet: { from: '22:00' } }, 'quiet.until'],
    [{ quiet: noReminders.quiet }, 'kinds'],
    [
      {
        ...noReminders,
        kinds: { ...noReminders.kinds, weighIn: { push: true, mail: false, at: '07:00', weekdays: [] } },
      },
      'kinds.weighIn.weekdays',
    ],
  ])('[DOOR-3] bad choices %# are refused, and the field is named', async (body, field) => {
    const { accessToken: token } = await signUp(app.origin)
    const answer = await save(token, body)
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field])
  })

  it.each([
    [{ endpoint: 'http://push.test/a' }, 'endpoint'],
    [{ endpoint: 'push.test' }, 'endpoint'],
    [{ keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }, 'keys'],
    [{ keys: { p256dh: 'short', auth: 'A'.repeat(22) } }, 'keys.p256dh'],
  ])('[DOOR-3] a subscription with %j is refused', async (part, field) => {
    const { accessToken: token } = await signUp(app.origin)
    const body = { ...service.subscription(), ...part }
    const answer = await app.request('POST', `${remindersPath}/subscriptions`, { token, body })
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field])
  })

  it('[DOOR-3] a browser belongs to the person who subscribed last, and is taken away by its owner alone', async () => {
    const [first, second] = [await person({ push: true }), await person({ push: true })]
    const { body } = await subscribe(second.token, first.path)
    expect((await app.request('GET', remindersPath, { token: first.token })).body.subscriptions).toEqual([])
    const address = `${remindersPath}/subscriptions/${body.id}`
    expect((await app.request('DELETE', address, { token: first.token })).status).toBe(404)
    expect((await app.request('DELETE', address, { token: second.token })).status).toBe(204)
  })
})

describe('by push', () => {
  it('[DOOR-3] comes at its hour in the person’s zone, sealed for the browser and signed by us', async () => {
    const { path } = await person({ push: true })
    advanceTo('06:59')
    await app.sendReminders()
    expect(to(path)).toEqual([])
    advanceTo('07:00')
    await app.sendReminders()
    const [message] = to(path)
    expect(JSON.parse(message!.text)).toMatchObject({
      title: 'Weigh in',
      path: '/weight-tracker',
      key: `weighIn:${today()}:push`,
    })
    expect(message!.claims).toMatchObject({
      aud: 'https://push.test',
      sub: expect.stringMatching(/^mailto:/),
    })
    expect(message!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '1800' })
  })

  it('[DOOR-3] comes once, also to several processes at once and after a restart', async () => {
    const { path } = await person({ push: true })
    advanceTo('07:00')
    await Promise.all([1, 2, 3].map(() => app.sendReminders()))
    app.clock.advance({ minutes: 3 })
    await app.sendReminders()
    expect(to(path)).toHaveLength(1)
    advanceTo('07:00')
    await app.sendReminders()
    expect(to(path)).toHaveLength(2)
  })

  it('[DOOR-3] doesn’t come when it is done, and not hours late', async () => {
    const { path, signInAgain } = await person({ push: true })
    advanceTo('06:30')
    const token = await signInAgain()
    await app.request('PATCH', userPath, { token, body: { unit: 'metric' } })
    const target = { weight: 70, date: `${Number(today().slice(0, 4)) + 1}-03-01` }
    const { body: tracker } = await app.request('POST', trackerPath, { token, body: target })
    await app.request('PUT', `${trackerPath}/${tracker.id}/log`, {
      token,
      headers: { 'time-zone': zone },
      body: { weightTrackerId: tracker.id, date: today(), weight: 80, note: '' },
    })
    advanceTo('07:00')
    await app.sendReminders()
    expect(to(path)).toEqual([])
    advanceTo('09:00')
    advanceTo('08:59')
    await app.sendReminders()
    expect(to(path)).toEqual([])
  })

  it.each([404, 410])('[DOOR-3] a browser that answers %i is dropped', async (status) => {
    const { path, signInAgain } = await person({ push: true })
    service.answerWith(status)
    advanceTo('07:00')
    await app.sendReminders()
    expect(to(path)).toEqual([])
    expect(
      (await app.request('GET', remindersPath, { token: await signInAgain() })).body.subscriptions,
    ).toEqual([])
  })

  it('[DOOR-3] one that fails is kept, and not asked again for the same', async () => {
    const { path, signInAgain } = await person({ push: true })
    service.answerWith(503)
    advanceTo('07:00')
    await app.sendReminders()
    service.answerWith(201)
    await app.sendReminders()
    expect(to(path)).toEqual([])
    expect(
      (await app.request('GET', remindersPath, { token: await signInAgain() })).body.subscriptions,
    ).toHaveLength(1)
  })

  it('[DOOR-3] is never sent to an address inside, whatever a browser claims', async () => {
    const { accessToken: token, email, password } = await signUp(app.origin)
    for (const endpoint of [
      'https://inner.test/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://169.254.169.254/a',
    ])
      await app.request('POST', `${remindersPath}/subscriptions`, {
        token,
        body: { ...service.subscription(), endpoint },
      })
    await save(token, weighInAt('07:00'))
    advanceTo('06:59')
    await app.sendReminders()
    const before = service.dialled.length
    const others = service.received.length
    advanceTo('07:00')
    await app.sendReminders()
    const sentToOthers = service.received.length - others
    expect(service.dialled.length - before).toBe(sentToOthers)
    expect(
      (await app.request('GET', remindersPath, { token: await tokenOf(email, password) })).body.subscriptions,
    ).toEqual([])
  })
})

describe('one press to stop', () => {
  const stopOf = (path: string) => JSON.parse(to(path).at(-1)!.text).stop as string

  it('[DOOR-3] stops that kind by that way, without a sign-in, and once is enough', async () => {
    const { path, signInAgain } = await person({ push: true, mail: false })
    advanceTo('07:00')
    await app.sendReminders()
    const address = `${remindersPath}/stop/${stopOf(path)}`
    expect((await app.request('POST', address)).status).toBe(204)
    expect((await app.request('POST', address)).status).toBe(204)
    const { body } = await app.request('GET', remindersPath, { token: await signInAgain() })
    expect(body.kinds.weighIn).toMatchObject({ push: false })
    advanceTo('07:00')
    await app.sendReminders()
    expect(to(path)).toHaveLength(1)
  })

  it('[DOOR-3] a forged link stops nothing', async () => {
    const { path, signInAgain } = await person({ push: true })
    advanceTo('07:00')
    await app.sendReminders()
    const forged = stopOf(path).replace(/.{3}$/, 'AAA').replace('weighIn', 'shop')
    expect((await app.request('POST', `${remindersPath}/stop/${forged}`)).status).toBe(404)
    const { body } = await app.request('GET', remindersPath, { token: await signInAgain() })
    expect(body.kinds.weighIn).toMatchObject({ push: true })
  })
})

describe('by mail', () => {
  it('[DOOR-3] goes to a confirmed address alone', async () => {
    const { saved } = await person({ push: false, mail: true })
    const { body } = saved
    expect([saved.status, body.errors?.[0]?.field]).toEqual([400, 'kinds.weighIn.mail'])
  })

  it('[DOOR-3] says what to do, with a link and a page that stops it, also by the mail program’s button', async () => {
    const { token, email, signInAgain } = await person({ push: true })
    await app.database.db
      .updateTable('idp_accounts')
      .set({ email_verified: 1 })
      .where('email', '=', email)
      .execute()
    expect((await save(token, weighInAt('07:00', { mail: true }))).status).toBe(200)
    advanceTo('07:00')
    await app.sendReminders()
    const mail = (await app.mails()).find((text) => text.includes(email) && text.includes('Weigh in'))!
    expect(mail).toContain(`${app.origin}/weight-tracker`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [, page = ''] = /\n(http:\/\/\S+\/reminders\/stop\/\S+)\n/.exec(mail) ?? []
    expect(await (await fetch(page)).text()).toContain('Stop these reminders?')
    const fresh = { token: await signInAgain() }
    const { body: before } = await app.request('GET', remindersPath, fresh)
    expect(before.kinds.weighIn.mail).toBe(true)
    const stopped = await fetch(page, { method: 'POST' })
    expect(await stopped.text()).toContain('No more mails of this kind.')
    const { body } = await app.request('GET', remindersPath, fresh)
    expect(body.kinds.weighIn.mail).toBe(false)
  })
})

describe('from the plan', () => {
  const all = { push: true, mail: false }
  const planReminders = (kind: string, at?: string) => ({
    ...noReminders,
    kinds: { ...noReminders.kinds, [kind]: at ? { ...all, at } : all },
    quiet: { from: '02:00', until: '02:00' },
  })

  async function ownerWith(body: object): Promise<{ owner: PlanOwner; path: string }> {
    const owner = await buildPlanOwner(app)
    const path = `/${crypto.randomUUID()}`
    await subscribe(owner.token, path)
    expect((await save(owner.token, body)).status).toBe(200)
    return { owner, path }
  }

  it('[DOOR-3] cooking is told as long before the meal as it takes, with a link to the dish', async () => {
    const { owner, path } = await ownerWith(planReminders('cook'))
    const start = owner.plan.templates[0]!.startDate
    while (today() < start) advanceTo('00:30')
    for (let minutes = 0; minutes < 24 * 60 && to(path).length === 0; minutes += 25) {
      app.clock.advance({ minutes: 25 })
      await app.sendReminders()
    }
    const told = JSON.parse(to(path)[0]!.text)
    expect(told.title).toMatch(/^Cook (breakfast|lunch|dinner|dessert) now$/)
    expect(told.text).toMatch(/: \d+ minutes, to eat (at \d\d:\d\d|after dinner)\.$/)
    expect(told.path).toMatch(/^\/app\/templates\/[\w-]+\/week\/[\w-]+\/day\/[\w-]+\/item\/[\w-]+$/)
    expect(Number.isNaN(Date.parse(told.key.split(':')[1]))).toBe(false)
  })

  it('[DOOR-3] shopping is told on its day with the count of things', async () => {
    const { owner, path } = await ownerWith(planReminders('shop', '09:00'))
    const start = owner.plan.templates[0]!.startDate
    while (to(path).length === 0 && today() <= start) {
      advanceTo('09:00')
      await app.sendReminders()
    }
    expect(JSON.parse(to(path)[0]!.text)).toMatchObject({
      title: 'Shopping today',
      text: expect.stringMatching(/^\d+ things to buy\.$/),
      key: `shop:${start}:push`,
    })
  })

  it('[DOOR-3] the plan’s end is told three days before it', async () => {
    const { owner, path } = await ownerWith(planReminders('planEnd', '18:00'))
    const start = owner.plan.templates[0]!.startDate
    const end = new Date(Date.parse(start) + 24 * 86_400_000).toISOString().slice(0, 10)
    while (today() < end) {
      advanceTo('18:00')
      await app.sendReminders()
    }
    expect(JSON.parse(to(path)[0]!.text)).toMatchObject({
      title: 'Your plan ends in three days',
      key: `planEnd:${end}:push`,
    })
  })
})

it('[DOOR-3] the export has what was chosen, and all goes with the account; old keys go with time', async () => {
  const { signInAgain } = await person({ push: true })
  advanceTo('07:00')
  await app.sendReminders()
  const { body } = await app.request('GET', `${userPath}/export`, { token: await signInAgain() })
  expect(body.data.reminder_settings[0].choices.ways.weighIn).toEqual({ push: true, mail: false })
  expect(body.data.push_subscriptions).toHaveLength(1)
  expect(body.data.sent_reminders).toHaveLength(1)
  app.clock.advance({ days: 61 })
  await deleteExpired(app.context)
  const { db } = app.database
  expect(await db.selectFrom('sent_reminders').selectAll().execute()).toEqual([])
})

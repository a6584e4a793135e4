import { once } from 'node:events'
import http from 'node:http'
import { applyPlanChanges } from '@butterleaf/contract/meal-plan/codecs/apply-plan-changes'
import { type PlanEvent, planChangesSchema } from '@butterleaf/contract/meal-plan/plan-schema'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, dayPath, ownPerson, planPath } from '@butterleaf/testing/test-plan'
import { todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../../main/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

type Asked = { origin?: string; lastEventId?: number; since?: number }

/** Events as a browser would hand them on; `next` waits for one, `ended` for the end of the stream. */
async function watch(token: string, { origin = app.origin, lastEventId, since }: Asked = {}) {
  const known = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }
  const preferred = since === undefined ? {} : { prefer: `return=changes; since=${since}` }
  const headers = { authorization: `Bearer ${token}`, ...known, ...preferred }
  // A connection of its own, so that leaving ends it and nothing else.
  const request = http.get(`${origin}${planPath}/events`, { agent: false, headers })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]()
  let text = ''
  const isMore = async () => {
    const { value, done } = await chunks.next()
    text += value ?? ''
    return !done
  }
  const next = async (): Promise<{ id: number } & PlanEvent> => {
    const found = /event: plan\nid: (\d+)\ndata: (.+)\n\n/.exec(text)
    if (!found) {
      if (await isMore()) return next()
      throw new Error('The stream ended')
    }
    text = text.slice(found.index + found[0].length)
    return { id: Number(found[1]), ...JSON.parse(found[2] ?? '') }
  }
  const ended = async () => {
    while (await isMore());
    return true
  }
  return { response, next, ended, read: isMore, text: () => text, leave: () => request.destroy() }
}

describe('the events of a plan', () => {
  it('[DAY-11] begin with its version, and tell each new one', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const stream = await watch(owner.token)
    expect(stream.response.headers['content-type']).toMatch('text/event-stream')
    expect(stream.response.headers['cache-control']).toBe('no-store')
    expect(await stream.next()).toEqual({ id: 1, version: 1 })
    await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    expect(await stream.next()).toEqual({ id: 2, version: 2 })
    await owner.change('PATCH', '/resources/preferences/scaling/2')
    expect(await stream.next()).toEqual({ id: 3, version: 3 })
    stream.leave()
  })

  it('[LIFE-3] tell that the food log changed, with the version that a client has', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const stream = await watch(owner.token)
    await stream.next()
    const entry = {
      date: todayOf(app),
      place: { kind: 'snack' },
      source: { kind: 'figures', name: 'Olives' },
      figures: { calories: 60, fat: 6, net_carbs: 1, protein: 0.5 },
      at: app.clock.now().toISOString(),
    }
    const { token } = owner
    const address = `/api/food-log/entries/${crypto.randomUUID()}`
    expect((await app.request('PUT', address, { token, body: entry })).status).toBe(200)
    await vi.waitFor(async () => {
      await stream.read()
      expect(stream.text()).toContain('event: food-log\ndata: {"version":1,"foodLog":true}\n\n')
    })
    stream.leave()
  })

  it('[MAP-7] tell another phone of a tick, whose list then has it', async () => {
    const owner = await buildPlanOwner(app)
    const { token } = owner
    const [template] = owner.plan.templates
    const week = `${planPath}/${owner.plan.id}/template/${template?.id}/week/${template?.weeks[0]?.id}`
    const readRows = async () => {
      const { body } = await app.request('GET', week, { token })
      return Object.values(body.shoppingList as Record<string, Record<string, { checked: boolean }>>).flatMap(
        (rows) => Object.entries(rows),
      )
    }
    const [first] = await readRows()
    const stream = await watch(token)
    await stream.next()
    const at = app.clock.now()
    const body = [{ ingredient: first?.[0], checked: true, at: at.toISOString() }]
    expect((await app.request('PUT', `${week}/shopping-list/checked`, { token, body })).status).toBe(200)
    await vi.waitFor(async () => {
      await stream.read()
      expect(stream.text()).toContain(`event: list\ndata: {"version":1,"listMark":"${at.getTime()}"}\n\n`)
    })
    expect(Object.fromEntries(await readRows())[first?.[0] ?? '']).toMatchObject({ checked: true })
    stream.leave()
  })

  it('[DAY-11] carry what changed, for a client that prefers it and says what it has', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const stream = await watch(owner.token, { since: 1 })
    expect(stream.response.headers['preference-applied']).toBe('return=changes')
    await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    const event = await stream.next()
    const changes = planChangesSchema.strict().parse(event.changes)
    expect(changes).toMatchObject({ since: 1, version: 2, days: [{ dayNumber: 1 }] })
    expect(applyPlanChanges(owner.plan, changes)).toEqual(await owner.read())
    // More people change every day: then the plan is to be read.
    await owner.change('PATCH', '/resources/preferences/scaling/2')
    expect(await stream.next()).toEqual({ id: 3, version: 3 })
    stream.leave()
  })

  it('[DAY-11] tell a client that prefers changes what happened since it left', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    await owner.change('POST', `${dayPath(owner.plan, 9)}/randomize`)
    const behind = await watch(owner.token, { since: 1 })
    const { changes } = await behind.next()
    expect(changes && applyPlanChanges(owner.plan, changes)).toEqual(await owner.read())
    const unknown = await watch(owner.token, { since: 0 })
    expect(await unknown.next()).toEqual({ id: 3, version: 3 })
    behind.leave()
    unknown.leave()
  })

  it('[DAY-11] go on where the client was', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    await owner.change('PATCH', '/resources/preferences/scaling/2')
    const behind = await watch(owner.token, { lastEventId: 1 })
    expect(await behind.next()).toEqual({ id: 2, version: 2 })
    const upToDate = await watch(owner.token, { lastEventId: 2 })
    await owner.change('PATCH', '/resources/preferences/scaling/3')
    expect(await upToDate.next()).toEqual({ id: 3, version: 3 })
    behind.leave()
    upToDate.leave()
  })

  it('[API-2] are those of the caller alone, and of a plan made meanwhile', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const { accessToken: token } = await signUp(app.origin)
    const stream = await watch(token)
    await owner.change('PATCH', '/resources/preferences/scaling/2')
    await app.request('POST', planPath, { token, body: ownPerson })
    expect(await stream.next()).toEqual({ id: 1, version: 1 })
    expect(stream.text()).not.toContain('event:')
    stream.leave()
  })

  it('[AUTH-5] need a token, and end with it', async () => {
    const nobody = await watch('nonsense')
    expect(nobody.response.statusCode).toBe(401)
    nobody.leave()
    const short = await startTestApp()
    const { accessToken: token } = await signUp(short.origin)
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    short.clock.advance({ seconds: exp - 1 - short.clock.now().getTime() / 1000 })
    const stream = await watch(token, { origin: short.origin })
    expect(stream.response.statusCode).toBe(200)
    expect(await stream.ended()).toBe(true)
    await short.close()
  })

  it('are watched on twenty screens at most: one more ends the one that is open longest', async () => {
    const { token } = await buildPlanOwner(app, ownPerson)
    const streams = []
    for (let screen = 0; screen < 20; screen += 1) streams.push(await watch(token))
    const [oldest, second] = streams
    await oldest?.next()
    const stranger = await watch((await signUp(app.origin)).accessToken)
    const another = await watch(token)
    expect(await oldest?.ended().catch(() => 'broken off')).toBeTruthy()
    expect(await second?.next()).toEqual(await another.next())
    for (const stream of [...streams, stranger, another]) stream.leave()
  })

  it('[HELD-1] thirty that open together are twenty too', async () => {
    const { token } = await buildPlanOwner(app, ownPerson)
    const streams = await Promise.all(Array.from({ length: 30 }, () => watch(token)))
    let ended = 0
    for (const stream of streams) {
      const count = () => {
        ended += 1
      }
      stream.ended().then(count, count)
    }
    await expect.poll(() => ended).toBe(10)
    const another = await watch(token)
    await another.next()
    await expect.poll(() => ended).toBe(11)
    for (const stream of [...streams, another]) stream.leave()
  })

  it('[OPS-4] don’t hold up a server that closes', async () => {
    const closing = await startTestApp()
    const { accessToken: token } = await signUp(closing.origin)
    const stream = await watch(token, { origin: closing.origin })
    await closing.close()
    expect(await stream.ended().catch(() => 'broken off')).toBeTruthy()
    await expect(watch(token, { origin: closing.origin })).rejects.toThrow(/ECONNREFUSED/)
  })
})

describe('a second process', () => {
  let second: FastifyInstance
  let origin: string
  const isShared = () => app.config.database.engine === 'postgres'
  const database = () => openDatabase(app.config.database)

  it('[OPS-3] [DAY-11] hears of changes made in the first', async () => {
    if (!isShared()) return
    const own = database()
    second = await buildApp({ ...app.context, database: own })
    origin = await second.listen({ port: 0, host: '127.0.0.1' })
    const owner = await buildPlanOwner(app, ownPerson)
    const stream = await watch(owner.token, { origin })
    expect(await stream.next()).toEqual({ id: 1, version: 1 })
    await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    expect(await stream.next()).toEqual({ id: 2, version: 2 })
    stream.leave()
    await second.close()
    await own.close()
  })
})

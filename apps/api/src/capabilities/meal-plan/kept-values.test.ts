import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, itemPath, type PlanOwner, weekPath } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../main/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

type Sent = Readonly<{ method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; body?: object }>
type Asked = Readonly<{ url: string; headers: Record<string, string> }> & Pick<Sent, 'method' | 'body'>
type Answer = Readonly<{ status: number; text: string }>
type Process = Readonly<{ ask: (asked: Asked) => Promise<Answer>; close: () => Promise<void> }>

const first: Process = {
  ask: async ({ url, body, ...asked }) => {
    const headers = { ...asked.headers, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(app.origin + url, {
      ...asked,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: await answer.text() }
  },
  close: async () => undefined,
}

/** Another one on the same database, which has nothing kept. SQLite serves one process only: there it only reads, beside the first. */
async function startOther(): Promise<Process> {
  const database = isShared() ? openDatabase(app.config.database) : app.database
  const server = await buildApp({ ...app.context, database })
  return {
    ask: async ({ body, ...asked }) => {
      const answer = await server.inject({ ...asked, ...(body && { payload: body }) })
      return { status: answer.statusCode, text: answer.body }
    },
    close: async () => {
      await server.close()
      if (isShared()) await database.close()
    },
  }
}

const isShared = () => app.config.database.engine === 'postgres'

function send({ ask }: Process, { token, plan }: PlanOwner, { method, path, body }: Sent): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, prefer: 'return=minimal' }
  const url = `/api/mealplan${path === '' ? '' : `/${plan.id}${path}`}`
  return ask({ method, url, headers, ...(body && { body }) })
}

/** All that follows from plan, answers and marks. */
async function readAll(process: Process, owner: PlanOwner): Promise<string[]> {
  const week = weekPath(owner.plan, 1)
  const paths = ['', week, `${week}/asks`, `${week.replace(/\/week.*/, '')}/asks`]
  const browse = `${week}/day/${owner.plan.templates[0]!.weeks[0]!.days[1]!.id}/items/lunch?q=%7B%7D`
  const answers = []
  for (const path of [...paths, browse]) answers.push(await send(process, owner, { method: 'GET', path }))
  return answers.map(({ status, text }) => `${status} ${text}`)
}

function actAtRandom(owner: PlanOwner, foods: readonly string[], random: () => number): Sent {
  const { plan } = owner
  const slot = itemPath(plan, 1 + Math.floor(random() * 6), random() < 0.5 ? 'lunch' : 'dinner')
  const recipe = plan.templates[0]!.weeks[0]!.days[0]!.items.find(({ value }) => value)!.value!.id
  const ingredient = foods[Math.floor(random() * foods.length)]!
  const tick = { ingredient, checked: random() < 0.7, at: app.clock.now().toISOString(), neededGrams: 50 }
  const people = 1 + Math.floor(random() * 4)
  const acts: Sent[] = [
    { method: 'POST', path: `${slot}/randomize` },
    { method: 'POST', path: `${slot}/randomize` },
    { method: 'POST', path: `${slot}/serving/1` },
    { method: 'DELETE', path: slot },
    { method: 'POST', path: `${slot}/lock` },
    { method: 'DELETE', path: `${slot}/lock` },
    { method: 'PATCH', path: `/resources/preferences/scaling/${people}` },
    {
      method: 'POST',
      path: '/interaction',
      body: { recipe, interactionType: random() < 0.5 ? 'like' : 'avoid' },
    },
    { method: 'PUT', path: `${weekPath(plan, 1)}/shopping-list/checked`, body: [tick] },
    {
      method: 'PUT',
      path: `${weekPath(plan, 1)}/shopping-list/at-home`,
      body: [{ ingredient, atHome: true, at: tick.at }],
    },
  ]
  return acts[Math.floor(random() * acts.length)]!
}

const acts = 20
const actsBetweenLooks = 5

it('[DAY-11] [OPS-3] what processes keep of a plan is what one that has nothing kept works out, after any acts on either', async () => {
  const owner = await buildPlanOwner(app)
  const second = await startOther()
  const processes = isShared() ? [first, second] : [first]
  const { shoppingList } = (await owner.call('GET', weekPath(owner.plan, 1))).body
  const foods = Object.values(shoppingList as Record<string, object>).flatMap((rows) => Object.keys(rows))
  const random = seededRandom(process.env.TEST_SEED ?? 'kept')
  for (let act = 0; act < acts; act += 1) {
    app.clock.advance({ seconds: 1 })
    const sent = actAtRandom(owner, foods, random)
    const { status } = await send(processes[act % processes.length]!, owner, sent)
    expect(status, `${sent.method} ${sent.path}`).toBeLessThan(500)
    if (act % actsBetweenLooks > 0) continue
    const fresh = await startOther()
    const whole = await readAll(fresh, owner)
    await fresh.close()
    for (const one of processes) expect(await readAll(one, owner)).toEqual(whole)
  }
  await second.close()
}, 60_000)

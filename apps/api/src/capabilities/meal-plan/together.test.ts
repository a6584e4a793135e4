import { PassThrough } from 'node:stream'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  drawnPerson,
  itemOf,
  itemPath,
  itemsOf,
  ownPerson,
  planPath,
  templatePath,
} from '@butterleaf/testing/test-plan'
import { type KyselyPlugin, type RootOperationNode, TableNode } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../main/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const clients = Array.from({ length: 16 }, (_, at) => at)
const recipeIds = (count: number) => app.context.recipes.corpus.recipes.slice(0, count).map(({ id }) => id)

describe('many changes of one plan at once', () => {
  it('[API-1] 16 clients lose nothing: each change is there, and each has its own version', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const answers = await Promise.all(
      clients.map((at) => owner.call('POST', `${itemPath(owner.plan, at + 1, 'lunch')}/randomize`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(clients.map(() => 200))
    const versions = answers.map(({ body }) => body.version).sort((a, b) => a - b)
    expect(versions).toEqual(clients.map((at) => owner.plan.version + 1 + at))
    const plan = await owner.read()
    expect(plan.version).toBe(versions.at(-1))
    for (const at of clients) expect(itemOf(plan, at + 1, 'lunch').type).toBe('normal')
    expect(itemsOf(plan).filter(({ value }) => value)).toHaveLength(16)
  })

  it('of one slot add up', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const path = itemPath(owner.plan, 1, 'lunch')
    await owner.change('POST', `${path}/randomize`)
    const servings = async () => itemOf(await owner.read(), 1, 'lunch').serving?.value
    const step = (method: 'POST' | 'DELETE') => owner.call(method, `${path}/serving/1`)
    // Down to where there is room above: the four steps to come must all be possible.
    for (let down = 0; down < 4; down += 1) await step('DELETE')
    const before = await servings()
    expect(before).toBeGreaterThan(0)
    const answers = await Promise.all(clients.slice(0, 4).map(() => step('POST')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const reached = answers
      .map(({ body }) => itemOf(body, 1, 'lunch').serving?.value ?? 0)
      .sort((a, b) => a - b)
    expect(new Set(reached).size).toBe(4)
    expect(await servings()).toBe(reached.at(-1))
    expect(await servings()).toBe((before ?? 0) + 1)
  })

  it('of every kind leave a plan that holds them all', async () => {
    const owner = await buildPlanOwner(app)
    const [one, two] = recipeIds(2)
    await Promise.all([
      owner.change('PATCH', '/resources/preferences/scaling/5'),
      owner.change('POST', '/interaction', { recipe: one, interactionType: 'like' }),
      owner.change('POST', '/interaction', { recipe: two, interactionType: 'avoid' }),
      owner.change('POST', `${dayPath(owner.plan, 1)}/state`),
      owner.change('POST', `${itemPath(owner.plan, 9, 'lunch')}/lock`),
      owner.change('DELETE', dayPath(owner.plan, 25)),
    ])
    const plan = await owner.read()
    expect(plan).toMatchObject({
      version: owner.plan.version + 6,
      resources: { preferences: { scaling: 5 } },
    })
    expect(plan.interactions).toHaveLength(2)
    expect(itemOf(plan, 9, 'lunch').locked).toBe(true)
  })

  it('[PLAN-6] two resets at once: one replaces the plan, the other finds it replaced', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const path = `${templatePath(owner.plan)}/reset`
    const answers = await Promise.all(
      [1, 2].map(() => owner.call('POST', path, { resources: owner.plan.resources })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('[OPS-3] from two processes on one database are all there', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    // SQLite serves one process only; there the second app competes within it.
    const isShared = app.config.database.engine === 'postgres'
    const database = isShared ? openDatabase(app.config.database) : app.database
    const second = await buildApp({ ...app.context, database })
    const inSecond = (at: number) =>
      second.inject({
        method: 'POST',
        url: `${planPath}/${owner.plan.id}${itemPath(owner.plan, at + 1, 'dinner')}/randomize`,
        headers: { authorization: `Bearer ${owner.token}` },
      })
    const here = clients.map((at) =>
      owner.change('POST', `${itemPath(owner.plan, at + 1, 'lunch')}/randomize`),
    )
    const there = await Promise.all(clients.map(inSecond))
    await Promise.all(here)
    expect(there.map(({ statusCode }) => statusCode)).toEqual(clients.map(() => 200))
    const plan = await owner.read()
    expect(plan.version).toBe(owner.plan.version + 32)
    expect(itemsOf(plan).filter(({ value }) => value)).toHaveLength(32)
    await second.close()
    if (isShared) await database.close()
  })
})

it('[OPS-3] [API-1] two processes that change no week, but answers and likes, lose neither', async () => {
  const owner = await buildPlanOwner(app, ownPerson)
  const isShared = app.config.database.engine === 'postgres'
  const database = isShared ? openDatabase(app.config.database) : app.database
  const second = await buildApp({ ...app.context, database })
  const ids = recipeIds(8)
  const headers = { authorization: `Bearer ${owner.token}` }
  const likes = ids.map((recipe) =>
    second.inject({
      method: 'POST',
      url: `${planPath}/${owner.plan.id}/interaction`,
      headers,
      payload: { recipe, interactionType: 'like' },
    }),
  )
  const answers = ids.map((_, at) => owner.change('PATCH', `/resources/preferences/scaling/${at + 2}`))
  const versions = [...(await Promise.all(likes)).map(({ body }) => JSON.parse(body).version)]
  versions.push(...(await Promise.all(answers)).map(({ version }) => version))
  const next = Array.from({ length: 16 }, (_, at) => owner.plan.version + 1 + at)
  expect(versions.sort((a, b) => a - b)).toEqual(next)
  const plan = await owner.read()
  expect(plan.version).toBe(owner.plan.version + 16)
  expect(plan.interactions).toHaveLength(8)
  await second.close()
  if (isShared) await database.close()
})

it('[OPS-3] [DAY-11] what one process keeps of a plan is not shown once another has changed it', async () => {
  const owner = await buildPlanOwner(app, ownPerson)
  const isShared = app.config.database.engine === 'postgres'
  const database = isShared ? openDatabase(app.config.database) : app.database
  const second = await buildApp({ ...app.context, database })
  const there = async (method: 'GET' | 'POST', path: string) => {
    const headers = { authorization: `Bearer ${owner.token}` }
    const { statusCode, body } = await second.inject({ method, url: planPath + path, headers })
    return { status: statusCode, plan: JSON.parse(body) }
  }
  for (const day of [1, 2, 3]) {
    const path = `${itemPath(owner.plan, day, 'lunch')}/randomize`
    const { headers } = await app.request('GET', planPath, { token: owner.token })
    const { plan } = await there('POST', `/${owner.plan.id}${path}`)
    const ifNoneMatch = { 'if-none-match': headers.get('etag') ?? '' }
    const answer = await app.request('GET', planPath, { token: owner.token, headers: ifNoneMatch })
    expect([answer.status, answer.body]).toEqual([200, plan])
    const changed = await owner.change('POST', `${itemPath(owner.plan, day, 'dinner')}/randomize`)
    expect(itemOf(changed, day, 'lunch')).toEqual(itemOf(plan, day, 'lunch'))
    expect((await there('GET', '')).plan).toEqual(changed)
  }
  await second.close()
  if (isShared) await database.close()
})

describe('a change that fails half-way', () => {
  const failing = (table: string, kind: RootOperationNode['kind']): KyselyPlugin => ({
    transformQuery: ({ node }) => {
      const into =
        node.kind === 'InsertQueryNode' ? node.into : node.kind === 'UpdateQueryNode' ? node.table : undefined
      const isMeant = into && TableNode.is(into) && into.table.identifier.name === table
      if (node.kind === kind && isMeant) throw new Error('The disk is gone')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const appThatFails = (plugin: KyselyPlugin) => {
    const { database } = app.context
    const broken = { ...database, db: database.db.withPlugin(plugin) }
    return buildApp({ ...app.context, database: broken }, { logTo: new PassThrough().resume() })
  }

  it('leaves the plan as it was', async () => {
    const owner = await buildPlanOwner(app)
    const broken = await appThatFails(failing('plan_weeks', 'UpdateQueryNode'))
    const answer = await broken.inject({
      method: 'POST',
      url: `${planPath}/${owner.plan.id}${dayPath(owner.plan, 1)}/state`,
      headers: { authorization: `Bearer ${owner.token}` },
    })
    await broken.close()
    expect(answer.statusCode).toBe(500)
    expect(await owner.read()).toEqual(owner.plan)
    expect((await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)).version).toBe(
      owner.plan.version + 1,
    )
  })

  it('[SET-3] in a reset leaves the old template active', async () => {
    const owner = await buildPlanOwner(app)
    const broken = await appThatFails(failing('plan_weeks', 'InsertQueryNode'))
    const answer = await broken.inject({
      method: 'POST',
      url: `${planPath}/${owner.plan.id}${templatePath(owner.plan)}/reset`,
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { resources: owner.plan.resources },
    })
    await broken.close()
    expect(answer.statusCode).toBe(500)
    expect(await owner.read()).toEqual(owner.plan)
  })

  it('makes no plan', async () => {
    const { accessToken: token } = await signUp(app.origin)
    const broken = await appThatFails(failing('plan_weeks', 'InsertQueryNode'))
    const answer = await broken.inject({
      method: 'POST',
      url: planPath,
      headers: { authorization: `Bearer ${token}` },
      payload: drawnPerson,
    })
    await broken.close()
    expect(answer.statusCode).toBe(500)
    expect((await app.request('GET', planPath, { token })).status).toBe(404)
    expect((await app.request('POST', planPath, { token, body: drawnPerson })).status).toBe(201)
  })
})

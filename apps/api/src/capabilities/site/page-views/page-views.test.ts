import { isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pageCounter } from './page-counter.ts'
import { deletePageViewsBefore, listPageViews } from './store.ts'

let shared: TestApp
let app: TestApp
beforeAll(async () => {
  shared = await startTestApp()
})
afterAll(() => shared?.close())
beforeEach(() => {
  app = shared
})
afterEach(async () => {
  if (app !== shared) await app.close()
})

type Opened = { path?: string; agreed?: boolean; headers?: Record<string, string> }

/** One page opened as asked, then one that is certainly counted: once that is there, the first would be too. Answers how many it added. */
async function viewsAdded({ path = '/', agreed = false, headers = {} }: Opened): Promise<number> {
  const open = (body: object, sent: Record<string, string> = {}) =>
    app.request('POST', '/api/page-views', { body, headers: sent })
  const before = await viewsOf(path)
  const last = await viewsOf('/privacy-policy')
  expect((await open({ path, agreed }, headers)).status).toBe(204)
  await open({ path: '/privacy-policy', agreed: true })
  await expect.poll(() => viewsOf('/privacy-policy')).toBe(last + 1)
  return (await viewsOf(path)) - before
}

async function viewsOf(path: string): Promise<number> {
  const counts = await listPageViews(app.database.db, '2000-01-01')
  return counts.find((counted) => counted.path === path)?.views ?? 0
}

describe('an opened page', () => {
  it('is counted by path and day, and nothing else is kept', async () => {
    expect(await viewsAdded({})).toBe(1)
    expect(await viewsAdded({})).toBe(1)
    const rows = await app.database.db.selectFrom('page_views').selectAll().where('path', '=', '/').execute()
    const day = isoDateInTimeZone(app.clock.now(), 'UTC')
    expect(rows.map((row) => ({ ...row, views: Number(row.views) }))).toEqual([{ day, path: '/', views: 2 }])
  })

  it('of a recipe everybody may read is counted', async () => {
    const [recipe] = app.context.recipes.corpus.publicRecipes
    expect(await viewsAdded({ path: `/recipes/${recipe?.slug}` })).toBe(1)
  })

  it.each([
    ['the app', { path: '/app' }],
    ['no page at all', { path: '/<script>' }],
    ['a reader who says Do Not Track', { headers: { dnt: '1' } }],
    ['a reader who sends Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
    ['a reader who says so, even after agreeing', { agreed: true, headers: { 'sec-gpc': '1' } }],
  ])('of %s is not counted', async (_who, opened: Opened) => {
    expect(await viewsAdded(opened)).toBe(0)
  })

  it('is not counted before its reader agrees, where consent is required', async () => {
    app = await startTestApp({ environment: { CONSENT: 'required' } })
    expect((await app.request('GET', '/config.json')).body.pageViews).toEqual({ needConsent: true })
    expect(await viewsAdded({ agreed: false })).toBe(0)
    expect(await viewsAdded({ agreed: true })).toBe(1)
  })

  it('is refused from an address that opens too many', async () => {
    app = await startTestApp()
    const open = () => app.request('POST', '/api/page-views', { body: { path: '/', agreed: false } })
    const answers = await Promise.all(Array.from({ length: 61 }, open))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('what was counted', () => {
  it('is kept for the next time when it can’t be written', async () => {
    const { db } = app.database
    const counter = pageCounter(db, app.clock)
    await db.schema.alterTable('page_views').renameTo('page_views_away').execute()
    counter.add('/')
    await expect(counter.write()).rejects.toThrow()
    await db.schema.alterTable('page_views_away').renameTo('page_views').execute()
    const before = await viewsOf('/')
    await counter.write()
    expect(await viewsOf('/')).toBe(before + 1)
  })

  it('goes once it is old', async () => {
    app = await startTestApp()
    const counter = pageCounter(app.database.db, app.clock)
    counter.add('/')
    app.clock.advance({ days: 1 })
    counter.add('/recipes')
    await counter.write()
    await deletePageViewsBefore(app.database.db, isoDateInTimeZone(app.clock.now(), 'UTC'))
    expect([await viewsOf('/'), await viewsOf('/recipes')]).toEqual([0, 1])
  })
})

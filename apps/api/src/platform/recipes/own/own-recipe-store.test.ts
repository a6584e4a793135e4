import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import type { Db } from '@butterleaf/server-kit/database/database'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  countOwnRecipes,
  findByLink,
  findDrawn,
  findOwnRecipe,
  findPage,
  insertOwnRecipe,
  retireOwnRecipe,
  updateOwnRecipe,
} from './own-recipe-store.ts'

let app: TestApp
let db: Db
beforeAll(async () => {
  app = await startTestApp()
  db = app.database.db
})
afterAll(() => app?.close())

const link = 'https://example.org/leeks'
const leeks: OwnRecipe = {
  ...{ id: 'own-leeks~test', title: 'Leeks', meal: 'dinner', servings: 2, prepMinutes: 5, cookMinutes: 10 },
  ...{ lines: [], steps: ['Stew.'], source: { link, text: 'leeks' } },
}

it('[OWN-5] a retired recipe is found by no link, id or page, takes no edit, and its drawing stays', async () => {
  const now = app.clock.now()
  await insertOwnRecipe(db, 'ann', leeks, now)
  await insertOwnRecipe(db, 'bea', { ...leeks, id: 'own-leeks~bea' }, now)
  expect((await findByLink(db, 'ann', link))?.id).toBe(leeks.id)
  await retireOwnRecipe(db, 'ann', leeks.id, now)
  await updateOwnRecipe(db, 'ann', { ...leeks, title: 'Leeks, edited late' })
  expect(await findByLink(db, 'ann', link)).toBeUndefined()
  expect(await findOwnRecipe(db, 'ann', leeks.id)).toBeUndefined()
  expect(await findPage(db, 'ann', { offset: 0, limit: 50 })).toEqual([])
  expect(await countOwnRecipes(db, 'ann')).toBe(0)
  expect((await findDrawn(db, leeks.id))?.title).toBe('Leeks')
  expect((await findByLink(db, 'bea', link))?.id).toBe('own-leeks~bea')
})

it('[OWN-1] a page shows the newest first, and those of one instant by id', async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 4, 4, 8, 0, second))
  const write = (id: string, second: number) =>
    insertOwnRecipe(db, 'cem', { ...leeks, id: `own-${id}~cem` }, at(second))
  await write('a', 1)
  await write('c', 2)
  await write('b', 2)
  await write('d', 3)
  const page = await findPage(db, 'cem', { offset: 0, limit: 3 })
  expect(page.map(({ id }) => id)).toEqual(['own-d~cem', 'own-b~cem', 'own-c~cem'])
  expect((await findPage(db, 'cem', { offset: 3, limit: 3 })).map(({ id }) => id)).toEqual(['own-a~cem'])
})

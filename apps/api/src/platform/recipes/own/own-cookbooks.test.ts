import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOwnCookbooks } from './own-cookbooks.ts'
import { changeShelf, insertOwnRecipe } from './own-recipe-store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const recipeNumber = (number: number): OwnRecipe => ({
  id: `own-${number}~test`,
  title: `Leeks, number ${number}`,
  meal: 'dinner',
  ...{ servings: 2, prepMinutes: 5, cookMinutes: 10 },
  lines: [
    { words: '300 g leeks', food: { kind: 'cookbook', id: 'leek', name: 'leek' }, grams: 300, how: 'exact' },
  ],
  steps: ['Stew for 10 minutes.'],
  source: { text: 'leeks' },
})

/** Each of them with three recipes. */
async function writePeople(...people: string[]): Promise<void> {
  const { db } = app.database
  for (const [at, person] of people.entries()) {
    for (const number of [1, 2, 3])
      await insertOwnRecipe(db, person, recipeNumber(at * 10 + number), app.clock.now())
    await changeShelf(db, person)
  }
}

it('[OWN-6] cookbooks asked for longest ago are dropped when all of them hold too many recipes', async () => {
  await writePeople('ann', 'bea', 'cem')
  const room = { isSoleWriter: true, mostCached: 70 }
  const { forPerson } = openOwnCookbooks(app.context.recipes.corpus, app.database, room)
  const ann = await forPerson('ann')
  const bea = await forPerson('bea')
  expect(await forPerson('ann')).toBe(ann)
  await forPerson('cem')
  expect(await forPerson('ann')).toBe(ann)
  const again = await forPerson('bea')
  expect(again).not.toBe(bea)
  expect(again.edition).toBe(bea.edition)
})

it('[OWN-6] all who ask while a cookbook is made get the same one', async () => {
  await writePeople('dee')
  const { forPerson } = openOwnCookbooks(app.context.recipes.corpus, app.database, { isSoleWriter: true })
  const [first, second] = await Promise.all([forPerson('dee'), forPerson('dee')])
  expect(second).toBe(first)
  expect(await forPerson('dee')).toBe(first)
})

import { foodsOfEveryDinner } from '@butterleaf/testing/foods-of-every-dinner'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  itemOf,
  itemPath,
  ownPerson,
  type PlanOwner,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

async function dinnerDrawnFor(owner: PlanOwner, day: number): Promise<string | undefined> {
  const { body } = await owner.call('POST', `${itemPath(owner.plan, day, 'dinner')}/randomize`)
  return 'templates' in body ? itemOf(body, day, 'dinner').value?.id : undefined
}

it('[OWN-5] [PLAN-2] the planner draws an own recipe for the person who likes it, and never for another one', async () => {
  const avoided = foodsOfEveryDinner(app.context.recipes.corpus.recipes)
  const picky = { ...ownPerson, avoidedIngredients: avoided.map((name) => ({ name })) }
  const writer = await buildPlanOwner(app, picky)
  const other = await buildPlanOwner(app, picky)
  const foods = ['duck breast', 'pork belly', 'halloumi', 'leek', 'macadamia nuts', 'pecans']
  const [first, second] = foods.filter((name) => !avoided.includes(name))
  const text = `Own skillet\n\nServes 2\n\nIngredients\n- 400 g ${first}\n- 100 g ${second}\n\nMethod\nFry for 8 minutes.`
  const { body } = await app.request('POST', '/api/own-recipes/text', { token: writer.token, body: { text } })
  const [{ id, mayBePlanned }] = body.recipes
  expect(mayBePlanned).toBe(true)
  await writer.change('POST', '/interaction', { recipe: id, interactionType: 'like' })

  const drawn: (string | undefined)[] = []
  const others: (string | undefined)[] = []
  for (const day of [1, 2, 3]) {
    drawn.push(await dinnerDrawnFor(writer, day))
    others.push(await dinnerDrawnFor(other, day))
  }
  expect(drawn).toEqual([id, id, id])
  expect(others).toEqual([undefined, undefined, undefined])
  const { body: day } = await writer.call('POST', `${dayPath(writer.plan, 4)}/randomize`)
  expect(itemOf(day, 4, 'dinner').value?.id).toBe(id)
})

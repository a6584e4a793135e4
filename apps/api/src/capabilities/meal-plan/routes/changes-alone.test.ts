import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { applyPlanChanges } from '@butterleaf/contract/meal-plan/codecs/apply-plan-changes'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  itemPath,
  ownPerson,
  type PlanOwner,
  planPath,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const since = (version: number) => ({ prefer: `return=changes; since=${version}` })
const mostDiceBytes = 6 * 1024

/** A change by a client that has this plan: its answer, and the plan it has then. */
async function changeFrom(owner: PlanOwner, had: MealPlan, [method, path, body]: Press) {
  const answer = await owner.call(method, path(had), body, since(had.version))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('preference-applied')).toBe('return=changes')
  expect(answer.headers.get('etag')).toBeNull()
  const has = applyPlanChanges(had, answer.body)
  if (!has) throw new Error('The changes don’t apply')
  return { answer, has }
}

type Press = [method: string, path: (plan: MealPlan) => string, body?: unknown]
const presses: [what: string, ...press: Press][] = [
  ['a dice', 'POST', (plan) => `${itemPath(plan, 2, 'lunch')}/randomize`],
  ['a lock', 'POST', (plan) => `${itemPath(plan, 2, 'lunch')}/lock`],
  ['a larger serving', 'POST', (plan) => `${itemPath(plan, 3, 'lunch')}/serving/1`],
  ['a day drawn again', 'POST', (plan) => `${dayPath(plan, 4)}/randomize`],
  ['a day emptied', 'DELETE', (plan) => dayPath(plan, 5)],
  ['a week drawn again', 'POST', (plan) => `${weekPath(plan, 3)}/randomize`],
  ['a day completed', 'POST', (plan) => `${dayPath(plan, 1)}/state`],
]

describe('a client that says which version it has', () => {
  it('[API-1] [DAY-11] is answered with what changed, from which the whole plan follows', async () => {
    const owner = await buildPlanOwner(app)
    let has = owner.plan
    for (const [, ...press] of presses) {
      has = (await changeFrom(owner, has, press)).has
      expect(has).toEqual(await owner.read())
    }
  })

  it('[API-1] gets no more than 6 KiB for a dice, and of the plan only its changed days', async () => {
    const owner = await buildPlanOwner(app)
    const [, ...dice] = presses[0]!
    const { answer } = await changeFrom(owner, owner.plan, dice)
    expect(JSON.stringify(answer.body).length).toBeLessThan(mostDiceBytes)
    const { version, days, weeks } = answer.body
    expect({ version, weeks: weeks.length }).toEqual({ version: 2, weeks: 1 })
    expect(days.map(({ dayNumber }: { dayNumber: number }) => dayNumber)).toContain(2)
  })

  it('[DAY-11] gets the changes of other clients as well', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('POST', `${itemPath(owner.plan, 9, 'lunch')}/randomize`)
    const [, ...dice] = presses[0]!
    const { answer, has } = await changeFrom(owner, owner.plan, dice)
    expect(answer.body).toMatchObject({ since: 1, version: 3 })
    expect(has).toEqual(await owner.read())
  })

  it('[ITEM-7] gets what it said of recipes, and no day', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const [recipe] = app.context.recipes.corpus.recipes
    const like: Press = ['POST', () => '/interaction', { recipe: recipe?.id, interactionType: 'like' }]
    const { answer, has } = await changeFrom(owner, owner.plan, like)
    expect(answer.body).toMatchObject({ days: [], interactions: [{ recipeId: recipe?.id }] })
    expect(has).toEqual(await owner.read())
  })

  it('[API-1] gets the whole plan where that is what changed, or where its version isn’t known', async () => {
    const owner = await buildPlanOwner(app)
    const cases: Press[] = [
      ['PATCH', () => '/resources/preferences/scaling/3'],
      ['POST', () => `${templatePath(owner.plan)}/reset`, { resources: owner.plan.resources }],
    ]
    for (const [method, path, body] of cases) {
      const { version } = await owner.read()
      const answer = await owner.call(method, path(owner.plan), body, since(version))
      expect(answer.headers.get('preference-applied')).toBeNull()
      expect(answer.body).toEqual(await owner.read())
    }
    const now = await owner.read()
    for (const unknown of [0, 1, now.version + 5]) {
      const answer = await owner.call(
        'POST',
        `${itemPath(now, 2, 'lunch')}/randomize`,
        undefined,
        since(unknown),
      )
      expect(answer.headers.get('preference-applied')).toBeNull()
      expect(answer.body).toEqual(await owner.read())
    }
  })

  it('[API-1] without the preference gets the plan byte for byte as a read of it', async () => {
    const owner = await buildPlanOwner(app)
    const path = `${planPath}/${owner.plan.id}${itemPath(owner.plan, 2, 'lunch')}`
    const headers = { authorization: `Bearer ${owner.token}` }
    for (const prefer of [undefined, 'return=minimal', 'return=changes']) {
      const sent = prefer === undefined ? headers : { ...headers, prefer }
      const changed = await fetch(`${app.origin}${path}/randomize`, { method: 'POST', headers: sent })
      const read = await fetch(`${app.origin}${planPath}`, { headers })
      expect(changed.headers.get('etag')).toBe(read.headers.get('etag'))
      expect(await changed.text()).toBe(await read.text())
    }
  })
})

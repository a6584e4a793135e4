import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { isFilled, sidesOf } from '@butterleaf/domain/meal-plan/item'
import { lockItem } from '@butterleaf/domain/meal-plan/operations/lock-item'
import { allItems, placeOf } from '@butterleaf/domain/meal-plan/places'
import { userIdOf } from '@butterleaf/identity/user-id'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  daysOf,
  itemPath,
  type PlanOwner,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentPlan } from '../load-plan.ts'
import { withTemplate } from '../plan.ts'
import { openPlanCache } from '../plan-cache.ts'
import { findHeads } from '../storing/store.ts'
import { planBytes } from './plan-bytes.ts'

let app: TestApp
let owner: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
  owner = await buildPlanOwner(app)
})
afterAll(() => app?.close())

/** The plan as a process would show it that has kept nothing. */
async function writtenAnew({ token }: PlanOwner): Promise<MealPlan> {
  const { database, recipes } = app.context
  const findHead = async (userId: string) => (await findHeads(database.db, [userId])).get(userId)
  const userId = userIdOf(app.config.identity.issuer, decodeJwt(token).sub ?? '')
  const loaded = await currentPlan({ database, recipes, findHead, planCache: openPlanCache(1) }, userId)
  return JSON.parse(planBytes().whole(loaded).toString())
}

/** A dinner that feeds a later day, and the slot it feeds. */
function feedingIn(plan: MealPlan) {
  const leftovers = daysOf(plan).flatMap(({ dayNumber, items }) =>
    items.flatMap((item) => (item.type === 'leftover' ? [{ ...item, dayNumber }] : [])),
  )
  const [fed] = leftovers
  const day = daysOf(plan).find(({ items }) => items.some(({ id }) => id === fed?.parentId))
  const parent = day?.items.find(({ id }) => id === fed?.parentId)
  if (!fed || !day || !parent) throw new Error('Nothing is cooked for later')
  return {
    fed: itemPath(plan, fed.dayNumber, fed.category),
    parent: itemPath(plan, day.dayNumber, parent.category),
  }
}

const changes: [what: string, method: string, path: (plan: MealPlan) => string, body?: object][] = [
  ['a dish drawn again', 'POST', (plan) => `${itemPath(plan, 2, 'breakfast')}/randomize`],
  ['a meal locked', 'POST', (plan) => `${itemPath(plan, 2, 'breakfast')}/lock`],
  ['a larger leftover, which its dinner tells too', 'POST', (plan) => `${feedingIn(plan).fed}/serving/1`],
  [
    'guests at a leftover, whose dinner cooks for them',
    ...(['PUT', (plan: MealPlan) => `${feedingIn(plan).fed}/guests`, { adults: 2, children: 0 }] as const),
  ],
  ['a leftover cleared', 'DELETE', (plan) => feedingIn(plan).fed],
  ['larger servings of a dish that feeds a day', 'POST', (plan) => `${feedingIn(plan).parent}/serving/1`],
  ['a feeding dish drawn again', 'POST', (plan) => `${feedingIn(plan).parent}/randomize`],
  ['a feeding dish cleared', 'DELETE', (plan) => feedingIn(plan).parent],
  ['a day drawn again', 'POST', (plan) => `${dayPath(plan, 9)}/randomize`],
  ['a day emptied', 'DELETE', (plan) => dayPath(plan, 10)],
  ['a day completed', 'POST', (plan) => `${dayPath(plan, 1)}/state`],
  ['the same reopened', 'DELETE', (plan) => `${dayPath(plan, 1)}/state`],
  ['more people', 'PATCH', () => '/resources/preferences/scaling/3'],
  ['a week drawn again', 'POST', (plan) => `${weekPath(plan, 3)}/randomize`],
]

describe('the text of a plan', () => {
  it.each(changes)('is after %s the text of a process that kept nothing', async (_, method, path, body) => {
    const before = await owner.read()
    const shown = await owner.change(method, path(before), body)
    expect(shown).not.toEqual(before)
    expect(await writtenAnew(owner)).toEqual(shown)
  })
})

describe('what a press derives', () => {
  /** The plan with a cookbook that notes which recipes it is asked for. */
  async function countedPlan() {
    const { recipes } = app.context
    const { plan } = await currentPlan(
      { ...app.context, findHead: headOf, planCache: openPlanCache(1) },
      userIdOf(app.config.identity.issuer, decodeJwt(owner.token).sub ?? ''),
    )
    const asked: string[] = []
    const noting = <Found>(find: (id: string) => Found) => {
      return (id: string) => {
        asked.push(id)
        return find(id)
      }
    }
    const { corpus } = recipes
    const kitchen = { ...corpus.kitchen, dish: noting(corpus.kitchen.dish) }
    return { plan, asked, cookbook: { ...corpus, recipe: noting(corpus.recipe), kitchen } }
  }
  const headOf = async (userId: string) => (await findHeads(app.database.db, [userId])).get(userId)

  it('[ONE-2] a lock asks for the recipes of its day alone, and a version that is shown again for none', async () => {
    const { plan, asked, cookbook } = await countedPlan()
    const { template } = plan.active
    const { whole, changes } = planBytes()
    whole({ plan, cookbook })
    expect(asked.length).toBeGreaterThan(80)
    const found = allItems(template).find(({ item }) => item.kind === 'normal' && !item.isLocked)!
    const outcome = lockItem(template, placeOf(found))
    if (!outcome.ok) throw new Error('It can be locked')
    const locked = withTemplate({ ...plan, version: plan.version + 1 }, outcome.template)
    const changed = { since: plan.version, days: new Set([found.day.id]), interactions: false }
    asked.length = 0
    changes({ plan: locked, cookbook }, changed)
    const helpings = found.day.items.flatMap((item) => (isFilled(item) ? [item, ...sidesOf(item)] : []))
    const ofDay = new Set(helpings.map(({ recipeId }) => recipeId))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((id) => !ofDay.has(id))).toEqual([])
    asked.length = 0
    changes({ plan: locked, cookbook }, changed)
    whole({ plan: locked, cookbook })
    expect(asked).toEqual([])
  })
})

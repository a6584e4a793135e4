import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readCachedList } from '#features/shopping-list/sync/list-query.ts'
import { readCachedItem, readCachedMarks } from '#lib/meal-plan/cache/cached-items.ts'
import { buildRecipe } from '#lib/recipe/testing/build-recipe.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { fakeApi } from '#lib/testing/fake-api.ts'
import { fetchAhead as fetchPlanAhead } from './fetch-ahead.ts'

const going = () => new AbortController().signal
let owners = 0

async function fetchAhead(answer: MealPlan, signal: AbortSignal) {
  const plan = decodePlan(answer)
  if (plan) await fetchPlanAhead(plan, signal)
}

beforeEach(() => {
  // Nobody that an earlier test kept something for.
  owners += 1
  localStorage.setItem('butterleaf.owner', `robin-${owners}`)
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function serve(plan: MealPlan) {
  const items = plan.templates.flatMap(({ weeks }) =>
    weeks.flatMap(({ days }) => days.flatMap((day) => day.items)),
  )
  return fakeApi(({ path }) => {
    const item = items.find(({ id }) => path.endsWith(`/items/${id}`))
    if (item?.value) return { body: { ...item, value: buildRecipe(item.value) } }
    return /\/week\/\w+$/.test(path) ? { body: { shoppingList: { Dairy: {} } } } : undefined
  }).sent
}

const week = { planId: 'plan', templateId: 'template', weekId: 'w1' }
const isItem = ({ path }: { path: string }) => path.includes('/items/')

it('[SHOP-5] [RCP-5] brings the list and every meal of the week that is cooked, and nothing of the weeks after', async () => {
  const plan = buildPlan({ weeks: ['rrrrrrr', 'rrrrrrr'] })
  const sent = serve(plan)
  await fetchAhead(plan, going())
  expect(readCachedList(week)).toEqual({ Dairy: {} })
  expect((await readCachedItem('w1d7-dinner'))?.page.recipe?.title).toBeTruthy()
  expect(sent.filter(isItem).every(({ path }) => path.includes('/week/w1/'))).toBe(true)
})

it('asks for a meal once, and again only when something about it has changed', async () => {
  const plan = buildPlan({ weeks: ['rrrrrrr'] })
  serve(plan)
  await fetchAhead(plan, going())
  const again = serve(plan)
  await fetchAhead(plan, going())
  expect(again.filter(isItem)).toEqual([])

  const forThree = structuredClone(plan)
  forThree.resources.preferences.scaling = 3
  const changed = serve(forThree)
  await fetchAhead(forThree, going())
  expect(changed.filter(isItem)).toHaveLength((await readCachedMarks()).size)
})

it('[AUTH-3] keeps nothing more once it is stopped', async () => {
  const plan = buildPlan({ weeks: ['rrrrrrr'] })
  serve(plan)
  const stopped = new AbortController()
  stopped.abort()
  await fetchAhead(plan, stopped.signal)
  expect([readCachedList(week), (await readCachedMarks()).size]).toEqual([undefined, 0])
})

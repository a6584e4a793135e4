import type { MealPlan, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  dayPath,
  daysOf,
  itemOf,
  itemPath,
  itemsOf,
  ownPerson,
  type PlanOwner,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

/** Where the plan cooks for a later day, and what eats from it. */
const feedingsIn = (plan: MealPlan) =>
  daysOf(plan).flatMap(({ dayNumber, items }) =>
    items
      .filter(({ type }) => type === 'leftoverParent')
      .map(({ id, category }) => ({ day: dayNumber, meal: category, fed: eatersOf(plan, id) })),
  )

const eatersOf = (plan: MealPlan, parentId: string) =>
  daysOf(plan).flatMap(({ dayNumber, items }) =>
    items
      .filter((item) => item.type === 'leftover' && item.parentId === parentId)
      .map(({ category }) => ({ day: dayNumber, meal: category })),
  )

/** Every leftover is of a dish that says so and is the same. */
function expectNothingDangles(plan: MealPlan): void {
  const byId = new Map(itemsOf(plan).map((item) => [item.id, item]))
  const parentOf = (item: PlanItem) => (item.type === 'leftover' ? byId.get(item.parentId) : undefined)
  for (const item of itemsOf(plan)) {
    if (item.type === 'leftover')
      expect(parentOf(item)).toMatchObject({ type: 'leftoverParent', value: { id: item.value.id } })
    if (item.type === 'leftoverParent') expect(eatersOf(plan, item.id)).not.toEqual([])
  }
}

function missing(): never {
  throw new Error('Nothing is cooked for later')
}

function otherRecipeFor(plan: MealPlan, day: number, meal: Meal): string {
  const there = itemOf(plan, day, meal).value?.id
  const found = app.context.recipes.corpus.recipes.find(({ meals, id }) => meals[0] === meal && id !== there)
  if (!found) throw new Error(`No other recipe for ${meal}`)
  return found.id
}

const openMains = (plan: MealPlan) =>
  itemsOf(plan).filter(({ type, category }) => type === 'empty' && category !== 'dessert')

describe('a dish that feeds later days', () => {
  it('[LEFT-3] [ITEM-5] drawn again, time after time, empties no day, and its days eat the new dish where that fits', async () => {
    const owner = await buildPlanOwner(app)
    const [{ day, meal, fed } = missing()] = feedingsIn(owner.plan)
    let before = owner.plan
    let shared = 0
    for (let time = 0; time < 20; time++) {
      const after = await owner.change('POST', `${itemPath(owner.plan, day, meal)}/randomize`)
      const drawn = itemOf(after, day, meal)
      expect(drawn.value?.id).not.toBe(itemOf(before, day, meal).value?.id)
      expect(openMains(after)).toEqual([])
      expect(after.templates[0]?.state).toBe('ready')
      expectNothingDangles(after)
      for (const at of [{ day }, ...fed]) expect(dayOf(after, at.day).fit.inRange).toBe(true)
      for (const at of fed) expect(itemOf(after, at.day, at.meal).value).not.toBeNull()
      shared += Number(eatersOf(after, drawn.id).length === fed.length)
      before = after
    }
    expect(shared).toBeGreaterThan(15)
  })

  it('[LEFT-3] replaced by hand frees the slots that ate from it', async () => {
    const owner = await buildPlanOwner(app)
    const [{ day, meal, fed } = missing()] = feedingsIn(owner.plan)
    const replacement = otherRecipeFor(owner.plan, day, meal)
    const after = await owner.change('POST', `${itemPath(owner.plan, day, meal)}/replace`, { replacement })
    expect(itemOf(after, day, meal)).toMatchObject({ type: 'normal', value: { id: replacement } })
    for (const at of fed) expect(itemOf(after, at.day, at.meal).type).toBe('empty')
    expectNothingDangles(after)
  })

  it('[LEFT-3] [ITEM-5] drawn again while its later day is being built leaves that a meal, too', async () => {
    const owner = await ownWithLeftover()
    const after = await owner.change('POST', `${itemPath(owner.plan, 1, 'dinner')}/randomize`)
    expect(itemOf(after, 2, 'lunch').value).not.toBeNull()
    expectNothingDangles(after)
  })
})

describe('a dish that keeps for less long than its leftover would wait', () => {
  it.each([
    [0, 2, 'This dish is best at once: it doesn’t keep for another day.'],
    [1, 3, 'What is cooked on day 1 keeps for 1 day.'],
  ])('[CON-4] [LEFT-1] of %i days is refused on day %i, and says so', async (keepsDays, day, detail) => {
    const owner = await buildPlanOwner(app, ownPerson)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    const replacement = dinnerKeeping(keepsDays)
    const path = `${itemPath(owner.plan, 1, 'dinner')}/replace`
    const dinner = itemOf(await owner.change('POST', path, { replacement }), 1, 'dinner')
    expect(dinner.value).toMatchObject({ id: replacement, keepsDays })
    const { status, body } = await owner.call(
      'POST',
      `${dayPath(owner.plan, day)}/items/${dinner.id}/lunch/leftover`,
    )
    expect([status, body.detail]).toEqual([409, detail])
  })
})

function dinnerKeeping(days: number): string {
  const found = app.context.recipes.corpus.recipes.find(
    ({ meals, keeps }) => meals[0] === 'dinner' && keeps?.days === days,
  )
  if (!found) throw new Error(`No dinner keeps ${days} days`)
  return found.id
}

/** Day 1 is set, and its dinner is day 2's lunch, where nothing else stands. */
async function ownWithLeftover(): Promise<PlanOwner> {
  const owner = await buildPlanOwner(app, ownPerson)
  await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
  await owner.change('POST', `${itemPath(owner.plan, 1, 'dinner')}/replace`, {
    replacement: dinnerKeeping(3),
  })
  const { id } = itemOf(owner.plan, 1, 'dinner')
  await owner.change('POST', `${dayPath(owner.plan, 2)}/items/${id}/lunch/leftover`)
  return owner
}

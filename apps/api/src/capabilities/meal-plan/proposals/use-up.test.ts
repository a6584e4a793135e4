import type { MealPlan, WireUseUp } from '@butterleaf/contract/meal-plan/calls'
import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  dayPath,
  daysOf,
  drawnPerson,
  itemPath,
  itemsOf,
  type PlanOwner,
  planOwner,
  planPath,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let app: TestApp
let owner: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  owner = await buildPlanOwner(app)
})
afterAll(() => app?.close())

/** More than a drawn plan uses. */
const cabbage = { ingredient: 'green cabbage', grams: 3000 }
const ask = (foods: unknown, of = owner) => of.call('POST', `${templatePath(of.plan)}/use-up`, { foods })
const proposed = async (...foods: unknown[]): Promise<WireUseUp> => {
  const answer = await ask(foods)
  expect([answer.status, answer.body?.detail]).toEqual([200, undefined])
  return answer.body
}
const take = ({ meals }: Pick<WireUseUp, 'meals'>, foods: unknown = [cabbage]) => {
  const sent = meals.map(({ itemId, before, after }) => {
    const helping = ({ recipe, servings }: typeof before) => ({ recipe, servings })
    return { itemId, before: helping(before), after: helping(after) }
  })
  return owner.call('POST', `${templatePath(owner.plan)}/proposals`, { purpose: 'useUp', meals: sent, foods })
}
const listOf = async (week = 1): Promise<[string, ShoppingListRow][]> => {
  const { body } = await owner.call('GET', weekPath(owner.plan, week))
  return Object.values(body.shoppingList as Record<string, Record<string, ShoppingListRow>>).flatMap((rows) =>
    Object.entries(rows),
  )
}
const marks = () =>
  app.database.db
    .selectFrom('at_home_marks')
    .innerJoin('meal_plans', 'meal_plans.user_id', 'at_home_marks.user_id')
    .where('meal_plans.plan_id', '=', owner.plan.id)
    .select(['food_id', 'grams', 'is_at_home'])
    .execute()
const isExchange = ({ before, after }: WireUseUp['meals'][number]) => before.recipe !== after.recipe

const isAsSeen = (plan: MealPlan, { itemId, before }: WireUseUp['meals'][number]) => {
  const { value, serving } = itemsOf(plan).find(({ id }) => id === itemId)!
  return value?.id === before.recipe && serving?.value === before.servings
}

describe('using up foods', () => {
  it('[TOG-1] before a time away uses the days until then, shopped for or not, and no other', async () => {
    const path = `${templatePath(owner.plan)}/use-up`
    const [today, , third] = daysOf(owner.plan).map(({ date }) => date)
    const answer = await owner.call('POST', path, { foods: [cabbage], before: third })
    expect(answer.status).toBe(200)
    const { meals } = answer.body as WireUseUp
    expect(meals.filter(({ dayNumber }) => dayNumber > 2)).toEqual([])
    const none = await owner.call('POST', path, { foods: [cabbage], before: today })
    expect([none.status, JSON.stringify(none.body)]).toEqual([409, expect.stringContaining('"before"')])
  })

  it('[PAN-5] proposes dishes that use them, with the days in range, and changes nothing', async () => {
    const { meals, days, foods } = await proposed(cabbage)
    expect(meals.filter(isExchange).length).toBeGreaterThan(0)
    expect(new Set(meals.map(({ dayNumber }) => dayNumber))).toEqual(
      new Set(days.map(({ dayNumber }) => dayNumber)),
    )
    for (const { dayNumber, date, before, after } of days) {
      expect(after.inRange).toBe(before.inRange || after.inRange)
      expect([before, date]).toEqual([dayOf(owner.plan, dayNumber).fit, dayOf(owner.plan, dayNumber).date])
    }
    expect(foods).toEqual([expect.objectContaining({ ingredient: 'green cabbage', grams: 3000 })])
    expect(foods[0]!.usedGrams).toBeGreaterThan(foods[0]!.plannedGrams)
    expect((await owner.read()).version).toBe(owner.plan.version)
    expect(await marks()).toEqual([])
  })

  it('[PAN-5] taken, the plan is as proposed and the food is at home: the list asks for none of it', async () => {
    const proposal = await proposed(cabbage)
    const { status, body } = await take(proposal)
    expect(status).toBe(200)
    for (const { itemId, after } of proposal.meals) {
      const item = daysOf(body)
        .flatMap(({ items }) => items)
        .find(({ id }) => id === itemId)
      expect([item?.value?.id, item?.serving?.value]).toEqual([after.recipe, after.servings])
    }
    for (const { dayNumber, after } of proposal.days) expect(dayOf(body, dayNumber).fit).toEqual(after)
    expect(await marks()).toEqual([{ food_id: 'green-cabbage', grams: 3000, is_at_home: 1 }])
    const week = Math.ceil(proposal.meals.find(isExchange)!.dayNumber / 7)
    const row = (await listOf(week)).find(([key]) => key === 'green cabbage')?.[1]
    expect(row?.home?.fromHome.metric).not.toBeNull()
  })

  it('[PAN-5] [LIFE-8] is a change like others: it stands in the history and can be undone', async () => {
    await take(await proposed(cabbage))
    const { body } = await owner.call('GET', '/changes')
    expect(body.changes[0]).toMatchObject({ act: 'useUpFoods', refusal: null })
    const back = await owner.change('POST', `/changes/${body.changes[0].id}/undo`)
    expect(daysOf(back).map(({ items }) => items)).toEqual(daysOf(owner.plan).map(({ items }) => items))
  })

  it('[PAN-5] is refused as a whole where a meal has changed since', async () => {
    const proposal = await proposed(cabbage)
    const { dayNumber, category } = proposal.meals.find(isExchange)!
    await owner.change('POST', `${itemPath(owner.plan, dayNumber, category)}/randomize`)
    const before = await owner.read()
    const { status, body } = await take(proposal)
    // Drawing one again may serve the day's others differently, which the proposal names, too.
    const changed = proposal.meals.find((meal) => !isAsSeen(before, meal))!
    expect([status, body.detail]).toEqual([
      409,
      `What you eat for ${changed.category} on day ${changed.dayNumber} has changed since. Ask for a new proposal.`,
    ])
    expect(changed.dayNumber).toBe(dayNumber)
    expect(await owner.read()).toEqual(before)
    expect(await marks()).toEqual([])
  })

  it('[PAN-5] what the plan uses anyway changes no meal, and is at home all the same', async () => {
    const [key] = (await listOf()).find(([, { home }]) => home && home.neededGrams > 150)!
    const foods = [{ ingredient: key, grams: 1 }]
    const proposal = await proposed(...foods)
    expect(proposal.meals).toEqual([])
    expect(proposal.foods[0]).toMatchObject({ plannedGrams: 1, usedGrams: 1, unusedBecause: null })
    const { status, body } = await take(proposal, foods)
    expect([status, body.version]).toEqual([200, owner.plan.version])
    expect(await marks()).toMatchObject([{ grams: 1, is_at_home: 1 }])
  })

  it('[PAN-5] days whose list has a tick stay as they are', async () => {
    const ticks = [{ ingredient: (await listOf())[0]![0], checked: true, at: app.clock.now().toISOString() }]
    await owner.call('PUT', `${weekPath(owner.plan, 1)}/shopping-list/checked`, ticks)
    const { meals } = await proposed(cabbage)
    expect(meals.length).toBeGreaterThan(0)
    for (const { dayNumber } of meals) expect(dayNumber).toBeGreaterThan(7)
    for (const week of [2, 3, 4])
      await owner.call('PUT', `${weekPath(owner.plan, week)}/shopping-list/checked`, [
        { ...ticks[0], ingredient: (await listOf(week))[0]![0] },
      ])
    const { status, body } = await ask([cabbage])
    expect([status, body.detail]).toEqual([
      409,
      'Every day ahead is shopped for already: there is no list left to change.',
    ])
  })

  it('[PAN-5] locked dishes and complete days stay', async () => {
    const { meals } = await proposed(cabbage)
    const { dayNumber, category } = meals.find(isExchange)!
    await owner.change('POST', `${itemPath(owner.plan, dayNumber, category)}/lock`)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    const again = await proposed(cabbage)
    const touched = again.meals.map((meal) => `${meal.dayNumber} ${meal.category}`)
    expect(touched).not.toContain(`${dayNumber} ${category}`)
    expect(again.meals.map((meal) => meal.dayNumber)).not.toContain(1)
  })

  it.each([
    [
      [{ ingredient: 'moon cheese', grams: 100 }],
      'foods.0.ingredient',
      'There is no food “moon cheese”. Search for it.',
    ],
    [[cabbage, cabbage], 'foods.1.ingredient', 'green cabbage is named twice.'],
    [[{ ingredient: 'egg yolk', grams: 100 }], 'foods.0.ingredient', 'Name it as it is sold: egg.'],
    [[{ ...cabbage, grams: 0 }], 'foods.0.grams', 'Say at least 1 g.'],
    [[{ ...cabbage, grams: 20_000 }], 'foods.0.grams', 'Say at most 10 kg.'],
    [[], 'foods', 'Name at least one food.'],
    [Array(6).fill(cabbage), 'foods', 'Name at most 5 foods at once.'],
  ])('[PAN-5] [API-3] %# is refused by field and reason', async (foods, field, message) => {
    const { status, body } = await ask(foods)
    expect([status, body.errors]).toEqual([400, expect.arrayContaining([{ field, message }])])
    if (foods.length === 0) return
    expect((await take({ meals: [] }, foods)).body.errors).toEqual(body.errors)
    expect(await marks()).toEqual([])
  })

  it('[PAN-5] a food that the person avoids is refused by name', async () => {
    const { accessToken: token } = await signUp(app.origin)
    const body = { ...drawnPerson, avoidedIngredients: [{ name: 'green cabbage' }] }
    const { body: plan } = await app.request('POST', planPath, { token, body })
    const answer = await ask([cabbage], planOwner(app, token, plan))
    const message = 'You avoid green cabbage: no dish of yours uses it.'
    expect(answer.body.errors).toEqual([{ field: 'foods.0.ingredient', message }])
  })

  it('[PAN-5] the shopping of today isn’t over by the person’s own day: on an American evening it is still today', async () => {
    const evening = await startTestApp()
    const dayMs = 86_400_000
    const nowMs = evening.clock.now().getTime()
    // Five in the morning in London, seven in the evening of the day before in Honolulu.
    evening.clock.advance({ minutes: (Math.ceil(nowMs / dayMs) * dayMs - nowMs) / 60_000, hours: 5 })
    const { accessToken: token } = await signUp(evening.origin)
    const headers = { 'time-zone': 'Pacific/Honolulu' }
    const { body: plan } = await evening.request('POST', planPath, { token, body: drawnPerson, headers })
    const person = planOwner(evening, token, plan)
    const firstDay = async (zone: Record<string, string>) => {
      const path = `${templatePath(plan)}/use-up`
      const { body } = await person.call('POST', path, { foods: [cabbage] }, zone)
      return Math.min(...body.meals.map((meal: WireUseUp['meals'][number]) => meal.dayNumber))
    }
    expect(await firstDay(headers)).toBeLessThanOrEqual(7)
    expect(await firstDay({})).toBeGreaterThan(7)
    await evening.close()
  })

  it('[PAN-5] the search for foods says what one of them weighs', async () => {
    const { body } = await app.request('POST', `${planPath}/allergen/ingredients`, {
      token: owner.token,
      body: { searchString: 'green cabbage' },
    })
    expect(body).toContainEqual({ name: 'green cabbage', pieceGrams: expect.any(Number) })
  })
})

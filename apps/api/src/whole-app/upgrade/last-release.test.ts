import type { MealPlan, PlanTemplate } from '@butterleaf/contract/meal-plan/calls'
import type { Resources } from '@butterleaf/contract/meal-plan/resources-schema'
import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { signIn } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { daysOf, type PlanOwner, planOwner, planPath, weekPath } from '@butterleaf/testing/test-plan'
import { trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillWithLastRelease, type NotedPerson, type NotedTemplate, notedPeople } from './last-release.ts'

let app: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  app = await startTestApp({ fill: fillWithLastRelease })
  for (const [name, person] of Object.entries(notedPeople))
    tokens[name] = (await signIn(app.origin, person)).accessToken
})
afterAll(() => app?.close())

const read = async (name: string, path: string) =>
  (await app.request('GET', path, { token: tokens[name]! })).body
const ownerOf = async (name: string): Promise<PlanOwner> =>
  planOwner(app, tokens[name]!, await read(name, planPath))

type NotedPlan = NonNullable<NotedPerson['plan']>
const people = Object.entries(notedPeople)
const planners = people.flatMap(([name, { plan }]): [string, NotedPlan][] => (plan ? [[name, plan]] : []))

/** A recipe keeps its place in a plan, whatever its id has become since. */
const recipeNow = (id: string | null | undefined) =>
  id == null ? null : app.context.recipes.corpus.recipe(id)?.id

function shown({ id, createdAt, startDate, mode, state, weeks }: PlanTemplate): object {
  return {
    ...{ id, createdAt, startDate, mode, state },
    weeks: weeks.map(({ id, state, ready, days }) => ({
      ...{ id, state, ready },
      days: days.map(({ id, date, state, ready, items }) => ({
        ...{ id, date, state, ready },
        items: items.map(({ id, category, type, value, serving, locked, ...item }) => ({
          ...{ id, category, type, locked },
          recipe: value?.id ?? null,
          servings: serving?.value ?? null,
          ...('parentId' in item && { parentId: item.parentId }),
        })),
      })),
    })),
  }
}

/** Yes and no as 1 and 0; what was not answered, or answered by a code that means nothing, left out. */
function spelled({ profile, preferences }: Resources): Resources {
  const meals = Object.entries(preferences.schedules).map(([meal, schedule]) => {
    const { skip, leftover, unique, ...said } = schedule ?? {}
    const answers = {
      ...said,
      skip: skip == null ? null : Number(skip),
      unique: unique == null ? null : Number(unique),
      leftover: leftover === 7 ? null : leftover,
    }
    return [meal, Object.fromEntries(Object.entries(answers).filter(([, value]) => value != null))]
  })
  return { profile, preferences: { ...preferences, schedules: Object.fromEntries(meals) } }
}

function noted(template: NotedTemplate): object {
  const withRecipeNow = <Item extends { recipe: string | null }>(item: Item) => ({
    ...item,
    recipe: recipeNow(item.recipe),
  })
  return {
    ...template,
    weeks: template.weeks.map((week) => ({
      ...week,
      days: week.days.map((day) => ({ ...day, items: day.items.map(withRecipeNow) })),
    })),
  }
}

const markedRows = (list: ShoppingList) =>
  Object.values(list)
    .flatMap((rows) => Object.entries(rows))
    .filter(([, row]) => row.kind !== 'food' || row.checked)
    .map(([name, { kind, checked }]) => ({ name, kind, checked }))

describe('a database of the last release', () => {
  it.each(people)(
    '[SET-7] [WGT-6] [SET-5] knows the account, the weights and the purchase of %s',
    async (name, person) => {
      expect(await read(name, '/api/user')).toMatchObject(person.user)
      if (person.tracker) expect(await read(name, trackerPath)).toMatchObject(person.tracker)
      if (!person.subscription) return
      const { uuid, plan_code, last_four } = person.subscription
      expect(await read(name, '/api/subscription')).toMatchObject({
        plan_code,
        current: { uuid },
        billing: { last_four },
      })
    },
  )

  it.each(planners)('[SET-2] shows %s every answer as it was given', async (name, plan) => {
    const { resources } = await read(name, planPath)
    expect(resources).toEqual(spelled(plan.resources))
    // Dana's client has ways of its own to say yes, no and nothing.
    expect(JSON.stringify(resources) === JSON.stringify(plan.resources)).toBe(name !== 'dana')
  })

  it.each(planners)('[PLAN-2] [LEFT-1] shows %s the plan as it was', async (name, plan) => {
    const now: MealPlan = await read(name, planPath)
    expect([now.id, now.version]).toEqual([plan.id, plan.version])
    expect(now.interactions.map(({ type, recipeId }) => ({ type, recipeId }))).toEqual(
      plan.interactions.map(({ type, recipeId }) => ({ type, recipeId: recipeNow(recipeId) })),
    )
    expect(now.templates.map(shown)).toEqual([noted(plan.template)])
    for (const [index, archived] of plan.archived.entries())
      expect(shown(await read(name, `${planPath}/${index}`))).toEqual(noted(archived))
  })

  it.each(planners)('[SHOP-5] shows %s the lists with what was ticked and added', async (name, plan) => {
    const owner = await ownerOf(name)
    for (const [index, rows] of plan.lists.entries()) {
      const { body } = await owner.call('GET', weekPath(owner.plan, index + 1))
      expect(markedRows(body.shoppingList)).toEqual(rows)
    }
  })

  it.each(people)('[OPS-6] gives %s everything held about them', async (name, { exported }) => {
    const { data } = await read(name, '/api/user/export')
    for (const [table, rows] of Object.entries(exported)) {
      const held: object[] = data[table]
      expect([table, held.length]).toEqual([table, rows.length])
      expect(held).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))))
    }
  })
})

describe('a plan of the last release', () => {
  it.each(planners.filter(([, { restoredResources }]) => restoredResources))(
    '[PLAN-6] of %s takes an archived template back with its answers, and goes back again',
    async (name, plan) => {
      const owner = await ownerOf(name)
      const restored = await owner.change('POST', `/template/${plan.archived[0]!.id}/restore`)
      expect(restored.resources).toEqual(spelled(plan.restoredResources!))
      const back = await owner.change('POST', `/template/${plan.template.id}/restore`)
      expect([back.resources, back.templates[0]?.id]).toEqual([owner.plan.resources, plan.template.id])
    },
  )

  it.each(planners)('[SET-3] [PLAN-6] of %s is made again from the answers it shows', async (name) => {
    const owner = await ownerOf(name)
    const { resources } = owner.plan
    const [template] = owner.plan.templates
    const made = await owner.change('POST', `/template/${template!.id}/reset`, { resources })
    expect(made.resources).toEqual(resources)
    const [eaten, eatenBefore] = [made, owner.plan].map((plan) =>
      daysOf(plan)
        .filter(({ state }) => state === 'complete')
        .map(({ items }) => items.map(({ value }) => value?.id)),
    )
    expect(eaten).toEqual(eatenBefore)
    await expectSafe(owner, made)
  })

  it.each(planners)('[DAY-8] [BIZ-7] of %s draws a day that keeps to the answers', async (name) => {
    const owner = await ownerOf(name)
    const day = daysOf(owner.plan).at(-1)!
    const drawn = await owner.change('POST', `${weekPath(owner.plan, 4)}/day/${day.id}/randomize`)
    expect(daysOf(drawn).at(-1)).toMatchObject({ ready: true })
    await expectSafe(owner, drawn)
  })
})

/** By the codes on the wire, of the dishes of the last week. */
async function expectSafe({ token }: PlanOwner, { resources, templates }: MealPlan): Promise<void> {
  const { allergen, intolerance } = resources.preferences
  const week = templates[0]!.weeks[3]!.days.flatMap(({ items }) => items)
  const ids = new Set(week.flatMap(({ value }) => (value ? [value.id] : [])))
  for (const id of ids) {
    const { body } = await app.request('GET', `/api/recipes/${id}`, { token })
    expect(body.free).toEqual(expect.arrayContaining(allergen))
    expect(body.contains.filter((code: number) => intolerance.includes(code))).toEqual([])
  }
}

import type { MealPlan, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  itemOf,
  itemPath,
  ownPerson,
  type PlanOwner,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let owner: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

type FilledItem = Exclude<PlanItem, { value: null }>
const dinnerOf = (plan: MealPlan) => itemOf(plan, 1, 'dinner') as FilledItem
const guestsPath = (plan: MealPlan) => `${itemPath(plan, 1, 'dinner')}/guests`

/** A plan of one's own with one day drawn. */
async function ownerWithDinner(): Promise<PlanOwner> {
  const made = await buildPlanOwner(app, ownPerson)
  await made.change('POST', `${dayPath(made.plan, 1)}/randomize`)
  return { ...made, plan: await made.read() }
}

describe('guests', () => {
  it('[TOG-2] [LIFE-8] stand in the history, presses on one meal as one entry, and one Undo takes them back', async () => {
    const host = await ownerWithDinner()
    for (const adults of [1, 2]) await host.change('PUT', guestsPath(host.plan), { adults, children: 0 })
    const history = async () => (await host.call('GET', '/changes')).body.changes
    const [invited] = await history()
    const none = { adults: 0, children: 0 }
    const two = { adults: 2, children: 0 }
    expect(invited).toMatchObject({ act: 'setGuests', slots: [], refusal: null })
    expect(invited.guests).toEqual([{ dayNumber: 1, category: 'dinner', before: none, after: two }])
    const back = await host.change('POST', `/changes/${invited.id}/undo`)
    expect(dinnerOf(back).guests).toBeUndefined()
    const [undone] = await history()
    expect(undone).toMatchObject({ act: 'undoChange', guests: [{ before: two, after: none }] })
    const again = await host.change('POST', `/changes/${undone.id}/undo`)
    expect(dinnerOf(again).guests).toEqual(two)
  })

  it('[TOG-2] are cooked for, on the list too, and the owner’s plate stays', async () => {
    owner = await ownerWithDinner()
    const before = dinnerOf(owner.plan)
    const gramsOf = async () => {
      const { body } = await owner.call('GET', weekPath(owner.plan, 1))
      const rows = Object.values(body.shoppingList as ShoppingList).flatMap((section) =>
        Object.values(section),
      )
      return rows.reduce((sum, { neededGrams }) => sum + neededGrams, 0)
    }
    const alone = await gramsOf()
    const plan = await owner.change('PUT', guestsPath(owner.plan), { adults: 2, children: 1 })
    const dinner = dinnerOf(plan)
    expect(dinner.guests).toEqual({ adults: 2, children: 1 })
    expect(dinner.serving.value).toBe(before.serving.value)
    expect(dinner.serving.scale).toBeCloseTo(3.5 * (before.serving.scale ?? 0), 6)
    expect(await gramsOf()).toBeGreaterThan(alone)
    // As it is stored, and as a client decodes it.
    expect(dinnerOf(await owner.read()).guests).toEqual({ adults: 2, children: 1 })
    const day = decodePlan(plan)?.template.weeks[0]?.days[0]
    expect(day?.guests).toEqual({ [dinner.id]: { adults: 2, children: 1 } })
  })

  it('[TOG-2] stay when another dish comes to stand there, and go with 0 and 0', async () => {
    owner = await ownerWithDinner()
    await owner.change('PUT', guestsPath(owner.plan), { adults: 1, children: 0 })
    const drawn = await owner.change('POST', `${itemPath(owner.plan, 1, 'dinner')}/randomize`)
    expect(dinnerOf(drawn).guests).toEqual({ adults: 1, children: 0 })
    const none = await owner.change('PUT', guestsPath(owner.plan), { adults: 0, children: 0 })
    expect(dinnerOf(none).guests).toBeUndefined()
  })

  it('[TOG-2] of more than twenty are refused by field, or in words', async () => {
    owner = await ownerWithDinner()
    const ask = (body: object) => owner.call('PUT', guestsPath(owner.plan), body)
    for (const [body, field] of [
      [{ adults: 21, children: 0 }, 'adults'],
      [{ adults: 0, children: 21 }, 'children'],
      [{ adults: 0, children: -1 }, 'children'],
      [{ adults: 0.5, children: 0 }, 'adults'],
      [{ adults: 1 }, 'children'],
    ] as const) {
      const { status, body: problem } = await ask(body)
      expect([status, problem.errors?.[0]?.field]).toEqual([400, field])
    }
    const together = await ask({ adults: 15, children: 6 })
    expect([together.status, together.body.detail]).toEqual([409, 'A meal can have 20 guests at most.'])
    expect(dinnerOf(await owner.read()).guests).toBeUndefined()
  })
})

describe('what guests may not eat', { timeout: 90_000 }, () => {
  const noFish = { allergen: [], intolerance: [4, 25], avoidedIngredients: [], avoidedGroups: [] }
  const recipeOf = (id: string) => app.context.recipes.corpus.recipe(id)!
  const isFish = (id: string) => {
    const { contains } = recipeOf(id)
    return contains.includes('fish') || contains.includes('shellfish')
  }

  /** A first day with salmon for dinner. */
  async function ownerWithSalmon() {
    const host = await ownerWithDinner()
    const query = encodeURIComponent(JSON.stringify({ search: 'salmon' }))
    const offered = async (): Promise<string[]> => {
      const { body } = await host.call('GET', `${dayPath(host.plan, 1)}/items/dinner?q=${query}`)
      return body.results.map(({ id }: { id: string }) => id)
    }
    const salmon = (await offered()).find(isFish)
    const plan = await host.change('POST', `${itemPath(host.plan, 1, 'dinner')}/replace`, {
      replacement: salmon,
    })
    expect(dinnerOf(plan).value.id).toBe(salmon)
    return { ...host, plan, offered, salmon: salmon! }
  }

  it('[TOG-2] is told at once with the dish that doesn’t suit, which stays until it is swapped for one that suits both', async () => {
    const host = await ownerWithSalmon()
    const { salmon, offered } = host
    const asked = { adults: 2, children: 0, avoids: noFish }
    const plan = await host.change('PUT', guestsPath(host.plan), asked)
    const { guests, value, sides } = dinnerOf(plan)
    expect(guests).toMatchObject({ adults: 2, children: 0, avoids: noFish })
    expect(guests?.unsuited).toContainEqual({
      recipeId: salmon,
      because: expect.stringMatching(/^because of .*fish/),
    })
    expect(value.id).toBe(salmon)
    // Cooked for three, and on the owner's plate as before.
    const onPlate = (of: typeof sides) => of?.map(({ recipe, serving }) => [recipe.id, serving.value])
    expect(onPlate(sides)).toEqual(onPlate(dinnerOf(host.plan).sides))
    expect(decodePlan(plan)?.unsuited?.[dinnerOf(plan).id]).toEqual(guests?.unsuited)
    const view = (await host.call('GET', itemPath(plan, 1, 'dinner'))).body
    expect(view.guests).toEqual(guests)
    // A client that doesn't know of it only counts.
    const more = await host.change('PUT', guestsPath(plan), { adults: 3, children: 0 })
    expect(dinnerOf(more).guests).toEqual({ ...guests, adults: 3 })
    // What is offered suits both, and what doesn't is refused in words.
    expect((await offered()).filter(isFish)).toEqual([])
    const refused = await host.call('POST', `${itemPath(plan, 1, 'dinner')}/replace`, { replacement: salmon })
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      'A guest eats along there and may not eat this.',
    ])
    const swapped = dinnerOf(await host.change('POST', `${itemPath(plan, 1, 'dinner')}/randomize`))
    expect(isFish(swapped.value.id)).toBe(false)
    expect(swapped.guests?.avoids).toEqual(noFish)
    expect(swapped.guests?.unsuited?.map(({ recipeId }) => recipeId) ?? []).not.toContain(salmon)
    const none = await host.change('PUT', guestsPath(plan), { adults: 3, children: 0, avoids: null })
    expect(dinnerOf(none).guests).toEqual({ adults: 3, children: 0 })
  })

  it('[TOG-2] [LIFE-8] comes back with Undo, as the dish does that was swapped for it, and stands in the history', async () => {
    const host = await ownerWithSalmon()
    const asked = { adults: 1, children: 0, avoids: noFish }
    await host.change('PUT', guestsPath(host.plan), asked)
    await host.change('POST', `${itemPath(host.plan, 1, 'dinner')}/randomize`)
    const history = async () => (await host.call('GET', '/changes')).body.changes
    const [drawn, invited] = await history()
    expect(invited.guests).toMatchObject([{ before: { adults: 0, children: 0 }, after: asked }])
    const back = dinnerOf(await host.change('POST', `/changes/${drawn.id}/undo`))
    expect([back.value.id, back.guests?.unsuited?.[0]?.recipeId]).toEqual([host.salmon, host.salmon])
    await host.change('PUT', guestsPath(host.plan), { adults: 0, children: 0 })
    const [gone] = await history()
    const again = await host.change('POST', `/changes/${gone.id}/undo`)
    expect(dinnerOf(again).guests).toMatchObject(asked)
  })

  it('[TOG-2] is refused by field where it isn’t known', async () => {
    const host = await ownerWithDinner()
    for (const [avoids, field] of [
      [{ intolerance: [4, 999] }, 'avoids.intolerance'],
      [{ allergen: [999] }, 'avoids.allergen'],
      [{ avoidedGroups: ['ghosts'] }, 'avoids.avoidedGroups'],
      ['fish', 'avoids'],
    ] as const) {
      const answer = await host.call('PUT', guestsPath(host.plan), { adults: 1, children: 0, avoids })
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
    }
    expect(dinnerOf(await host.read()).guests).toBeUndefined()
  })

  it('[TOG-2] [OPS-6] is exported as it was told, with its history, and gone with the account', async () => {
    const host = await ownerWithDinner()
    const { token } = host
    const told = ['leek', 'pistachios']
    const avoids = { ...noFish, avoidedIngredients: told.map((name) => ({ name })) }
    const plan = await host.change('PUT', guestsPath(host.plan), { adults: 2, children: 1, avoids })
    expect(dinnerOf(plan).guests?.avoids).toEqual(avoids)
    const { data } = (await app.request('GET', '/api/user/export', { token })).body
    const kept = Object.keys(data).filter((table) => textOf(data[table]).includes(textOf(told)))
    expect(kept.toSorted()).toEqual(['plan_changes', 'plan_weeks'])
    expect((await tablesNaming(told)).toSorted()).toEqual(kept.toSorted())
    expect((await app.request('DELETE', '/api/user', { token })).status).toBeLessThan(300)
    expect(await tablesNaming(told)).toEqual([])
  })

  const textOf = (value: unknown) => JSON.stringify(value)

  async function tablesNaming(told: readonly string[]): Promise<string[]> {
    const { db } = app.database
    const names: string[] = []
    for (const { name } of await db.introspection.getTables()) {
      const rows = await db
        .selectFrom(name as 'users')
        .selectAll()
        .execute()
      const values = rows.flatMap((row) => Object.values(row))
      const texts = values.map((value) => (typeof value === 'string' ? value : (textOf(value) ?? '')))
      if (texts.some((text) => text.includes(textOf(told)))) names.push(name)
    }
    return names
  }
})

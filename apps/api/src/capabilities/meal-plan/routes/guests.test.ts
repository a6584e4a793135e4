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

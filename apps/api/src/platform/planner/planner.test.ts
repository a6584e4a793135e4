import { logEntry } from '@butterleaf/domain/food-log/testing/invented-log'
import { drawPlan } from '@butterleaf/domain/meal-plan/drawing/draw-plan'
import type { DrawAnswer } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import { anyDiner, drawnTemplate } from '@butterleaf/domain/meal-plan/drawing/testing/invented-kitchen'
import { doPlannerTask } from '@butterleaf/domain/meal-plan/tasks/do-planner-task'
import { noAvoidances } from '@butterleaf/domain/recipes/may-eat'
import { afterEach, describe, expect, it } from 'vitest'
import { openCookbook } from '#platform/recipes/cookbook.ts'
import { openPlanner, type Planner, type PlannerOptions } from './planner.ts'
import { buildDrawRequest } from './testing/build-draw-request.ts'

const corpus = openCookbook()
const { kitchen } = corpus

let planner: Planner
function open(options: Partial<PlannerOptions> = {}) {
  planner = openPlanner(corpus, { threads: 1, ...options })
  return planner
}
afterEach(() => planner.close())

const idsOf = (drawn: DrawAnswer) =>
  'days' in drawn ? drawn.days.flatMap(({ items }) => items.map(({ recipeId }) => recipeId)) : []

describe('openPlanner', () => {
  it('[PLAN-4] draws in its thread what would be drawn here, several people at once', {
    timeout: 60_000,
  }, async () => {
    open().start()
    const requests = ['one', 'two', 'three'].map((seed) => buildDrawRequest({ seed }))
    const drawn = await Promise.all(requests.map((request) => planner.draw(request)))
    expect(drawn).toEqual(requests.map((request) => drawPlan(kitchen, request)))
  })

  it('[PLAN-2] draws from dishes of the person’s own, which come with the request', async () => {
    const [dinner] = kitchen.recipes.filter(({ dish }) => dish.meals.includes('dinner'))
    const id = 'own~0000000000'
    const own = { dish: { ...dinner!.dish, id }, edible: { ...dinner!.edible, id } }
    const everything = kitchen.recipes.map(({ dish }) => dish.id)
    const request = buildDrawRequest({
      avoidances: { ...noAvoidances, recipes: everything },
      open: [{ day: 0, meal: 'dinner' }],
    })
    expect(idsOf(await open().draw({ ...request, own: [own] }))).toEqual([id])
    expect(idsOf(await planner.draw(request))).toEqual([])
  })

  it('[PAN-5] [LIFE-5] proposes in its thread what would be proposed here', async () => {
    const asker = { own: [], diner: anyDiner, template: drawnTemplate({ kitchen, diner: anyDiner }) }
    const days = new Set(Array.from({ length: 21 }, (_, at) => at + 8))
    const useUp = { ...asker, held: [{ food: 'green cabbage', grams: 900, untilDayNumber: 20 }], days }
    const log = { entries: [logEntry({ date: asker.template.startDate })], extras: [] }
    const mend = { ...asker, log, weekIndex: 0, dayNumber: undefined, fromDayNumber: 2, unshoppedDays: days }
    open().start()
    expect(await planner.useUp(useUp)).toEqual(doPlannerTask(kitchen, { name: 'useUp', request: useUp }))
    expect(await planner.mend(mend)).toEqual(doPlannerTask(kitchen, { name: 'mend', request: mend }))
  })

  it('[PLAN-4] begins each plan from chance of its own, unless it is given what all begin from', () => {
    open()
    expect(planner.newSeed(1)).not.toBe(planner.newSeed(1))
    const given = openPlanner(corpus, { threads: 1, seed: 'fair' })
    expect(given.newSeed(1)).toBe(given.newSeed(1))
    // Planning again is another plan.
    expect(given.newSeed(2)).not.toBe(given.newSeed(1))
  })

  it('the event loop goes on while it draws', async () => {
    open()
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    await planner.draw(buildDrawRequest())
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })

  it('with no time left a draw is refused as unavailable', async () => {
    await expect(open({ mostMs: 1 }).draw(buildDrawRequest())).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('without room to wait, a second concurrent request is refused', async () => {
    open({ mostWaiting: 0 })
    const first = planner.draw(buildDrawRequest())
    await expect(planner.draw(buildDrawRequest())).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await first).toEqual(drawPlan(kitchen, buildDrawRequest()))
  })

  it('closed, it refuses what is under way and what comes', async () => {
    open()
    const refused = expect(planner.draw(buildDrawRequest())).rejects.toMatchObject({ kind: 'unavailable' })
    await planner.close()
    await refused
    await expect(planner.draw(buildDrawRequest())).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

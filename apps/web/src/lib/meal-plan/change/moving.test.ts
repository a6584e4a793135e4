import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { type Item, isFilled } from '@butterleaf/domain/meal-plan/item'
import { findById } from '@butterleaf/domain/meal-plan/places'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toApiProblem } from '#lib/api/api-problem.ts'
import { buildMeans } from '#lib/testing/build-means.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { fakeApi, problem } from '#lib/testing/fake-api.ts'
import { applyMove, changeOfMove, type Move, tellUnlessDone } from './moving.ts'
import { planChange } from './plan-change.ts'

const dinner = { weekId: 'w1', dayId: 'w1d1', itemId: 'w1d1-dinner' }
const lunchTwo = { weekId: 'w1', dayId: 'w1d2', itemId: 'w1d2-lunch' }

function planOf(wish?: Parameters<typeof buildPlan>[0]): MealPlan {
  const plan = decodePlan(buildPlan(wish))
  if (!plan) throw new Error('The plan has no template')
  return plan
}

const itemOf = ({ template }: MealPlan, itemId: string): Item | undefined => findById(template, itemId)?.item
const dishIn = (plan: MealPlan, itemId: string) => {
  const item = itemOf(plan, itemId)
  return item && isFilled(item) ? item.recipeId : null
}

/** Dinner of the first day for lunch of the second, as a person sees both. */
function exchangeIn(plan: MealPlan, wish: Partial<Move['wish']> = {}): Move {
  const expected = { from: dishIn(plan, dinner.itemId), to: dishIn(plan, lunchTwo.itemId) }
  return {
    ...{ planId: plan.id, templateId: plan.template.id, from: dinner },
    wish: { to: lunchTwo.itemId, isExchange: true, expected, ...wish },
  }
}

describe('a move, before the server has answered', () => {
  const plan = planOf()
  const salmon = dishIn(plan, dinner.itemId)
  const other = dishIn(plan, lunchTwo.itemId)

  it('[LIFE-1] exchanges the two dishes, in the portions that the person saw', () => {
    const portions = [{ itemId: 'w1d1-lunch', servings: 1.5 }]
    const moved = applyMove(plan, exchangeIn(plan, { portions }))
    expect([dishIn(moved, dinner.itemId), dishIn(moved, lunchTwo.itemId)]).toEqual([other, salmon])
    expect(itemOf(moved, 'w1d1-lunch')).toMatchObject({ servings: 1.5 })
  })

  it('[LIFE-1] changes nothing in another plan, or where a slot holds something else by now', () => {
    const move = exchangeIn(plan)
    expect(applyMove(plan, { ...move, templateId: 'other' })).toBe(plan)
    const seen = { from: salmon, to: other }
    for (const expected of [
      { ...seen, from: 'else' },
      { ...seen, to: 'else' },
      { ...seen, to: null },
    ])
      expect(applyMove(plan, { ...move, wish: { ...move.wish, expected } })).toBe(plan)
  })

  it('[LIFE-1] to an open slot leaves its own open', () => {
    const open = planOf({ changes: [planChange('clearItem', lunchTwo)] })
    const moved = applyMove(open, exchangeIn(open, { isExchange: false }))
    expect([dishIn(moved, dinner.itemId), dishIn(moved, lunchTwo.itemId)]).toEqual([null, salmon])
  })

  it('[LIFE-1] onto another dish, which the rules refuse, changes nothing', () => {
    expect(applyMove(plan, exchangeIn(plan, { isExchange: false }))).toBe(plan)
  })
})

describe('a move on its way', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('[LIFE-1] is sent with what the person saw of it, to the plan that it was made in', async () => {
    const { sent } = fakeApi(() => ({ body: {} }))
    const plan = planOf()
    const portions = [{ itemId: 'w1d1-lunch', servings: 1.5 }]
    const move = exchangeIn(plan, { leftovers: 'replace', portions })
    await changeOfMove(move).send({ planId: 'none', templateId: 'none' })
    expect(sent[0]!.path).toContain(`/${plan.template.id}/`)
    expect(sent[0]!.body).toEqual({
      ...{ to: lunchTwo.itemId, exchange: true, leftovers: 'replace', expected: move.wish.expected },
      portions: [{ item: 'w1d1-lunch', servings: 1.5 }],
    })
  })

  it('[LIFE-1] that was refused is told, but not where both dishes stand as it asked', async () => {
    const toldOf = async (expected: Move['wish']['expected']) => {
      fakeApi(() => ({ body: buildPlan() }))
      const means = buildMeans()
      const act = { id: 'act', name: 'exchangeItems', args: exchangeIn(planOf(), { expected }), atMs: 0 }
      await tellUnlessDone(toApiProblem({ ...problem(409), detail: 'Day 1 is complete.' }), means, act)
      return means.toasts.show.mock.calls
    }
    const [from, to] = [dishIn(planOf(), dinner.itemId), dishIn(planOf(), lunchTwo.itemId)]
    const told = [['Your move was dropped. Day 1 is complete.', { tone: 'error', key: 'move act' }]]
    expect(await toldOf({ from, to })).toEqual(told)
    expect(await toldOf({ from: to, to })).toEqual(told)
    expect(await toldOf({ from, to: from })).toEqual(told)
    expect(await toldOf({ from: to, to: from })).toEqual([])
  })

  it('[LIFE-1] is named as the move or the exchange that it is, and as little as it says is sent', async () => {
    const { sent } = fakeApi(() => ({ body: {} }))
    const move = exchangeIn(planOf(), { isExchange: false, portions: [] })
    const change = changeOfMove(move)
    await change.send({ planId: 'none', templateId: 'none' })
    expect([change.act, change.at]).toEqual(['moveItem', dinner.itemId])
    expect(changeOfMove(exchangeIn(planOf())).act).toBe('exchangeItems')
    expect(sent[0]!.body).toEqual({
      ...{ to: lunchTwo.itemId, exchange: false, expected: move.wish.expected },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { isFilled } from '../item.ts'
import { completeDay } from '../operations/complete-day.ts'
import { allItems } from '../places.ts'
import { dayAt, itemAt, made } from '../testing/invented-template.ts'
import { finishRestoration, startRestoration } from './restoration.ts'
import { nextPass } from './slot-draw.ts'
import { anyDiner, drawAll, drawnTemplate, planningWith } from './testing/invented-kitchen.ts'

const archived = made(completeDay(drawnTemplate(), dayAt(drawnTemplate(), 1)))
const recipeOn = (dayNumber: number) => {
  const item = itemAt(archived, dayNumber, 'breakfast')
  return 'recipeId' in item ? item.recipeId : ''
}

describe('restoration', () => {
  it('[PLAN-6] a template with nothing forbidden comes back as it was, and nothing is drawn', () => {
    const draw = startRestoration(planningWith(), archived)
    expect(nextPass(draw)).toBeUndefined()
    expect(made(finishRestoration(draw))).toEqual(archived)
  })

  it('[PLAN-6] what the person must not eat now is replaced, but for what was eaten', () => {
    const avoided = [recipeOn(1), recipeOn(2), recipeOn(16)]
    const interactions = avoided.map((recipeId) => ({ recipeId, type: 'dislike' }) as const)
    const planning = planningWith({ diner: { ...anyDiner, interactions } })
    const restored = made(finishRestoration(drawAll(planning, startRestoration(planning, archived))))
    const standing = allItems(restored).flatMap(({ item, dayNumber }) =>
      isFilled(item) && avoided.includes(item.recipeId) ? [dayNumber] : [],
    )
    expect(standing).toEqual([1])
    expect(allItems(restored).filter(({ item }) => !isFilled(item))).toEqual([])
  })

  it('[PLAN-6] a slot that nothing is found for stays open', () => {
    const interactions = [{ recipeId: recipeOn(2), type: 'dislike' } as const]
    const start = startRestoration(planningWith({ diner: { ...anyDiner, interactions } }), archived)
    expect(itemAt(made(finishRestoration(start)), 2, 'breakfast').kind).toBe('empty')
  })
})

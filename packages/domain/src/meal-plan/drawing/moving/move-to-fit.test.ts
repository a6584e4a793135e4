import { describe, expect, it } from 'vitest'
import { type FilledItem, isFilled } from '../../item.ts'
import { clearSlot } from '../../operations/clear-slot.ts'
import { previewMove } from '../../operations/moving/preview-move.ts'
import { allItems, type FoundItem, findById, findSlot, placeOf } from '../../places.ts'
import type { Template } from '../../template.ts'
import { made, refusalOf } from '../../testing/invented-template.ts'
import { faultsOf } from '../../testing/plan-faults.ts'
import { keepsDaysIn } from '../kitchen.ts'
import { anyDiner, drawnTemplate, planningWith } from '../testing/invented-kitchen.ts'
import { type MoveWish, moveItemToFit } from './move-to-fit.ts'

const planning = planningWith()
const drawn = drawnTemplate()
const [parent] = allItems(drawn).filter(({ item }) => item.kind === 'leftoverParent')
const [fed] = allItems(drawn).filter(
  ({ item }) => item.kind === 'leftover' && item.parentId === parent?.item.id,
)
const recipeOf = ({ item }: FoundItem) => (item as FilledItem).recipeId
const now = (template: Template, { item }: FoundItem) => findById(template, item.id)!.item

/** A dinner on the day after the leftover, which is open. */
const there = findSlot(drawn, fed!.dayNumber + 1, 'dinner')!
const template = made(clearSlot(drawn, placeOf(there)))
const move = (wish: Partial<MoveWish> = {}, of = template) =>
  moveItemToFit(planning, of, placeOf(parent!), { to: there.item.id, isExchange: false, ...wish })

describe('moveItemToFit', () => {
  it('[LIFE-1] asks what becomes of a leftover, and finds another dish for it', () => {
    expect(refusalOf(move())?.because).toBe('strands-leftovers')
    const replaced = made(move({ leftovers: 'replace' }))
    const fresh = now(replaced, fed!)
    expect(fresh).toMatchObject({ kind: 'normal' })
    expect(isFilled(fresh) && fresh.recipeId).not.toBe(recipeOf(fed!))
    expect(now(replaced, there)).toMatchObject({ kind: 'normal', recipeId: recipeOf(parent!) })
    expect(replaced.weeks.flatMap(faultsOf)).toEqual([])
  })

  it('[LIFE-1] refuses when something else stands in either slot than the person saw', () => {
    const expected = { from: recipeOf(parent!), to: null }
    expect(move({ leftovers: 'open', expected }).ok).toBe(true)
    expect(refusalOf(move({ expected: { ...expected, to: 'soup' } }))).toEqual({
      because: 'changed-meanwhile',
      dayNumber: there.dayNumber,
      meal: 'dinner',
    })
    expect(refusalOf(move({ expected: { from: 'soup', to: null } }))?.because).toBe('changed-meanwhile')
  })

  it('[LIFE-1] serves the two days as the person saw it, and no other day', () => {
    const portions = [{ itemId: there.item.id, servings: 1.75 }]
    const moved = made(move({ leftovers: 'open', portions }))
    expect(now(moved, there)).toMatchObject({ servings: 1.75 })
    const elsewhere = [{ itemId: findSlot(drawn, 20, 'dinner')!.item.id, servings: 1 }]
    expect(refusalOf(move({ leftovers: 'open', portions: elsewhere }))).toEqual({ because: 'not-there' })
    const tooMuch = [{ itemId: there.item.id, servings: 9 }]
    expect(refusalOf(move({ leftovers: 'open', portions: tooMuch }))).toEqual({
      because: 'too-many-servings',
    })
  })

  it('[LIFE-1] [PLAN-6] moves no dish that the person avoids by now', () => {
    const interactions = [{ recipeId: recipeOf(parent!), type: 'dislike' as const }]
    const avoiding = { ...planning, diner: { ...anyDiner, interactions } }
    const wish = { to: there.item.id, isExchange: false, leftovers: 'cook' as const }
    expect(refusalOf(moveItemToFit(avoiding, template, placeOf(parent!), wish))).toMatchObject({
      because: 'forbidden-recipe',
    })
  })
})

describe('previewMove', () => {
  const preview = (to: FoundItem, of = template) =>
    previewMove(of, placeOf(parent!), { to: to.item.id, keepsDaysOf: keepsDaysIn(planning.kitchen) })

  it('[LIFE-1] names the leftovers that would be parted, and each way out as it will be', () => {
    const asked = preview(there)
    if (asked.kind !== 'choice') throw new Error(asked.kind)
    expect(asked.stranded.map(({ slot }) => slot.item.id)).toEqual([fed!.item.id])
    expect(asked.choices.map(({ leftovers }) => leftovers)).toEqual(['cook', 'replace', 'open'])
    for (const { leftovers, after } of asked.choices)
      if (leftovers !== 'replace') expect(made(move({ leftovers }))).toEqual(after)
  })

  it('[LIFE-1] exchanges where the other slot is taken, and says why it can’t be', () => {
    expect(preview(findSlot(drawn, parent!.dayNumber, 'breakfast')!)).toMatchObject({
      kind: 'possible',
      isExchange: true,
    })
    expect(preview(allItems(drawn).find(({ item }) => item.meal === 'dessert')!)).toEqual({
      kind: 'refused',
      refusal: { because: 'moves-dessert-and-main' },
    })
  })
})

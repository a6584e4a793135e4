import { describe, expect, it } from 'vitest'
import type { Meal } from '../../meals/meals.ts'
import type { Template } from '../template.ts'
import { dayAt, generatedTemplate, itemAt, made, refusalOf, slotAt } from '../testing/invented-template.ts'
import { faultsOf } from '../testing/plan-faults.ts'
import { addLeftover } from './add-leftover.ts'
import { clearSlot } from './clear-slot.ts'
import { completeDay } from './complete-day.ts'
import { type Parting, partLeftovers } from './part-leftovers.ts'

/** The dinner of day 1 is eaten again for lunch on day 2. */
const drawn = generatedTemplate()
const part = (template: Template, wish: Partial<Parting> = {}, meal: Meal = 'dinner') =>
  partLeftovers(template, slotAt(template, 1, meal), {
    ...{ leftovers: 'cook', keepsDaysOf: () => 3, isOut: true },
    ...wish,
  })
const planFaults = ({ weeks }: Template) => weeks.flatMap(faultsOf)
/** And for dinner on day 3. */
const fedTwice = () => {
  const open = made(clearSlot(drawn, slotAt(drawn, 3, 'dinner')))
  const parentId = slotAt(open, 1, 'dinner').itemId
  return made(addLeftover(open, dayAt(open, 3), { meal: 'dinner', parentId, servings: 1 }))
}

describe('partLeftovers', () => {
  it('[LIFE-2] a dish that wasn’t cooked is cooked where it is eaten first, and stays where it stood', () => {
    const parted = made(part(drawn))
    expect(itemAt(parted, 2, 'lunch')).toMatchObject({ kind: 'normal', recipeId: 'drawn-1-dinner' })
    expect(itemAt(parted, 1, 'dinner')).toMatchObject({ kind: 'normal', recipeId: 'drawn-1-dinner' })
    expect(planFaults(parted)).toEqual([])
  })

  it('[LIFE-2] of two leftovers the first feeds the second while it keeps, else both are cooked', () => {
    const kinds = (template: Template) => [itemAt(template, 2, 'lunch'), itemAt(template, 3, 'dinner')]
    const fed = made(part(fedTwice()))
    const [first, second] = kinds(fed)
    expect([first?.kind, second]).toMatchObject(['leftoverParent', { kind: 'leftover', parentId: first?.id }])
    const fresh = made(part(fedTwice(), { keepsDaysOf: () => 0 }))
    expect(kinds(fresh).map(({ kind }) => kind)).toEqual(['normal', 'normal'])
    expect([...planFaults(fed), ...planFaults(fresh)]).toEqual([])
  })

  it('[LIFE-2] leaves them open instead', () => {
    const parted = made(part(fedTwice(), { leftovers: 'open' }))
    expect([itemAt(parted, 2, 'lunch').kind, itemAt(parted, 3, 'dinner').kind]).toEqual(['empty', 'empty'])
    expect(itemAt(parted, 1, 'dinner').kind).toBe('normal')
  })

  it('[LIFE-2] [DAY-5] on a complete day only what was out wasn’t cooked', () => {
    const complete = made(completeDay(drawn, dayAt(drawn, 1)))
    expect(refusalOf(part(complete, { isOut: false }))?.because).toBe('cooked-on-complete-day')
    const parted = made(part(complete))
    expect([itemAt(parted, 1, 'dinner').kind, itemAt(parted, 2, 'lunch').kind]).toEqual(['normal', 'normal'])
    expect(planFaults(parted)).toEqual([])
  })

  it('[LIFE-2] a leftover of a complete day was eaten, and stays with what it was eaten from', () => {
    const first = made(completeDay(fedTwice(), dayAt(drawn, 1)))
    const complete = made(completeDay(first, dayAt(first, 2)))
    const parted = made(part(complete, { leftovers: 'open' }))
    expect([itemAt(parted, 1, 'dinner').kind, itemAt(parted, 2, 'lunch').kind]).toEqual([
      'leftoverParent',
      'leftover',
    ])
    expect(itemAt(parted, 3, 'dinner').kind).toBe('empty')
  })

  it('[LIFE-2] where nothing is eaten again nothing changes', () => {
    expect(part(drawn, {}, 'breakfast')).toEqual({ ok: true, template: drawn })
    const gone = { ...slotAt(drawn, 1, 'dinner'), itemId: 'gone' }
    const wish = { leftovers: 'open', keepsDaysOf: () => 3, isOut: true } as const
    expect(refusalOf(partLeftovers(drawn, gone, wish))).toEqual({ because: 'not-there' })
  })
})

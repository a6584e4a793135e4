import { describe, expect, it } from 'vitest'
import { noMacros } from '../../nutrition/macros.ts'
import { cookedFor } from '../cooked-amount.ts'
import { dayTotals } from '../fit.ts'
import { bringBackSlots } from '../history/bring-back.ts'
import { changedSlots } from '../history/changed-slots.ts'
import { isFilled } from '../item.ts'
import { servedTo } from '../table/served.ts'
import type { Template } from '../template.ts'
import { dropForbidden } from '../template-operations/drop-forbidden.ts'
import { regenerateTemplate } from '../template-operations/regenerate-template.ts'
import { renameRecipes } from '../template-operations/rename-recipes.ts'
import {
  about,
  countedIds,
  drawnDays,
  foundAt,
  itemAt,
  made,
  refusalOf,
  slotAt,
  templateOf,
} from '../testing/invented-template.ts'
import { addLeftover } from './add-leftover.ts'
import { changeSides } from './change-sides.ts'
import { clearSlot } from './clear-slot.ts'
import { lockItem } from './lock-item.ts'
import { exchangeItems } from './moving/move-item.ts'
import { replaceItem } from './replace-item.ts'

const keeping = { keepsDaysOf: () => 3, freezes: () => false }
const salad = { recipeId: 'salad', servings: 1 }
const avocado = { recipeId: 'avocado', servings: 0.5 }
const dinner = (template: Template, day = 1) => slotAt(template, day, 'dinner')
const plan = () => {
  const template = templateOf(['rrrrrrr'])
  return made(changeSides(template, dinner(template), [salad, avocado]))
}
const sidesAt = (template: Template, day = 1) => {
  const item = itemAt(template, day, 'dinner')
  return isFilled(item) ? (item.sides ?? []) : undefined
}

describe('sides of a plate', () => {
  it('[PLATE-3] stand beside the main, in the place of those before, and count in what the day eats', () => {
    const template = plan()
    expect(sidesAt(template)).toEqual([salad, avocado])
    const macrosOf = (id: string) => ({
      ...noMacros,
      calories: id === 'salad' ? 80 : id === 'avocado' ? 160 : 500,
    })
    expect(dayTotals(foundAt(template, 1, 'dinner').day, macrosOf).calories).toBe(1500 + 80 + 80)
    expect(sidesAt(made(changeSides(template, dinner(template), [avocado])))).toEqual([avocado])
  })

  it('[PLATE-3] go without a trace, so that a plan without them is stored as ever', () => {
    const without = made(changeSides(plan(), dinner(plan()), []))
    expect(JSON.stringify(without)).toBe(JSON.stringify(templateOf(['rrrrrrr'])))
  })

  it('[PLATE-3] keep their servings where none are said, and come as one else', () => {
    const template = made(
      changeSides(plan(), dinner(plan()), [{ recipeId: 'avocado' }, { recipeId: 'slaw' }]),
    )
    expect(sidesAt(template)).toEqual([avocado, { recipeId: 'slaw', servings: 1 }])
  })

  it.each([
    ['more than two', [salad, avocado, { recipeId: 'slaw', servings: 1 }], 'too-many-sides'],
    ['one twice', [salad, salad], 'side-twice'],
    ['the main once more', [{ recipeId: 'recipe-w1d1-dinner', servings: 1 }], 'side-twice'],
    ['a third of a serving', [{ recipeId: 'salad', servings: 0.33 }], 'servings-off-grid'],
  ])('[PLATE-3] are refused where there are %s', (_what, sides, because) => {
    expect(refusalOf(changeSides(plan(), dinner(plan()), sides))?.because).toBe(because)
  })

  it('[PLATE-3] need a dish to stand beside, on a day that is not complete', () => {
    const empty = templateOf(['k......'])
    expect(refusalOf(changeSides(empty, dinner(empty), [salad]))?.because).toBe('slot-empty')
    expect(refusalOf(changeSides(empty, slotAt(empty, 1, 'lunch'), [salad]))?.because).toBe('slot-skipped')
    const complete = templateOf(['crrrrrr'])
    expect(refusalOf(changeSides(complete, dinner(complete), [salad]))?.because).toBe('day-complete')
  })

  it('[PLATE-3] stay beside another main, and go with the plate where it goes', () => {
    const template = plan()
    expect(sidesAt(made(replaceItem(template, dinner(template), { recipeId: 'stew', servings: 1 })))).toEqual(
      [salad, avocado],
    )
    const move = { to: dinner(template, 3).itemId, keepsDaysOf: () => 3 }
    const moved = made(exchangeItems(template, dinner(template), move))
    expect([sidesAt(moved), sidesAt(moved, 3)]).toEqual([[], [salad, avocado]])
    expect(sidesAt(made(clearSlot(template, dinner(template))))).toBeUndefined()
  })

  it('[PLATE-3] a leftover has sides of its own, cooked fresh: nothing of its parent’s', () => {
    const template = made(clearSlot(plan(), slotAt(plan(), 2, 'lunch')))
    const { weekId, dayId } = slotAt(template, 2, 'lunch')
    const wish = { meal: 'lunch' as const, parentId: dinner(template).itemId, servings: 1, sides: [salad] }
    const fed = made(addLeftover(template, { weekId, dayId }, wish))
    const week = fed.weeks[0]!
    expect(cookedFor(week, itemAt(fed, 2, 'lunch'), servedTo(1))).toEqual([salad])
    expect(cookedFor(week, itemAt(fed, 1, 'dinner'), servedTo(1))).toEqual([
      { recipeId: 'recipe-w1d1-dinner', servings: 2 },
      salad,
      avocado,
    ])
  })

  it('[PLATE-3] a change of theirs is a change of the plan, and comes back', () => {
    const before = templateOf(['rrrrrrr'])
    const [change] = changedSlots(before, plan())
    expect(change).toMatchObject({ dayNumber: 1, after: { sides: [salad, avocado] } })
    const back = made(bringBackSlots(plan(), [change!.before], keeping))
    expect(sidesAt(back)).toEqual([])
    expect(sidesAt(made(bringBackSlots(back, [change!.after], keeping)))).toEqual([salad, avocado])
  })

  it('[PLATE-3] one that may not be served any more goes alone, and follows its recipe’s id', () => {
    const { template, toFill } = dropForbidden(plan(), (id) => id === 'salad')
    expect([sidesAt(template), toFill]).toEqual([[avocado], []])
    const renamed = renameRecipes(plan(), (id) => (id === 'salad' ? 'green-salad' : id))
    expect(sidesAt(renamed)).toEqual([{ recipeId: 'green-salad', servings: 1 }, avocado])
    expect(renameRecipes(plan(), (id) => id)).toEqual(plan())
  })

  it('[PLATE-3] a locked plate keeps them in a new plan', () => {
    const locked = made(lockItem(plan(), dinner(plan())))
    const draft = {
      ...about,
      mode: 'generated',
      mains: ['breakfast', 'lunch', 'dinner'],
      days: drawnDays(),
    } as const
    expect(sidesAt(made(regenerateTemplate(locked, draft, countedIds())))).toEqual([salad, avocado])
  })
})

import { describe, expect, it } from 'vitest'
import { addDays } from '../../calendar/iso-date.ts'
import { layAway, listAway } from '../away/times-away.ts'
import type { NormalItem } from '../item.ts'
import { dayAt, generatedTemplate, itemAt, made, slotAt } from '../testing/invented-template.ts'
import {
  type ActDone,
  entryOfAct,
  isDrawReported,
  performAct,
  performForeseen,
  planActNames,
} from './plan-acts.ts'

const whole = generatedTemplate()
const place = slotAt(whole, 3, 'breakfast')
const dishAt = (template: typeof whole) => itemAt(template, 3, 'breakfast') as NormalItem

describe('an act of the plan', () => {
  it('[ONE-1] turns out in the browser as on the server', () => {
    const more = { ...place, steps: 2 }
    expect(dishAt(made(performForeseen(whole, 'changeServings', more))).servings).toBe(1.5)
    expect(performAct(whole, 'changeServings', more)).toEqual(performForeseen(whole, 'changeServings', more))
    expect(performAct(whole, 'replaceItem', { ...place, recipeId: 'stew' })).toBeUndefined()
  })

  it('[PLATE-3] [ONE-1] puts sides beside a dish', () => {
    const sides = [{ recipeId: 'beans', servings: 0.5 }]
    expect(dishAt(made(performForeseen(whole, 'changeSides', { ...place, sides }))).sides).toEqual(sides)
  })

  it('[LEFT-1] [ONE-1] feeds a slot with one serving until the server says how much', () => {
    const cleared = made(performForeseen(whole, 'clearItem', slotAt(whole, 4, 'breakfast')))
    const fed = made(
      performForeseen(cleared, 'addLeftover', {
        ...{ ...dayAt(cleared, 4), meal: 'breakfast', parentId: place.itemId },
      }),
    )
    expect(itemAt(fed, 4, 'breakfast')).toMatchObject({
      ...{ kind: 'leftover', parentId: place.itemId, servings: 1 },
    })
  })

  it('[TOG-1] [ONE-1] takes a time away back', () => {
    const from = addDays(whole.startDate, 3)
    const away = layAway(whole, [{ id: 'trip', from, to: from }])
    expect(listAway(made(performForeseen(away, 'removeAway', { awayId: 'trip' })))).toEqual([])
  })

  it('[PLAN-6] is told by what a draw reached for a day and a week alone', () => {
    const reported = planActNames.filter((act) => isDrawReported({ act, args: {} } as ActDone))
    expect(reported).toEqual(['randomizeDay', 'randomizeWeek'])
  })

  it('[LIFE-8] is one with the press before it where it changes amounts', () => {
    const joined = planActNames.filter((act) => entryOfAct(act).arePressesJoined)
    expect(joined).toEqual(['changeServings', 'changeSides'])
  })
})

import { describe, expect, it } from 'vitest'
import { boardOf, place, setSides } from './board.ts'
import { menuOf } from './menu.ts'
import { helpingsOfPlanned, readPlan } from './planned-day.ts'
import { anyRanges, inventedSides, requestFor } from './testing/invented-menu.ts'
import {
  dinnerOn,
  letteredDishes,
  letteredMenu,
  letteredPortion,
  lunchOn,
  lunchTwice,
  placeLetters,
} from './testing/lettered-meals.ts'

const dishOf = (letter: string) => letteredDishes.find(({ id }) => id === letter)!
const numberOf = (letter: string) => letteredDishes.findIndex(({ id }) => id === letter)

describe('the board as a plan', () => {
  it('[PLAN-1] is what each day eats, in the order of meals, with its servings', () => {
    const board = boardOf(letteredMenu(), [dinnerOn(1), lunchTwice(0), lunchOn(2)])
    placeLetters(board, 'xa-')
    const plan = readPlan(board, anyRanges)
    expect(plan).toHaveLength(28)
    expect(plan.slice(0, 3).map(({ items }) => items)).toEqual([
      [{ meal: 'lunch', dish: dishOf('a'), servings: 0.5 }],
      [
        { meal: 'lunch', dish: dishOf('a'), servings: 0.5, leftoverOf: { day: 0, meal: 'lunch' } },
        { meal: 'dinner', dish: dishOf('x'), servings: 0.5 },
      ],
      [],
    ])
  })

  it('[PLAN-1] says what a day holds and how far off it is', () => {
    const board = boardOf(letteredMenu(), [lunchOn(0), dinnerOn(0)])
    placeLetters(board, 'ax')
    const { perServing } = dishOf('a')
    const totals = {
      calories: 750 + 770,
      fat: perServing.fat,
      netCarbs: perServing.netCarbs,
      protein: perServing.protein,
    }
    const ranges = { ...anyRanges, fat: { minimum: 0, maximum: 999 }, protein: { minimum: 0, maximum: 999 } }
    const short = { ...ranges, calories: { minimum: 1720, maximum: 2000 } }
    expect(readPlan(board, short)[0]).toMatchObject({ totals, deviation: 0.1 })
    expect(readPlan(board, { ...ranges, calories: { minimum: 1500, maximum: 2000 } })[0]!.deviation).toBe(0)
  })

  it('[PLATE-3] has the sides of a plate beside its main, and no side as an item of its own', () => {
    const dishes = [...letteredDishes, ...inventedSides(1)]
    const menu = menuOf(dishes, requestFor(dishes))
    const side = dishes.length - 1
    const kept = [{ ...lunchOn(0), dish: side, portions: [letteredPortion] }]
    const board = boardOf(menu, [lunchOn(0)], { kept })
    place(board, board.cookings[0]!, { dish: numberOf('a'), portions: [letteredPortion] })
    setSides(board, board.cookings[0]!.seats[0]!, [{ dish: side, portion: 6 }])
    const [{ items }] = readPlan(board, anyRanges) as [ReturnType<typeof readPlan>[number]]
    const sides = [{ dish: dishes[side], servings: 1.5 }]
    expect(items).toEqual([{ meal: 'lunch', dish: dishOf('a'), servings: 0.5, sides }])
    expect(helpingsOfPlanned(items[0]!)).toEqual([{ dish: dishOf('a'), servings: 0.5 }, ...sides])
    expect(helpingsOfPlanned({ meal: 'lunch', dish: dishOf('a'), servings: 2 })).toEqual([
      { dish: dishOf('a'), servings: 2 },
    ])
  })
})

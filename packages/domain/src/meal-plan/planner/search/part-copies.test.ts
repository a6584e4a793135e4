import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import { daysOfPlan } from '../../../meals/meals.ts'
import { caloriesOf } from '../../../nutrition/macros.ts'
import { type MacroRanges, rangesAround } from '../../../nutrition/ranges.ts'
import { boardOf, type KeptCooking, place, setSides } from '../board.ts'
import { daysOut } from '../board-cost.ts'
import { type Dish, menuOf } from '../menu.ts'
import { judgesOf, tastesFor } from '../objective.ts'
import { inventedDishes, inventedSides, requestFor, wishesWith } from '../testing/invented-menu.ts'
import {
  dinnerOn,
  judgeByLetters,
  type LetterPrice,
  letteredDishes,
  letteredMenu,
  letteredPortion,
  lettersOf,
  lunchOn,
  lunchTwice,
  only,
  outPrice as out,
  placeLetters,
} from '../testing/lettered-meals.ts'
import { partCopies } from './part-copies.ts'
import { type Cooking, skeletonOf } from './skeleton.ts'

const wishes = wishesWith({ dessert: { isSkipped: true } })
const days = Array.from({ length: daysOfPlan }, (_, day) => day)
const [breakfast, lunch, dinner] = inventedDishes(1)

function dishOf(like: Dish, id: string, fat: number): Dish {
  const grams = { fat, netCarbs: 6, protein: 40 }
  return { ...like, id, perServing: { ...grams, calories: caloriesOf(grams) }, wholePieces: [] }
}
const daily = [dishOf(breakfast!, 'breakfast', 40), dishOf(dinner!, 'dinner', 50)]
const ofDays = days.slice(1).map((day) => dishOf(lunch!, `lunch-${day}`, 35))

/** The ninth day has the lunch of the first; breakfasts and dinners are all the same. */
function boardWithCopy(ranges: MacroRanges, spare: readonly Dish[]) {
  const request = requestFor([...daily, ...ofDays, ...spare], { wishes, ranges })
  const menu = menuOf(request.dishes, request)
  const board = boardOf(menu, skeletonOf(wishes))
  for (const cooking of board.cookings) {
    const [day] = cooking.days
    const ofDay = day === 8 ? 1 : day! < 8 ? day! + 1 : day!
    const id = cooking.meal === 'lunch' ? `lunch-${ofDay}` : cooking.meal
    const dish = menu.dishes.findIndex((one) => one.id === id)
    place(board, cooking, { dish, portions: cooking.seats.map(() => 4) })
  }
  const { strict } = judgesOf(ranges, tastesFor(menu.dishes, request, seededRandom('tastes')))
  const lunches = () =>
    days.map(
      (day) =>
        menu.dishes[board.dishOf[board.cookingsOn[day]!.find(({ meal }) => meal === 'lunch')!.number]!]!.id,
    )
  return { board, strict, lunches }
}

const within = rangesAround({ calories: 1620, fat: 125, netCarbs: 30, protein: 120 })
const beyond = rangesAround({ calories: 3000, fat: 125, netCarbs: 30, protein: 450 })
const spare = [dishOf(lunch!, 'near', 36), dishOf(lunch!, 'far', 90)]

describe('days out of range that copy one another', () => {
  it('[PLATE-1] get another dish, and no other day changes', () => {
    const { board, strict, lunches } = boardWithCopy(beyond, spare)
    const before = lunches()
    expect(daysOut({ board, judge: strict })).toHaveLength(daysOfPlan)
    partCopies(board, strict)
    const changed = days.filter((day) => lunches()[day] !== before[day])
    expect(new Set(lunches()).size).toBe(daysOfPlan)
    expect(changed).toHaveLength(1)
    expect([0, 8]).toContain(changed[0])
    expect(['near', 'far']).toContain(lunches()[changed[0]!])
  })

  it('[PLATE-1] stay where each other dish would copy another day', () => {
    const { board, strict, lunches } = boardWithCopy(beyond, [])
    const before = lunches()
    partCopies(board, strict)
    expect(lunches()).toEqual(before)
  })

  it('[PLATE-1] in range are left alone', () => {
    const { board, strict, lunches } = boardWithCopy(within, spare)
    const before = lunches()
    expect(daysOut({ board, judge: strict })).toEqual([])
    partCopies(board, strict)
    expect(lunches()).toEqual(before)
  })
})

describe('the dish that parts a copy', () => {
  type Days = Readonly<Record<number, LetterPrice>>
  const numberOf = (id: string) => letteredDishes.findIndex((dish) => dish.id === id)
  const boardWith = (had: string, skeleton: readonly Cooking[], kept: readonly KeptCooking[] = []) => {
    const board = boardOf(letteredMenu(), skeleton, { kept })
    placeLetters(board, had)
    return board
  }
  const parted = (board: ReturnType<typeof boardWith>, prices: Days) => {
    partCopies(board, judgeByLetters(board.menu, prices))
    return lettersOf(board)
  }
  const two = [lunchOn(0), dinnerOn(0), lunchOn(8), dinnerOn(8)]
  const far = 2 * out

  it('[PLATE-1] is the one that costs its day least more, whatever meal it is for', () => {
    const first = (prices: Readonly<Record<string, number>>) =>
      parted(boardWith('axax', two), { 0: only({ ax: out, ...prices }), 8: only({ ax: 0 }) })
    expect(first({ bx: out + 2, cx: out + 1, ay: out + 3 })).toBe('cxax')
    expect(first({ bx: out + 2, ay: out + 1 })).toBe('ayax')
    expect(first({ bx: out + 1, ay: out + 1 })).toBe('bxax')
  })

  it('[PLATE-1] is cheap beside what its days cost before, not in itself', () => {
    // The dinner is eaten on a second day, which costs as much whatever it is.
    const dinner: Cooking = {
      ...dinnerOn(0),
      slots: [...dinnerOn(0).slots, { day: 1, meal: 'dinner', leftoverOf: { day: 0, meal: 'dinner' } }],
    }
    const board = boardWith('axax', [lunchOn(0), dinner, lunchOn(8), dinnerOn(8)])
    const prices = { 0: only({ ax: out, bx: out + 2, ay: out + 1 }), 1: () => far, 8: only({ ax: 0 }) }
    expect(parted(board, prices)).toBe('ayax')
  })

  it('[PLATE-1] comes to the later day too where the first stays', () => {
    const three = [...two, lunchOn(16), dinnerOn(16)]
    const all = { ax: out, bx: out + 1, cx: out + 2 }
    const prices = { 0: only(all), 8: only(all), 16: only(all) }
    expect(parted(boardWith('axaxax', three), prices)).toBe('bxcxax')
  })

  it('[PLATE-1] copies no other day, nor makes another that its dish is eaten on a copy', () => {
    const board = boardWith('axaxbx', [...two, lunchOn(16), dinnerOn(16)])
    const prices = { 0: only({ ax: out, bx: out + 1, cx: out + 2 }), 8: only({ ax: 0 }), 16: only({ bx: 0 }) }
    expect(parted(board, prices)).toBe('cxaxbx')
    const twice = [
      lunchTwice(0),
      dinnerOn(0),
      dinnerOn(1),
      lunchOn(8),
      dinnerOn(8),
      lunchOn(16),
      dinnerOn(16),
    ]
    // With "b" on both days the second would be day 16.
    const second = only({ az: out, bz: out + 1, cz: out + 2 })
    expect(parted(boardWith('axzaxbz', twice), { ...prices, 1: second, 16: () => 0 })).toBe('cxzaxbz')
  })

  it('[PLATE-1] is not cooked too soon again', () => {
    // The dinner of the evening before; three dinners may come again the next day.
    const prices = { 0: only({ ax: out, bx: out + 1, cx: out + 2 }), 8: only({ ax: 0 }) }
    expect(parted(boardWith('axaxb', [...two, lunchOn(1)]), prices)).toBe('cxaxb')
  })

  it('[PLATE-1] changes no day in range, nor what is kept', () => {
    const fed = [lunchTwice(0), dinnerOn(0), lunchOn(8), dinnerOn(8)]
    const shared = { 0: only({ ax: out, bx: out + 1, ay: out + 9 }), 8: only({ ax: 0 }) }
    expect(parted(boardWith('axax', fed), { ...shared, 1: () => 0 })).toBe('ayax')
    expect(parted(boardWith('axax', fed), { ...shared, 1: () => out })).toBe('bxax')
    const kept = [{ ...lunchOn(0), dish: numberOf('a'), portions: [letteredPortion] }]
    expect(parted(boardWith('xax', [dinnerOn(0), lunchOn(8), dinnerOn(8)], kept), shared)).toBe('yaxa')
  })

  it('[PLATE-1] a day with nothing on it is no copy of another, nor a day of the same dishes less one', () => {
    const bare = boardWith('--', [lunchOn(0), lunchOn(8)])
    expect(parted(bare, { 0: () => out, 8: () => out })).toBe('--')
    const less = boardWith('axa', [lunchOn(0), dinnerOn(0), lunchOn(8)])
    expect(parted(less, { 0: () => out, 8: () => out })).toBe('axa')
  })

  it('[PLATE-1] mains are the same whatever meal they are eaten at, and sides are none of them', () => {
    const turned: Cooking[] = [
      { ...lunchOn(8), slots: [{ day: 8, meal: 'dinner' }] },
      { ...dinnerOn(8), slots: [{ day: 8, meal: 'lunch' }] },
    ]
    const prices = { 0: only({ ax: out, bx: out + 1 }), 8: only({ ax: 0 }) }
    expect(parted(boardWith('axxa', [lunchOn(0), dinnerOn(0), ...turned.toReversed()]), prices)).toBe('bxxa')
    const [side] = inventedSides(1)
    const dishes = [
      ...letteredDishes,
      { ...side!, id: 's', perServing: { ...side!.perServing, calories: 0 } },
    ]
    const kept = [{ ...lunchOn(8), dish: letteredDishes.length, portions: [letteredPortion] }]
    const board = boardOf(letteredMenu(dishes), two, { kept })
    placeLetters(board, 'axax')
    expect(parted(board, prices)).toBe('bxaxs')
  })

  it('[PLATE-3] comes without the sides of the one before, and the day is portioned again', () => {
    const board = boardWith('axax', two)
    const [seat] = board.cookings[0]!.seats
    setSides(board, seat!, [{ dish: numberOf('n'), portion: letteredPortion }])
    expect(parted(board, { 0: only({ bx: out + 1 }), 8: only({ ax: 0 }) })).toBe('bxax')
    expect([board.sidesOf[seat!.number], board.sideCount]).toEqual([[], 0])
  })
})

import { describe, expect, it } from 'vitest'
import { type Board, boardOf, place } from './board.ts'
import { allowStrange, keepFamiliar, markDiscoveries } from './discoveries.ts'
import { type Dish, menuOf } from './menu.ts'
import { alone, type Cooking } from './search/skeleton.ts'
import { anyPalate, inventedDishes, plainServing, requestFor } from './testing/invented-menu.ts'

const palate = { ...anyPalate, adventure: 'new-each-week' as const }
const like = inventedDishes(1)
const of = (meal: Dish['meals'][number], id: string, familiarity: 'weeknight' | 'discovery'): Dish => ({
  ...like.find(({ meals }) => meals[0] === meal)!,
  id,
  keepsDays: 4,
  ...plainServing,
  character: { ...like[0]!.character, familiarity },
})
const lunches = (usual: number, strange: number) => [
  ...Array.from({ length: usual }, (_, at) => of('lunch', `usual ${at}`, 'weeknight')),
  ...Array.from({ length: strange }, (_, at) => of('lunch', `strange ${at}`, 'discovery')),
]
const boardWith = (
  dishes: readonly Dish[],
  skeleton: readonly Cooking[],
  given?: Parameters<typeof boardOf>[2],
) => boardOf(menuOf(dishes, requestFor(dishes)), skeleton, given)
const at = (day: number, meal: Cooking['meal'] = 'lunch') => ({ day, meal })
const marked = (board: Board) => board.cookings.map(({ isDiscovery }) => isDiscovery)

describe('something new each week', () => {
  const dishes = [
    ...lunches(2, 1),
    of('dinner', 'dinner', 'weeknight'),
    of('breakfast', 'breakfast', 'weeknight'),
  ]
  const fed: Cooking = {
    meal: 'dinner',
    slots: [at(1, 'dinner'), { ...at(2), leftoverOf: at(1, 'dinner') }],
    isSameAllWeek: false,
  }

  it('[HELD-4] is one cooking of each week, a dinner before a lunch before a breakfast', () => {
    const board = boardWith(dishes, [
      alone(at(0, 'breakfast')),
      alone(at(0)),
      alone(at(0, 'dinner')),
      alone(at(3, 'dinner')),
      alone(at(8, 'breakfast')),
      alone(at(9)),
      alone(at(15, 'breakfast')),
    ])
    markDiscoveries(board, palate)
    expect(marked(board)).toEqual([false, false, true, false, false, true, true])
  })

  it('[HELD-4] feeds no other meal where there is such a cooking', () => {
    const board = boardWith(dishes, [fed, alone(at(3))])
    markDiscoveries(board, palate)
    expect(marked(board)).toEqual([false, true])
    const only = boardWith(dishes, [fed])
    markDiscoveries(only, palate)
    expect(marked(only)).toEqual([true])
  })

  it('[HELD-4] is marked for who wants it alone, and in no week that has something new', () => {
    const familiar = boardWith(dishes, [alone(at(0))])
    markDiscoveries(familiar, anyPalate)
    expect(marked(familiar)).toEqual([false])
    const kept = { ...alone(at(6)), dish: 2, portions: [4] }
    const board = boardWith(dishes, [alone(at(0)), alone(at(7))], { kept: [kept] })
    markDiscoveries(board, palate)
    expect(marked(board)).toEqual([false, true])
  })

  it('[HELD-4] a dessert is no discovery', () => {
    const board = boardWith([...dishes, of('dessert', 'cake', 'weeknight')], [alone(at(0, 'dessert'))])
    markDiscoveries(board, palate)
    expect(marked(board)).toEqual([false])
  })
})

describe('what a person expects', () => {
  const tastes = { palate: anyPalate, liked: new Set<string>() }
  const candidates = (usual: number, strange: number, change = (_: Board) => {}) => {
    const board = boardWith(lunches(usual, strange), [alone(at(0)), alone(at(9))])
    change(board)
    keepFamiliar(board, tastes)
    return board.cookings[0]!.candidates.length
  }

  it('[HELD-4] is left where a meal has twenty such dishes; with fewer it keeps all', () => {
    expect(candidates(20, 3)).toBe(20)
    expect(candidates(21, 3)).toBe(21)
    expect(candidates(19, 3)).toBe(22)
  })

  it('[HELD-4] a cooking that is to be new keeps all, and so does one that has something strange', () => {
    const isNew = (board: Board) => {
      board.cookings[0]!.isDiscovery = true
    }
    expect(candidates(20, 3, isNew)).toBe(23)
    expect(candidates(20, 3, (board) => place(board, board.cookings[0]!, { dish: 20, portions: [4] }))).toBe(
      23,
    )
    expect(candidates(20, 3, (board) => place(board, board.cookings[0]!, { dish: 19, portions: [4] }))).toBe(
      20,
    )
  })

  it('[HELD-4] [ONB-8] is no reason to have no dessert: where none of them comes out even, a dessert keeps all', () => {
    const dessert = (id: string, familiarity: 'weeknight' | 'discovery', batchServings: number): Dish => ({
      ...of('dessert', id, familiarity),
      batchServings,
    })
    // Nobody eats ten servings at once, nor half of them.
    const cakes = Array.from({ length: 20 }, (_, number) => dessert(`cake ${number}`, 'weeknight', 10))
    const kept = (dishes: readonly Dish[]) => {
      const board = boardWith(dishes, [alone(at(0, 'dessert'))])
      keepFamiliar(board, tastes)
      return board.cookings[0]!.candidates.length
    }
    expect(kept([...cakes, dessert('halva', 'discovery', 1)])).toBe(21)
    expect(kept([...cakes, dessert('cookie', 'weeknight', 1), dessert('halva', 'discovery', 1)])).toBe(21)
    expect(kept([...cakes, dessert('cookie', 'weeknight', 1), dessert('halva', 'discovery', 10)])).toBe(21)
  })

  it('[HELD-4] is given up for days that stay out of range', () => {
    const board = boardWith(lunches(20, 3), [alone(at(0)), alone(at(9))])
    expect(allowStrange(board, [0, 9])).toBe(false)
    keepFamiliar(board, tastes)
    expect(allowStrange(board, [5])).toBe(false)
    expect(allowStrange(board, [0])).toBe(true)
    expect(board.cookings.map((cooking) => cooking.candidates.length)).toEqual([23, 20])
    expect(allowStrange(board, [9, 0])).toBe(true)
    expect(allowStrange(board, [0, 9])).toBe(false)
  })

  it('[PLATE-4] is given up, but not that a dish of most of a week may be eaten daily', () => {
    const ham: Dish = { ...of('lunch', 'ham', 'discovery'), ledBy: 'cured-meat' }
    const slots = [0, 1, 2, 3].map((day) => at(day))
    const board = boardWith([...lunches(20, 3), ham], [{ meal: 'lunch', slots, isSameAllWeek: true }])
    keepFamiliar(board, tastes)
    expect(allowStrange(board, [0])).toBe(true)
    expect(board.cookings[0]!.candidates.length).toBe(23)
  })
})

import { describe, expect, it } from 'vitest'
import { anyPalate, anyRanges, inventedDishes, requestFor, wishesWith } from '../testing/invented-menu.ts'
import { relaxed } from './relaxation.ts'

const dishes = inventedDishes(1)
const wishes = wishesWith({
  lunch: { mostMinutes: 30, mostMinutesOn: { tuesday: 15, friday: 20 } },
  dinner: { mostMinutes: 45, mostMinutesOn: { friday: 10 } },
})
const request = requestFor(dishes, { wishes, palate: { ...anyPalate, dislikedCuisines: ['thai', 'greek'] } })

describe('a request that asks less', () => {
  it('[PLAN-5] has wider ranges, and nothing else changes', () => {
    const ranges = { ...anyRanges, fat: { minimum: 1, maximum: 999 } }
    expect(relaxed(request, { kind: 'wider-ranges', ranges, macros: ['fat'] })).toEqual({
      ...request,
      ranges,
    })
  })

  it('[PLAN-5] leaves out no cuisine, and keeps the rest of the palate', () => {
    expect(relaxed(request, { kind: 'all-cuisines', cuisines: ['thai'] })).toEqual({
      ...request,
      palate: { ...request.palate, dislikedCuisines: [] },
    })
  })

  it('[PLAN-5] has no dessert, and the other meals as they were', () => {
    const { wishes: own } = relaxed(request, { kind: 'no-dessert' })
    expect(own).toEqual({ ...wishes, dessert: { ...wishes.dessert, isSkipped: true } })
  })

  it('[PLAN-5] has more time at the meals that are meant', () => {
    const { wishes: own } = relaxed(request, { kind: 'more-time', meals: ['lunch'], mostMinutes: 45 })
    expect(own).toEqual({ ...wishes, lunch: { ...wishes.lunch, mostMinutes: 45 } })
  })

  it('[PLAN-5] [LIV-4] has the usual time on the weekdays that are meant, of each meal its own', () => {
    const { wishes: own } = relaxed(request, {
      kind: 'usual-time',
      weekdays: ['friday'],
      minutes: { lunch: { friday: 30 }, dinner: { friday: 45 } },
    })
    expect(own.lunch.mostMinutesOn).toEqual({ tuesday: 15 })
    expect(own.dinner).toEqual({ ...wishes.dinner, mostMinutesOn: undefined })
    expect([own.breakfast, own.dessert]).toEqual([wishes.breakfast, wishes.dessert])
  })

  it('[PLAN-5] [CON-9] has the dishes of the equipment that it still lacks', () => {
    const dishesWithout = (lacking: readonly string[]) => dishes.slice(lacking.length)
    const lacking = { equipment: ['oven', 'blender'] as const, dishesWithout }
    const asked = { ...request, lacking }
    const some = relaxed(asked, { kind: 'more-equipment', used: ['oven'], stillLacking: ['blender'] })
    expect(some.dishes).toEqual(dishes.slice(1))
    expect(some.lacking).toEqual({ ...lacking, equipment: ['blender'] })
    const all = relaxed(asked, { kind: 'more-equipment', used: ['oven', 'blender'], stillLacking: [] })
    expect([all.dishes, all.lacking]).toEqual([dishes, undefined])
    expect(relaxed(request, { kind: 'more-equipment', used: ['oven'], stillLacking: [] })).toBe(request)
  })
})

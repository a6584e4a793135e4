import { describe, expect, it } from 'vitest'
import { type FilterQuery, readFilters, timeSteps } from './filters.ts'

describe('readFilters', () => {
  it('[RCP-2] what is left out narrows nothing', () => {
    const filters = { page: 1, search: '', categories: [], tags: [], mostMinutes: 0, cuisines: [] }
    expect(readFilters({})).toEqual({ ok: true, filters })
  })

  it('[RCP-2] takes every filter, each choice once', () => {
    const query = {
      page: 3,
      search: ' kale ',
      categories: ['lunch', 'lunch'],
      tags: ['sesame-free', 'eggs', 'sesame-free'],
      time: 20,
      netCarbs: 7,
      cuisines: ['thai' as const, 'thai' as const],
    }
    expect(readFilters(query)).toEqual({
      ok: true,
      filters: {
        page: 3,
        search: 'kale',
        categories: ['lunch'],
        tags: ['sesame-free', 'eggs'],
        mostMinutes: 20,
        mostNetCarbs: 7,
        cuisines: ['thai'],
      },
    })
  })

  it.each<[keyof FilterQuery, FilterQuery, string]>([
    ['page', { page: 0 }, 'Pages are whole numbers from 1.'],
    ['page', { page: 1.5 }, 'Pages are whole numbers from 1.'],
    ['page', { page: Number.NaN }, 'Pages are whole numbers from 1.'],
    ['search', { search: 'x'.repeat(101) }, 'Keep the search to 100 characters or fewer.'],
    [
      'categories',
      { categories: ['lunch', 'snack'] },
      'Choose among breakfast, lunch, dinner, dessert, side.',
    ],
    ['tags', { tags: ['vegetarian', '7'] }, 'There is no dietary tag 7.'],
    ['time', { time: 25 }, 'Choose 15, 20, 30, 45, 60, 90 minutes, or 0 for any time.'],
    ['netCarbs', { netCarbs: 0.5 }, 'Choose 1 g of net carbs or more.'],
    ['netCarbs', { netCarbs: Number.NaN }, 'Choose 1 g of net carbs or more.'],
  ])('[RCP-2] names a fault of %s: %j', (field, query, message) => {
    expect(readFilters(query)).toEqual({ ok: false, faults: [{ field, message }] })
  })

  it('[RCP-2] names all faults at once', () => {
    const reading = readFilters({ page: -1, time: 7, netCarbs: 0 })
    expect(reading.ok ? [] : reading.faults.map(({ field }) => field)).toEqual(['page', 'time', 'netCarbs'])
  })

  it('[RCP-2] the slider runs from 0 to 6', () => {
    expect(timeSteps).toEqual([0, 15, 20, 30, 45, 60, 90])
  })

  it.each([0, 20, 30, 45, 60])('[BIZ-6] %s minutes, an answer of the onboarding, is a step', (time) => {
    expect(readFilters({ time }).ok).toBe(true)
  })
})

import type { BrowseAnswer } from '@butterleaf/contract/meal-plan/calls'
import { dishes, sides } from '#lib/testing/dishes.ts'

type Result = BrowseAnswer['results'][number]
type Asked = Partial<Omit<BrowseAnswer['query'], 'net_carbs'>> & { net_carbs?: number | null }

export const ranges = {
  calories: { minimum: 1758, maximum: 1943 },
  fat: { minimum: 133.2, maximum: 162.8 },
  net_carbs: { minimum: 0, maximum: 25 },
  protein: { minimum: 93.6, maximum: 130 },
}

const onTarget = { calories: 1850, fat: 148, net_carbs: 20, protein: 104 }

/** As many results as asked for, out of the tests' cookbook over and over. */
export function buildResults(count: number, part: Partial<Result> = {}): Result[] {
  return Array.from({ length: count }, (_, at) => {
    const dish = dishes[at % dishes.length]
    if (!dish) throw new Error('There are no dishes')
    const { meal: _meal, ...card } = dish
    const id = at < dishes.length ? card.id : `${card.id}-${at}`
    const title = at < dishes.length ? card.title : `${card.title} ${at}`
    const serving = { value: 1.5, minimum: 0.5, scale: 0.75 }
    const fit = { target: ranges, actual: onTarget, deviation: 0, inRange: true }
    return { ...card, id, title, serving, fit, basket: { moreToBuy: 0, usesUp: [] }, ...part }
  })
}

/** The sides of the tests' cookbook, half a serving of each. */
export function buildSideResults(): Result[] {
  return sides.map((card) => ({
    ...card,
    serving: { value: 0.5, minimum: 0.5, scale: 0.25 },
    fit: { target: ranges, actual: onTarget, deviation: 0, inRange: true },
    basket: { moreToBuy: 1, usesUp: [] },
  }))
}

/** The server's answer to a browse, page by page. */
export function browseAnswer(address: string, results: readonly Result[], pageSize = 24): BrowseAnswer {
  const asked = askedIn(address)
  const page = asked.page ?? 1
  const active = (asked.allergen?.length ?? 0) + (asked.time ? 1 : 0)
  return {
    query: {
      page,
      pageTotal: Math.max(1, Math.ceil(results.length / pageSize)),
      search: asked.search ?? '',
      categories: asked.categories ?? [],
      allergen: asked.allergen ?? [],
      time: asked.time ?? 0,
      net_carbs: asked.net_carbs ?? null,
      cuisines: asked.cuisines ?? [],
    },
    results: results.slice((page - 1) * pageSize, page * pageSize),
    attributes: {
      tags: [
        { id: 10, name: 'Vegetarian', kind: 'allergen' },
        { id: 3, name: 'Pork', kind: 'intolerance' },
      ],
      net_carbs: 12,
      cuisines: ['italian', 'mexican'],
      totalActive: active,
      clearable: active > 0,
    },
  }
}

export function askedIn(address: string): Asked {
  const question = new URL(address, 'https://own.invalid').searchParams.get('q')
  return JSON.parse(question ?? '{}') as Asked
}

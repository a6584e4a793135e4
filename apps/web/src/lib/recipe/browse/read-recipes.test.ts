import { noFilters } from '@butterleaf/domain/recipes/filters'
import { expect, it, vi } from 'vitest'
import { api } from '#lib/api/api.ts'
import { readAllRecipes } from './read-recipes.ts'

const nothing = { query: { page: 1, pageTotal: 0 }, results: [], attributes: { tags: [] } }

async function askedFor(categories: Parameters<typeof readAllRecipes>[1]['categories']): Promise<string[]> {
  const send = vi.spyOn(api, 'send').mockResolvedValue(nothing)
  await readAllRecipes('1', { ...noFilters, categories })
  const [, { query }] = send.mock.calls.at(-1)! as unknown as [unknown, { query: { q: string } }]
  return JSON.parse(query.q).categories
}

it('[ED-2] all recipes are asked for with their sides, and what is chosen alone', async () => {
  expect(await askedFor([])).toEqual(['breakfast', 'lunch', 'dinner', 'dessert', 'side'])
  expect(await askedFor(['dinner'])).toEqual(['dinner'])
})

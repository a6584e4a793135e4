import type { WireOwnRecipesCreated } from '@butterleaf/contract/own-recipes/calls'
import { askFor } from '../../load/ask.ts'
import { fileOfRecipes } from './file-of-recipes.ts'

/** Their ids. A file that isn't read whole is no measurement. */
export async function addRecipes(origin: string, token: string, count: number): Promise<string[]> {
  const body = fileOfRecipes(count)
  const { text } = await askFor(201, 'POST', `${origin}/api/own-recipes/file`, { token, body })
  const { recipes } = JSON.parse(text()) as WireOwnRecipesCreated
  if (recipes.length === count) return recipes.map(({ id }) => id)
  throw new Error(`${recipes.length} of ${count} recipes were added.`)
}

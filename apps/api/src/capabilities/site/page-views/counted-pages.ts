import type { Corpus } from '#platform/recipes/cookbook.ts'

const pages = ['/', '/recipes', '/privacy-policy', '/terms-disclaimer']

/** The pages of the site: whatever else is sent is no page, and would only fill the table. */
export function countedPages({ publicRecipes }: Corpus): ReadonlySet<string> {
  return new Set([...pages, ...publicRecipes.map(({ slug }) => `/recipes/${slug}`)])
}

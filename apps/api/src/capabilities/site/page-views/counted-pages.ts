import type { Corpus } from '#platform/recipes/cookbook.ts'

const pages = ['/', '/recipes', '/privacy-policy', '/terms-disclaimer']

/** The site's pages: any other path isn't counted, or made-up paths would fill the table. */
export function countedPages({ publicRecipes }: Corpus): ReadonlySet<string> {
  return new Set([...pages, ...publicRecipes.map(({ slug }) => `/recipes/${slug}`)])
}

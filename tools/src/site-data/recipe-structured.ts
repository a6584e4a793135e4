import { presentCard } from '@butterleaf/api/capabilities/recipes/present-card'
import { jsonLd } from '@butterleaf/cookbook/exchange/json-ld'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'

/** The site doesn't know its own address while it is built; the server writes it in. See apps/web/src/site/site-page.ts. */
const siteOrigin = 'https://origin.invalid'

/** A public recipe as schema.org's, for readers that are programs. */
export function recipeStructured(recipe: Recipe): object {
  return jsonLd(recipe, {
    page: `${siteOrigin}/recipes/${recipe.slug}`,
    images: [siteOrigin + presentCard(recipe).image.featured],
    publisher: 'Butterleaf',
  })
}

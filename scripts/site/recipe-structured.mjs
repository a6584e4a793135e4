import { presentCard } from '../../apps/api/dist/capabilities/recipes/present-card.js'
import { jsonLd } from '../../packages/cookbook/dist/exchange/json-ld.js'

/** The site doesn't know its own address while it is built; the server writes it in. See apps/web/src/site/site-page.ts. */
const siteOrigin = 'https://origin.invalid'

/** A public recipe as schema.org's, for whoever reads its page without eyes. */
export function recipeStructured(recipe) {
  return jsonLd(recipe, {
    page: `${siteOrigin}/recipes/${recipe.slug}`,
    images: [siteOrigin + presentCard(recipe).image.featured],
    publisher: 'Butterleaf',
  })
}

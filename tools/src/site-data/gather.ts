// What the public pages show of the product, asked of the server's own code: a step of the build (scripts/setup/build.mjs).
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { presentCard } from '@butterleaf/api/capabilities/recipes/present-card'
import { presentRecipe } from '@butterleaf/api/capabilities/recipes/present-recipe'
import { presentPlan } from '@butterleaf/api/capabilities/subscription/present-plan'
import { type Cookbook, type Corpus, openCookbook } from '@butterleaf/api/platform/recipes/cookbook'
import { jsonLd } from '@butterleaf/cookbook/exchange/json-ld'
import { drawPlate } from '@butterleaf/cookbook/pictures/draw-plate'
import { pictureRecipeOf } from '@butterleaf/cookbook/recipes/picture-recipe-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { plans } from '@butterleaf/domain/subscription/plans'
import { heroPlate, plateRim } from './hero-plate.ts'
import { samplePlan } from './sample-plan.ts'
import { siteDataFile } from './site-data-file.ts'

/** On the largest plate, the middle and the smallest one; another of the same meal where one has left the cookbook. */
const chosen = [
  { slug: 'crisp-salmon-on-lemony-creamed-spinach', meal: 'dinner' },
  { slug: 'soft-boiled-eggs-with-asparagus-soldiers', meal: 'breakfast' },
  { slug: 'quarkspeise-with-raspberries', meal: 'dessert' },
] as const

function heroPlates({ recipes }: Cookbook): { title: string; drawing: string }[] {
  return chosen.map(({ slug, meal }) => {
    const recipe =
      recipes.find((own) => own.slug === slug) ?? recipes.find(({ meals }) => meals.includes(meal))
    if (!recipe) throw new Error(`The cookbook has no ${meal} to show.`)
    return heroPlate(pictureRecipeOf(recipe))
  })
}

/** The site doesn't know its own address while it is built; the server writes it in. See apps/web/src/site/site-page.ts. */
const siteOrigin = 'https://origin.invalid'

/** A public recipe as schema.org's, for readers that are programs. */
function recipeStructured(recipe: Recipe): object {
  return jsonLd(recipe, {
    page: `${siteOrigin}/recipes/${recipe.slug}`,
    images: [siteOrigin + presentCard(recipe).image.featured],
    publisher: 'Butterleaf',
  })
}

/** The hundred recipes for everybody, in full, each with its address and what its picture shows. */
function publicPages({ publicRecipes }: Corpus) {
  return publicRecipes.map((recipe) => ({
    ...presentRecipe(recipe),
    slug: recipe.slug,
    structured: recipeStructured(recipe),
    pictureAlt: drawPlate(pictureRecipeOf(recipe)).alt,
  }))
}

const cookbook = openCookbook()
/** `SiteData` of the web app, but for the videos. */
const data = {
  recipeCount: cookbook.recipes.length,
  plans: Object.values(plans).map(presentPlan),
  recipes: publicPages(cookbook),
  heroPlates: heroPlates(cookbook),
  plateRim,
  ...(await samplePlan(cookbook)),
}
mkdirSync(dirname(siteDataFile), { recursive: true })
writeFileSync(siteDataFile, JSON.stringify(data))

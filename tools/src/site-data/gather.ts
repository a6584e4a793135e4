// What the public pages show of the product, asked of the server's own code: a step of the build (scripts/setup/build.mjs).
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { presentPlan } from '@butterleaf/api/capabilities/subscription/present-plan'
import { openCookbook } from '@butterleaf/api/platform/recipes/cookbook'
import { plans } from '@butterleaf/domain/subscription/plans'
import { heroPlates } from './hero-plates.ts'
import { publicPages } from './public-recipes.ts'
import { samplePlan } from './sample-plan.ts'
import { siteDataFile } from './site-data-file.ts'

const cookbook = openCookbook()
/** `SiteData` of the web app, but for the videos. */
const data = {
  recipeCount: cookbook.recipes.length,
  plans: Object.values(plans).map(presentPlan),
  recipes: publicPages(cookbook),
  heroPlates: heroPlates(cookbook),
  ...(await samplePlan(cookbook)),
}
mkdirSync(dirname(siteDataFile), { recursive: true })
writeFileSync(siteDataFile, JSON.stringify(data))

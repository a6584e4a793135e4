// What the public pages show of the product, asked of the server's own compiled code: node scripts/site/gather.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { presentPlan } from '../../apps/api/dist/capabilities/subscription/present-plan.js'
import { openCookbook } from '../../apps/api/dist/platform/recipes/cookbook.js'
import { plans } from '../../packages/domain/dist/subscription/plans.js'
import { heroPlates } from './hero-plates.mjs'
import { publicPages } from './public-recipes.mjs'
import { samplePlan } from './sample-plan.mjs'
import { siteDataFile } from './site-data-file.mjs'

const cookbook = openCookbook()
const data = {
  recipeCount: cookbook.recipes.length,
  plans: Object.values(plans).map(presentPlan),
  recipes: publicPages(cookbook),
  heroPlates: heroPlates(cookbook),
  ...(await samplePlan(cookbook)),
}
mkdirSync(dirname(siteDataFile), { recursive: true })
writeFileSync(siteDataFile, JSON.stringify(data))

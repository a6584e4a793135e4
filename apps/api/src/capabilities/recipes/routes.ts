import { recipeCalls } from '@butterleaf/contract/recipes/calls'
import { listPublicRecipes, readRecipe, readRecipeImage } from '@butterleaf/contract/recipes/schemas'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { answerNotModified } from '@butterleaf/server-kit/http/answer-not-modified'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { serve, servePublic } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import { type AccessGuard, refuseWithoutAccess } from '#capabilities/subscription/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { browsePublic } from './browse-public.ts'
import { cachePictures } from './pictures.ts'
import { presentCard } from './present-card.ts'
import { presentRecipe } from './present-recipe.ts'

const yearSeconds = 31_536_000
const hourSeconds = 3_600

export function recipeRoutes(
  app: FastifyInstance,
  { recipes, clock }: AppContext,
  access: AccessGuard,
  isInFirstWeek: (userId: string, recipeId: string) => Promise<boolean>,
): void {
  const pictures = cachePictures()
  const found = ({ resolve }: Cookbook, id: string): Recipe => {
    const recipe = resolve(id)
    if (!recipe) throw new AppError('not-found', { detail: 'There is no such recipe.' })
    return recipe
  }

  const publicIds = new Set(recipes.corpus.publicRecipes.map(({ id }) => id))
  const isPublic = ({ id }: Recipe) => publicIds.has(id)

  servePublic(app, recipeCalls.listPublic, listPublicRecipes, async ({ query }) => {
    const { results, ...asked } = browsePublic(recipes.corpus, query)
    return { query: asked, results: results.map(presentCard) }
  })

  serve(
    app,
    recipeCalls.read,
    readRecipe,
    async ({ caller: { userId }, params, query: { scale = 1 } }) => {
      const cookbook = await recipes.forPerson(userId)
      const recipe = cookbook.resolve(params.id)
      // APP-1: without a subscription an unknown id gets the same answer as a paid one.
      if (!recipe || !isPublic(recipe)) {
        const isShown = async () => recipe !== undefined && isInFirstWeek(userId, recipe.id)
        await refuseWithoutAccess(access, userId, clock.now(), isShown)
      }
      return presentRecipe(found(cookbook, params.id), { scale, units: 'us' })
    },
    { problems: ['no-subscription'] },
  )

  app.register(async (scope) => {
    answerNotModified(scope)
    servePublic(scope, recipeCalls.readImage, readRecipeImage, async ({ params, query, reply }) => {
      const recipe = await recipes.findPictured(params.id)
      if (!recipe) throw new AppError('not-found', { detail: 'There is no such recipe.' })
      const { svg, etag } = pictures.of(recipe, params.size)
      reply.headers({
        etag,
        'cache-control': cacheControl(recipe, query.edition),
        // Opened by itself a picture is a document; this one runs and loads nothing.
        'content-security-policy': "default-src 'none'; sandbox",
      })
      return svg
    })
  })
}

/** Under another edition than today's, the answer may change. */
function cacheControl({ edition }: Recipe, asked: string | undefined): string {
  return edition === asked ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${hourSeconds}`
}

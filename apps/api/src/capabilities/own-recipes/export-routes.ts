import { ownRecipeCalls } from '@butterleaf/contract/own-recipes/calls'
import * as schema from '@butterleaf/contract/own-recipes/schemas'
import { ownRecipeCooklang } from '@butterleaf/cookbook/exchange/own-recipe-cooklang'
import { ownRecipeJsonLd } from '@butterleaf/cookbook/exchange/own-recipe-json-ld'
import { computeOwnRecipe } from '@butterleaf/cookbook/own/compute-own-recipe'
import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import { hangUpSignal } from '@butterleaf/server-kit/http/hang-up-signal'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ownKitchenOf } from '#platform/recipes/own/own-foods-of-server.ts'
import { type OwnRecipeContext, readOwnRecipe } from './operations.ts'

/** OWN-4: a recipe leaves as other cookbooks read it. */
export function exportRoutes(app: FastifyInstance, context: OwnRecipeContext): void {
  const kitchen = () => ownKitchenOf(context.recipes.corpus)

  serve(
    app,
    ownRecipeCalls.exportJsonLd,
    schema.exportJsonLd,
    async ({ caller, params, reply }) => {
      const own = await readOwnRecipe(context, caller.userId, params.id)
      const asker = { owner: caller.userId, signal: hangUpSignal(reply) }
      const ingredients = await context.reader.run('exportLines', own.lines, asker)
      asFile(reply, own, 'jsonld')
      return ownRecipeJsonLd(own, { ingredients, recipe: computeOwnRecipe(own, kitchen().foods) })
    },
    { problems: ['took-too-long'] },
  )

  serve(app, ownRecipeCalls.exportCooklang, schema.exportCooklang, async ({ caller, params, reply }) => {
    const own = await readOwnRecipe(context, caller.userId, params.id)
    asFile(reply, own, 'cook')
    return ownRecipeCooklang(own, kitchen().foods)
  })
}

function asFile(reply: FastifyReply, { title }: OwnRecipe, ending: string): void {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const name = words.join('-').slice(0, 60) || 'recipe'
  reply.headers({
    'content-disposition': `attachment; filename="${name}.${ending}"`,
    'cache-control': 'private, no-cache',
  })
}

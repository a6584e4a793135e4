import { ownRecipeCalls } from '@butterleaf/contract/own-recipes/calls'
import { photoMaxBytes } from '@butterleaf/contract/own-recipes/photo-limits'
import { changePhoto, readPhoto, removePhoto } from '@butterleaf/contract/own-recipes/schemas'
import { serve, servePublic } from '@butterleaf/server-kit/http/serve'
import { countedBy, limitTries } from '@butterleaf/server-kit/limits/limit-tries'

import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { readPictureForm } from '#platform/pictures/read-picture-form.ts'
import { ownKitchenOf } from '#platform/recipes/own/own-foods-of-server.ts'
import type { OwnRecipeContext } from './operations.ts'
import { changeOwnPhoto, readOwnPhoto, removeOwnPhoto } from './own-photos.ts'
import { presentOwnRecipe } from './present-own-recipe.ts'

const yearSeconds = 31_536_000

/** OWN-4 */
export function photoRoutes(app: FastifyInstance, context: OwnRecipeContext): void {
  const foods = () => ownKitchenOf(context.recipes.corpus).foods

  app.register(async (scope) => {
    limitTries(scope, { perMinute: 20, keyOf: countedBy.person })
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { fileSize: photoMaxBytes, files: 1, fields: 4, fieldSize: 1_000, parts: 5 },
    })
    const form = { field: 'photo', maxBytes: photoMaxBytes, megabyte: 1_000_000 }
    scope.addHook('preValidation', readPictureForm(form))
    serve(scope, ownRecipeCalls.changePhoto, changePhoto, async ({ caller, params, body }) => {
      const bytes = new Uint8Array(await body.photo.arrayBuffer())
      return presentOwnRecipe(await changeOwnPhoto(context, caller.userId, { id: params.id, bytes }), foods())
    })
  })

  serve(app, ownRecipeCalls.removePhoto, removePhoto, async ({ caller, params }) =>
    presentOwnRecipe(await removeOwnPhoto(context, caller.userId, params.id), foods()),
  )

  // As with the picture of an account: an `img` can't send a token, so the address is the key, and new with each photo.
  servePublic(app, ownRecipeCalls.readPhoto, readPhoto, async ({ params, reply }) => {
    const image = await readOwnPhoto(context, params.photoId, params.size)
    reply.headers({
      'cache-control': `private, max-age=${yearSeconds}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    return new Uint8Array(image)
  })
}

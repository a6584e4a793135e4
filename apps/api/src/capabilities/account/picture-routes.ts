import { accountCalls } from '@butterleaf/contract/account/calls'
import { pictureMaxBytes } from '@butterleaf/contract/account/picture-limits'
import { changeAvatar, readAvatar, removeAvatar } from '@butterleaf/contract/account/schemas'
import { serve, servePublic } from '@butterleaf/server-kit/http/serve'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { readPictureForm } from '#platform/pictures/read-picture-form.ts'
import { changePicture, readPicture, readUser, removePicture } from './operations.ts'
import { presentUser } from './present-user.ts'

const yearSeconds = 31_536_000

/** [SET-7] In a scope that limits tries: a picture is the most expensive upload. */
export function pictureRoutes(app: FastifyInstance, context: AppContext): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { fileSize: pictureMaxBytes, files: 1, fields: 4, fieldSize: 1_000, parts: 5 },
    })
    const form = { field: 'fileInput', maxBytes: pictureMaxBytes, megabyte: 1024 * 1024 }
    scope.addHook('preValidation', readPictureForm(form))
    serve(scope, accountCalls.changeAvatar, changeAvatar, async ({ caller, body }) => {
      await changePicture(context, caller, new Uint8Array(await body.fileInput.arrayBuffer()))
      return presentUser(await readUser(context, caller))
    })
  })
  serve(app, accountCalls.removeAvatar, removeAvatar, async ({ caller }) => {
    await removePicture(context, caller)
    return presentUser(await readUser(context, caller))
  })
}

/**
 * An `img` can't send a token, so the address itself is the key: 192 random bits, new with each picture, sent only to its
 * owner. Its content never changes, so browsers cache it; shared caches don't.
 */
export function pictureAddressRoute(app: FastifyInstance, context: AppContext): void {
  servePublic(app, accountCalls.readAvatar, readAvatar, async ({ params, reply }) => {
    const image = await readPicture(context, params.pictureId)
    reply.headers({
      'cache-control': `private, max-age=${yearSeconds}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    return new Uint8Array(image)
  })
}

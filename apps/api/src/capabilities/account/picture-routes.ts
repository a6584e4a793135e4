import { accountCalls } from '@butterleaf/contract/account/calls'
import { pictureMaxBytes, pictureMaxMegapixels } from '@butterleaf/contract/account/picture-limits'
import { changeAvatar, readAvatar, removeAvatar } from '@butterleaf/contract/account/schemas'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { serve, servePublic } from '@butterleaf/server-kit/http/serve'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { inTurnByKey } from '#capabilities/meal-plan/in-turn.ts'
import type { AppContext } from '#platform/app-context.ts'
import { type MadePicture, makePicture } from './make-picture.ts'
import { deletePicture, findPicture, savePicture } from './picture-store.ts'
import { presentUser } from './present-user.ts'
import { readPictureForm } from './read-picture-form.ts'

const yearSeconds = 31_536_000

/** [SET-7] Stands in a scope that limits tries: a picture is the dearest thing a person may send. */
export function pictureRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { fileSize: pictureMaxBytes, files: 1, fields: 4, fieldSize: 1_000, parts: 5 },
    })
    scope.addHook('preValidation', readPictureForm)
    const inTurn = inTurnByKey()
    serve(scope, accountCalls.changeAvatar, changeAvatar, async ({ caller, body }) => {
      const bytes = new Uint8Array(await body.fileInput.arrayBuffer())
      // One at a time in a process: decoding takes memory by the pixel.
      const made = await inTurn('picture', () => makePicture(bytes))
      if (!made.ok) throw refusalOf(made.reason)
      await savePicture(db, caller.userId, made.image, context.clock.now())
      return presentUser(context, caller)
    })
  })
  serve(app, accountCalls.removeAvatar, removeAvatar, async ({ caller }) => {
    await deletePicture(db, caller.userId)
    return presentUser(context, caller)
  })
}

/**
 * An `img` can't send a token, so the address itself is the key: 192 random bits, new with each picture, told to its owner
 * alone. What it shows never changes, so a browser keeps it; shared caches don't.
 */
export function pictureAddressRoute(app: FastifyInstance, { database }: AppContext): void {
  servePublic(app, accountCalls.readAvatar, readAvatar, async ({ params, reply }) => {
    const image = await findPicture(database.db, params.pictureId)
    if (!image) throw new AppError('not-found', { detail: 'There is no such picture.' })
    reply.headers({
      'cache-control': `private, max-age=${yearSeconds}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    return new Uint8Array(image)
  })
}

function refusalOf(reason: Extract<MadePicture, { ok: false }>['reason']): AppError {
  switch (reason) {
    case 'not-a-picture':
      return new AppError('unsupported-media-type', { detail: 'Choose a PNG, JPEG or WebP picture.' })
    case 'too-many-pixels':
      return new AppError('too-large', {
        detail: `This picture has more than ${pictureMaxMegapixels} megapixels. Choose a smaller one.`,
      })
    case 'damaged': {
      const message = 'This picture can’t be read. The file may be damaged.'
      return new AppError('invalid-input', { detail: message, faults: [{ field: 'fileInput', message }] })
    }
  }
}

import { pictureMaxMegapixels } from '@butterleaf/contract/account/picture-limits'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { AppContext } from '#platform/app-context.ts'
import { type MadePicture, makePicture } from '#platform/pictures/make-picture.ts'
import { deletePicture, findPicture, savePicture } from './picture-store.ts'

const square = { width: 256, height: 256 }

export async function changePicture(
  { database, clock }: AppContext,
  { userId }: Caller,
  bytes: Uint8Array,
): Promise<void> {
  const made = await makePicture(bytes, [square])
  if (!made.ok) throw refusalOf(made.reason)
  await savePicture(database.db, userId, made.images[0]!, clock.now())
}

export async function removePicture({ database }: AppContext, { userId }: Caller): Promise<void> {
  await deletePicture(database.db, userId)
}

/** Needs no caller: knowing its id is enough to see a picture. */
export async function readPicture({ database }: AppContext, pictureId: string): Promise<Buffer> {
  const image = await findPicture(database.db, pictureId)
  if (!image) throw new AppError('not-found', { detail: 'There is no such picture.' })
  return image
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

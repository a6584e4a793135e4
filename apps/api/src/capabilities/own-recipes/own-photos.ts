import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { type MadePicture, makePicture } from '#platform/pictures/make-picture.ts'
import { deletePhoto, findPhoto, type OwnPhoto, savePhoto } from '#platform/recipes/own/own-photo-store.ts'
import { updateOwnRecipe } from '#platform/recipes/own/own-recipe-store.ts'
import { photoFrames } from '#platform/recipes/own/photo-frames.ts'
import { changeOwnRecipes, findOwn, type OwnRecipeContext } from './own-recipe-context.ts'

/** OWN-4: the person's photograph takes the drawing's place. */
export async function changeOwnPhoto(
  context: OwnRecipeContext,
  userId: string,
  { id, bytes }: Readonly<{ id: string; bytes: Uint8Array }>,
): Promise<OwnRecipe> {
  // Nothing is decoded for a recipe that isn't theirs.
  await findOwn(context.database.db, userId, id)
  const made = await makePicture(bytes, [photoFrames.featured, photoFrames.small])
  if (!made.ok) throw photoRefusal(made.reason)
  const [featured, small] = made.images
  return changeOwnRecipes(context, userId, async (transaction) => {
    const own = await findOwn(transaction, userId, id)
    const key = { userId, recipeId: id }
    const photo = await savePhoto(
      transaction,
      key,
      { featured: featured!, small: small! },
      context.clock.now(),
    )
    const shown = { ...own, photo }
    await updateOwnRecipe(transaction, userId, shown)
    return shown
  })
}

export function removeOwnPhoto(context: OwnRecipeContext, userId: string, id: string): Promise<OwnRecipe> {
  return changeOwnRecipes(context, userId, async (transaction) => {
    const { photo: _, ...drawn } = await findOwn(transaction, userId, id)
    await deletePhoto(transaction, userId, id)
    await updateOwnRecipe(transaction, userId, drawn)
    return drawn
  })
}

/** Needs no caller: knowing its id is enough to see a photo. */
export async function readOwnPhoto(
  { database }: Pick<OwnRecipeContext, 'database'>,
  photoId: string,
  size: keyof OwnPhoto,
): Promise<Buffer> {
  const image = await findPhoto(database.db, photoId, size)
  if (!image) throw new AppError('not-found', { detail: 'There is no such photo.' })
  return image
}

const refusalWords: Readonly<Record<Extract<MadePicture, { ok: false }>['reason'], string>> = {
  'not-a-picture': 'Choose a JPEG, PNG or WebP picture.',
  'too-many-pixels': 'This picture has more pixels than can be read. Choose a smaller one.',
  damaged: 'This picture can’t be read. The file may be damaged.',
}

function photoRefusal(reason: keyof typeof refusalWords): AppError {
  const message = refusalWords[reason]
  return new AppError('invalid-input', { detail: message, faults: [{ field: 'photo', message }] })
}

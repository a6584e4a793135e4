import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { Database } from '@butterleaf/server-kit/database/database'
import type { PictureSize } from '#capabilities/recipes/operations.ts'
import { pictureAsJpeg } from '#platform/pictures/picture-as-jpeg.ts'
import { findPhoto } from '#platform/recipes/own/own-photo-store.ts'
import { photoFrames } from '#platform/recipes/own/photo-frames.ts'

/** [OWN-4] The person's own photograph as a drawing, so that it is framed like one. A PDF has no WebP, so it is encoded again. */
export async function readPrintedPhoto(
  { db }: Pick<Database, 'db'>,
  { photo }: Pick<Recipe, 'photo'>,
  size: PictureSize,
): Promise<string | undefined> {
  const image = photo === undefined ? undefined : await findPhoto(db, photo, size)
  if (!image) return undefined
  const { width, height } = photoFrames[size]
  const jpeg = (await pictureAsJpeg(image)).toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/jpeg;base64,${jpeg}"/></svg>`
}

import { createHash } from 'node:crypto'
import { drawPlate } from '@butterleaf/cookbook/pictures/draw-plate'
import { pictureRecipeOf } from '@butterleaf/cookbook/recipes/picture-recipe-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'

export type PictureSize = 'featured' | 'small'
export type Picture = Readonly<{ svg: string; etag: string }>
export type Pictures = Readonly<{ of(recipe: Recipe, size: PictureSize): Picture }>

type Plate = Readonly<Record<PictureSize, Picture>>

/** A week's plates for a dozen people at once, in a few megabytes. */
const usuallyKept = 300

/** Draws plates on request, which takes some milliseconds, and caches the last ones. */
export function cachePictures(mostKept = usuallyKept): Pictures {
  const kept = new BoundedMap<Plate>(mostKept)
  return {
    of: (recipe, size) => {
      const key = `${recipe.id}/${recipe.edition}`
      const plate = kept.get(key) ?? plateOf(recipe)
      kept.set(key, plate)
      return plate[size]
    },
  }
}

function plateOf(recipe: Recipe): Plate {
  const { featured, small } = drawPlate(pictureRecipeOf(recipe))
  return { featured: pictureOf(featured), small: pictureOf(small) }
}

function pictureOf(svg: string): Picture {
  return { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` }
}

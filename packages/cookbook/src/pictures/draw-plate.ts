import { drawScene, type SceneJob } from './compose/draw-scene.ts'
import { findVisibleFoods } from './dish/find-visible-foods.ts'
import { readDish } from './dish/read-dish.ts'
import { packedBytes } from './ink/svg-sheet.ts'
import type { PictureRecipe, RecipePicture } from './picture-recipe.ts'
import { chooseVessel } from './vessels/choose-vessel.ts'
import { floorOf } from './vessels/flat-vessels.ts'

/** Below the 1,500 promised by more than the estimate can err. */
const SMALL_BYTES = 1020
const MOST_THRIFT = 4

/** Draws a recipe from what is in it. The same recipe gives the same bytes. */
export function drawPlate(recipe: PictureRecipe): RecipePicture {
  const job = planPlate(recipe)
  const { svg, alt } = drawScene(job, true)
  return { featured: svg, small: drawSmall(job, alt), alt }
}

/** What will be drawn, before anything is. */
export function planPlate(recipe: PictureRecipe): SceneJob {
  const dish = readDish(recipe)
  const vessel = chooseVessel(dish)
  const showing = findVisibleFoods(dish, vessel, floorOf(vessel, recipe.id))
  return { dish, vessel, showing }
}

/** Described by its main food and form alone: it shows fewer foods than the large one. */
function drawSmall(job: SceneJob, longAlt: string): string {
  const alt = longAlt.replace(/ with .*(?= (in|on) an? )/, '')
  let small = drawScene(job, false, { alt }).svg
  for (let thrift = 1; thrift <= MOST_THRIFT && packedBytes(small) > SMALL_BYTES; thrift++) {
    small = drawScene(job, false, { thrift, alt }).svg
  }
  return small
}

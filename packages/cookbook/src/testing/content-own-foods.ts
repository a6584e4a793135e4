import { type OwnFoods, openOwnFoods } from '../own/own-foods.ts'
import { contentDictionary, contentFoods } from './content-dictionary.ts'

/** Ours and the ordinary ones; no row of the food table. */
export function contentOwnFoods(): OwnFoods {
  const table = () => {
    throw new Error('This test has no food table.')
  }
  const foods = new Map(contentFoods().map((food) => [food.id, food]))
  return openOwnFoods({ foods, dictionary: contentDictionary(), table })
}

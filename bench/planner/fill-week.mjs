// A week some of whose slots are decided, made whole with whatever is allowed: what is left open lies on days out of range.
import { meals } from './rules.mjs'

/** Undefined when a slot finds nothing. `servingsOf(meal)` and `servingsOf(meal, recipe)` list what may stand in a slot. */
export function fillWeek(days, eaten, servingsOf) {
  const slots = []
  const recipes = []
  const portions = []
  const taken = new Set(days.flatMap(({ places }) => places.map(({ recipe }) => recipe)))
  for (const [day, { hasDessert, places }] of days.entries())
    for (const meal of meals.filter((each) => eaten.includes(each) && (each !== 'dessert' || hasDessert))) {
      const place = places.find((each) => each.meal === meal)
      const serving = place?.portion
        ? place
        : servingsOf(meal, place?.recipe).find(({ recipe }) => place || !taken.has(recipe))
      if (!serving) return undefined
      taken.add(serving.recipe)
      slots.push({
        day,
        meal,
        dish: slots.length,
        parent: place?.parent && { day: place.parent.day, meal: place.parent.meal },
      })
      recipes.push(serving.recipe)
      portions.push(serving.portion)
    }
  return { shape: { slots }, recipes, portions }
}

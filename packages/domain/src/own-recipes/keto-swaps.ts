import type { KeptLine } from './own-recipe.ts'
import { isWeighed } from './own-recipe.ts'

/** A keto food that takes another one's place: grams of it for one gram, and what the method does otherwise. */
export type KetoSwap = Readonly<{ foodId: string; ratio: number; method: string }>

const almondFlour: KetoSwap = {
  foodId: 'almond-flour',
  ratio: 0.9,
  method:
    'Almond flour has no gluten: add an egg or a spoon of psyllium to bind, bake 25 °F (15 °C) cooler and let it cool before cutting. Yeast bread won’t rise with it.',
}
const erythritol: KetoSwap = {
  foodId: 'erythritol',
  ratio: 1.3,
  method: 'Erythritol doesn’t caramelize and may crystallize when cold: dissolve it while warm.',
}
const allulose: KetoSwap = {
  foodId: 'allulose',
  ratio: 1.3,
  method: 'Allulose browns sooner than sugar: bake 25 °F (15 °C) cooler and look early.',
}
const cauliflowerRice: KetoSwap = {
  foodId: 'frozen-cauliflower-rice',
  ratio: 3,
  method:
    'Fry cauliflower rice 5 min in a hot pan instead of boiling it, and leave out the water it would have boiled in.',
}
const cookedCauliflowerRice: KetoSwap = { ...cauliflowerRice, ratio: 1 }
const shirataki: KetoSwap = {
  foodId: 'shirataki-noodles',
  ratio: 2,
  method:
    'Rinse shirataki well, dry them 3 min in a hot pan, and put them into the finished sauce; don’t boil them.',
}
const cookedShirataki: KetoSwap = { ...shirataki, ratio: 1 }
const turnip: KetoSwap = {
  foodId: 'turnip',
  ratio: 1,
  method:
    'Turnip cooks a little faster than potato and holds more water: let it steam dry before mashing or roasting.',
}
const celeriac: KetoSwap = {
  foodId: 'celeriac',
  ratio: 1,
  method: 'Peel celeriac thickly; it takes about as long as potato.',
}
const cream: KetoSwap = {
  foodId: 'heavy-cream',
  ratio: 0.4,
  method:
    'Fill the cream up with water to the milk’s amount (two parts cream, three parts water). Heat it gently.',
}

/** OWN-3: by the id of the ordinary food, the usual choice first. */
const swapsByFood: Readonly<Record<string, readonly KetoSwap[]>> = {
  'wheat-flour': [almondFlour],
  'bread-flour': [almondFlour],
  'whole-wheat-flour': [almondFlour],
  'self-rising-flour': [almondFlour],
  'rye-flour': [almondFlour],
  'oat-flour': [almondFlour],
  sugar: [erythritol, allulose],
  'brown-sugar': [{ ...erythritol, foodId: 'brown-erythritol' }, allulose],
  'powdered-sugar': [{ ...erythritol, foodId: 'powdered-erythritol' }],
  'white-rice': [cauliflowerRice],
  'short-grain-rice': [cauliflowerRice],
  'brown-rice': [cauliflowerRice],
  'cooked-rice': [cookedCauliflowerRice],
  'cooked-brown-rice': [cookedCauliflowerRice],
  pasta: [shirataki],
  'whole-wheat-pasta': [shirataki],
  'egg-noodle': [shirataki],
  'rice-noodle': [shirataki],
  'fresh-pasta': [{ ...shirataki, ratio: 1.4 }],
  'cooked-pasta': [cookedShirataki],
  potato: [turnip, celeriac],
  'mashed-potato': [turnip, celeriac],
  'sweet-potato': [turnip, celeriac],
  'whole-milk': [cream],
  'low-fat-milk': [cream],
  'skim-milk': [cream],
}

/** What may be taken instead of the line's food; nothing while its grams are unknown. */
export function ketoSwapsOf(line: KeptLine): readonly KetoSwap[] {
  return isWeighed(line) ? (swapsByFood[line.food.id] ?? []) : []
}

export const swappedFoodIds: readonly string[] = [
  ...new Set(Object.values(swapsByFood).flatMap((swaps) => swaps.map(({ foodId }) => foodId))),
]
export const swappableFoodIds: readonly string[] = Object.keys(swapsByFood)

import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import { shownFoodName, type TableFood } from '@butterleaf/domain/food-table/table-food'
import type { LineFood } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import type { Food } from '../foods/food.ts'
import { type Allergen, allergens, type FoodClass } from '../foods/food-words.ts'
import type { FoodDictionary } from '../matching/dictionary/food-dictionary.ts'
import type { KnownFigures, KnownFood } from '../matching/dictionary/known-food.ts'

/** Every food that a line of an own recipe may name. */
export type OwnFoods = Readonly<{ find(food: Pick<LineFood, 'kind' | 'id'>): Food | undefined }>

type Sources = Readonly<{
  /** Ours, by id. */
  foods: ReadonlyMap<string, Food>
  dictionary: FoodDictionary
  table: () => FoodTable
}>

/** One value for each food, made when it is first asked for. */
export function openOwnFoods({ foods, dictionary, table }: Sources): OwnFoods {
  const made = new Map<string, Food | undefined>()
  const make = ({ kind, id }: Pick<LineFood, 'kind' | 'id'>): Food | undefined => {
    if (kind === 'ordinary') {
      const known = dictionary.foods.get(id)
      return known?.kind === 'ordinary' ? ordinaryFood(known) : undefined
    }
    const row = table().findFood(id)
    return row && tableFood(row)
  }
  return {
    find: (food) => {
      if (food.kind === 'cookbook') return foods.get(food.id)
      const key = `${food.kind} ${food.id}`
      if (!made.has(key)) made.set(key, make(food))
      return made.get(key)
    },
  }
}

type Described = Pick<Food, 'id' | 'name' | 'source' | 'per100g' | 'measures'> & { isPlant: boolean }

function ordinaryFood({ id, name, source, per100g, measured }: KnownFood): Food {
  const { measures } = measured
  return foodOf({ id, name, source, per100g: figuresOf(per100g), measures, isPlant: isPlainPlant(id) })
}

/** Its figures are the row's: net carbs as they are, and fiber beside them. */
function tableFood(row: TableFood): Food {
  const { netCarbs, calories, fat, protein, ...others } = row.figuresPer100g
  const fiber = others.fiber ?? 0
  const per100g = figuresOf({ ...others, kcal: calories, fat, protein, fiber, carbs: netCarbs + fiber })
  const name = shownFoodName(row)
  return foodOf({
    id: `usda-${row.id}`,
    name,
    source: `usda:${row.id}`,
    per100g,
    measures: {},
    isPlant: false,
  })
}

/** A mineral that wasn't measured counts as none, as it does in rows of content/foods. */
function figuresOf({ alcohol: _, ...known }: KnownFigures): Food['per100g'] {
  const unmeasured = { polyols: 0, sodium: 0, potassium: 0, magnesium: 0, saturatedFat: 0 }
  return { ...unmeasured, ...known }
}

/** What isn't known to be absent may be in it, so that no diet is claimed without proof. */
function foodOf({ isPlant, ...described }: Described): Food {
  const may: readonly Allergen[] = isPlant ? [] : allergens
  return {
    ...described,
    plural: described.name,
    aisle: 'baking',
    carbBasis: 'us',
    buy: { unit: 'loose', grams: 50 },
    packs: [{ unit: 'loose', grams: 50 }],
    swap: [],
    rare: false,
    whole: false,
    price: 1,
    class: classOfName(described.name),
    contains: [],
    may,
    animal: isPlant ? 'none' : 'derived',
    groups: [],
  }
}

const signs: readonly (readonly [FoodClass, RegExp])[] = [
  ['beef', /\b(beef|veal|corned|tripe)\b/i],
  ['pork', /\b(pork|bacon|ham|sausage|pepperoni|bologna)\b/i],
  ['lamb', /\b(lamb|mutton)\b/i],
  ['game', /\b(venison|bison|rabbit|quail|goose)\b/i],
  ['chicken', /\bchicken\b/i],
  ['turkey', /\bturkey\b/i],
  ['duck', /\bduck\b/i],
  ['crustacean', /\b(shrimp|lobster|crab|crayfish)\b/i],
  ['mollusc', /\b(clam|mussel|oyster|squid|scallop|snail)s?\b/i],
  ['fish', /\b(fish|cod|salmon|tuna|carp|eel|trout|haddock|herring)\b/i],
  ['cheese', /\b(cheese|brie|muenster)\b/i],
  ['dairy', /\b(milk|cream|yogurt|whey)\b/i],
  ['egg', /\beggs?\b/i],
  ['flour', /\b(flour|starch|bread|pasta|rice|oats|cracker|noodles?|tortilla|barley|semolina)\b/i],
  ['sweetener', /\b(sugar|honey|syrup|molasses)\b/i],
  ['oil', /\b(oil|shortening|margarine)\b/i],
  ['fruit', /\b(apple|banana|orange|grape|pear|peach|mango|cherry|plum|date|fig|melon|pineapple|juice)s?\b/i],
]

/** For variety and the drawing alone: a guess from the name. No claim rests on it. */
function classOfName(name: string): FoodClass {
  return signs.find(([, words]) => words.test(name))?.[0] ?? 'vegetable'
}

/**
 * Ordinary foods that are one plant and nothing else, however they are sold: without gluten, soy or any allergen that a diet rules
 * out. What isn't listed may hold everything, so that no diet is claimed of it.
 */
const plainPlants: ReadonlySet<string> = new Set(
  `
  potato sweet-potato yam corn frozen-corn pea frozen-pea butternut-squash acorn-squash summer-squash spaghetti-squash
  winter-squash canned-pumpkin parsnip plantain cassava taro artichoke jerusalem-artichoke sweet-onion whole-canned-tomato
  tomato-puree sun-dried-tomato tomato-juice serrano pimento dandelion-greens turnip-greens canned-green-bean canned-beet
  canned-corn canned-mushroom apple applesauce banana orange mandarin grapefruit grape pear peach apricot pineapple mango cherry
  sour-cherry plum kiwi melon watermelon papaya passion-fruit guava coconut coconut-water mixed-berry orange-juice apple-juice
  pineapple-juice grape-juice white-rice short-grain-rice brown-rice cooked-rice cooked-brown-rice wild-rice quinoa millet
  black-bean canned-black-bean kidney-bean canned-kidney-bean white-bean canned-white-bean pinto-bean canned-pinto-bean chickpea
  canned-chickpea lentil red-lentil canned-lentil split-pea lima-bean fava-bean dried-fava-bean black-eyed-pea mung-bean
  sugar brown-sugar powdered-sugar honey maple-syrup molasses cornstarch tapioca flaxseed dried-parsley dried-basil
  dried-rosemary dried-sage dried-tarragon dried-dill dried-coriander savory fenugreek-seed anise-seed coriander-seed dill-seed
  dried-chili dried-onion dried-garlic white-vinegar
`.match(/\S+/g),
)

function isPlainPlant(ordinaryFoodId: string): boolean {
  return plainPlants.has(ordinaryFoodId)
}

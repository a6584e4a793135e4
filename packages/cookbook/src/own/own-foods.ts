import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import { shownFoodName, type TableFood } from '@butterleaf/domain/food-table/table-food'
import type { LineFood } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import type { Food } from '../foods/food.ts'
import type { Allergen } from '../foods/food-words.ts'
import { allergens } from '../foods/food-words.ts'
import type { FoodDictionary } from '../matching/dictionary/food-dictionary.ts'
import type { KnownFigures, KnownFood } from '../matching/dictionary/known-food.ts'
import { classOfName } from './class-of-name.ts'
import { isPlainPlant } from './plain-plants.ts'

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

import { colourOfWord } from '../brief/brief-words.ts'
import { type Floor, floorArea } from '../compose/floor.ts'
import { isCutSmall, pieceArea } from '../compose/piece.ts'
import type { Look, Part } from '../foods/food-look.ts'
import { isPigment, liquidColour } from '../foods/liquid-colours.ts'
import { habitOf } from '../glyphs/glyph-habits.ts'
import { blend } from '../ink/colour.ts'
import type { ToldSauce } from '../picture-recipe.ts'
import type { VesselId } from '../vessels/vessel-id.ts'
import type { Absorbs, DishForm } from './dish-form.ts'
import { type Dish, looseLook } from './read-dish.ts'
import { mixSauce } from './sauce-colour.ts'
import type { SeenFood } from './seen-food.ts'

/** A food that is seen, and how much of it. */
export interface Shown {
  food: SeenFood
  look: Look
  count: number
  scale: number
  /** How much of the eye it takes; the heaviest is drawn first and big. */
  weight: number
  /** Its share of the grams of the dish, sauce and broth included. */
  share: number
}

export interface Showing {
  mains: Shown[]
  sides: Shown[]
  beds: Shown[]
  bits: Shown[]
  herbs: Shown[]
  citrus: Shown[]
  creams: Shown[]
  melts: Shown[]
  dusts: Shown[]
  /** Everything liquid together; undefined when there is too little to see. */
  sauce: { colour: string; grams: number } | undefined
}

/** Vessels that hold the whole dish; others hold one portion. */
const SHARED: readonly VesselId[] = ['skillet', 'casserole', 'sheet-pan']
/** Share of the floor one food may cover. */
const ROOM: Readonly<Partial<Record<Part, number>>> = {
  main: 0.42,
  side: 0.24,
  bed: 0.5,
  bit: 0.09,
  aromatic: 0.07,
  citrus: 0.12,
}
const SEEN_MORE: Readonly<Partial<Record<Part, number>>> = {
  main: 1.6,
  bit: 1.7,
  aromatic: 0.5,
  herb: 4,
  citrus: 0.7,
}

export function findVisibleFoods(dish: Dish, vessel: VesselId, floor: Floor): Showing {
  const portions = SHARED.includes(vessel) ? Math.min(4, dish.recipe.servings) : 1
  const seen = mergeAlike(
    dish.foods.filter(
      (food) => food.gramsPerServing > 0 && !isAbsorbed(food, dish.form.absorbs) && !isLostToBlender(food),
    ),
  )
  const isCrusted =
    dish.form.layout === 'baked' ||
    (dish.form.layout === 'plated' && vessel === 'casserole' && !dish.form.piece)
  const grams = dish.foods.reduce((sum, { gramsPerServing }) => sum + gramsPerServing, 0)
  const shown = seen
    .map((food) => (isCrusted && !food.isTold ? { ...food, look: looseLook(food.look) } : food))
    .map((food) => show(food, portions, floor, food.gramsPerServing / Math.max(1, grams)))
    .sort((a, b) => b.weight - a.weight)
  const of = (...parts: Part[]) => shown.filter((one) => parts.includes(one.look.part))
  const aromatics = of('aromatic').filter(
    (one) =>
      one.food.isTitled || one.food.isFinish || dish.form.layout === 'tossed' || dish.form.layout === 'tray',
  )
  return {
    mains: of('main'),
    sides: of('side'),
    beds: of('bed'),
    bits: [
      ...of('bit').filter((one) => one.food.gramsPerServing >= 2 || one.food.isFinish || one.food.isTitled),
      ...aromatics,
    ],
    herbs: of('herb'),
    citrus: of('citrus').filter(
      (one) => one.food.isFinish || one.food.isTitled || one.look.glyph === 'citrus-wedge',
    ),
    creams: of('cream').filter(
      (one) => one.food.isFinish || one.food.isTitled || dish.recipe.category === 'dessert',
    ),
    melts: of('melt'),
    dusts: of('dust').filter((one) => one.food.isFinish || one.food.isTitled),
    sauce: sauceOf(dish),
  }
}

function isLostToBlender(food: SeenFood): boolean {
  return food.isBlended && !food.isFinish
}

/** Two rows of the same food, one in the pan and one on top, are one thing to see. */
function mergeAlike(foods: readonly SeenFood[]): SeenFood[] {
  const merged = new Map<string, SeenFood>()
  for (const food of foods) {
    const own = food.isTold ? food.ingredient.food : ''
    const key = `${own}${food.look.glyph} ${food.look.tint ?? ''} ${food.look.part}`
    const known = merged.get(key)
    merged.set(
      key,
      known
        ? {
            ...known,
            gramsPerServing: known.gramsPerServing + food.gramsPerServing,
            isFinish: known.isFinish || food.isFinish,
            isTitled: known.isTitled || food.isTitled,
          }
        : food,
    )
  }
  return [...merged.values()]
}

/** What makes up much of the dish covers about as much of the floor. */
const ROOM_BY_SHARE = 0.7

function show(food: SeenFood, portions: number, floor: Floor, share: number): Shown {
  const { look } = food
  const grams = food.gramsPerServing * portions
  const isHeap = habitOf(look.glyph) === 'heap'
  const own = ROOM[look.part] ?? 0.2
  const room = isCutSmall(look) ? Math.max(own, ROOM_BY_SHARE * share) : own
  const most = Math.max(1, Math.floor((room * floorArea(floor)) / pieceArea(look.glyph)))
  const count = isHeap
    ? 1
    : Math.max(
        leastOf(look),
        Math.min(most, isTiny(look) ? 48 : 14, Math.round((grams / look.each) * (isBite(look) ? 1.4 : 1))),
      )
  const scale = isHeap ? Math.max(0.72, Math.min(1.2, Math.sqrt(grams / portions / look.each))) : 1
  const weight =
    food.gramsPerServing *
    (SEEN_MORE[look.part] ?? 1) *
    (food.isTitled || food.isTold ? 2.6 : 1) *
    (food.isFinish ? 1.3 : 1)
  return { food, look, count, scale, weight, share }
}

/** Chunks are smaller on the plate than raw. */
function isBite({ part, each }: Look): boolean {
  return part === 'main' && each <= 40
}

/** Beans are many or they aren't the dish. */
function isTiny({ glyph, part }: Look): boolean {
  return (glyph === 'black-bean' || glyph === 'edamame') && part === 'main'
}

function leastOf(look: Look): number {
  if (look.each >= 40) return 1
  if (look.part === 'bit') return 5
  return habitOf(look.glyph) === 'row' ? 2 : 3
}

function isWetFood(food: SeenFood): boolean {
  const { part } = food.look
  if (part === 'liquid' || isLostToBlender(food)) return true
  if (part === 'cream') return !food.isFinish
  return (part === 'hidden' || part === 'dust') && isPigment(food.ingredient.food) && !food.isFinish
}

/** Grams that make a puddle of a sauce the recipe tells of. */
const PUDDLE = 60
/** What lies below everything is what these fill the vessel with. */
const FILLED = new Set<DishForm['layout']>(['jumble', 'sauced', 'baked'])

/** The sauce that lies below the food, of those the recipe tells of. */
function toldSauce(sauces: readonly ToldSauce[], { form }: Dish): Showing['sauce'] {
  const below = sauces.find(({ where }) => where === 'pool' || (where === 'under' && FILLED.has(form.layout)))
  return below && { colour: colourOfWord(below.color), grams: PUDDLE }
}

function sauceOf(dish: Dish): Showing['sauce'] {
  const told = dish.recipe.brief?.sauces
  if (told) return toldSauce(told, dish)
  const wet = dish.foods.flatMap((food) => {
    const isWet = isWetFood(food)
    const liquid = liquidColour(food.ingredient.food)
    if (/flour|-meal$|^ground-(almond|hazelnut)/.test(food.ingredient.food) && !isSweet(dish)) return []
    if (!isWet || !liquid || isAbsorbed(food, dish.form.absorbs) || isServedApart(food, dish)) return []
    return [
      {
        food,
        colour: liquid.colour,
        weight: liquid.strength * food.gramsPerServing,
        grams: food.gramsPerServing,
      },
    ]
  })
  const colour = isSweet(dish)
    ? blend(wet)
    : savoryColour(
        dish,
        wet.map(({ food }) => food),
      )
  const grams = wet.reduce((sum, part) => sum + part.grams, 0)
  const isPot = COOKED_TOGETHER.has(dish.form.id)
  return colour && (grams >= 6 || isPot) ? { colour, grams: isPot ? Math.max(60, grams) : grams } : undefined
}

/** A dip or ponzu in its own group colors no broth. */
function isServedApart({ ingredient }: SeenFood, { form }: Dish): boolean {
  return (
    form.layout === 'sauced' &&
    /ponzu|dip|dressing|to serve|relish|salsa|chutney|raita|tzatziki|slaw|salad|topping/.test(
      ingredient.group?.toLowerCase() ?? '',
    )
  )
}

function isSweet({ recipe, form }: Dish): boolean {
  return recipe.category === 'dessert' || SWEET_FORMS.has(form.id)
}

const SWEET_FORMS = new Set(['yogurt-bowl', 'porridge', 'chia-pudding', 'granola', 'pancakes', 'waffles'])
/** Dishes whose foods give their color to what they are cooked in. */
const COOKED_TOGETHER = new Set(['curry', 'soup', 'shakshuka'])
const FRIED_TOGETHER = new Set(['stir-fry', 'skillet'])
/** Spices, tomatoes and greens color the pot though they are no liquid. */
const COLOURING = new Set<Part>(['hidden', 'dust', 'aromatic', 'side', 'herb', 'bit'])
const STAINING =
  /tomato|onion|spinach|kale|collard|callaloo|amaranth|black-soy|paprika|turmeric|saffron|curry|cumin|chil|garam|annatto|soy-sauce|tamari|butter$|ghee|cocoa|wine|mushroom|miso|tahini|peanut-butter/

const GREEN_SAUCE = /salsa verde|green sauce|in green|verde\b|herb sauce|hariyali|green (curry|chutney)/
const GREENS = /parsley|cilantro|basil|mint|spinach|tomatillo|poblano/

function savoryColour(dish: Dish, wet: readonly SeenFood[]): string | undefined {
  const grams = wet.reduce((sum, { gramsPerServing }) => sum + gramsPerServing, 0)
  const isCooked =
    COOKED_TOGETHER.has(dish.form.id) ||
    FRIED_TOGETHER.has(dish.form.id) ||
    (grams >= 60 && /simmer|bubbl/.test(dish.text))
  const stains = dish.foods.filter(
    (food) =>
      isCooked &&
      !wet.includes(food) &&
      !food.isFinish &&
      (COLOURING.has(food.look.part) ||
        (dish.form.id === 'curry' && /black-(soy|bean)/.test(food.ingredient.food))) &&
      !(dish.form.id !== 'curry' && /black-(soy|bean)/.test(food.ingredient.food)) &&
      !isServedApart(food, dish) &&
      (STAINING.test(food.ingredient.food) ||
        (GREEN_SAUCE.test(dish.title) && GREENS.test(food.ingredient.food))),
  )
  return mixSauce([...wet, ...stains], dish.foods, {
    isBraised: dish.form.id === 'curry',
    isBlended: GREEN_SAUCE.test(dish.title),
    water: dish.form.id === 'soup' ? 160 : isCooked ? 40 : 0,
  })
}

const BATTER_CLASSES = new Set([
  'egg',
  'dairy',
  'cheese',
  'flour',
  'leavening',
  'sweetener',
  'oil',
  'animal-fat',
  'supplement',
  'thickener',
  'vinegar',
  'alcohol',
  'water',
  'stock',
  'sauce',
])
const BATTER_PARTS = new Set(['liquid', 'hidden', 'dust', 'melt', 'cream', 'aromatic'])
const MIXED_PARTS = new Set(['main', 'aromatic', 'melt', 'cream', 'dust', 'hidden'])

/** Whether a food has vanished into what the dish is made of. */
function isAbsorbed(food: SeenFood, absorbs: Absorbs): boolean {
  // What skewers and balls are made of isn't laid beside them again.
  if (absorbs === 'mixture' && food.isHero && !food.isTold) return true
  if (food.isTold || food.isFinish || (food.isBeside && food.look.part !== 'hidden')) return false
  // A sauce the mixture is served in is no part of the mixture.
  if (absorbs === 'mixture' && food.look.part === 'liquid' && food.gramsPerServing >= 20) return false
  switch (absorbs) {
    case 'nothing':
      return false
    case 'everything':
      return true
    case 'batter':
      return BATTER_CLASSES.has(food.ingredient.class) || BATTER_PARTS.has(food.look.part)
    case 'mixture':
      return (
        MIXED_PARTS.has(food.look.part) ||
        BATTER_CLASSES.has(food.ingredient.class) ||
        food.look.glyph === 'crumbs'
      )
  }
}

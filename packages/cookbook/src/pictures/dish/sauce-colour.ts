import { liquidColour } from '../foods/liquid-colours.ts'
import { blend, mix } from '../ink/colour.ts'
import type { SeenFood } from './seen-food.ts'

/** How strongly a gram colors a savory sauce: 1 is milk. */
interface Tincture {
  food: RegExp
  colour: string
  strength: number
}

/** What clouds and pales a sauce. */
const WHITES: readonly Tincture[] = [
  {
    food: /coconut-cream|heavy-cream|double-cream|creme-fraiche|mascarpone|cream-cheese/,
    colour: '#fbf0d8',
    strength: 1.15,
  },
  {
    food: /coconut-milk|sour-cream|cooking-cream|vegan-cream|soy-cream|smetana/,
    colour: '#fbf0d8',
    strength: 1,
  },
  {
    food: /yogh?urt|skyr|labneh|kefir|buttermilk|half-and-half|ricotta|quark|cottage-cheese|feta|farmer-cheese|silken-tofu/,
    colour: '#fbf3e2',
    strength: 1,
  },
  { food: /milk(-|$)/, colour: '#f8efd9', strength: 0.6 },
  { food: /cauliflower|celeriac|turnip/, colour: '#f3e6c4', strength: 0.9 },
]

const PIGMENTS: readonly Tincture[] = [
  { food: /made-(brown|miso)-butter/, colour: '#b9822f', strength: 4 },
  { food: /made-tomato-butter/, colour: '#c8472a', strength: 4 },
  { food: /made-herb-butter/, colour: '#c9b04a', strength: 4 },
  { food: /aji-amarillo/, colour: '#e0a02a', strength: 7 },
  { food: /red-chil|fresno|birds-eye|thai-chil/, colour: '#b5351b', strength: 5 },
  { food: /green-chil|jalapeno|serrano/, colour: '#86a045', strength: 0.4 },
  { food: /fish-sauce/, colour: '#c0864a', strength: 0.8 },
  { food: /turmeric/, colour: '#dda01f', strength: 45 },
  { food: /saffron/, colour: '#e6a51e', strength: 400 },
  { food: /curry-powder|yellow-curry/, colour: '#cf9a2c', strength: 22 },
  { food: /red-curry|massaman|panang/, colour: '#c2501f', strength: 9 },
  { food: /green-curry|pesto|chimichurri|zhoug|salsa-verde/, colour: '#86a045', strength: 7 },
  {
    food: /paprika|cayenne|chil(i|li)-powder|gochugaru|ancho|guajillo|annatto|aleppo/,
    colour: '#b5401a',
    strength: 16,
  },
  {
    food: /garam|cumin|berbere|ras-el|baharat|coriander-ground|ground-coriander|allspice|cinnamon/,
    colour: '#a06a30',
    strength: 5,
  },
  {
    food: /tomato-(paste|puree)|harissa|achiote|sambal|gochujang|sriracha|chipotle|doubanjiang|aji-/,
    colour: '#b8371b',
    strength: 6,
  },
  {
    food: /passata|marinara|crushed-tomato|diced-tomato|canned-tomato|tomato-sauce|enchilada|ketchup/,
    colour: '#c8472a',
    strength: 1.8,
  },
  { food: /tomatillo/, colour: '#9fae4a', strength: 1.2 },
  { food: /tomato/, colour: '#d0562f', strength: 1 },
  { food: /roasted-(red-)?pepper|piquillo/, colour: '#d2552f', strength: 1.4 },
  {
    food: /soy-sauce|tamari|aminos|worcestershire|oyster-sauce|hoisin|teriyaki|balsamic|black-vinegar|molasses/,
    colour: '#6a3c1c',
    strength: 1.7,
  },
  { food: /red-wine$|(^|-)port(-|$)/, colour: '#6f2a35', strength: 1.6 },
  { food: /cocoa|cacao|chocolate/, colour: '#4f2c1b', strength: 14 },
  { food: /black-soy|black-bean/, colour: '#4a3330', strength: 1.3 },
  { food: /tahini|peanut-butter|satay/, colour: '#cf9f62', strength: 2.6 },
  { food: /mustard(?!-seed|-green)/, colour: '#d8ac45', strength: 3 },
  { food: /miso/, colour: '#c99a55', strength: 2.4 },
  { food: /tamarind/, colour: '#8a5228', strength: 4 },
  {
    food: /frozen-spinach|spinach|kale|collard|amaranth|callaloo|sorrel|nettle|molokhia|jute/,
    colour: '#5f8236',
    strength: 1.6,
  },
  { food: /parsley|cilantro|basil|dill|mint|coriander|chive|watercress/, colour: '#6f9440', strength: 2.4 },
  { food: /mushroom|porcini/, colour: '#a58763', strength: 0.4 },
  { food: /broth|stock|bouillon|dashi|water$/, colour: '#dcb265', strength: 0.22 },
  { food: /white-wine|sherry|vermouth|cider|beer/, colour: '#e0bd74', strength: 0.3 },
  { food: /onion|shallot|leek/, colour: '#d9ad6c', strength: 0.2 },
  { food: /butter$|ghee|olive-oil|avocado-oil|palm-oil/, colour: '#e3b04c', strength: 0.35 },
]

/** What seared meat leaves in a braise. */
const FOND: readonly Tincture[] = [
  {
    food: /beef|lamb|goat|venison|short-rib|oxtail|chuck|brisket|shank|mutton/,
    colour: '#7d5128',
    strength: 0.42,
  },
  { food: /pork|veal|duck|rabbit/, colour: '#a06f36', strength: 0.3 },
]

/** Red that is thinned with cream turns orange before it turns pale, never pink. */
const THINNED_RED = '#eba75c'
const THINNED_BROWN = '#dab678'
const PALE = '#fbf0d8'

interface Mix {
  /** Meat was browned before it was braised. */
  isBraised?: boolean
  /** Grams of kitchen water that no recipe lists. */
  water?: number
  /** Leaves and all: a salsa verde, not a soup with leaves in it. */
  isBlended?: boolean
}

/** The color of all that flows in a savory dish, by weight and strength; undefined when nothing does. */
export function mixSauce(
  wet: readonly SeenFood[],
  all: readonly SeenFood[],
  { isBraised = false, water = 0, isBlended = false }: Mix = {},
): string | undefined {
  const whites: Weighed[] = []
  const pigments: Weighed[] = []
  for (const food of wet) {
    const white = WHITES.find((one) => one.food.test(food.ingredient.food))
    const pigment = white ? undefined : PIGMENTS.find((one) => one.food.test(food.ingredient.food))
    const plain = white || pigment ? undefined : liquidColour(food.ingredient.food)
    const found = white ?? pigment ?? plain
    if (found) (white ? whites : pigments).push(weigh(found, isBlended ? { ...food, isBlended } : food))
  }
  if (isBraised)
    for (const food of all) {
      const fond = food.look.part === 'main' && FOND.find((one) => one.food.test(food.ingredient.food))
      if (fond) pigments.push(weigh(fond, food))
    }
  if (whites.length + pigments.length === 0) return undefined
  if (water > 0) pigments.push({ colour: '#e2bf7c', weight: water * 0.14 })
  return thin(blend(pigments), total(whites) / (total(whites) + total(pigments)))
}

const LEAFY =
  /spinach|kale|collard|amaranth|sorrel|nettle|parsley|cilantro|basil|dill|mint|chive|watercress|onion|leek/

type Weighed = { colour: string; weight: number }

/** Leaves color little until they are blended. */
function weigh({ colour, strength }: { colour: string; strength: number }, food: SeenFood): Weighed {
  const { gramsPerServing, isBlended, ingredient } = food
  const isLeaf = !isBlended && LEAFY.test(ingredient.food)
  return { colour, weight: strength * gramsPerServing * (isLeaf ? 0.08 : 1) }
}

function total(some: readonly Weighed[]): number {
  return some.reduce((sum, { weight }) => sum + weight, 0)
}

function thin(pigment: string | undefined, white: number): string {
  if (pigment === undefined) return PALE
  const warmth = redness(pigment)
  if (warmth < 24) return mix(pigment, PALE, white)
  const middle = warmth > 80 ? THINNED_RED : THINNED_BROWN
  return white < 0.5 ? mix(pigment, middle, white / 0.5) : mix(middle, PALE, (white - 0.5) / 0.5)
}

/** How much redder than green: a ripe tomato has 130, caramel 60. */
function redness(colour: string): number {
  const [red = 0, green = 0] = [1, 3].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))
  return red - green
}

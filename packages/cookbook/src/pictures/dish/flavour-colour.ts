import { isPigment, liquidColour } from '../foods/liquid-colours.ts'
import { blend, colourDistance, mix } from '../ink/colour.ts'
import type { Dish } from './read-dish.ts'

const FLAVOURS: readonly { words: RegExp; colour: string }[] = [
  { words: /white chocolate|vanilla|coconut|marshmallow|angel|ricotta|buttermilk/, colour: '#f6e7c6' },
  { words: /chocolate|cocoa|brownie|mocha|cacao|fudge|oreo|black forest|devil/, colour: '#65402b' },
  { words: /tiramisu|coffee|espresso|cappuccino/, colour: '#b58a5f' },
  { words: /matcha|pistachio|\blimes?\b|avocado|\bmint\b/, colour: '#b9cb7d' },
  { words: /blueberr|blackberr|lavender|blackcurrant|a[cç]a[ií]/, colour: '#9784b8' },
  { words: /raspberr|strawberr|cherry|rhubarb|cranberr|red velvet|beet|berry/, colour: '#e08a97' },
  { words: /lemon|curd|mango|passion|orange/, colour: '#f5d569' },
  { words: /pumpkin|carrot|apricot|peach/, colour: '#e2a04f' },
  {
    words:
      /peanut|almond|hazelnut|pecan|walnut|caramel|pudim|flan|toffee|maple|cinnamon|ginger|snickerdoodle|nut\b|tahini/,
    colour: '#cf9f60',
  },
  { words: /cream|cheesecake|yogh?urt|milk/, colour: '#f8ebcb' },
]

/** The colour a sweet's own stuff has: by its title, else by what is stirred into it. */
export function flavourColour(dish: Dish): string {
  // What comes after `with` lies on top and flavours nothing.
  const own = dish.title.split(/ with | & .*(sauce|topping)/)[0] ?? dish.title
  const titled = FLAVOURS.map(({ words, colour }) => ({ colour, at: own.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  return titled[0]?.colour ?? stirredColour(dish) ?? '#dda758'
}

/** Baked things are golden first, then of their flavour; cocoa wins over gold. */
export function bakedColour(dish: Dish): string {
  const flavour = flavourColour(dish)
  return mix('#d99d4e', flavour, colourDistance(flavour, '#5c3622') < 0.2 ? 0.92 : 0.36)
}

/** The colour everything liquid and blended gives together. */
export function stirredColour(dish: Dish): string | undefined {
  const parts = dish.foods.flatMap((food) => {
    const stirred =
      food.isBlended ||
      food.look.part === 'liquid' ||
      food.look.part === 'cream' ||
      isPigment(food.ingredient.food)
    const liquid = liquidColour(food.ingredient.food)
    return stirred && liquid && !food.isFinish
      ? [{ colour: liquid.colour, weight: liquid.strength * food.gramsPerServing }]
      : []
  })
  return blend(parts)
}

const BASES: Readonly<Record<string, string>> = {
  beef: '#8a4f32',
  lamb: '#8a5236',
  game: '#7c4530',
  pork: '#b5764a',
  chicken: '#d09a55',
  turkey: '#c8935a',
  duck: '#a3683d',
  fish: '#dba95c',
  crustacean: '#e09a5a',
  mollusc: '#dba95c',
  tofu: '#d3a55e',
  cheese: '#e2ad55',
  vegetable: '#cf9b4a',
}

const CURED = /(^|-)ham(-|$)|prosciutto|salami|pastrami|smoked-salmon/

/** The colour of fried or roast meat, fish or vegetable, whichever the dish has most of. */
export function baseColour(dish: Dish): string {
  const heaviest = dish.foods
    .filter((food) => BASES[food.ingredient.class] !== undefined)
    .sort((a, b) => b.gramsPerServing - a.gramsPerServing)
  const main = heaviest.find((food) => food.look.part === 'main') ?? heaviest[0]
  if (main && CURED.test(main.ingredient.food))
    return /salmon/.test(main.ingredient.food) ? '#f0966f' : '#e59c92'
  return BASES[main?.ingredient.class ?? ''] ?? '#cf9b4a'
}

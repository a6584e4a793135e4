import { isPigment, liquidColour } from '../foods/liquid-colours.ts'
import { blend, colourDistance, mix } from '../ink/colour.ts'
import type { Dish } from './read-dish.ts'
import type { SeenFood } from './seen-food.ts'

const FLAVOURS = [
  {
    words: /saffron|turmeric|golden (hemp |almond |coconut )?milk|haldi|quindim|egg yolks?/,
    colour: '#f0c355',
  },
  { words: /black sesame|poppy ?seeds?/, colour: '#4d4742' },
  { words: /white chocolate|vanilla|coconuts?|marshmallows?|angel|ricotta|buttermilk/, colour: '#f6e7c6' },
  {
    words: /chocolate|cocoa|brownies?|gianduja|mocha|cacao|fudgy?|oreo|black forest|devil's/,
    colour: '#65402b',
  },
  { words: /tiramisu|coffee|espresso|cappuccino/, colour: '#b58a5f' },
  { words: /matcha|pistachios?|limes?|avocados?|abacate|alpukat|mint/, colour: '#b9cb7d' },
  { words: /blueberr(y|ies)|blackberr(y|ies)|lavender|blackcurrants?|a[cç]a[ií]/, colour: '#9784b8' },
  {
    words:
      /raspberr(y|ies)|strawberr(y|ies)|cherr(y|ies)|rhubarb|cranberr(y|ies)|red velvet|beets?|berr(y|ies)/,
    colour: '#e08a97',
  },
  { words: /lemons?|curd|mango|passion ?fruit|oranges?/, colour: '#f5d569' },
  { words: /pumpkin(?! seeds?)|carrots?|apricots?|peach(es)?/, colour: '#e2a04f' },
  {
    words:
      /(pea|hazel|wal)?nuts?|almonds?|pecans?|caramel|pudim|flan|suspiro|dulce de leche|toffee|maple|watalappan|butterscotch|cinnamon|ginger|snickerdoodles?|tahini|sesame|sunflower/,
    colour: '#cf9f60',
  },
  { words: /cream|cheesecake|yogh?urt|milk|custard/, colour: '#f8ebcb' },
].map(({ words, colour }) => ({ words: wholeWords(words), colour }))

/** Whole words in any alphabet: no lime in limeño, no nut in nutmeg. */
function wholeWords({ source }: RegExp): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'u')
}

/** The colour that the food named as the base gives. */
export function colourOfBase({ ingredient, look }: SeenFood): string {
  return liquidColour(ingredient.food)?.colour ?? look.tint ?? '#f0ddb0'
}

const MILKY = /milk|cream|yogh?urt|skyr|kefir|quark|ricotta|buttermilk|mascarpone|labneh/

/** Fruit that is stirred into milk is as pale as there is milk. */
function baseInMilk(base: SeenFood, { foods }: Dish): string {
  const colour = colourOfBase(base)
  if (!/berry/.test(base.ingredient.class)) return colour
  const milk = foods
    .filter(({ ingredient }) => MILKY.test(ingredient.food))
    .reduce((sum, { gramsPerServing }) => sum + gramsPerServing, 0)
  return mix(colour, '#fbf0e0', (0.8 * milk) / (milk + base.gramsPerServing))
}

/** The colour a sweet's own stuff has: by its title, else by what is stirred into it. */
export function flavourColour(dish: Dish): string {
  if (dish.colour) return dish.colour
  if (dish.base) return baseInMilk(dish.base, dish)
  const hero = dish.foods.find(({ isHero, ingredient }) => isHero && /berry|fruit/.test(ingredient.class))
  if (hero && dish.form.id === 'tart') return liquidColour(hero.ingredient.food)?.colour ?? '#dda758'
  if (dish.form.id === 'tart' && dish.recipe.category !== 'dessert') return SAVORY_TART
  if (dish.form.id === 'custard' && dish.recipe.category !== 'dessert') return SAVORY_CUSTARD
  return titledColour(dish) ?? stirredColour(dish) ?? '#dda758'
}

/** The first flavor that the title names. */
export function titledColour({ title, colour: said }: Dish): string | undefined {
  if (said) return said
  // What comes after `with` lies on top, after `over` below: it flavours nothing.
  const own = title.split(/ with | over | & .*(sauce|topping)/)[0] ?? title
  return FLAVOURS.map(({ words, colour }) => ({ colour, at: own.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.colour
}

/** Baked things are golden first, then of their flavour; cocoa wins over gold. */
export function bakedColour(dish: Dish): string {
  if (dish.colour) return dish.colour
  const flavour = flavourColour(dish)
  return mix('#d99d4e', flavour, colourDistance(flavour, '#5c3622') < 0.2 ? 0.92 : 0.36)
}

/** The colour everything liquid and blended gives together. */
export function stirredColour(dish: Dish): string | undefined {
  if (dish.colour) return dish.colour
  if (dish.base && dish.base.look.part !== 'bed') return baseInMilk(dish.base, dish)
  const parts = dish.foods.flatMap((food) => {
    const stirred =
      food.isBlended ||
      food.look.part === 'liquid' ||
      food.look.part === 'cream' ||
      isPigment(food.ingredient.food)
    const liquid = liquidColour(food.ingredient.food)
    return stirred && liquid && !food.isFinish && !food.isBeside
      ? [{ colour: liquid.colour, weight: liquid.strength * food.gramsPerServing }]
      : []
  })
  return blend(parts)
}

const SAVORY_CUSTARD = '#f3d98b'
const SAVORY_TART = '#ecc468'

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
  if (dish.colour) return dish.colour
  const heaviest = dish.foods
    .filter((food) => BASES[food.ingredient.class] !== undefined)
    .sort((a, b) => b.gramsPerServing - a.gramsPerServing)
  const hero = dish.foods.find(({ isHero }) => isHero)
  const main = hero ?? heaviest.find((food) => food.look.part === 'main') ?? heaviest[0]
  if (main && CURED.test(main.ingredient.food))
    return /salmon/.test(main.ingredient.food) ? '#f0966f' : '#e59c92'
  if (
    main &&
    /tvp|soy-mince|pea-protein|ground|seitan|tempeh|black-/.test(main.ingredient.food) &&
    /tofu|vegetable|seed/.test(main.ingredient.class)
  )
    return '#84573a'
  return BASES[main?.ingredient.class ?? ''] ?? '#cf9b4a'
}

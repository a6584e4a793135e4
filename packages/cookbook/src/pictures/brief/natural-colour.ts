import { liquidColour } from '../foods/liquid-colours.ts'
import type { PictureIngredient } from '../picture-recipe.ts'

/** What a food's inside looks like once it is cut and no skin tells it any more. Asked by id and class. */
const COLOURS: readonly { food: RegExp; colour: string }[] = [
  { food: /smoked-tofu/, colour: '#c08e58' },
  { food: /tempeh/, colour: '#b98c58' },
  { food: /seitan/, colour: '#a9764a' },
  { food: / tofu/, colour: '#f8efd6' },
  { food: /mushroom/, colour: '#a37a52' },
  { food: /tomatillo|green-tomato/, colour: '#9fb54c' },
  { food: /tomato/, colour: '#d8442c' },
  { food: /red-cabbage|radicchio/, colour: '#8a4570' },
  { food: /cabbage|iceberg|coleslaw|brussels-sprout/, colour: '#cfe0a0' },
  { food: /lettuce|romaine|little-gem/, colour: '#8fc05a' },
  { food: /spinach|kale|collard|chard|nettle|watercress| herb/, colour: '#4a8a3a' },
  { food: /zucchini|courgette|cucumber/, colour: '#c9da94' },
  {
    food: /green-(bell-)?pepper|poblano|jalapeno|green-chil|okra|asparagus|green-bean|broccoli|edamame/,
    colour: '#6b9c3d',
  },
  { food: /(yellow|orange)-(bell-)?pepper/, colour: '#f0b02e' },
  { food: /bell-pepper|pimiento|piquillo|pepper$|peppers$|red-chil/, colour: '#cc3a24' },
  { food: /red-onion|shallot/, colour: '#dcb2c8' },
  { food: /scallion|spring-onion|leek|celery(?!-root)|chives/, colour: '#b5d27c' },
  {
    food: /onion|garlic|cauliflower|daikon|kohlrabi|jicama|fennel|turnip|celery-root|celeriac|parsnip|bean-sprout/,
    colour: '#f3ecd0',
  },
  { food: /rutabaga|swede/, colour: '#f0cd84' },
  { food: /carrot|pumpkin|squash|sweet-potato/, colour: '#ee8a30' },
  { food: /radish/, colour: '#f3d3db' },
  { food: /beet/, colour: '#8f1f4d' },
  { food: /eggplant|aubergine/, colour: '#c39a5c' },
  { food: /avocado/, colour: '#b9cf72' },
  { food: /(black|kalamata)-olive/, colour: '#3f333c' },
  { food: /pickle|gherkin|cornichon|olive|caper/, colour: '#8fa544' },
  { food: /mango|papaya|peach|apricot/, colour: '#f2b04a' },
  { food: /apple|pear|coconut/, colour: '#f6edd0' },
  { food: /(^|-)ham(-| |$)|prosciutto/, colour: '#e79c94' },
  { food: /bacon|pastrami|salami|bresaola/, colour: '#a9463c' },
  { food: /(deli|smoked|roast)-(turkey|chicken)/, colour: '#eecbaa' },
  { food: /cheddar|gouda|colby/, colour: '#f2b04c' },
  { food: /parmesan|gruyere|manchego|pecorino|swiss/, colour: '#f3dc9c' },
  { food: / cheese| dairy/, colour: '#fbf5e2' },
  { food: /salmon|trout/, colour: '#f0966f' },
  { food: / (fish|mollusc)/, colour: '#f3e6cf' },
  { food: / crustacean/, colour: '#f0a07c' },
  { food: / (chicken|turkey)/, colour: '#e0bd84' },
  { food: / pork/, colour: '#b9774a' },
  { food: / (beef|lamb|game|duck)/, colour: '#8a4f32' },
  { food: / egg/, colour: '#f3d06a' },
]

export function naturalColour({ food, class: foodClass }: PictureIngredient): string {
  const name = `${food} ${foodClass}`
  return COLOURS.find((one) => one.food.test(name))?.colour ?? liquidColour(food)?.colour ?? '#e0c48a'
}

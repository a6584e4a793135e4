import type { Familiarity } from '@butterleaf/domain/meal-plan/planner/palate'
import type { Cuisine } from '@butterleaf/domain/recipes/cuisines'
import type { Recipe } from './recipe.ts'
import type { Technique } from './technique.ts'

type Judged = Pick<Recipe, 'title' | 'short' | 'cuisine' | 'technique' | 'prepMinutes' | 'cookMinutes'> & {
  ingredients: readonly { food: { id: string } }[]
}

/**
 * How familiar a dish is to a person who shops at an ordinary supermarket in the United States: a guess from its foods, its cuisine
 * and its work, for recipes whose file doesn't say. Each point makes it less so. Who wants what is familiar gets no discovery
 * (HELD-4): so that is each dish of a kind that few know, or with a food that such a supermarket lacks.
 */
export function familiarityOf(recipe: Judged): Familiarity {
  if (holdsRareFood(recipe) || hasForeignName(recipe) || distanceOf(recipe) === farCuisine) return 'discovery'
  const points = foodPoints(recipe) + cuisinePoints(recipe) + workPoints(recipe)
  if (points <= mostOfWeeknight) return 'weeknight'
  return points <= mostOfKnown ? 'known' : 'discovery'
}

const mostOfWeeknight = 1
const mostOfKnown = 3

function foodPoints({ ingredients }: Judged): number {
  const foods = new Set(ingredients.map(({ food }) => food.id))
  return [...foods].filter((id) => uncommonFoods.has(id)).length
}

/** A name in foreign letters is one that few know. */
function cuisinePoints({ cuisine, title }: Judged): number {
  const plain = title.toLowerCase().replace(knownForeignWords, '').replace(/[’–—]/g, '')
  return distanceOf({ cuisine }) + (/[^\p{ASCII}]/u.test(plain) ? 1 : 0)
}

const farCuisine = 2
function distanceOf({ cuisine }: Pick<Recipe, 'cuisine'>): number {
  if (nearCuisines.has(cuisine)) return 0
  return knownCuisines.has(cuisine) ? 1 : farCuisine
}

/** HELD-4: what an ordinary supermarket lacks; the weeknight shelf holds none of it. */
export function holdsRareFood({ ingredients }: Pick<Judged, 'ingredients'>): boolean {
  return ingredients.some(({ food }) => rareFoods.has(food.id))
}

/** "Bap cai xao trung, wok-wilted cabbage": a name before a comma that says nothing of what is in it. */
function hasForeignName({ title, short = '', cuisine, ingredients }: Judged): boolean {
  const [name, ...rest] = title.split(',')
  if (nearCuisines.has(cuisine) || rest.length === 0) return false
  const said = [short, ...rest, ...ingredients.map(({ food }) => food.id)].join(' ').toLowerCase()
  const words = wordsOf(name!)
  return !words.some((word) => said.includes(word.slice(0, lettersOfStem)) || wellKnownNames.has(word))
}

const lettersOfStem = 4
function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}

const wellKnownNames: ReadonlySet<string> = new Set(
  `bibimbap bulgogi curry donburi fajitas falafel goulash kebab kebabs korma masala meatballs moussaka omelet pho porridge ramen
  salad satay schnitzel shakshuka shawarma skewers soup souvlaki stew stroganoff sushi tandoori teriyaki tikka vindaloo`.match(
    /\S+/g,
  ),
)

function workPoints({ technique, prepMinutes, cookMinutes, ingredients }: Judged): number {
  const signs = [
    prepMinutes + cookMinutes > longMinutes,
    ingredients.length > manyIngredients,
    rareTechniques.has(technique),
  ]
  return signs.filter(Boolean).length
}

const longMinutes = 60
const manyIngredients = 13
const rareTechniques: ReadonlySet<Technique> = new Set(['deep-fry', 'slow-cook'])

const knownForeignWords =
  /gruyère|jalapeño|soufflé|sauté(ed)?|purée|crème|fraîche|brûlée|pâté|béarnaise|açaí/g

const nearCuisines: ReadonlySet<Cuisine> = new Set([
  'american',
  'australian',
  'british',
  'french',
  'greek',
  'irish',
  'italian',
  'mediterranean',
  'mexican',
  'southern',
  'tex-mex',
])
const knownCuisines: ReadonlySet<Cuisine> = new Set([
  'austrian',
  'cajun',
  'caribbean',
  'chinese',
  'dutch',
  'german',
  'hawaiian',
  'indian',
  'israeli',
  'japanese',
  'korean',
  'lebanese',
  'moroccan',
  'nordic',
  'polish',
  'portuguese',
  'spanish',
  'swedish',
  'swiss',
  'thai',
  'turkish',
  'vietnamese',
])

/** What an ordinary supermarket seldom has, or few know how to cook. */
const uncommonFoods: ReadonlySet<string> = new Set(
  `
  achiote-paste active-dry-yeast agar-powder aji-amarillo aji-panca-paste aleppo-pepper amchur ancho-chili
  andouille asafoetida baharat bamboo-shoots barberry bean-sprout beef-liver beef-tallow belgian-endive berbere
  birds-eye-chili bitter-melon black-sesame-seed black-soybeans bok-choy brazil-nut bresaola burrata
  canned-mackerel cardamom-pod celeriac chanterelle chayote chicken-liver chinese-black-vinegar chinese-broccoli
  chipotle-in-adobo clam cocoa-butter cocoa-nibs coconut-wrap coconut-yogurt collard-greens curry-leaf
  cuttlefish daikon dashi-powder doubanjiang dried-fenugreek-leaf dried-lime dried-mint dried-porcini
  dried-shiitake dry-hard-cider duck-breast duck-fat duck-leg enoki-mushroom farmer-cheese fennel-bulb
  fermented-black-beans fiber-syrup fish-sauce fontina fresh-chorizo fresh-sardine frisee galangal goat-meat
  gochugaru gochujang grape-leaf green-curry-paste gruyere guajillo-chili guanciale hake-fillet halloumi
  ham-hock harissa hearts-of-palm hemp-heart herring-fillet jicama juniper-berry kala-namak kefir kimchi
  king-oyster-mushroom kohlrabi kombu labneh lamb-shank lemongrass lupin-flour lupini-bean mace mackerel-fillet
  mahi-mahi-fillet makrut-lime-leaf marsala matcha merguez miso monkfish-fillet mussel mustard-greens natto
  nigella-seed nopal nori oat-fiber oaxaca-cheese octopus okra orange-blossom-water oxtail oyster
  oyster-mushroom oyster-sauce padron-pepper paneer pastrami pecorino peppermint-extract perilla-leaf
  pickled-mustard-greens poblano-pepper pomegranate-seed preserved-lemon psyllium-powder pumpkin-seed-butter
  pumpkin-seed-oil quark queso-fresco rabbit ras-el-hanout red-curry-paste red-palm-oil rose-water rutabaga
  saffron salmon-roe salt-cod sambal-oelek savoy-cabbage scotch-bonnet sea-bass-fillet seed-cracker seitan
  sherry-vinegar shichimi-togarashi shirataki-noodles shirataki-rice shrimp-paste sichuan-pepper silken-tofu
  skyr smoked-haddock smoked-mackerel smoked-tofu snapper-fillet sole-fillet soy-mince soy-yogurt squid
  star-anise sumac sunflower-seed-butter sunflower-seed-flour swiss-chard swordfish-steak tamarind-paste tempeh
  thai-basil tofu-puff tomatillo veal-shank vegan-cream vegan-kimchi vegan-mayonnaise vegan-red-curry-paste
  venison-steak vital-wheat-gluten wakame walnut-oil wasabi-paste water-spinach watercress wood-ear zaatar
`.match(/\S+/g),
)

/** Those that one buys elsewhere or by post. */
const rareFoods: ReadonlySet<string> = new Set(
  `
  achiote-paste agar-powder aji-amarillo aji-panca-paste aleppo-pepper amchur asafoetida baharat barberry
  berbere bitter-melon black-soybeans chanterelle chinese-black-vinegar chinese-broccoli coconut-wrap curry-leaf cuttlefish
  dashi-powder doubanjiang dried-fenugreek-leaf dried-lime duck-fat duck-leg enoki-mushroom fermented-black-beans
  fiber-syrup galangal goat-meat grape-leaf guanciale hake-fillet herring-fillet juniper-berry kala-namak
  king-oyster-mushroom kombu labneh lupin-flour lupini-bean mace makrut-lime-leaf matcha merguez monkfish-fillet natto
  nigella-seed nopal oat-fiber octopus orange-blossom-water padron-pepper perilla-leaf pickled-mustard-greens
  preserved-lemon pumpkin-seed-butter pumpkin-seed-oil quark rabbit ras-el-hanout red-palm-oil rose-water salmon-roe
  salt-cod scotch-bonnet sea-bass-fillet seed-cracker shichimi-togarashi shirataki-rice shrimp-paste sichuan-pepper
  smoked-haddock soy-mince sumac sunflower-seed-flour tamarind-paste tofu-puff veal-shank
  vegan-kimchi venison-steak vital-wheat-gluten wakame water-spinach wood-ear zaatar
`.match(/\S+/g),
)

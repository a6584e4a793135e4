import type { Finding } from '../reading/fault.ts'
import type { Food } from './food.ts'
import type { Allergen, Animal } from './food-words.ts'

type Tripwire = { names: RegExp; unless?: RegExp; contains?: Allergen; animals?: readonly Animal[] }

/** Plants with a dairy word in their name. */
const notDairy =
  /\b(coconut|almond|cashew|macadamia|hazelnut|peanut|nut|soy|hemp|oat|rice|cocoa|cacao|vegan|dairy-free|tartar|lettuce|beans?|sunflower|sesame|tahini|seed|shea|apple|fruit)\b/
const meatStock =
  /\b(chicken|beef|veal|lamb|pork|turkey|duck|bone|meat|fish)\b.*\b(stock|broth|bouillon|demi-glace)\b/

/**
 * Finds a name that implies an allergen or an animal which the entry doesn't list. It can't prove an entry right; it catches
 * the slip that would show a dish as safe to a person with an allergy.
 */
const tripwires: readonly Tripwire[] = [
  {
    names:
      /\b(cheese|butter|buttermilk|milk|cream|crème|ghee|yogh?urt|skyr|kefir|whey|casein|mozzarella|burrata|parmesan|pecorino|cheddar|gouda|gruyère|gruyere|emmental|provolone|feta|halloumi|mascarpone|ricotta|paneer|brie|camembert|manchego|quark|labneh)\b/,
    unless: notDairy,
    contains: 'milk',
  },
  {
    names: /\b(eggs?|mayonnaise|aioli|meringue|hollandaise)\b/,
    unless: /\b(vegan|eggplants?|egg-free)\b/,
    contains: 'egg',
  },
  {
    names: /\b(soy sauce|tamari|tofu|tempeh|miso|edamame|soy|soya|teriyaki|hoisin)\b/,
    unless: /\bsoy-free\b/,
    contains: 'soy',
  },
  { names: /\bsoy sauce\b/, unless: /\b(gluten-free|tamari)\b/, contains: 'gluten' },
  {
    names: /\b(wheat|seitan|barley|rye|panko|vital wheat gluten|beer|breadcrumbs?)\b/,
    unless: /\b(gluten-free|buckwheat|pork)\b/,
    contains: 'gluten',
  },
  {
    names: /\b(fish sauce|anchov(y|ies)|worcestershire|bonito|dashi|caviar|roe)\b/,
    unless: /\bvegan\b/,
    contains: 'fish',
    animals: ['fish'],
  },
  { names: /\b(shrimps?|prawns?|crab|lobster|crayfish|langoustines?|krill)\b/, contains: 'crustacean' },
  {
    names: /\b(mussels?|clams?|oysters?|scallops?|squid|calamari|octopus|cuttlefish)\b/,
    unless: /\bmushrooms?\b/,
    contains: 'mollusc',
  },
  {
    names: /\b(almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?|marzipan|pesto)\b/,
    unless: /\bnut-free\b/,
    contains: 'tree-nut',
  },
  { names: /\bpeanuts?\b/, contains: 'peanut' },
  { names: /\b(sesame|tahini|gomasio|za'atar|zaatar|furikake)\b/, contains: 'sesame' },
  { names: /\bmustard\b/, unless: /\bmustard greens?\b/, contains: 'mustard' },
  { names: /\b(celery|celeriac)\b/, contains: 'celery' },
  { names: /\blupine?s?\b/, contains: 'lupin' },
  { names: meatStock, animals: ['derived', 'meat', 'fish'] },
  { names: /\b(gelatine?|collagen|isinglass|aspic)\b/, animals: ['derived', 'meat', 'fish'] },
  {
    names:
      /\b(lard|tallow|suet|schmaltz|dripping|bacon|ham|pancetta|chorizo|salami|prosciutto|pork rinds?)\b/,
    unless: /\b(vegan|vegetarian)\b/,
    animals: ['meat', 'derived'],
  },
]

export function allergenTripwires(food: Food): Finding[] {
  const name = food.name.toLowerCase()
  return tripwires
    .filter(({ names, unless }) => names.test(name) && !unless?.test(name))
    .flatMap(({ contains, animals }) => [
      ...(contains && !food.contains.includes(contains) ? [missingAllergen(food, contains)] : []),
      ...(animals && !animals.includes(food.animal) ? [wrongAnimal(food, animals)] : []),
    ])
}

function missingAllergen({ name }: Food, allergen: Allergen): Finding {
  const what = `"${name}" reads as if it contained ${allergen}, and the entry does not say so.`
  return {
    what,
    remedy: `Add ${allergen} to "contains", or name the food so that nobody takes it for one with ${allergen}.`,
  }
}

function wrongAnimal({ name, animal }: Food, animals: readonly Animal[]): Finding {
  const what = `"${name}" reads as if it came from an animal, and its animal is ${animal}.`
  return { what, remedy: `Write "animal: ${animals[0]}".` }
}

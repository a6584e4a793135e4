import { caloriesOf } from '@butterleaf/domain/nutrition/macros'
import type { Finding } from '../reading/fault.ts'
import type { Food } from './food.ts'
import type { Allergen, Animal } from './food-words.ts'
import { netCarbsPer100g } from './nutrition.ts'

const tolerance = 0.12
/** Lettuce and lemon juice have so few calories that rounding alone changes them by more than 12 %. */
const slackKcal = 10
/** Alcohol, acids and starch that isn't digested: calories that no macro explains, or the other way round. */
const unexplainedClasses = new Set(['alcohol', 'vinegar', 'leavening', 'chocolate', 'thickener'])
const unexplainedNames = /\b(extract|cocoa|wine|beer)\b/

/**
 * The source's kcal against its macros, to catch a mistyped figure. Fiber and polyols are worth anything
 * from 0 to 4 kcal a gram depending on who counts, hence a range: with net carbs at least, with all at most.
 */
export function kcalTripwire(food: Food): Finding[] {
  if (unexplainedClasses.has(food.class) || unexplainedNames.test(food.name)) return []
  const { kcal, fat, carbs, fiber, protein } = food.per100g
  const allCarbs = food.carbBasis === 'us' ? carbs : carbs + fiber
  const least = caloriesOf({ fat, protein, netCarbs: netCarbsPer100g(food) }) * (1 - tolerance) - slackKcal
  const most = caloriesOf({ fat, protein, netCarbs: allCarbs }) * (1 + tolerance) + slackKcal
  if (kcal >= least && kcal <= most) return []
  const range = `${Math.max(0, Math.round(least))} to ${Math.round(most)}`
  const what = `${kcal} kcal do not fit its macros, which give ${range}.`
  return [{ what, remedy: 'Read the source again: one of kcal, fat, carbs, fiber, protein is mistyped.' }]
}

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

type Demand = { contains?: Allergen; animals: readonly Animal[] }

const meat: Demand = { animals: ['meat'] }
/** What a class implies about allergens and animals; a class that isn't listed implies nothing. */
const demands: Readonly<Record<string, Demand>> = {
  beef: meat,
  pork: meat,
  lamb: meat,
  game: meat,
  chicken: meat,
  turkey: meat,
  duck: meat,
  fish: { contains: 'fish', animals: ['fish'] },
  crustacean: { contains: 'crustacean', animals: ['fish'] },
  mollusc: { contains: 'mollusc', animals: ['fish'] },
  dairy: { contains: 'milk', animals: ['dairy', 'derived'] },
  cheese: { contains: 'milk', animals: ['dairy', 'derived'] },
  egg: { contains: 'egg', animals: ['egg'] },
  tofu: { contains: 'soy', animals: ['none'] },
  'tree-nut': { contains: 'tree-nut', animals: ['none'] },
  peanut: { contains: 'peanut', animals: ['none'] },
  'animal-fat': { animals: ['meat', 'derived', 'dairy'] },
  mushroom: { animals: ['none'] },
  fruit: { animals: ['none'] },
  berry: { animals: ['none'] },
  herb: { animals: ['none'] },
}

const animalAllergens: readonly { allergen: Allergen; animals: readonly Animal[] }[] = [
  { allergen: 'milk', animals: ['dairy', 'egg', 'meat', 'fish', 'derived'] },
  { allergen: 'egg', animals: ['egg', 'dairy', 'meat', 'fish', 'derived'] },
  { allergen: 'fish', animals: ['fish', 'meat'] },
  { allergen: 'crustacean', animals: ['fish', 'meat'] },
  { allergen: 'mollusc', animals: ['fish', 'meat'] },
]

/** A food's class, its allergens and its `animal` must agree: diet tags come from all three. */
export function classTripwires(food: Food): Finding[] {
  const demand = demands[food.class.split(':')[0]!]
  const findings: Finding[] = []
  if (demand?.contains && !food.contains.includes(demand.contains)) {
    const what = `its class is ${food.class} and it contains no ${demand.contains}.`
    findings.push({ what, remedy: `Add ${demand.contains} to "contains", or correct the class.` })
  }
  if (demand && !demand.animals.includes(food.animal)) {
    const what = `its class is ${food.class} and its animal is ${food.animal}.`
    findings.push({ what, remedy: `Write "animal: ${demand.animals[0]}", or correct the class.` })
  }
  for (const { allergen, animals } of animalAllergens) {
    if (!food.contains.includes(allergen) || animals.includes(food.animal)) continue
    const what = `it contains ${allergen} and its animal is ${food.animal}.`
    findings.push({ what, remedy: `Write "animal: ${animals[0]}".` })
  }
  return findings
}

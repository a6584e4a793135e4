import type { LeadingFood } from '@butterleaf/domain/meal-plan/planner/menu'
import type { MainProtein } from '@butterleaf/domain/recipes/main-proteins'
import { drinkAndColdForms } from '../pictures/dish/drink-and-cold-forms.ts'
import { eatenNutrition } from './fields/eaten-nutrition.ts'
import type { Recipe, RecipeIngredient } from './recipe.ts'

/** Points a serving from which a dish is level 2 and 3: 100 g of a level-2 food is a point, of a level-3 food two. */
const mediumFrom = 1.2
const dearFrom = 3

/** Saffron is dear by weight and cheap by the pinch, so dearness counts by the grams a serving holds. */
export function priceLevelOf(
  ingredients: readonly Pick<RecipeIngredient, 'food' | 'grams'>[],
  servings: number,
): 1 | 2 | 3 {
  const points = ingredients.reduce(
    (sum, { food, grams }) => sum + ((food.price - 1) * grams) / 100 / servings,
    0,
  )
  if (points < mediumFrom) return 1
  return points < dearFrom ? 2 : 3
}

type Cooked = Pick<Recipe, 'ingredients' | 'discarded'>

const byClass = {
  beef: 'beef',
  pork: 'pork',
  lamb: 'lamb',
  game: 'game',
  chicken: 'chicken',
  turkey: 'turkey',
  duck: 'duck',
  fish: 'fish',
  crustacean: 'shellfish',
  mollusc: 'shellfish',
  egg: 'egg',
  cheese: 'cheese',
  dairy: 'dairy',
  tofu: 'tofu',
  'tree-nut': 'nuts',
  peanut: 'nuts',
  seed: 'seeds',
  supplement: 'powder',
} as const satisfies Record<string, MainProtein>

/** What most of the protein comes from; a tie goes to what is written first. */
export function mainProteinOf(recipe: Cooked): MainProtein {
  const ranked = [...proteinBySource(recipe)].sort((a, b) => b[1] - a[1])
  return ranked[0]?.[0] ?? 'plants'
}

/** In grams. */
function proteinBySource({ ingredients, discarded }: Cooked): ReadonlyMap<MainProtein, number> {
  const grams = new Map<MainProtein, number>()
  for (const row of ingredients) {
    const kind = row.food.class.split(':')[0] as keyof typeof byClass
    const source = byClass[kind] ?? 'plants'
    grams.set(source, (grams.get(source) ?? 0) + eatenNutrition(row, discarded).protein)
  }
  return grams
}

/** Groups of content/food-groups.yaml that the planner's rules read. */
const meatSubstitutes = 'meat-substitutes'
const organMeats = 'organ-meats'

/** Whether tofu and its like are the main: no other source gives more of the protein. */
export function isMeatReplacer({
  ingredients,
  discarded,
}: Pick<Recipe, 'ingredients' | 'discarded'>): boolean {
  const replacers = ingredients.filter(({ food }) => food.groups.includes(meatSubstitutes))
  if (replacers.length === 0) return false
  const protein = replacers.reduce((sum, row) => sum + eatenNutrition(row, discarded).protein, 0)
  const others = proteinBySource({
    ingredients: ingredients.filter((row) => !replacers.includes(row)),
    ...(discarded && { discarded }),
  })
  return protein > 0 && protein >= Math.max(0, ...others.values())
}

/** More than fresh meat or fish can have. */
const sodiumOfCured = 600

/** A dish tastes of fish that gives a third of its protein. */
const leastShareOfFish = 1 / 3

/** What most of the protein comes from, of the foods that nobody wants twice a day; undefined for any other dish. */
export function leadingFoodOf(recipe: Cooked): LeadingFood | undefined {
  const sources = proteinBySource(recipe)
  const all = [...sources.values()].reduce((sum, grams) => sum + grams, 0)
  const cured = recipe.ingredients
    .filter(({ food }) => food.animal === 'meat' && food.per100g.sodium >= sodiumOfCured)
    .reduce((sum, row) => sum + eatenNutrition(row, recipe.discarded).protein, 0)
  if (cured > all / 2) return 'cured-meat'
  const ground = recipe.ingredients
    .filter(({ food }) => food.animal === 'meat' && food.id.startsWith('ground-'))
    .reduce((sum, row) => sum + eatenNutrition(row, recipe.discarded).protein, 0)
  if (ground > all / 2) return 'ground-meat'
  const main = mainProteinOf(recipe)
  const fish = (sources.get('fish') ?? 0) + (sources.get('shellfish') ?? 0)
  if (fish > all * leastShareOfFish) return 'fish'
  return main === 'egg' || main === 'tofu' || main === 'cheese' ? main : undefined
}

export function holdsOrganMeat({ ingredients }: Pick<Recipe, 'ingredients'>): boolean {
  return ingredients.some(({ food }) => food.groups.includes(organMeats))
}

const formsOfDrinks: ReadonlySet<string> = new Set(['smoothie', 'hot-drink'])
const drinkForms = drinkAndColdForms.filter(({ id }) => formsOfDrinks.has(id))

/** By its name, as its picture knows it. */
export function isDrink({ title }: Pick<Recipe, 'title'>): boolean {
  const name = title.toLowerCase().split(' with ')[0]!
  return drinkForms.some(({ title, unless }) => title.test(name) && !unless?.test(name))
}

/** With less a drink stays beside a breakfast. */
const leastProteinOfADrink = 20
const snacks =
  /^(guacamole\b(?!.*\bbowl)|skillet queso|provol(one|eta)\b)|\b(pretzel bites|mozzarella sticks|poppers)\b/

/** PLATE-1: a drink, a dip or a snack that people take beside a meal. A shake with as much protein as a breakfast is one. */
export function isNoMeal({ title, perServing }: Pick<Recipe, 'title' | 'perServing'>): boolean {
  const name = title.toLowerCase().split(' with ')[0]!
  return isDrink({ title }) ? perServing.protein < leastProteinOfADrink : snacks.test(name)
}

/** By its name: what is spooned from a bowl in the morning, and toast that is eaten like it. */
export function isPorridge({ title, meals }: Pick<Recipe, 'title' | 'meals'>): boolean {
  const name = title.toLowerCase().split(' with ')[0]!
  return (
    meals.includes('breakfast') &&
    /porridge|n?oatmeal|overnight|\bchia\b|granola|muesli|cereal|parfait|french toast/.test(name)
  )
}

const sauces =
  /\b(sauce|mayonnaise|aioli|chimichurri|salsa( verde)?|dressing|vinaigrette|pesto|dip|hollandaise|b[ée]arnaise|b[ée]chamel|gravy|romesco|tzatziki|remoulade|ranch|relish|molho|guacamole|crema|(mustard|blue cheese|parmesan|sour|herb|horseradish|chive|thyme|lime|caper) cream|(herb|garlic|cheese|sage|caper|rosemary|chive|lemon|brown) butter)\b/
/** What is mostly sauce itself, and what is eaten from the hand with all that belongs to it. */
const wholeInItself =
  /\b(alfredo|carbonara|soup|gazpacho|bisque|chowder|stew|curry|chili with|stroganoff|korma|masala|sandwich|wraps?|burritos?|quesadillas?)\b/

/** By its name: of a side, whether it is a sauce; of a main, whether it comes with one. */
export function isSauced({ title, meals }: Pick<Recipe, 'title' | 'meals'>): boolean {
  const name = title.toLowerCase()
  if (meals.length > 0) return sauces.test(name) || wholeInItself.test(name)
  const side = name.split(' with ')[0]!
  return side.endsWith(sauces.exec(side)?.[0] ?? '-')
}

const salads =
  /\b(salad|salade|slaw|coleslaw|caesar|arugula|lettuce|romaine|iceberg|horiatiki|fattoush|ni[çc]oise|larb|tabbouleh)\b/

/** By its name: of a side, whether it is a salad; of a main, whether it is one or comes with one. */
export function isSalad({ title, meals }: Pick<Recipe, 'title' | 'meals'>): boolean {
  const name = title.toLowerCase()
  return salads.test(meals.length > 0 ? name : name.split(' with ')[0]!)
}

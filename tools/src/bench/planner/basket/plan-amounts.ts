// What a shopper would laugh at: dozens of eggs for one person, a bathtub of spinach, one dinner all week.
import type { Food } from '@butterleaf/cookbook/foods/food'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { gramsPerUnit } from '@butterleaf/domain/kitchen/measured-food'
import { stockFoodOf } from '@butterleaf/domain/pantry/stock-food'
import type { Plan } from '../judged.ts'
import { weeksOf } from '../plan.ts'

/** What one person eats in a week, however many eat with them. */
export type WeekAmounts = {
  /** Cracked: a yolk and a white of two dishes come from one egg. */
  eggs: number
  /** Of the leafy green there is most of. */
  leafyGreenCups: number
  /** Of 90 g: breakfast links are small. */
  sausages: number
  /** The share of the week's energy that comes from one food, staples left out. */
  largestEnergyShare: number
  largestFood: string
  /** Tofu, tempeh and their like, as one. */
  soyGrams: number
  /** How many foods have more than 1.5 kg, eggs and staples aside, soy as one. */
  bulkFoods: number
}
export type PlanAmounts = {
  weeks: WeekAmounts[]
  /** Days above 500 g of tofu and its like. */
  soyDays: number
  /** Evenings in a row with one dish for dinner, leftovers too. */
  longestDinnerRun: number
}

type Eaten = { food: Food; grams: number }

export const leafyGreens: ReadonlySet<string> = new Set([
  ...['spinach', 'kale', 'swiss-chard', 'collard-greens', 'mustard-greens', 'water-spinach', 'arugula'],
  ...['watercress', 'romaine-lettuce', 'iceberg-lettuce', 'butter-lettuce', 'mixed-salad-leaves'],
  ...['radicchio', 'belgian-endive', 'frisee'],
])
export const sausages: ReadonlySet<string> = new Set([
  ...['breakfast-sausage', 'turkey-sausage', 'italian-sausage', 'bratwurst', 'kielbasa', 'frankfurter'],
  ...['merguez', 'andouille', 'fresh-chorizo'],
])

const sausageGramsOfOne = 90
const soyGramsOfADay = 500
const bulkGramsOfAWeek = 1500

export function planAmounts(plan: Plan<Recipe>): PlanAmounts {
  return {
    weeks: weeksOf(plan).map(amountsOf),
    soyDays: plan.filter((items) => soyGramsOf(eatenIn([items])) > soyGramsOfADay).length,
    longestDinnerRun: longestDinnerRun(plan),
  }
}

function amountsOf(week: Plan<Recipe>): WeekAmounts {
  const eaten = eatenIn(week)
  const cups = eaten.map(({ food, grams }) =>
    leafyGreens.has(food.id) ? grams / gramsPerUnit(food, 'cup')! : 0,
  )
  const sausageGrams = eaten.reduce((sum, { food, grams }) => sum + (sausages.has(food.id) ? grams : 0), 0)
  return {
    eggs: eggsOf(eaten),
    leafyGreenCups: Math.max(0, ...cups),
    sausages: sausageGrams / sausageGramsOfOne,
    ...largestOf(eaten),
    soyGrams: soyGramsOf(eaten),
    bulkFoods: bulkFoodsIn(eaten),
  }
}

/** What is eaten in pieces: milk and yogurt of soy are of its class, too. */
function isSoy({ id, class: kind }: Food): boolean {
  return kind === 'tofu' && id !== 'soy-milk' && id !== 'soy-yogurt'
}

function soyGramsOf(eaten: readonly Eaten[]): number {
  return eaten.reduce((sum, { food, grams }) => (isSoy(food) ? sum + grams : sum), 0)
}

function bulkFoodsIn(eaten: readonly Eaten[]): number {
  const others = eaten.filter(({ food }) => food.id !== 'egg' && !isSoy(food) && !isStaple(food))
  const amounts = [soyGramsOf(eaten), ...others.map(({ grams }) => grams)]
  return amounts.filter((grams) => grams > bulkGramsOfAWeek).length
}

/** What a kitchen has anyway: no row of a list, no food of a week. */
export function isStaple({ id, class: kind, price }: Food): boolean {
  return stockFoodOf({ id, class: kind, price, packs: [] }).isStaple
}

export function eatenIn(week: Plan<Recipe>): Eaten[] {
  const eaten = new Map<string, Eaten>()
  for (const { recipe, servings } of week.flat())
    for (const { food, grams } of recipe.ingredients) {
      const before = eaten.get(food.id)?.grams ?? 0
      eaten.set(food.id, { food, grams: before + (grams * servings) / recipe.servings })
    }
  return [...eaten.values()]
}

export function eggsOf(eaten: readonly Eaten[]): number {
  const parts = eaten.filter(({ food }) => food.comesIn?.whole.id === 'egg')
  const cracked = Math.max(0, ...parts.map(({ food, grams }) => grams / food.comesIn!.gramsFromOne))
  const whole = eaten.find(({ food }) => food.id === 'egg')
  return cracked + (whole ? whole.grams / gramsPerUnit(whole.food, 'piece')! : 0)
}

function largestOf(eaten: readonly Eaten[]): Pick<WeekAmounts, 'largestEnergyShare' | 'largestFood'> {
  const energyOf = ({ food, grams }: Eaten) => (food.per100g.kcal * grams) / 100
  const all = eaten.reduce((sum, each) => sum + energyOf(each), 0)
  const bought = eaten.filter(({ food }) => !isStaple(food))
  const [most] = bought.sort((a, b) => energyOf(b) - energyOf(a))
  return most
    ? { largestEnergyShare: energyOf(most) / all, largestFood: most.food.name }
    : { largestEnergyShare: 0, largestFood: 'nothing' }
}

function longestDinnerRun(plan: Plan<Recipe>): number {
  const dinners = plan.map((items) => items.find(({ meal }) => meal === 'dinner')?.recipe.id)
  let longest = 0
  let run = 0
  for (const [day, dinner] of dinners.entries()) {
    run = dinner === undefined ? 0 : dinner === dinners[day - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

import type {
  DayModel,
  PlanModel,
  PlanRecipe,
  WeekModel,
} from '@butterleaf/api/platform/pdf/models/plan-model'
import type { ItemModel } from '@butterleaf/api/platform/pdf/models/recipe-model'
import type { ListedLine, ShoppingListModel } from '@butterleaf/api/platform/pdf/models/shopping-list-model'
import { drawPlate } from '@butterleaf/cookbook/pictures/draw-plate'
import { cookedRecipe } from '@butterleaf/cookbook/recipes/cooked-recipe'
import { pictureRecipeOf } from '@butterleaf/cookbook/recipes/picture-recipe-of'
import type { Recipe, RecipeIngredient } from '@butterleaf/cookbook/recipes/recipe'
import { stepWords } from '@butterleaf/cookbook/recipes/step-words'
import { addDays, parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { amountText, foodNameFor } from '@butterleaf/domain/kitchen/amount-text'
import { kitchenAmount } from '@butterleaf/domain/kitchen/kitchen-amount'
import { pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { addMacros, noMacros, scaleMacros } from '@butterleaf/domain/nutrition/macros'
import { addNutrients, noNutrients, scaleNutrients } from '@butterleaf/domain/nutrition/nutrients'
import { rangesAround } from '@butterleaf/domain/nutrition/ranges'
import { aisleHeadings } from '@butterleaf/domain/shopping-list/aisles'
import type { ListLine } from '@butterleaf/domain/shopping-list/list-line'
import { shoppingList } from '@butterleaf/domain/shopping-list/shopping-list'

type Slot = { meal: Meal; recipe: Recipe; servings: number; leftoverOfDay?: number }
type Dish = Slot & { day: number }
type Recipes = readonly Recipe[]

const startDate = parseIsoDate('2026-11-23')!
const people = 2
const days = Array.from({ length: 28 }, (_, index) => index)
/** Sunday's dinner is Monday's lunch, and so on: every third lunch is leftovers. */
const isLeftover = (day: number) => day % 7 !== 0 && day % 3 === 0

/** A plan as a caller would describe it, of dishes from all over the corpus; not one the planner would draw. */
export function planModel(recipes: Recipes, system: UnitSystem): PlanModel {
  const slots = days.map((day) => slotsOf(day, recipes))
  const dishes: Dish[] = slots.flatMap((all, day) => all.map((slot) => ({ ...slot, day })))
  const chosen = [...new Set(dishes.map(({ recipe }) => recipe))]
  return {
    people,
    system,
    targets: rangesAround({ calories: 1850, fat: 148, netCarbs: 25, protein: 104 }),
    weeks: [0, 1, 2, 3].map((week) => ({
      ...weekModel(week, slots),
      asks: { rows: 31, minutes: 370, thrownShare: 0.02 },
    })),
    recipes: chosen.map((recipe) => recipeModel(recipe, dishes, system, 'small')),
  }
}

export function itemModel(recipes: Recipes, system: UnitSystem): ItemModel {
  const dishes = slotsOf(1, recipes).map((slot) => ({ ...slot, day: 1 }))
  return { people, system, recipe: recipeModel(dishes[2].recipe, dishes.slice(2, 3), system, 'featured') }
}

export function listModel(recipes: Recipes, system: UnitSystem): ShoppingListModel {
  const week = days.slice(0, 7).flatMap((day) => slotsOf(day, recipes).map((slot) => ({ ...slot, day })))
  const items = week
    .filter(({ leftoverOfDay }) => leftoverOfDay === undefined)
    .map(({ recipe, servings, day, meal }) => ({
      itemId: `${day} ${meal}`,
      recipeTitle: recipe.title,
      factor: (people * servings) / recipe.servings,
      ingredients: recipe.ingredients,
    }))
  const list = shoppingList({ items, ticks: [], ownLines: [] })
  return {
    weekNumber: 1,
    startDate,
    endDate: addDays(startDate, 6),
    people,
    system,
    aisles: list.aisles.map(({ aisle, lines }) => ({
      heading: aisleHeadings[aisle],
      lines: lines.map((line, index) => lineModel(line, index, system)),
    })),
    atHome: [],
    gotIt: [],
    ownLines: [
      { text: 'Kitchen roll', isTicked: false },
      { text: 'Café crème for Zoë', isTicked: true },
    ],
    noLongerNeeded: ['rutabaga'],
  }
}

function lineModel(
  { ingredient, food, toBuy, surplus, items }: ListLine,
  index: number,
  system: UnitSystem,
): ListedLine {
  const said = (amount: Parameters<typeof amountText>[0] | undefined) => amount && amountText(amount)
  const bought = toBuy[system]
  return {
    ingredient: bought ? foodNameFor(bought, food) : ingredient,
    amount: said(bought),
    isTicked: index % 6 === 5,
    surplus: said(surplus[system]),
    recipeTitles: items.map(({ title }) => title),
  }
}

function slotsOf(day: number, recipes: Recipes): Slot[] {
  const of = (meal: Meal, index: number): Slot => {
    const suited = recipes.filter(({ meals }) => meals[0] === meal)
    return { meal, recipe: suited[(index * 37) % suited.length], servings: 1 + (index % 3) / 4 }
  }
  const lunch: Slot = isLeftover(day)
    ? { ...of('dinner', day - 1), meal: 'lunch', leftoverOfDay: day }
    : of('lunch', day)
  const slots = [of('breakfast', day % 12), lunch, of('dinner', day)]
  return day % 4 === 1 ? [...slots, of('dessert', day % 9)] : slots
}

function weekModel(week: number, slots: readonly Slot[][]): Omit<WeekModel, 'asks'> {
  const ofWeek = days.slice(week * 7, week * 7 + 7).map((day) => dayModel(day, slots[day]))
  const sum = ofWeek.map(({ nutrients }) => nutrients).reduce(addNutrients, noNutrients)
  return {
    weekNumber: week + 1,
    days: ofWeek,
    nutrients: scaleNutrients(sum, 1 / ofWeek.length),
    sentences: [],
  }
}

function dayModel(day: number, slots: readonly Slot[]): DayModel {
  const totals = slots.reduce(
    (sum, { recipe, servings }) => addMacros(sum, scaleMacros(recipe.perServing, servings)),
    noMacros,
  )
  return {
    dayNumber: day + 1,
    date: addDays(startDate, day),
    totals,
    nutrients: slots
      .map(({ recipe, servings }) => scaleNutrients(recipe.perServing, servings))
      .reduce(addNutrients, noNutrients),
    slots: slots.map(({ meal, recipe, servings, leftoverOfDay }) => ({
      meal,
      kind: 'dish',
      title: recipe.title,
      recipeId: recipe.id,
      servings,
      leftoverOf: leftoverOfDay === undefined ? undefined : addDays(startDate, leftoverOfDay - 1),
    })),
  }
}

function recipeModel(
  recipe: Recipe,
  dishes: readonly Dish[],
  system: UnitSystem,
  picture: 'small' | 'featured',
): PlanRecipe {
  const eaten = dishes.filter((dish) => dish.recipe === recipe)
  const sizes = [...new Set(eaten.map(({ servings }) => servings))]
  const cookings = sizes.map((servings) => ({
    servings: people * servings,
    eaten: eaten
      .filter((dish) => dish.servings === servings)
      .map(({ day, meal, leftoverOfDay }) => ({
        dayNumber: day + 1,
        date: addDays(startDate, day),
        meal,
        isLeftover: leftoverOfDay !== undefined,
      })),
  }))
  const labels = [...new Set(recipe.ingredients.map(({ group }) => group))]
  return {
    id: recipe.id,
    title: recipe.title,
    picture: drawPlate(pictureRecipeOf(recipe))[picture],
    minutes: recipe.prepMinutes + recipe.cookMinutes,
    restMinutes: recipe.restMinutes,
    perServing: recipe.perServing,
    cookings,
    notes: [],
    groups: labels.map((label) => ({
      label,
      lines: recipe.ingredients
        .filter(({ group }) => group === label)
        .map((ingredient) => ({
          amounts: cookings.map(({ servings }) => amountOf(ingredient, servings / recipe.servings, system)),
          food: ingredient.food.name,
          prep: ingredient.prep,
        })),
    })),
    steps: recipe.steps.map((step) => ({ text: stepWords(step, cookedRecipe(recipe)) })),
  }
}

function amountOf(ingredient: RecipeIngredient, factor: number, system: UnitSystem): string {
  const { food, quantity, grams } = ingredient
  const { unit = pieceUnitOf(food) ?? 'piece' } = ingredient
  const amount = kitchenAmount({ quantity: quantity * factor, unit, grams: grams * factor }, food, system)
  return amount ? amountText(amount) : ''
}

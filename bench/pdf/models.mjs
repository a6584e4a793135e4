import { drawPlate } from '../../packages/cookbook/dist/pictures/draw-plate.js'
import { pictureRecipeOf } from '../../packages/cookbook/dist/recipes/picture-recipe-of.js'
import { stepWords } from '../../packages/cookbook/dist/recipes/step-words.js'
import { addDays } from '../../packages/domain/dist/calendar/iso-date.js'
import { amountText, foodNameFor } from '../../packages/domain/dist/kitchen/amount-text.js'
import { kitchenAmount } from '../../packages/domain/dist/kitchen/kitchen-amount.js'
import { pieceUnitOf } from '../../packages/domain/dist/kitchen/measured-food.js'
import { addMacros, noMacros, scaleMacros } from '../../packages/domain/dist/nutrition/macros.js'
import { rangesAround } from '../../packages/domain/dist/nutrition/ranges.js'
import { aisleHeadings } from '../../packages/domain/dist/shopping-list/aisles.js'
import { shoppingList } from '../../packages/domain/dist/shopping-list/shopping-list.js'

const startDate = '2026-11-23'
const people = 2
const days = Array.from({ length: 28 }, (_, index) => index)
/** Sunday's dinner is Monday's lunch, and so on: every third lunch is leftovers. */
const isLeftover = (day) => day % 7 !== 0 && day % 3 === 0

/** A plan as a caller would describe it, of dishes from all over the corpus; not one the planner would draw. */
export function planModel(recipes, system) {
  const slots = days.map((day) => slotsOf(day, recipes))
  const dishes = slots.flatMap((all, day) => all.map((slot) => ({ ...slot, day })))
  const chosen = [...new Set(dishes.map(({ recipe }) => recipe))]
  return {
    people,
    system,
    targets: rangesAround({ calories: 1850, fat: 148, netCarbs: 25, protein: 104 }),
    weeks: [0, 1, 2, 3].map((week) => ({
      weekNumber: week + 1,
      days: days.slice(week * 7, week * 7 + 7).map((day) => dayModel(day, slots[day])),
    })),
    recipes: chosen.map((recipe) => recipeModel(recipe, dishes, system, 'small')),
  }
}

export function itemModel(recipes, system) {
  const dishes = slotsOf(1, recipes).map((slot) => ({ ...slot, day: 1 }))
  return { people, system, recipe: recipeModel(dishes[2].recipe, dishes.slice(2, 3), system, 'featured') }
}

export function listModel(recipes, system) {
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
    ownLines: [
      { text: 'Kitchen roll', isTicked: false },
      { text: 'Café crème for Zoë', isTicked: true },
    ],
    noLongerNeeded: ['rutabaga'],
  }
}

function lineModel({ ingredient, food, toBuy, surplus, items }, index, system) {
  const said = (amount) => amount && amountText(amount)
  const bought = toBuy[system]
  return {
    ingredient: bought ? foodNameFor(bought, food) : ingredient,
    amount: said(bought),
    isTicked: index % 6 === 5,
    surplus: said(surplus[system]),
    recipeTitles: items.map(({ title, recipeTitle }) => title ?? recipeTitle ?? ''),
  }
}

function slotsOf(day, recipes) {
  const of = (meal, index) => {
    const suited = recipes.filter(({ meals }) => meals[0] === meal)
    return { meal, recipe: suited[(index * 37) % suited.length], servings: 1 + (index % 3) / 4 }
  }
  const lunch = isLeftover(day)
    ? { ...of('dinner', day - 1), meal: 'lunch', leftoverOfDay: day }
    : of('lunch', day)
  const slots = [of('breakfast', day % 12), lunch, of('dinner', day)]
  return day % 4 === 1 ? [...slots, of('dessert', day % 9)] : slots
}

function dayModel(day, slots) {
  const totals = slots.reduce(
    (sum, { recipe, servings }) => addMacros(sum, scaleMacros(recipe.perServing, servings)),
    noMacros,
  )
  return {
    dayNumber: day + 1,
    date: addDays(startDate, day),
    totals,
    slots: slots.map(({ meal, recipe, servings, leftoverOfDay }) => ({
      meal,
      kind: 'dish',
      title: recipe.title,
      recipeId: recipe.id,
      servings,
      leftoverOfDay,
    })),
  }
}

function recipeModel(recipe, dishes, system, picture) {
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
    steps: recipe.steps.map((step) => stepWords(step, recipe)),
  }
}

function amountOf({ food, quantity, unit = pieceUnitOf(food) ?? 'piece', grams }, factor, system) {
  const amount = kitchenAmount({ quantity: quantity * factor, unit, grams: grams * factor }, food, system)
  return amount ? amountText(amount) : ''
}

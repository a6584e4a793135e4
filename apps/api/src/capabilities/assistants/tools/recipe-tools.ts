import { dayCalls, mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { ownRecipeCalls } from '@butterleaf/contract/own-recipes/calls'
import { recipeCalls } from '@butterleaf/contract/recipes/calls'
import { isOwnRecipeId } from '@butterleaf/cookbook/recipes/recipe-id'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { timeSteps } from '@butterleaf/domain/recipes/filters'
import { z } from 'zod'
import { findDayOn, paramsOfDay, readDate, readOpenPlan } from './open-plan.ts'
import { nameDish, sayDish } from './present-day.ts'
import { dayInput, defineTool, mealInput, quoteWords, writtenByPerson } from './tool.ts'
import { sayUndo, writeHandle } from './undo-handle.ts'

const mostFound = 8

export const findRecipes = defineTool({
  name: 'find_recipes',
  title: 'Find a recipe',
  description:
    'Recipes the person may eat, by words and minutes. With a day and a meal, those that fit the rest of that day come first, each with what the day would come to.',
  input: {
    words: z.string().trim().max(100).default(''),
    maxMinutes: z.number().min(1).max(600).optional(),
    meal: mealInput.optional(),
    day: dayInput.optional().describe('With a meal: for that slot of the plan'),
  },
  scopes: ['plan:read'],
  effect: 'reads',
  run: async (session, { words, maxMinutes, meal, day }) => {
    const open = await readOpenPlan(session)
    const time =
      maxMinutes === undefined ? 0 : (timeSteps.findLast((step) => step <= Math.max(15, maxMinutes)) ?? 0)
    const q = JSON.stringify({ search: words, time, ...(meal && !day && { categories: [meal] }) })
    const results =
      meal && day
        ? (
            await session.ask(dayCalls.browse[meal], {
              params: paramsOfDay(open, findDayOn(open, readDate(day, session.today))),
              query: { q },
            })
          ).results
        : (
            await session.ask(mealPlanCalls.browseRecipes, {
              params: { planId: open.plan.id },
              query: { q, sort: 'suits' },
            })
          ).results
    const found = results.slice(0, mostFound).map((card) => ({
      recipeId: card.id,
      dish: nameDish(card.id, card.title),
      minutes: card.prepTime + card.cookTime,
      perServing: card.nutrition,
      ...('fit' in card && { dayWithIt: card.fit }),
    }))
    const lines = results.slice(0, mostFound).map((card) => {
      const fit =
        'fit' in card ? `; the day is ${card.fit.inRange ? 'in range' : 'out of range'} with it` : ''
      const { calories, net_carbs } = card.nutrition
      return `- ${sayDish(card.id, card.title)} (${card.prepTime + card.cookTime} min, ${calories} kcal, ${net_carbs} g net carbs a serving${fit}) [${card.id}]`
    })
    const head = found.length === 0 ? 'No recipe fits. Ask for other words, or more minutes.' : 'Found:'
    return { says: [head, ...lines].join('\n'), data: { recipes: found } }
  },
})

export const readRecipe = defineTool({
  name: 'read_recipe',
  title: 'Read a recipe',
  description: 'The ingredients and steps of a recipe, by its id, and what a serving has.',
  input: {
    recipeId: z.string().min(1).max(100),
    servings: z
      .number()
      .min(0.5)
      .max(50)
      .optional()
      .describe('How many to cook, as the plan has them; as the recipe is written without'),
    units: z.enum(['metric', 'us']).default('metric'),
  },
  scopes: ['plan:read'],
  effect: 'reads',
  run: async (session, { recipeId, servings, units }) => {
    const read = (query: { scale?: string }) =>
      session.ask(recipeCalls.read, { params: { id: recipeId }, query })
    const written = await read({})
    const cooked = servings ?? written.serving
    const recipe =
      cooked === written.serving ? written : await read({ scale: String(cooked / written.serving) })
    const isOwn = isOwnRecipeId(recipe.id)
    const mark = (text: string) => (isOwn ? writtenByPerson(text) : text)
    const say = (text: string) => (isOwn ? quoteWords(text) : text)
    const rows = recipe.ingredients.map((row) => {
      const amount = row.measures[units]?.text
      return [amount, row.ingredient_name, row.extra].filter(Boolean).join(' ')
    })
    const steps = recipe.instructions.map(({ instructions }) => instructions)
    const { calories, net_carbs, fat, protein } = recipe.nutrition
    return {
      says: [
        `${say(recipe.title)}: ${servingsText(cooked)}, ${recipe.prepTime} min to prepare and ${recipe.cookTime} min to cook.`,
        `A serving has ${calories} kcal, ${net_carbs} g net carbs, ${fat} g fat, ${protein} g protein.`,
        ...rows.map((row) => `- ${say(row)}`),
        ...steps.map((step, index) => `${index + 1}. ${say(step)}`),
      ].join('\n'),
      data: {
        recipeId: recipe.id,
        dish: mark(recipe.title),
        servings: cooked,
        prepMinutes: recipe.prepTime,
        cookMinutes: recipe.cookTime,
        perServing: recipe.nutrition,
        ingredients: rows.map(mark),
        steps: steps.map(mark),
      },
    }
  },
})

export const saveRecipe = defineTool({
  name: 'save_recipe',
  title: 'Save a recipe',
  description:
    'Add a recipe of the person’s own from its text: a title, ingredients and steps. Its figures are computed from the lines that are understood. Answers with how to undo it.',
  input: { text: z.string().trim().min(1).max(20_000) },
  scopes: ['recipes:write'],
  effect: 'changes',
  run: async (session, { text }) => {
    const { recipes } = await session.ask(ownRecipeCalls.createFromText, { body: { text } })
    const [recipe] = recipes
    if (!recipe) return { says: 'No recipe was found in this text.', data: {} }
    const undo = writeHandle({ kind: 'recipe', recipeId: recipe.id })
    const { perServing, missing, lineCount } = recipe
    const figures = perServing
      ? `A serving has ${perServing.calories} kcal and ${perServing.net_carbs} g net carbs`
      : 'How many servings it makes isn’t known yet, so no figures are'
    return {
      says: `Saved: ${quoteWords(recipe.title)}, ${lineCount} lines, ${missing} of them not understood. ${figures}.\n${sayUndo(undo)}`,
      data: {
        recipeId: recipe.id,
        dish: writtenByPerson(recipe.title),
        lineCount,
        missing,
        perServing,
        undo,
      },
    }
  },
})

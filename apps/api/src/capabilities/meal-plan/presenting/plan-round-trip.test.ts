import type { MealPlan as WirePlan } from '@butterleaf/contract/meal-plan/calls'
import { decodeItemView } from '@butterleaf/contract/meal-plan/codecs/item-view-codec'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { decodeCard } from '@butterleaf/contract/recipes/card-codec'
import type { RecipeId } from '@butterleaf/cookbook/recipes/recipe'
import { fixtureRecipe } from '@butterleaf/cookbook/testing/fixture-recipe'
import { dayFit } from '@butterleaf/domain/meal-plan/fit'
import { helpingsOf, isFilled } from '@butterleaf/domain/meal-plan/item'
import { allItems } from '@butterleaf/domain/meal-plan/places'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { generatedTemplate, templateOf } from '@butterleaf/domain/meal-plan/testing/invented-template'
import { type Step, stepNames, tries } from '@butterleaf/domain/meal-plan/testing/random-steps'
import { meals } from '@butterleaf/domain/meals/meals'
import { shownMacros } from '@butterleaf/domain/nutrition/macros'
import { fillInDefaults } from '@butterleaf/domain/onboarding/defaults'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { fullQuestionnaire } from '@butterleaf/domain/onboarding/testing/full-questionnaire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presentCard } from '#capabilities/recipes/operations.ts'
import { openCookbook } from '#platform/recipes/cookbook.ts'
import type { LoadedPlan } from '../plan.ts'
import { showingFor } from '../showing.ts'
import { planBytes } from './plan-bytes.ts'
import { presentItemView } from './present-item.ts'

const starts = [templateOf(['rrrrrrr', 'rrs.k..']), templateOf(['ccccrrr']), generatedTemplate()]

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom(...stepNames, 'feed', 'feed', 'feed'),
  dayNumber: fc.integer({ min: 1, max: 9 }),
  meal: fc.constantFrom(...meals),
  daysBefore: fc.integer({ min: 0, max: 3 }),
  fromMeal: fc.constantFrom(...meals),
  recipeId: fc.constantFrom('stew', 'soup'),
  servings: fc.constantFrom(0.5, 0.75, 1, 2.5),
  steps: fc.integer({ min: -3, max: 3 }),
})

const anyTemplate: fc.Arbitrary<Template> = fc
  .record({ start: fc.constantFrom(...starts), steps: fc.array(step, { maxLength: 20 }) })
  .map(({ start, steps }) =>
    steps.reduce<Template>((template, each) => {
      const outcome = tries[each.name](template, each)
      return outcome.ok ? outcome.template : template
    }, start),
  )

const anyAnswers: fc.Arbitrary<Questionnaire> = fc
  .record({
    people: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    bodyFatPercent: fc.option(fc.integer({ min: 15, max: 40 }), { nil: undefined }),
    units: fc.constantFrom('us', 'metric'),
    ageYears: fc.integer({ min: 18, max: 80 }),
    avoidedFoods: fc.uniqueArray(fc.constantFrom('egg', 'kale', 'cream')),
  })
  .map((own): Questionnaire => ({ ...fullQuestionnaire, ...own }))

/** A recipe for every dish of the template, no two with the same figures. */
function loaded(template: Template, answers: Questionnaire): LoadedPlan {
  const ids = new Set(
    allItems(template).flatMap(({ item }) =>
      isFilled(item) ? helpingsOf(item).map(({ recipeId }) => recipeId) : [],
    ),
  )
  const recipes = [...ids].map((id, at) =>
    fixtureRecipe({
      id: id as RecipeId,
      slug: `dish-${at}`,
      servings: 1 + (at % 4),
      foods: [[{}, 101.7 + 37.3 * at]],
    }),
  )
  const [liked, avoided] = recipes
  const at = '2026-03-02T09:00:00.000Z'
  const interactions = [
    ...(liked ? [{ recipeId: liked.id, type: 'like' as const, at }] : []),
    ...(avoided ? [{ recipeId: avoided.id, type: 'dislike' as const, at }] : []),
  ]
  const active = { template, seed: 'seed', listId: template.id }
  return {
    plan: { userId: 'user', id: 'plan', version: 7, answers, interactions, active },
    cookbook: openCookbook({ foods: [], recipes, publicSlugs: [], foodGroups: [] }),
  }
}

function decoded(plan: LoadedPlan) {
  const answer: WirePlan = JSON.parse(planBytes().whole(plan).toString())
  const back = decodePlan(answer)
  if (!back) throw new Error('The template is lost')
  return back
}

/** The time allowed is for a busy machine. */
describe('a plan that is presented and decoded', { timeout: 30_000 }, () => {
  it('[API-1] is the same plan: its template, answers and what was said of recipes', () => {
    fc.assert(
      fc.property(anyTemplate, anyAnswers, (template, answers) => {
        const given = loaded(template, answers)
        const back = decoded(given)
        expect(back).toMatchObject({ id: 'plan', version: 7 })
        expect(back.template).toEqual(template)
        expect(fillInDefaults(back.answers)).toEqual(fillInDefaults(answers))
        expect(back.interactions.map(({ recipeId, type }) => [recipeId, type])).toEqual(
          given.plan.interactions.map(({ recipeId, type }) => [recipeId, type]),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('[PLAN-1] has the card of every dish, and every day’s figures as the server shows them', () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        const given = loaded(template, fullQuestionnaire)
        const back = decoded(given)
        const { recipes } = given.cookbook
        expect(back.cards).toEqual(
          Object.fromEntries(recipes.map((recipe) => [recipe.id, decodeCard(presentCard(recipe))])),
        )
        const { macrosOf, ranges } = showingFor(given.plan, given.cookbook)
        for (const day of back.template.weeks.flatMap(({ days }) => days)) {
          const { actual, inRange } = dayFit(day, macrosOf, ranges)
          expect(fitOfDay(back, day)).toMatchObject({ actual: shownMacros(actual), inRange })
        }
      }),
      { numRuns: 40 },
    )
  })

  it('[ITEM-6] each of its items has a page, with the recipe where there is one', () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        const { plan, cookbook } = loaded(template, fullQuestionnaire)
        for (const found of allItems(template).slice(0, 30)) {
          const page = decodeItemView(presentItemView(found, template, showingFor(plan, cookbook)))
          expect(page.item).toEqual(found.item)
          expect(page.recipe?.id).toBe(isFilled(found.item) ? found.item.recipeId : undefined)
        }
      }),
      { numRuns: 10 },
    )
  })
})

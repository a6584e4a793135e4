import type { MealPlan as WirePlan } from '@butterleaf/contract/meal-plan/calls'
import { applyPlanChanges } from '@butterleaf/contract/meal-plan/codecs/apply-plan-changes'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import type { PlanChanges } from '@butterleaf/contract/meal-plan/plan-schema'
import type { RecipeId } from '@butterleaf/cookbook/recipes/recipe'
import { fixtureRecipe } from '@butterleaf/cookbook/testing/fixture-recipe'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { allItems } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { generatedTemplate, templateOf } from '@butterleaf/domain/meal-plan/testing/invented-template'
import { type Step, stepNames, tries } from '@butterleaf/domain/meal-plan/testing/random-steps'
import { meals } from '@butterleaf/domain/meals/meals'
import { fullQuestionnaire } from '@butterleaf/domain/onboarding/testing/full-questionnaire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openCookbook } from '#platform/recipes/cookbook.ts'
import type { LoadedPlan } from '../plan.ts'
import { openPlanCache, type PlanCache } from '../plan-cache.ts'
import { planBytes } from './plan-bytes.ts'

const starts = [templateOf(['rrrrrrr', 'rrs.k..']), templateOf(['ccccrrr']), generatedTemplate()]
const ids = new Set(starts.flatMap(allItems).flatMap(({ item }) => (isFilled(item) ? [item.recipeId] : [])))
const recipes = [...new Set([...ids, 'stew', 'soup'])].map((id, at) =>
  fixtureRecipe({
    id: id as RecipeId,
    slug: `dish-${at}`,
    servings: 1 + (at % 4),
    foods: [[{}, 90 + 31 * at]],
  }),
)
const cookbook = openCookbook({ foods: [], recipes, publicSlugs: [], foodGroups: [] })

/** One thing that happens: an edit, another answer of the person, or a recipe they like; and what becomes of its message. */
type Happening = Readonly<{
  step: Step
  what: 'step' | 'people' | 'like'
  message: 'comes' | 'is lost' | 'comes twice' | 'comes late'
}>
const happening: fc.Arbitrary<Happening> = fc.record({
  step: fc.record({
    name: fc.constantFrom(...stepNames, 'feed', 'feed', 'feed'),
    dayNumber: fc.integer({ min: 1, max: 9 }),
    meal: fc.constantFrom(...meals),
    daysBefore: fc.integer({ min: 0, max: 3 }),
    fromMeal: fc.constantFrom(...meals),
    recipeId: fc.constantFrom('stew', 'soup'),
    servings: fc.constantFrom(0.5, 0.75, 1, 2.5),
    steps: fc.integer({ min: -3, max: 3 }),
  }),
  what: fc.constantFrom('step', 'step', 'step', 'step', 'step', 'step', 'people', 'like'),
  message: fc.constantFrom('comes', 'comes', 'comes', 'is lost', 'comes twice', 'comes late'),
})

function startOf(template: Template): LoadedPlan {
  const active = { template, seed: 'seed', listId: template.id }
  return {
    plan: { userId: 'user', id: 'plan', version: 1, answers: fullQuestionnaire, interactions: [], active },
    cookbook,
  }
}

function after({ plan }: LoadedPlan, { step, what }: Happening): LoadedPlan {
  const version = plan.version + 1
  if (what === 'people')
    return { plan: { ...plan, version, answers: { ...plan.answers, people: version } }, cookbook }
  if (what === 'like') {
    const like = { recipeId: 'stew', type: 'like', at: '2026-03-02T09:00:00.000Z' } as const
    return { plan: { ...plan, version, interactions: plan.interactions.length > 0 ? [] : [like] }, cookbook }
  }
  const outcome = tries[step.name](plan.active.template, step)
  const template =
    outcome.ok && outcome.template.id === plan.active.template.id ? outcome.template : undefined
  return {
    plan: { ...plan, version, active: { ...plan.active, template: template ?? plan.active.template } },
    cookbook,
  }
}

/** As another process wrote it, and this one reads it. */
function readAgain({ plan, cookbook: same }: LoadedPlan): LoadedPlan {
  return { plan: structuredClone(plan), cookbook: same }
}

function openServer(cache: PlanCache) {
  const bytes = planBytes()
  return {
    whole: (loaded: LoadedPlan): WirePlan => {
      const { id, userId, version } = loaded.plan
      cache.noteSent(userId, { id, version, edition: cookbook.edition })
      return JSON.parse(bytes.whole(loaded).toString())
    },
    changes: (loaded: LoadedPlan, since: number): PlanChanges | undefined => {
      const changed = cache.changesSince(loaded, since)
      return changed && JSON.parse(bytes.changes(loaded, changed).toString())
    },
  }
}

/** The time allowed is for a busy machine. */
describe('a plan that is told by its changes', { timeout: 60_000 }, () => {
  it('[DAY-11] is the whole plan, whatever was lost, late or told twice', () => {
    let told = 0
    const happenings = fc.array(happening, { minLength: 1, maxLength: 25 })
    fc.assert(
      fc.property(fc.constantFrom(...starts), happenings, fc.boolean(), (template, all, isOfAnother) => {
        const cache = openPlanCache()
        const server = openServer(cache)
        let now = startOf(template)
        cache.set(now)
        let client = server.whole(now)
        let late: PlanChanges | undefined
        for (const one of all) {
          const next = after(now, one)
          now = isOfAnother ? readAgain(next) : next
          cache.set(now)
          const changes = server.changes(now, client.version)
          if (one.message === 'is lost') continue
          if (changes && one.message === 'comes late') {
            late = changes
            continue
          }
          const messages = [
            ...(late ? [late] : []),
            changes,
            ...(one.message === 'comes twice' ? [changes] : []),
          ]
          late = undefined
          for (const message of messages) {
            const applied = message && applyPlanChanges(client, message)
            if (applied && applied !== client) told += 1
            client = applied ?? server.whole(now)
          }
          const whole = server.whole(now)
          expect(client).toEqual(whole)
          expect(decodePlan(client)).toEqual(decodePlan(whole))
        }
      }),
      { numRuns: 25 },
    )
    expect(told).toBeGreaterThan(50)
  })

  it('[DAY-11] of another plan, or after a gap, applies to nothing', () => {
    const cache = openPlanCache()
    const server = openServer(cache)
    const first = startOf(starts[0]!)
    cache.set(first)
    const client = server.whole(first)
    const next = { plan: { ...first.plan, version: 2 }, cookbook }
    cache.set(next)
    const changes = server.changes(next, 1)!
    expect(applyPlanChanges(client, changes)?.version).toBe(2)
    expect(applyPlanChanges({ ...client, version: 0 }, changes)).toBeUndefined()
    expect(applyPlanChanges({ ...client, id: 'another' }, changes)).toBeUndefined()
    expect(
      applyPlanChanges({ ...client, templates: [{ ...client.templates[0]!, id: 't' }] }, changes),
    ).toBeUndefined()
  })

  it('[DAY-11] is not known to a process that has sent no whole plan, nor past what it remembers', () => {
    const cache = openPlanCache()
    const server = openServer(cache)
    let now = startOf(starts[0]!)
    cache.set(now)
    now = { plan: { ...now.plan, version: 2 }, cookbook }
    cache.set(now)
    expect(server.changes(now, 1)).toBeUndefined()
    server.whole(now)
    for (let version = 3; version < 60; version += 1) {
      now = { plan: { ...now.plan, version }, cookbook }
      cache.set(now)
    }
    expect(server.changes(now, 2)).toBeUndefined()
    expect(server.changes(now, 60)).toBeUndefined()
    expect(server.changes(now, 40)).toMatchObject({ since: 40, version: 59, days: [] })
  })
})

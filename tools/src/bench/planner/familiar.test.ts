import { compileCookbook } from '@butterleaf/cookbook/corpus/compile-cookbook'
import { holdsRareFood } from '@butterleaf/cookbook/recipes/familiarity'
import { expect, test } from 'vitest'
import { root } from '../../../../scripts/setup/steps.mjs'
import { totalsOf } from './plan.ts'
import { drawProfiles, publicSeed } from './profiles.ts'
import { daysOfWeek, deviationOf } from './rules.ts'
import { kitchenOf, ways } from './ways.ts'

const people = 40

test(`[HELD-4] ${people} people’s months hold nothing strange, but for the one new dish a week of those who want it`, {
  timeout: 120_000,
}, () => {
  const cookbook = compileCookbook(root)
  const kitchen = kitchenOf(cookbook.recipes)
  const { profiles } = drawProfiles(people, String(publicSeed), cookbook)
  const familiarKitchen = kitchenOf(cookbook.recipes.filter((recipe) => !isStrange(recipe)))
  const strangeWeeks = profiles.flatMap((person) => {
    const { adventure } = person.questionnaire
    if (adventure === 'surprise') return []
    const { plan } = ways.planner(person, kitchen)
    const found = [0, 1, 2, 3].flatMap((week) => {
      const strange = plan
        .slice(week * daysOfWeek, (week + 1) * daysOfWeek)
        .flat()
        .filter(({ parent, recipe }) => !parent && isStrange(recipe) && !person.liked.includes(recipe.id))
      return strange.length > (adventure === 'new-each-week' ? 1 : 0)
        ? [
            `${person.name} (${adventure}), week ${week + 1}: ${strange.map(({ meal, recipe }) => `${meal} ${recipe.title}`).join('; ')}`,
          ]
        : []
    })
    // Days in range come first: without strange dishes this person has fewer.
    if (found.length === 0) return []
    const familiar = ways.planner(person, familiarKitchen).plan
    const isAllInRange = familiar.every((items) => deviationOf(totalsOf(items), person.ranges) === 0)
    return isAllInRange ? found : []
  })
  expect(strangeWeeks).toEqual([])
})

function isStrange(recipe: ReturnType<typeof compileCookbook>['recipes'][number]): boolean {
  return recipe.familiarity === 'discovery' || holdsRareFood(recipe)
}

import { compileCookbook } from '@butterleaf/cookbook/corpus/compile-cookbook'
import { holdsRareFood } from '@butterleaf/cookbook/recipes/guesses/familiarity'
import { expect, test } from 'vitest'
import { root } from '../../../../scripts/setup/steps.mjs'
import { drawProfiles, publicSeed } from './profiles.ts'
import { daysOfWeek } from './rules.ts'
import { kitchenOf, ways } from './ways.ts'

const people = 40

test(`[HELD-4] ${people} people’s months hold nothing strange, but for the one new dish a week of those who want it`, {
  timeout: 120_000,
}, () => {
  const cookbook = compileCookbook(root)
  const kitchen = kitchenOf(cookbook.recipes)
  const { profiles } = drawProfiles(people, String(publicSeed), cookbook)
  const strangeWeeks = profiles.flatMap((person) => {
    const { adventure } = person.questionnaire
    if (adventure === 'surprise') return []
    const { plan } = ways.planner(person, kitchen)
    return [0, 1, 2, 3].flatMap((week) => {
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
  })
  expect(strangeWeeks).toEqual([])
})

function isStrange(recipe: ReturnType<typeof compileCookbook>['recipes'][number]): boolean {
  return recipe.familiarity === 'discovery' || holdsRareFood(recipe)
}

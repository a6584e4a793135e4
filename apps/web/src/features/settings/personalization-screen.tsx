import Coffee from 'virtual:lucide/coffee'
import CookingPot from 'virtual:lucide/cooking-pot'
import CreditCard from 'virtual:lucide/credit-card'
import Flame from 'virtual:lucide/flame'
import Ruler from 'virtual:lucide/ruler'
import Users from 'virtual:lucide/users'
import Vegan from 'virtual:lucide/vegan'
import { namesAtTable } from '@butterleaf/domain/meal-plan/shown/names-at-table'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { peopleOf, type Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { lazy, Suspense } from 'react'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/surface/card.tsx'
import { PageHeading } from './personalization/page-heading.tsx'
import { SettingsLink } from './settings-link.tsx'

/** Lazy: the first view of the screen doesn't need it. */
const LazyPlanAskLine = lazy(() => import('#lib/meal-plan/asks/plan-ask-line.tsx'))

const modeWords = { generated: 'We customize your plan', own: 'You build your own plan' } as const
const goalWords = { lose: 'Lose weight', maintain: 'Maintain', gain: 'Gain muscle' } as const

/** TOG-3: with who eats along, by name. */
function peopleText(people: number, names: readonly string[]): string {
  const count = people === 1 ? 'one' : people
  if (names.length === 0) return `Cooking for ${count}`
  return people === 1 ? joinWords(['You', ...names]) : `Cooking for ${count}, and for ${joinWords(names)}`
}

/** [SET-2] [MAP-5] What a plan is made of, each with how it stands; the account's part of it is led to. */
export default function PersonalizationScreen() {
  const { plan } = usePlan()
  const { answers } = plan
  const { calories } = rangesOf(answers)
  return (
    <>
      <PageHeading title="Personalization">
        What your plan is made from. Change any of it; days you’ve completed stay as you ate them.
      </PageHeading>
      <div data-columns className="grid gap-4 xl:grid-cols-2 xl:items-start">
        <Card padding="none" as="section" aria-label="Your plan" className="divide-y divide-hairline">
          <SettingsLink
            to={paths['settings.resources.preferences']}
            Icon={CookingPot}
            title="How you cook and shop"
            note={modeWords[answers.mode]}
          />
          <SettingsLink
            to={paths['settings.resources.food']}
            Icon={Vegan}
            title="What you eat and avoid"
            note={avoidedText(answers)}
          />
          <SettingsLink
            to={paths['settings.resources.profile']}
            Icon={Flame}
            title="Macros and goal"
            note={`${goalWords[answers.goal]}, ${calories.minimum.toLocaleString()} to ${calories.maximum.toLocaleString()} kcal a day`}
          />
          <SettingsLink
            to={paths['settings.resources.preferences.scaling']}
            Icon={Users}
            title="People"
            note={peopleText(peopleOf(answers), namesAtTable(plan))}
          />
          <SettingsLink
            to={paths['settings.resources.extras']}
            Icon={Coffee}
            title="Every day’s extras"
            note="Coffee with cream, a glass of wine on Fridays: what you have anyway"
          />
          <SettingsLink
            to={paths['settings.account.subscription']}
            Icon={CreditCard}
            title="Plan and billing"
            note="What you pay, how, and your invoices"
          />
          <SettingsLink
            to={paths.settings}
            Icon={Ruler}
            title="Units and theme"
            note="Pounds or kilograms, light or dark"
          />
        </Card>
        <Card as="section" aria-label="What your plan asks" className="grid gap-1">
          <h2 className="text-lg">What your plan asks in four weeks</h2>
          <div className="min-h-11">
            <Suspense>
              <LazyPlanAskLine />
            </Suspense>
          </div>
        </Card>
      </div>
    </>
  )
}

function avoidedText({ diets, exclusions, avoidedFoods }: Questionnaire): string {
  const count = diets.length + exclusions.length + avoidedFoods.length
  return count === 0 ? 'Nothing is kept out' : `${count} ${count === 1 ? 'thing is' : 'things are'} kept out`
}

import BookOpen from 'virtual:lucide/book-open'
import Coffee from 'virtual:lucide/coffee'
import Flame from 'virtual:lucide/flame'
import Heart from 'virtual:lucide/heart'
import History from 'virtual:lucide/rotate-ccw-clock'
import SlidersHorizontal from 'virtual:lucide/sliders-horizontal'
import Users from 'virtual:lucide/users'
import { likedRecipes } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { lazy, Suspense } from 'react'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { PlanPdfButton } from '#lib/meal-plan/plan-pdf-button.tsx'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/surface/card.tsx'
import { PageHeading } from './personalization/page-heading.tsx'
import { SettingsLink } from './settings-link.tsx'

/** Lazy: the first view of the screen doesn't need it. */
const LazyPlanAskLine = lazy(() => import('#lib/meal-plan/asks/plan-ask-line.tsx'))

const modeWords = { generated: 'We customize your plan', own: 'You build your own plan' } as const
const goalWords = { lose: 'Lose weight', maintain: 'Maintain', gain: 'Gain muscle' } as const

/** [SET-2] The four things a plan is made of, each with how it stands, and what changed in it (LIFE-8). */
export default function PersonalizationScreen() {
  const { plan } = usePlan()
  const { answers: questionnaire, interactions } = plan
  const people = peopleOf(questionnaire)
  const { calories } = rangesOf(questionnaire)
  const liked = likedRecipes(plan).size
  return (
    <>
      <PageHeading title="Personalization">
        What your plan is made from. Change any of it; days you’ve completed stay as you ate them.
      </PageHeading>
      <div data-columns className="grid gap-4 xl:grid-cols-2 xl:items-start">
        <Card padding="none" as="section" aria-label="Your plan" className="divide-y divide-hairline">
          <SettingsLink
            to={paths['settings.resources.preferences']}
            Icon={SlidersHorizontal}
            title="Preferences"
            note={modeWords[questionnaire.mode]}
          />
          <SettingsLink
            to={paths['settings.resources.preferences.scaling']}
            Icon={Users}
            title="People"
            note={people === 1 ? 'Cooking for one' : `Cooking for ${people}`}
          />
          <SettingsLink
            to={paths['settings.resources.profile']}
            Icon={Flame}
            title="Macros"
            note={`${goalWords[questionnaire.goal]}, ${calories.minimum.toLocaleString()} to ${calories.maximum.toLocaleString()} kcal a day`}
          />
          <SettingsLink
            to={paths['settings.resources.interactions']}
            Icon={Heart}
            title="Liked and avoided"
            note={`${liked} liked, ${interactions.length - liked} avoided`}
          />
          <SettingsLink
            to={paths['settings.resources.extras']}
            Icon={Coffee}
            title="Every day’s extras"
            note="Coffee with cream, a glass of wine on Fridays: what you have anyway"
          />
          <SettingsLink
            to={paths['app.recipes.yours']}
            Icon={BookOpen}
            title="Your recipes"
            note="Bring your own, and plan and cook them like ours"
          />
          <SettingsLink
            to={paths['settings.resources.history']}
            Icon={History}
            title="History"
            note="What changed in your plan, to bring back"
          />
        </Card>
        <div className="grid gap-4">
          <Card as="section" aria-label="What your plan asks" className="grid gap-1">
            <h2 className="text-lg">What your plan asks</h2>
            <div className="min-h-11">
              <Suspense>
                <LazyPlanAskLine />
              </Suspense>
            </div>
          </Card>
          <Card
            as="section"
            aria-label="On paper"
            className="flex flex-wrap items-center justify-between gap-3"
          >
            <p className="min-w-0 flex-[1_1_12rem] text-sm text-muted">
              All four weeks, every day and every recipe, as one file.
            </p>
            <PlanPdfButton />
          </Card>
        </div>
      </div>
    </>
  )
}

import LineChart from 'virtual:lucide/chart-line'
import Target from 'virtual:lucide/target'
import { type MacroName, macroNames, shownMacro } from '@butterleaf/domain/nutrition/macros'
import { energySharesOf, type MacroRanges, type Range } from '@butterleaf/domain/nutrition/ranges'
import { splitQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { lazy, Suspense } from 'react'
import { paths } from '#lib/paths.ts'
import { questionnaireOf } from '#lib/personality/answers/questionnaire-of.ts'
import { heightFaults, weightFault } from '#lib/personality/answers/typed-body.ts'
import { PreviewCard } from '#lib/personality/outcome/preview-card.tsx'
import { GenderStep } from '#lib/personality/steps/choice-steps.tsx'
import { GoalStep } from '#lib/personality/steps/goal-step.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { SettingsLink } from '../settings-link.tsx'
import { AnswersForm, useEditedAnswers } from './answers-form.tsx'
import { PageHeading } from './page-heading.tsx'

const AboutStep = lazy(() => import('#lib/personality/steps/about-step.tsx'))
const BodyFatStep = lazy(() => import('#lib/personality/steps/body-fat-step.tsx'))

/** [SET-2] [SET-4] The body, the goal and what follows from them, as it is typed. */
export default function ProfileScreen() {
  const { madeFrom, saved, answers, change, reset } = useEditedAnswers('settings.profile.2')
  const profileOf = (from: typeof saved) => splitQuestionnaire(questionnaireOf(from)).profile
  const isChanged = JSON.stringify(profileOf(answers)) !== JSON.stringify(profileOf(saved))
  // Ranges that a plan was eased to hold for the answers they were eased for.
  const wanted = completeQuestionnaire(isChanged ? { ...madeFrom, ...profileOf(answers) } : madeFrom)
  const isFine =
    wanted.ok && !weightFault(answers.weight) && Object.keys(heightFaults(answers.height)).length === 0
  const question = { answers, change }
  return (
    <>
      <PageHeading title="Macros and goal">
        What a day should hold follows from these. Save, and the days ahead are planned again to fit.
      </PageHeading>
      <AnswersForm
        questionnaire={isFine ? wanted.questionnaire : null}
        isChanged={isChanged}
        onSaved={reset}
        onDiscard={reset}
      >
        <section
          data-columns
          aria-label="What this means"
          className="grid content-start gap-4 xl:sticky xl:top-6 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-start"
        >
          <PreviewCard answers={answers} />
          <RangesCard ranges={rangesOf(wanted.ok ? wanted.questionnaire : madeFrom)} isStale={!isFine} />
        </section>
        <Card as="section" aria-label="Your body" className="grid gap-5">
          <h2 className="text-xl">Your body</h2>
          <GenderStep {...question} />
          <Suspense fallback={<BodySkeleton />}>
            <AboutStep {...question} isSilent />
            <BodyFatStep {...question} />
          </Suspense>
        </Card>
        <Card as="section" aria-label="Goal and activity" className="grid gap-5">
          <h2 className="text-xl">Goal and activity</h2>
          <GoalStep {...question} />
        </Card>
        <Card padding="none" as="section" aria-label="Your weight" className="divide-y divide-hairline">
          <SettingsLink
            to={paths['settings.account.weightTracker']}
            Icon={Target}
            title="Weight goal"
            note="A weight and a date to steer by"
          />
          <SettingsLink
            to={paths['app.weight-tracker']}
            Icon={LineChart}
            title="What was learned"
            note="What your body seems to use, from your weigh-ins"
          />
        </Card>
      </AnswersForm>
    </>
  )
}

/** Fields to type in are heavy, and come a moment after what they lead to. */
function BodySkeleton() {
  return (
    <Loading label="Loading the questions" className="grid gap-5">
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Loading>
  )
}

const words = {
  calories: { label: 'Calories', unit: 'kcal', fill: 'bg-line' },
  fat: { label: 'Fat', unit: 'g', fill: 'bg-butter' },
  netCarbs: { label: 'Net carbs', unit: 'g', fill: 'bg-leaf' },
  protein: { label: 'Protein', unit: 'g', fill: 'bg-paprika' },
} as const satisfies Record<MacroName, object>

interface RangesCardProps {
  ranges: MacroRanges
  /** The answers don't come to anything yet: these are the plan's own. */
  isStale: boolean
}

/** [SET-2] [SET-4] Between what and what a day may lie, and what that leaves room for. */
function RangesCard({ ranges, isStale }: RangesCardProps) {
  const shares = energySharesOf(ranges)
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">What a day may hold</h2>
      <dl className="grid gap-3">
        {macroNames.map((name) => (
          <RangeRow key={name} name={name} range={ranges[name]} />
        ))}
      </dl>
      <p className="text-pretty text-sm text-muted">
        {isStale
          ? 'These are your plan’s ranges now. Yours appear once every answer is there.'
          : `A day counts as on target anywhere in these ranges. They leave room for ${shareText(shares.fat)} of a day’s energy from fat and ${shareText(shares.protein)} from protein; net carbs stay at ${shares.netCarbs.maximum}% or less. Fewer net carbs always fit.`}
      </p>
    </Card>
  )
}

function RangeRow({ name, range }: { name: MacroName; range: Range }) {
  const { label, unit, fill } = words[name]
  const shown = (amount: number) => shownMacro(name, amount).toLocaleString()
  const text =
    range.minimum > 0 ? `${shown(range.minimum)} to ${shown(range.maximum)}` : `Up to ${shown(range.maximum)}`
  // A little room beyond the most, so that the end of the range is seen as one.
  const scale = range.maximum * 1.15 || 1
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-bold tabular-nums">
        {text} {unit}
      </dd>
      <dd
        aria-hidden
        className="relative col-span-2 h-2 overflow-hidden rounded-full bg-hairline forced-colors:border"
      >
        <span
          className={`absolute inset-y-0 rounded-full ${fill}`}
          style={{
            left: `${(100 * range.minimum) / scale}%`,
            right: `${100 - (100 * range.maximum) / scale}%`,
          }}
        />
      </dd>
    </div>
  )
}

/** "65 to 82%". */
function shareText({ minimum, maximum }: Range): string {
  return minimum === maximum ? `${maximum}%` : `${minimum} to ${maximum}%`
}

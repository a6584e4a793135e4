import { splitQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { lazy, Suspense } from 'react'
import { questionnaireOf } from '#lib/personality/answers/questionnaire-of.ts'
import { heightFaults, weightFault } from '#lib/personality/answers/typed-body.ts'
import { PreviewCard } from '#lib/personality/outcome/preview-card.tsx'
import { GenderStep } from '#lib/personality/steps/gender-step.tsx'
import { GoalStep } from '#lib/personality/steps/goal-step.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { AnswersForm } from './answers-form.tsx'
import { PageHeading } from './page-heading.tsx'
import { RangesCard } from './ranges-card.tsx'
import { useEditedAnswers } from './use-edited-answers.ts'

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
      <PageHeading title="Macros">
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

import { splitQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { type ReactNode, Suspense } from 'react'
import { questionnaireOf } from '#lib/personality/answers/questionnaire-of.ts'
import type { StepProps } from '#lib/personality/steps/step-props.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { AnswersForm, useEditedAnswers } from './answers-form.tsx'

/**
 * [SET-2] Preferences of which a page shows a part. All pages edit one draft, so that what was begun on one is saved with the other
 * and never taken back by it; the body behind the targets stays as it is.
 */
export function PreferencesForm({ children }: { children: (question: StepProps) => ReactNode }) {
  const { madeFrom, saved, answers, change, reset } = useEditedAnswers('settings.preferences.2')
  const preferencesOf = (from: typeof saved) => splitQuestionnaire(questionnaireOf(from)).preferences
  const wanted = completeQuestionnaire({
    ...splitQuestionnaire(madeFrom).profile,
    ...preferencesOf(answers),
    people: madeFrom.people,
  })
  const isChanged = JSON.stringify(preferencesOf(answers)) !== JSON.stringify(preferencesOf(saved))
  return (
    <AnswersForm
      questionnaire={wanted.ok ? wanted.questionnaire : null}
      isChanged={isChanged}
      onSaved={reset}
      onDiscard={reset}
    >
      <div data-columns className="grid gap-5 xl:col-span-2 xl:grid-cols-2 xl:items-start">
        {children({ answers, change })}
      </div>
    </AnswersForm>
  )
}

/** A group of questions. */
export function QuestionCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="grid gap-5">
      <h2 className="text-xl">{title}</h2>
      <Suspense fallback={<Skeleton shape="block" />}>{children}</Suspense>
    </Card>
  )
}

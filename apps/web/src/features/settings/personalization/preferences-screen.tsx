import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { mainMeals } from '@butterleaf/domain/meals/meals'
import { splitQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { lazy, type ReactNode, Suspense } from 'react'
import { questionnaireOf } from '#lib/personality/answers/questionnaire-of.ts'
import { DessertStep, ModeStep, UnitStep } from '#lib/personality/steps/choice-steps.tsx'
import { LazyAllergiesStep, LazyTasteQuestions, LazyYourWeek } from '#lib/personality/steps/late-steps.ts'
import { MealStep } from '#lib/personality/steps/meal-step.tsx'

import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { AnswersForm, useEditedAnswers } from './answers-form.tsx'
import { PageHeading } from './page-heading.tsx'

const MineralAim = lazy(() => import('./mineral-aim.tsx'))
const SnackRoomChoice = lazy(() => import('./snack-room-choice.tsx'))

/** [SET-2] Unit, mode, meals, and what must stay out; the body behind the targets stays as it is. */
export default function PreferencesScreen() {
  const { madeFrom, saved, answers, change, reset } = useEditedAnswers('settings.preferences.2')
  const preferencesOf = (from: typeof saved) => splitQuestionnaire(questionnaireOf(from)).preferences
  const wanted = completeQuestionnaire({
    ...splitQuestionnaire(madeFrom).profile,
    ...preferencesOf(answers),
    people: madeFrom.people,
  })
  const isChanged = JSON.stringify(preferencesOf(answers)) !== JSON.stringify(preferencesOf(saved))
  const question = { answers, change }
  return (
    <>
      <PageHeading title="Preferences">
        How you measure, how your meals should go, and what never comes to your table.
      </PageHeading>
      <AnswersForm
        questionnaire={wanted.ok ? wanted.questionnaire : null}
        isChanged={isChanged}
        onSaved={reset}
        onDiscard={reset}
      >
        <div data-columns className="grid gap-5 xl:col-span-2 xl:grid-cols-2 xl:items-start">
          <div className="grid gap-5">
            <Part title="How you cook and shop">
              <LazyYourWeek {...question} />
            </Part>
            {answers.mode === 'generated' &&
              mainMeals.map((meal) => (
                <Part key={meal} title={mealWords[meal]}>
                  <MealStep meal={meal} {...question} />
                </Part>
              ))}
            <Part title="Meal plan">
              <ModeStep {...question} />
            </Part>
            <Part title="Units">
              <UnitStep {...question} />
            </Part>
          </div>
          <div className="grid gap-5">
            <Part title="Dessert">
              <DessertStep {...question} />
            </Part>
            <Part title="Room for snacks">
              <SnackRoomChoice {...question} />
            </Part>
            <Part title="What you like">
              <LazyTasteQuestions {...question} />
            </Part>
            <Part title="Minerals and fiber">
              <Suspense fallback={<div className="min-h-40" />}>
                <MineralAim {...question} />
              </Suspense>
            </Part>
            <Part title="Allergies and foods to avoid">
              <LazyAllergiesStep {...question} />
            </Part>
          </div>
        </div>
      </AnswersForm>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="grid gap-5">
      <h2 className="text-xl">{title}</h2>
      <Suspense fallback={<Skeleton shape="block" />}>{children}</Suspense>
    </Card>
  )
}

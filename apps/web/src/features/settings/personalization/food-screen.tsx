import { lazy } from 'react'
import { LazyAllergiesStep, LazyTasteQuestions } from '#lib/personality/steps/late-steps.ts'
import { PageHeading } from './page-heading.tsx'
import { PreferencesForm, QuestionCard } from './preferences-form.tsx'

const MineralAim = lazy(() => import('./mineral-aim.tsx'))

/** [SET-2] [MAP-5] What comes to the table gladly, and what never does. */
export default function FoodScreen() {
  return (
    <>
      <PageHeading title="What you eat and avoid">
        What you like, what your dishes should bring, and what never comes to your table.
      </PageHeading>
      <PreferencesForm>
        {(question) => (
          <>
            <div className="grid gap-5">
              <QuestionCard title="Allergies and foods to avoid">
                <LazyAllergiesStep {...question} />
              </QuestionCard>
            </div>
            <div className="grid gap-5">
              <QuestionCard title="What you like">
                <LazyTasteQuestions {...question} />
              </QuestionCard>
              <QuestionCard title="Minerals and fiber">
                <MineralAim {...question} />
              </QuestionCard>
            </div>
          </>
        )}
      </PreferencesForm>
    </>
  )
}

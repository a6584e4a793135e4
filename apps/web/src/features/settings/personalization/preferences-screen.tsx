import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { mainMeals } from '@butterleaf/domain/meals/meals'
import { lazy } from 'react'
import { DessertStep, ModeStep } from '#lib/personality/steps/choice-steps.tsx'
import { LazyYourWeek } from '#lib/personality/steps/late-steps.ts'
import { MealStep } from '#lib/personality/steps/meal-step.tsx'
import { PageHeading } from './page-heading.tsx'
import { PreferencesForm, QuestionCard } from './preferences-form.tsx'

const SnackRoomChoice = lazy(() => import('./snack-room-choice.tsx'))

/** [SET-2] [MAP-5] The rhythm of the week, the meals, and who chooses the dishes. */
export default function PreferencesScreen() {
  return (
    <>
      <PageHeading title="How you cook and shop">
        How often you cook and shop, how long it may take, and how your meals should go.
      </PageHeading>
      <PreferencesForm>
        {(question) => (
          <>
            <div className="grid gap-5">
              <QuestionCard title="Your week">
                <LazyYourWeek {...question} />
              </QuestionCard>
              <QuestionCard title="Meal plan">
                <ModeStep {...question} />
              </QuestionCard>
              <QuestionCard title="Dessert">
                <DessertStep {...question} />
              </QuestionCard>
              <QuestionCard title="Room for snacks">
                <SnackRoomChoice {...question} />
              </QuestionCard>
            </div>
            <div className="grid gap-5">
              {question.answers.mode === 'generated' &&
                mainMeals.map((meal) => (
                  <QuestionCard key={meal} title={mealWords[meal]}>
                    <MealStep meal={meal} {...question} />
                  </QuestionCard>
                ))}
            </div>
          </>
        )}
      </PreferencesForm>
    </>
  )
}

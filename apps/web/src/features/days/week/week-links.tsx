import { PlanPdfButton } from '#lib/meal-plan/plan-pdf-button.tsx'
import { AllRecipesLink } from './all-recipes-link.tsx'

/** The ways from a week to all recipes and to the plan on paper. */
export default function WeekLinks() {
  return (
    <>
      <AllRecipesLink />
      <PlanPdfButton />
    </>
  )
}

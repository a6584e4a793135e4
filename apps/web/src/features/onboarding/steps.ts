import { decodePersonality } from '@butterleaf/contract/onboarding/personality-codec'
import type { MainMeal } from '@butterleaf/domain/meal-plan/meals'
import { type PersonField, personFaults } from '@butterleaf/domain/nutrition/person-faults'
import { mealFaults } from '@butterleaf/domain/onboarding/meal-faults'
import { personOf } from '@butterleaf/domain/onboarding/person-of'
import type { Answers } from '#lib/personality/answers/answers.ts'
import { flatPersonality } from '#lib/personality/answers/flat-personality.ts'
import { heightFaults, weightFault } from '#lib/personality/answers/typed-body.ts'

/** ONB-1, in the order asked. */
export const steps = [
  'gender',
  'unit',
  'about',
  'body-fat',
  'goal',
  'mode',
  'breakfast',
  'lunch',
  'dinner',
  'dessert',
  'allergies',
  'done',
] as const
export type Step = (typeof steps)[number]

const ownPlanLeavesOut: readonly Step[] = ['breakfast', 'lunch', 'dinner']

/** ONB-2. */
export function stepsOf({ mode }: Pick<Answers, 'mode'>): readonly Step[] {
  return mode === 'own' ? steps.filter((step) => !ownPlanLeavesOut.includes(step)) : steps
}

/** ONB-5: undefined when nothing is left to answer. */
export function firstIncompleteStep(answers: Answers): Step | undefined {
  return stepsOf(answers).find((step) => !isComplete(step, answers))
}

/** ONB-5: the step itself if all before it are complete, else the one to go to instead. */
export function openStep(asked: Step | undefined, answers: Answers): Step {
  if (asked === undefined) return steps[0]
  const own = stepsOf(answers)
  const first = firstIncompleteStep(answers) ?? 'done'
  // ONB-2: a meal that a plan of one's own doesn't ask about.
  const meant = own.includes(asked) ? asked : 'dessert'
  return own.indexOf(meant) <= own.indexOf(first) ? meant : first
}

const personFieldsOf: Readonly<Partial<Record<Step, readonly PersonField[]>>> = {
  gender: ['gender'],
  about: ['ageYears', 'weight', 'heightCm'],
  'body-fat': ['bodyFatPercent'],
  goal: ['activity', 'goal', 'deficitPercent', 'proteinPerLeanPound', 'netCarbsGrams'],
}

/** ONB-3: by the same rules the server refuses by. */
export function isComplete(step: Step, answers: Answers): boolean {
  switch (step) {
    case 'unit':
      return answers.unit !== null
    case 'about':
      return !hasPersonFault(step, answers) && !isBeyondItsUnit(answers)
    case 'mode':
      return answers.mode !== null
    case 'breakfast':
    case 'lunch':
    case 'dinner':
      return !hasScheduleFault(step, answers)
    case 'dessert':
      return answers.wantsDessert !== null
    case 'done':
      return answers.startDate !== ''
    default:
      return !hasPersonFault(step, answers)
  }
}

function hasPersonFault(step: Step, answers: Answers): boolean {
  const fields = personFieldsOf[step] ?? []
  return personFaults(personOf(decodePersonality(flatPersonality(answers)))).some(({ field }) =>
    fields.includes(field),
  )
}

/** VAL-1 is a little narrower in pounds than in kilograms. */
function isBeyondItsUnit({ weight, height }: Answers): boolean {
  return weightFault(weight) !== undefined || Object.keys(heightFaults(height)).length > 0
}

function hasScheduleFault(asked: MainMeal, answers: Answers): boolean {
  const { meals } = decodePersonality(flatPersonality(answers))
  return mealFaults(meals, 'generated').some(({ meal }) => meal === asked)
}

/** ONB-13: where a field the server refused is asked. */
export function stepOfField(field: string): Step | undefined {
  const [name = '', meal] = field.split('.')
  if (name === 'schedules') return steps.find((step) => step === meal)
  return stepsOfFields[name]
}

const stepsOfFields: Readonly<Record<string, Step>> = {
  gender: 'gender',
  unit: 'unit',
  age: 'about',
  weight: 'about',
  height: 'about',
  bodyFat: 'body-fat',
  motive: 'goal',
  activityLevel: 'goal',
  deficit: 'goal',
  protein: 'goal',
  carbs: 'goal',
  nutrition: 'goal',
  mode: 'mode',
  budget: 'dessert',
  allergen: 'allergies',
  intolerance: 'allergies',
  avoidedIngredients: 'allergies',
}

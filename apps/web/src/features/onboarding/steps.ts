import type { Meal } from '@butterleaf/domain/meals/meals'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import {
  type QuestionnaireFault,
  questionnaireFaults,
} from '@butterleaf/domain/onboarding/questionnaire-faults'
import { paths } from '#lib/paths.ts'
import type { Answers } from '#lib/personality/answers/answers.ts'
import { questionnaireOf } from '#lib/personality/answers/questionnaire-of.ts'
import { heightFaults, weightFault } from '#lib/personality/answers/typed-body.ts'
import { answerOfField } from '#lib/personality/outcome/plan-outcome.ts'

/** ONB-1, in the order asked. */
export const steps = [
  'gender',
  'unit',
  'about',
  'body-fat',
  'goal',
  'mode',
  'rhythm',
  'breakfast',
  'lunch',
  'dinner',
  'dessert',
  'allergies',
  'done',
] as const
export type Step = (typeof steps)[number]

const ownPlanLeavesOut: readonly Step[] = ['rhythm', 'breakfast', 'lunch', 'dinner']

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

/** Where each answer is asked; of meals each at its own. How many are cooked for, and who eats along, is asked in the settings. */
const stepsOfAnswers: Readonly<
  Record<Exclude<keyof PartialQuestionnaire, 'meals' | 'people' | 'table'>, Step>
> = {
  gender: 'gender',
  units: 'unit',
  ageYears: 'about',
  weight: 'about',
  heightCm: 'about',
  bodyFatPercent: 'body-fat',
  activity: 'goal',
  goal: 'goal',
  deficitPercent: 'goal',
  proteinPerLeanPound: 'goal',
  netCarbsGrams: 'goal',
  ranges: 'goal',
  mode: 'mode',
  prefersCheap: 'dessert',
  diets: 'allergies',
  exclusions: 'allergies',
  avoidedFoods: 'allergies',
  avoidedGroups: 'allergies',
  lacksEquipment: 'allergies',
  likedCuisines: 'mode',
  dislikedCuisines: 'mode',
  adventure: 'mode',
  shopping: 'rhythm',
  weekdayMinutes: 'rhythm',
  aimsForMinerals: 'mode',
  sodiumLimitMg: 'mode',
  snackRoom: 'mode',
}

/** ONB-3: by the same rules the server refuses by. */
export function isComplete(step: Step, answers: Answers): boolean {
  const { meals } = answers
  if (step === 'done') return answers.startDate !== ''
  if (step === 'dessert') return meals.dessert?.isWanted !== undefined
  if (step === 'about' && isBeyondItsUnit(answers)) return false
  return !questionnaireFaults(questionnaireOf(answers)).some((fault) => stepOfFault(fault) === step)
}

/** VAL-1 is a little narrower in pounds than in kilograms. */
function isBeyondItsUnit({ weight, height }: Answers): boolean {
  return weightFault(weight) !== undefined || Object.keys(heightFaults(height)).length > 0
}

/** Ranges follow from answers that are fine each by itself: only the server tells that they don't go together. */
function stepOfFault(fault: QuestionnaireFault): Step | undefined {
  if (fault.about === 'ranges') return undefined
  if (fault.about === 'snackRoom') return stepOfAnswer(fault.about)
  return fault.about === 'meals' ? fault.meal : stepOfAnswer(fault.field)
}

/** ONB-13: where a field the server refused is asked. */
export function stepOfField(field: string): Step | undefined {
  const found = answerOfField(field)
  return found && stepOfAnswer(found.answer, found.meal)
}

function stepOfAnswer(answer: keyof PartialQuestionnaire, meal?: Meal): Step | undefined {
  if (answer === 'meals') return meal
  return answer === 'people' || answer === 'table' ? undefined : stepsOfAnswers[answer]
}

type StepWords = { title: string; lead: string }

export const stepWords: Readonly<Record<Step, StepWords>> = {
  gender: {
    title: 'Male or female?',
    lead: 'Energy needs differ a little. We use this for your estimates and nothing else.',
  },
  unit: { title: 'How do you measure?', lead: 'Change it any time: what you typed stays exactly as it was.' },
  about: {
    title: 'About your body',
    lead: 'We use these to set your calories and protein. Change them any time.',
  },
  'body-fat': { title: 'Body fat', lead: 'An estimate from your answers. If you know better, move it.' },
  goal: { title: 'What are your end goals?', lead: 'This decides how much a day should hold.' },
  mode: { title: 'Meal plan', lead: 'Which would you prefer?' },
  rhythm: {
    title: 'How do you cook?',
    lead: 'This decides what a week asks of you: how much to buy, and how long in the kitchen.',
  },
  breakfast: { title: 'Breakfast', lead: 'How your mornings should go.' },
  lunch: { title: 'Lunch', lead: 'The one in the middle.' },
  dinner: { title: 'Dinner', lead: 'How your days should end.' },
  dessert: { title: 'Dessert', lead: 'Something sweet fits into keto too, once or twice a week.' },
  allergies: {
    title: 'Allergies / Avoid Foods',
    lead: 'What you mark here never comes into your plan, whatever else changes.',
  },
  done: {
    title: 'That’s all we need',
    lead: 'Choose the day you start. You can do any day later than planned.',
  },
}

export function pathOfStep(step: Step): string {
  return paths[`onboarding-${step}`]
}

export function stepAt(pathname: string): Step | undefined {
  const address = pathname.replace(/\/$/, '')
  return steps.find((step) => pathOfStep(step) === address)
}

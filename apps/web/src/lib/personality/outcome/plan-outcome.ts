import type { WireRelaxation } from '@butterleaf/contract/meal-plan/nothing-fits-schema'
import { decodeMacros, wireNames } from '@butterleaf/contract/nutrition/macros-codec'
import { decodeField } from '@butterleaf/contract/onboarding/personality-faults'
import { applyRelaxation } from '@butterleaf/contract/onboarding/relaxation-change'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { macroWords, totalsText } from '@butterleaf/domain/nutrition/certificate-text'
import { type MacroName, type Macros, macroNames } from '@butterleaf/domain/nutrition/macros'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { type ApiProblem, isProblem } from '#lib/api/api-problem.ts'

export type PlanOutcome =
  | { kind: 'made'; plan: MealPlan }
  | { kind: 'exists' }
  | ({ kind: 'nothing-fits' } & NothingFits)

/** Every answer to a sent personality that there is a way on from; others are thrown. */
export async function readPlanOutcome(answer: Promise<MealPlan>): Promise<PlanOutcome> {
  try {
    return { kind: 'made', plan: await answer }
  } catch (error) {
    // Another device or tab was first: it made the first plan, or replaced this one.
    if (isProblem(error, 'plan-exists', 'change-refused', 'conflict')) return { kind: 'exists' }
    const nothingFits = readNothingFits(error)
    if (!nothingFits) throw error
    return { kind: 'nothing-fits', ...nothingFits }
  }
}

/** What could be asked less, as a choice to press, and what that brings. */
export type RelaxationChoice = Readonly<{
  id: string
  text: string
  gain: string
  /** The answers with that much less asked. */
  relax: (answers: PartialQuestionnaire) => PartialQuestionnaire
}>

/** PLAN-5: what the server says when no plan fits. */
export type NothingFits = {
  nearest: Macros
  blocking: MacroName | undefined
  relaxations: readonly RelaxationChoice[]
}

/** Undefined of any other error. */
export function readNothingFits(error: unknown): NothingFits | undefined {
  return isProblem(error, 'nothing-fits') ? nothingFitsIn(error) : undefined
}

function nothingFitsIn({ details }: ApiProblem): NothingFits | undefined {
  const { nearest, blocking, relaxations } = details
  if (!(nearest && blocking && relaxations)) return undefined
  return {
    nearest: decodeMacros(nearest),
    blocking: macroNames.find((macro) => wireNames[macro] === blocking),
    relaxations: relaxations.map(decodeRelaxation),
  }
}

function decodeRelaxation({ change, ...choice }: WireRelaxation): RelaxationChoice {
  return { ...choice, relax: (answers) => applyRelaxation(answers, change) }
}

/** "The nearest day comes to 1,905 kcal, …: net carbs is what keeps it out." */
export function nearestDayText({ nearest, blocking }: NothingFits): string {
  const trouble = blocking ? ` The trouble is the ${macroWords[blocking]}.` : ''
  return `The nearest day we found has ${totalsText(nearest)}.${trouble}`
}

/** ONB-13: the answer that is meant by a field the server refused. */
export function answerOfField(
  field: string,
): { answer: keyof PartialQuestionnaire; meal?: Meal } | undefined {
  return decodeField(field)
}

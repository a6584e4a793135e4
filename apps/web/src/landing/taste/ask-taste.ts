import { mealPlanCalls, type Taste } from '@butterleaf/contract/meal-plan/calls'
import type { Problem } from '@butterleaf/contract/problem'
import { readProblemKind } from '@butterleaf/contract/problem-kind'
import type { ProblemKind } from '@butterleaf/contract/problem-kinds'
import type { TasteAsked } from '../../site/site-data.ts'
import type { TasteFault } from './taste-question.ts'

export type TasteAnswer =
  | { ok: true; taste: Taste }
  | { ok: false; message: string; faults: readonly TasteFault[] }

/** The form's fields by the API's names; only the form knows units. */
const fieldOf: Readonly<Record<string, string>> = { age: 'age', motive: 'goal', activityLevel: 'activity' }

export async function askTaste(asked: TasteAsked): Promise<TasteAnswer> {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  try {
    const answer = await fetch(`${mealPlanCalls.readTaste.path}?${query}`)
    if (answer.ok) return { ok: true, taste: (await answer.json()) as Taste }
    return toTasteAnswer((await answer.json()) as Problem)
  } catch {
    return {
      ok: false,
      message: 'We can’t reach the kitchen. Check your connection and try again.',
      faults: [],
    }
  }
}

function toTasteAnswer(problem: Problem): TasteAnswer {
  const { errors = [] } = problem
  const faults = errors.flatMap(({ field, message }) => {
    const named = fieldOf[field]
    return named ? [{ field: named, message }] : []
  })
  return { ok: false, message: messageFor(readProblemKind(problem), errors.length > faults.length), faults }
}

function messageFor(kind: ProblemKind, isOfAll: boolean): string {
  switch (kind) {
    case 'too-many-requests':
      return 'That was a lot of days at once. Give it a minute, then try again.'
    case 'invalid-input':
      return isOfAll
        ? 'No day can be planned for these numbers together. Is one of them off?'
        : 'One of your numbers needs another look.'
    case 'nothing-suitable':
      return 'No day of ours fits these numbers. In a whole plan you choose what may give.'
    default:
      return 'The kitchen is busy. Try again in a moment.'
  }
}

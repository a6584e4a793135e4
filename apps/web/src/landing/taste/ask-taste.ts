import { mealPlanCalls, type Taste } from '@butterleaf/contract/meal-plan/calls'
import type { Problem } from '@butterleaf/contract/problem'
import type { TasteAsked } from '../../site/site-data.ts'
import type { TasteFault } from './taste-question.ts'

export type TasteAnswer =
  | { ok: true; taste: Taste }
  | { ok: false; message: string; faults: readonly TasteFault[] }

/** The form's fields by the names the API has for them; of units the form alone knows. */
const fieldOf: Readonly<Record<string, string>> = { age: 'age', motive: 'goal', activityLevel: 'activity' }

export async function askTaste(asked: TasteAsked): Promise<TasteAnswer> {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  try {
    const answer = await fetch(`${mealPlanCalls.readTaste.path}?${query}`)
    if (answer.ok) return { ok: true, taste: (await answer.json()) as Taste }
    return refused(answer.status, (await answer.json()) as Problem)
  } catch {
    return {
      ok: false,
      message: 'We can’t reach the kitchen. Check your connection and try again.',
      faults: [],
    }
  }
}

function refused(status: number, { errors = [] }: Problem): TasteAnswer {
  const faults = errors.flatMap(({ field, message }) => {
    const named = fieldOf[field]
    return named ? [{ field: named, message }] : []
  })
  return { ok: false, message: messageFor(status, errors.length > faults.length), faults }
}

function messageFor(status: number, isOfAll: boolean): string {
  if (status === 429) return 'That was a lot of days at once. Give it a minute, then try again.'
  if (status === 400 && isOfAll)
    return 'No day can be planned for these numbers together. Is one of them off?'
  if (status === 400) return 'One of your numbers needs another look.'
  if (status === 422) return 'No day of ours fits these numbers. In a whole plan you choose what may give.'
  return 'The kitchen is busy. Try again in a moment.'
}

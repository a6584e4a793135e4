/** Whether its reader lets this site count pages. It says nothing of a person. */
export const countingChoiceKey = 'butterleaf.counting'

export type CountingChoice = 'yes' | 'no'

export function keptCountingChoice(): CountingChoice | undefined {
  try {
    const kept = localStorage.getItem(countingChoiceKey)
    return kept === 'yes' || kept === 'no' ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepCountingChoice(choice: CountingChoice): void {
  try {
    localStorage.setItem(countingChoiceKey, choice)
  } catch {
    // Storage refused: the next page asks again.
  }
}

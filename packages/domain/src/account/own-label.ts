import { normaliseName } from './person-name.ts'

export const ownLabelMaxLength = 60

/** What a person calls a passkey or a token of theirs, as it is stored; undefined when nothing is left of what was typed, or too much. */
export function readOwnLabel(typed: string): string | undefined {
  const label = normaliseName(typed)
  return label.length > 0 && label.length <= ownLabelMaxLength ? label : undefined
}

import { normaliseName } from './person-name.ts'

export const passkeyNameMaxLength = 60

/** As it is stored; undefined when nothing is left of what was typed, or too much. */
export function readPasskeyName(typed: string): string | undefined {
  const name = normaliseName(typed)
  return name.length > 0 && name.length <= passkeyNameMaxLength ? name : undefined
}

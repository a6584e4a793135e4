import type { FoundProgram } from '../machine/apt.ts'
import type { Result } from './result.ts'

/** What the checks are told: what was found on this machine, whether the build before went well, and words for one tool. */
export type CheckContext = {
  chromium: FoundProgram | undefined
  postgres: FoundProgram | undefined
  isBuilt: boolean
  rest: readonly string[]
}

/** One part of `npm test`. `needs` names what must be found or done before it. */
export type Check = {
  name: string
  title: string
  needs?: readonly string[]
  run: (context: CheckContext) => Promise<Result>
}

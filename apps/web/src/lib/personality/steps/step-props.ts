import type { Answers } from '../answers/answers.ts'

/** What every step gets: all answers so far, and a way to change some. */
export interface StepProps {
  answers: Answers
  change: (part: Partial<Answers>) => void
}

import { createContext, use } from 'react'

/** Whether a form has been refused for want of an answer: then each question without one says so. */
export const ShowMissing = createContext(false)

/** A question that is missing marks itself with `data-missing`, by which the form finds the first one. */
export function useIsMissing(isUnanswered: boolean): boolean {
  return use(ShowMissing) && isUnanswered
}

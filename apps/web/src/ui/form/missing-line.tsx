import CircleAlert from 'virtual:lucide/circle-alert'
import { createContext, use } from 'react'

/** Whether a form has been refused for want of an answer: then each question without one says so. */
export const ShowMissing = createContext(false)

/** A question that is missing marks itself with `data-missing`, by which the form finds the first one. */
export function useIsMissing(isUnanswered: boolean): boolean {
  return use(ShowMissing) && isUnanswered
}

/** Says of a group of choices that one of them has to be chosen. */
export function MissingLine({ id }: { id: string }) {
  return (
    <p id={id} className="mt-2 flex gap-1.5 text-sm font-semibold text-paprika">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      Please choose one.
    </p>
  )
}

import { Link } from 'react-router'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { Banner } from '#ui/feedback/banner.tsx'

interface OutcomeProps {
  failure: Error | null
  isNew: boolean
}

/** It stays until the page is left, or the plan is taken back: the notice has the Undo, and the history keeps it. */
export function Outcome({ failure, isNew }: OutcomeProps) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {failure && <Banner tone="danger">{reasonOf(failure)} Your plan is as it was.</Banner>}
      </div>
      <div role="status" className="empty:hidden">
        {isNew && (
          <Banner className="bg-surface">
            Your plan is new.{' '}
            <Link to={paths.app} className="font-semibold underline underline-offset-4">
              See it
            </Link>
            , or find the earlier one in the{' '}
            <Link
              to={paths['settings.resources.history']}
              className="font-semibold underline underline-offset-4"
            >
              history
            </Link>
            .
          </Banner>
        )}
      </div>
    </>
  )
}

function reasonOf(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'That didn’t work just now.'
}

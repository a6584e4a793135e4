import { Link } from 'react-router'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

interface OutcomeProps {
  failure: Error | null
  isUndone: boolean
  onUndo: (() => void) | undefined
  isUndoing: boolean
}

/** It stays until the page is left: a plan is too much to take back within four seconds. */
export function Outcome({ failure, isUndone, onUndo, isUndoing }: OutcomeProps) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {failure && <Banner tone="danger">{reasonOf(failure)} Your plan is as it was.</Banner>}
      </div>
      <div role="status" className="empty:hidden">
        {onUndo && (
          <Banner
            className="bg-surface"
            action={
              <Button look="quiet" size="sm" busy={isUndoing} onClick={onUndo}>
                Undo
              </Button>
            }
          >
            Your plan is new.{' '}
            <Link to={paths.app} className="font-semibold underline underline-offset-4">
              See it
            </Link>
          </Banner>
        )}
        {isUndone && <Banner className="bg-surface">Your earlier plan is back.</Banner>}
      </div>
    </>
  )
}

function reasonOf(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'That didn’t work just now.'
}

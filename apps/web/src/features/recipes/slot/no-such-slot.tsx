import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** The address is of a day or meal that this plan hasn't. */
export function NoSuchSlot() {
  return (
    <EmptyState
      heading="h1"
      title="No such meal here"
      action={
        <Link to={paths.app} className={buttonLook()}>
          Back to the plan
        </Link>
      }
    >
      Your plan has no such day or meal. It may have been replaced since this link was made.
    </EmptyState>
  )
}

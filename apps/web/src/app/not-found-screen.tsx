import { paths } from '#lib/paths.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { hasSessionHint } from '#lib/session/session-hint.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Link } from '#ui/link.tsx'

/** [APP-11] An unknown address. */
export default function NotFoundScreen() {
  const isKnown = hasSessionHint()
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>Not found · Butterleaf</title>
      <EmptyState
        heading="h1"
        picture={<EmptyPlate />}
        title="This plate is empty"
        action={
          <Link to={isKnown ? paths.app : paths.home} className={buttonLook()}>
            {isKnown ? 'Back to the app' : 'Back to the start'}
          </Link>
        }
      >
        There is no page at this address. It may have moved, or the link has a typo.
      </EmptyState>
    </main>
  )
}

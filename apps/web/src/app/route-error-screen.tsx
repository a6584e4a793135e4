import { useRouteError } from 'react-router'
import { isLostChunk } from '#lib/lost-chunk.ts'
import { useIsUnreachable } from '#lib/session/use-session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'

/** [APP-9] Instead of a blank page: what happened, and a reload. Inside the shell there is a `main` already. */
export function RouteErrorScreen({ as: Region = 'main' }: { as?: 'main' | 'div' }) {
  const error = useRouteError()
  const isOutOfReach = useIsUnreachable() || !navigator.onLine
  const reload = () => window.location.reload()
  return (
    <Region className="grid min-h-[60dvh] place-items-center">
      {isLostChunk(error) && isOutOfReach ? (
        <ErrorState heading="h1" title="This part needs a connection" onRetry={reload}>
          Without one there are your meals, this week’s recipes and the shopping list.
        </ErrorState>
      ) : isLostChunk(error) ? (
        <ErrorState heading="h1" title="There’s a newer Butterleaf" onRetry={reload} retryLabel="Reload">
          Part of this page couldn’t be loaded. A reload brings the current version.
        </ErrorState>
      ) : (
        <ErrorState heading="h1" title="Something went wrong here" onRetry={reload} retryLabel="Reload">
          Nothing you saved is lost. A reload usually helps.
        </ErrorState>
      )}
    </Region>
  )
}

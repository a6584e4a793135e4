import { ErrorState } from '#ui/feedback/error-state.tsx'

type RecipeNotLoadedProps = { onRetry: () => void; isRetrying: boolean }

/** In the place of a recipe that couldn't be fetched. */
export function RecipeNotLoaded({ onRetry, isRetrying }: RecipeNotLoadedProps) {
  return (
    <ErrorState heading="h1" title="The recipe didn’t load" onRetry={onRetry} isRetrying={isRetrying}>
      Your plan is safe. Check your connection, then try again.
    </ErrorState>
  )
}

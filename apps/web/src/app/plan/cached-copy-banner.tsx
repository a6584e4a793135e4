import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

type CachedCopyBannerProps = { onRetry: () => void; isRetrying: boolean }

/** Above every screen of a plan that the server couldn't confirm. */
export function CachedCopyBanner({ onRetry, isRetrying }: CachedCopyBannerProps) {
  return (
    <div role="status" className="mb-4">
      <Banner
        action={
          <Button look="ghost" size="sm" onClick={onRetry} busy={isRetrying}>
            Try again
          </Button>
        }
      >
        Butterleaf can’t be reached. This is your plan as this device saw it last; changes need a connection.
      </Banner>
    </div>
  )
}

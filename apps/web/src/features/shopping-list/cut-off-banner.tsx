import { Banner } from '#ui/feedback/banner.tsx'

interface CutOffBannerProps {
  isCutOff: boolean
  unsentCount: number
}

/** [SHOP-5] Says that nothing is lost while offline, and what is pending. */
export function CutOffBanner({ isCutOff, unsentCount }: CutOffBannerProps) {
  return (
    <div role="status" className="empty:hidden">
      {isCutOff && (
        <Banner tone="warning">
          <b className="font-semibold">No signal here.</b> {waitingWords(unsentCount)}
        </Banner>
      )}
    </div>
  )
}

function waitingWords(count: number): string {
  if (count === 0) return 'This is the list as you last saw it. Tick away, it’s all kept on this device.'
  const changes = count === 1 ? 'One change is' : `${count} changes are`
  return `${changes} kept on this device and sent when the signal is back.`
}

import Share2 from 'virtual:lucide/share-2'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { shareList } from './share-list.ts'

interface ShareButtonProps {
  title: string
  /** Empty: there is nothing left to buy. */
  text: string
}

/** Shares the list as text with the person who shops. */
export function ShareButton({ title, text }: ShareButtonProps) {
  const toasts = useToasts()
  const share = async () => {
    const outcome = await shareList(title, text)
    if (outcome === 'copied') toasts.show('List copied', { tone: 'done' })
    if (outcome === 'failed') {
      toasts.show('This browser lets nothing out. Download the list instead.', { tone: 'error' })
    }
  }
  return (
    <Button
      look="butter"
      size="sm"
      onClick={share}
      why={text === '' ? 'There is nothing left to buy on this list.' : undefined}
    >
      <Share2 aria-hidden className="size-5" />
      Share
    </Button>
  )
}

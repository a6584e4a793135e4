import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/surface/card.tsx'

/** [PAN-5] The way to naming foods. */
export default function UseUpCard({ onOpen }: { onOpen: () => void }) {
  return (
    <Card as="section" aria-label="Use up what you have" padding="sm" className="grid gap-3">
      <h2 className="pl-1 text-lg">Use up what you have</h2>
      <p className="px-1 text-sm text-muted">Half a cabbage, some chicken? Days ahead can cook with it.</p>
      <Button look="quiet" isWide aria-haspopup="dialog" onClick={onOpen}>
        Name foods
      </Button>
    </Card>
  )
}

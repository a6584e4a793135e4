import ArrowLeft from 'virtual:lucide/arrow-left'
import RefreshCw from 'virtual:lucide/refresh-cw'
import X from 'virtual:lucide/x'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { ButtonLink } from '#ui/action/button-link.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Card } from '#ui/surface/card.tsx'
import { Section } from './section.tsx'

const looks = ['leaf', 'butter', 'quiet', 'ghost', 'danger'] as const

export function ButtonsSection() {
  const [busy, setBusy] = useState(false)
  const work = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }
  return (
    <Section title="Buttons">
      <Card className="grid gap-5">
        <div className="flex flex-wrap gap-3">
          {looks.map((look) => (
            <Button key={look} look={look} size="sm">
              Mark {look}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button>Weigh in</Button>
          <Button look="ghost">
            <RefreshCw aria-hidden className="size-5" />
            Swap
          </Button>
          <ButtonLink href="#fields" look="quiet">
            A link
          </ButtonLink>
          <Button why="Something else comes first.">Not now</Button>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button size="lg" busy={busy} onClick={work}>
            Cook this
          </Button>
          <Button size="lg" look="butter" busy>
            Saving
          </Button>
        </div>
        <Button size="lg" isWide>
          Next
        </Button>
        <div className="flex items-center gap-3">
          <IconButton label="Back">
            <ArrowLeft aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Close" look="surface">
            <X aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Refreshing" look="plain" busy>
            <RefreshCw aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Refresh" look="plain">
            <RefreshCw aria-hidden className="size-5" />
          </IconButton>
          <Spinner label="Loading" className="size-7 text-leaf" />
        </div>
      </Card>
    </Section>
  )
}

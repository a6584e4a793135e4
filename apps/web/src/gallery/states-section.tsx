import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { Section } from './section.tsx'

export function StatesSection() {
  return (
    <Section title="States">
      <Banner>Your plan changes at the next renewal.</Banner>
      <Banner
        tone="warning"
        action={
          <Button look="ghost" size="sm" className="border-on-butter text-on-butter">
            Build
          </Button>
        }
      >
        Build days 1–7 to unlock the rest.
      </Banner>
      <Banner tone="danger">Your card was declined.</Banner>
      <Card padding="sm">
        <Loading label="Loading" className="flex items-center gap-4">
          <Skeleton shape="circle" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="max-w-24" />
            <Skeleton shape="title" className="w-full" />
            <Skeleton className="max-w-48" />
          </div>
        </Loading>
      </Card>
      <Card padding="sm">
        <EmptyState
          picture={<div className="size-36 rounded-full bg-butter" />}
          title="Nothing logged yet"
          action={<Button>Weigh in</Button>}
        >
          Your first number starts the line.
        </EmptyState>
      </Card>
      <Card padding="sm">
        <ErrorState title="We couldn’t load this" onRetry={() => {}}>
          Check your connection, then try again.
        </ErrorState>
      </Card>
    </Section>
  )
}

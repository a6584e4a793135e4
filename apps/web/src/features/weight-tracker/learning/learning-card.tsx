import type { Learning } from '@butterleaf/contract/weight-tracker/calls'
import type { Unit } from '@butterleaf/domain/weight-tracker/weight'
import { formatDate } from '#lib/format-date.ts'
import { Button } from '#ui/action/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { RetryLine } from '#ui/feedback/retry-line.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { LearningOptions } from './learning-options.tsx'
import { estimateSentence, missingSentence, restsOnSentence } from './learning-words.ts'
import { ProposedTarget } from './proposed-target.tsx'
import { SetAsideReadings } from './set-aside-readings.tsx'
import { type LearningSwitch, useChangeLearning, useLearning } from './use-learning.ts'

const heading = 'What your body uses'

/** LEARN-1: what weigh-ins and completed days tell; nothing for a person without a plan. */
export function LearningCard({ unit }: { unit: Unit }) {
  const { data, isPending, isFetching, refetch } = useLearning()
  if (data === null) return null
  return (
    <Card as="section" aria-label={heading} className="grid gap-3">
      <h2 className="text-lg">{heading}</h2>
      {data && <LoadedLearning learning={data} unit={unit} />}
      {!data && isPending && <LearningSkeleton />}
      {!data && !isPending && (
        <RetryLine onRetry={() => void refetch()} isRetrying={isFetching}>
          What your body uses couldn’t be loaded.
        </RetryLine>
      )}
    </Card>
  )
}

function LoadedLearning({ learning, unit }: { learning: Learning; unit: Unit }) {
  return (
    <>
      <LearningState learning={learning} />
      {learning.proposal && <ProposedTarget key={learning.proposal.id} proposal={learning.proposal} />}
      {learning.state !== 'off' && <SetAsideReadings readings={learning.setAside} unit={unit} />}
      <p className="text-sm text-pretty text-muted">
        The estimate was tested on simulated bodies. It has met no real one yet, so trust how you feel more.
      </p>
      <LearningOptions learning={learning} />
    </>
  )
}

function LearningState({ learning }: { learning: Learning }) {
  const { state, estimate, formulaKcal, missing, pausedSince, restsOn } = learning
  if (state === 'off')
    return (
      <SwitchLine label="Turn learning on" change={{ isOn: true }}>
        Learning is off. Your target stays as it is.
      </SwitchLine>
    )
  if (state === 'paused')
    return (
      <SwitchLine label="Go on" change={{ isPaused: false }}>
        {`Paused since ${formatDate(pausedSince ?? '', 'long')}. Nothing is learned from these days.`}
      </SwitchLine>
    )
  if (estimate)
    return (
      <div className="grid gap-1">
        <p className="text-pretty">{estimateSentence(estimate, formulaKcal)}</p>
        <p className="text-sm text-pretty text-muted">{restsOnSentence(restsOn)}</p>
      </div>
    )
  return (
    <div className="grid gap-2">
      <p className="text-pretty">
        Your weigh-ins and completed days will tell. Until then your target follows the formula. Still
        missing:
      </p>
      <ul className="list-disc pl-5">
        {missing.map((one) => (
          <li key={one.what}>{missingSentence(one)}</li>
        ))}
      </ul>
    </div>
  )
}

type SwitchLineProps = { children: string; label: string; change: LearningSwitch }

function SwitchLine({ children, label, change }: SwitchLineProps) {
  const { mutate, isPending, isError } = useChangeLearning()
  return (
    <div className="grid gap-2">
      <p className="text-pretty">{children}</p>
      <Button look="ghost" className="justify-self-start" busy={isPending} onClick={() => mutate(change)}>
        {label}
      </Button>
      {isError && <p role="alert">That couldn’t be saved. Try again.</p>}
    </div>
  )
}

function LearningSkeleton() {
  return (
    <Loading label="Loading what your body uses" className="grid gap-2">
      <Skeleton />
      <Skeleton className="max-w-64" />
    </Loading>
  )
}

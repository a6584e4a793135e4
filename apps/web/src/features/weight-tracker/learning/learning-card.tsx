import ChevronDown from 'virtual:lucide/chevron-down'
import type { Learning } from '@butterleaf/contract/weight-tracker/calls'
import type { Unit } from '@butterleaf/domain/nutrition/weight'
import { useId } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { pathTo } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { RetryLine } from '#ui/feedback/retry-line.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { showKg } from '../tracked-weight.ts'
import {
  type LearningSwitch,
  useChangeLearning,
  useConfirmReading,
  useDecideProposal,
  useLearning,
} from './use-learning.ts'

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
      {learning.nextStep && <NextStepCard learning={learning} step={learning.nextStep} />}
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

type NextStep = NonNullable<Learning['nextStep']>

/** MAP-6: what to do where no target is proposed. */
function NextStepCard({ learning, step }: { learning: Learning; step: NextStep }) {
  const { title, body } = nextStepWords(learning, step)
  return (
    <section aria-label={title} className="grid gap-1 rounded-field bg-sunk p-4">
      <h3 className="text-lg text-pretty">{title}</h3>
      <p className="text-pretty">{body}</p>
      <Link
        to={pathTo('app.support.answer', { title: 'how-does-my-target-learn?' })}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        How your target learns
      </Link>
    </section>
  )
}

type Proposal = NonNullable<Learning['proposal']>

/** LEARN-2: what changes, why, and "keep mine". */
function ProposedTarget({ proposal }: { proposal: Proposal }) {
  const titleId = useId()
  const toasts = useToasts()
  const { decide, isPending, isError, variables } = useDecideProposal()
  const press = (choice: 'taken' | 'kept') =>
    decide({ proposalId: proposal.id, choice }, () =>
      toasts.show(choice === 'taken' ? 'Your plan follows the new target' : 'Your target stays', {
        tone: 'done',
      }),
    )
  const isBusy = (choice: 'taken' | 'kept') => isPending && variables?.choice === choice
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3 rounded-field border border-leaf/25 bg-leaf/10 p-4"
    >
      <h3 id={titleId} className="text-lg text-pretty">
        {proposalTitle(proposal)}
      </h3>
      <p className="text-pretty">{changeSentence(proposal)}</p>
      {proposal.goalDates && <p className="text-pretty">{goalSentence(proposal.goalDates)}</p>}
      <p className="text-sm text-pretty text-muted">{whySentence[proposal.reason]}</p>
      <p className="text-sm text-pretty text-muted">
        Open days you haven’t shopped for get other servings, and other dishes only where that isn’t enough.
        Completed and locked meals stay.
      </p>
      {isError && <p role="alert">That didn’t work. Look at what is proposed now, and try again.</p>}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy('taken')} onClick={() => press('taken')}>
          Take it
        </Button>
        <Button look="ghost" busy={isBusy('kept')} onClick={() => press('kept')}>
          Keep mine
        </Button>
      </div>
    </section>
  )
}

const mostShown = 5

type SetAsideReadingsProps = { readings: Learning['setAside']; unit: Unit }

/** LEARN-1: a slip, another unit or another person; the person knows better. */
function SetAsideReadings({ readings, unit }: SetAsideReadingsProps) {
  const { mutate, isPending, isError, variables } = useConfirmReading()
  if (readings.length === 0) return null
  const earlier = readings.length - mostShown
  return (
    <div className="grid gap-1">
      <p className="text-sm text-muted">
        Set aside here, as they are far from the others. They stay in your tracker.
      </p>
      <ul>
        {readings.slice(-mostShown).map(({ logId, date, weight }) => (
          <li key={logId} className="flex flex-wrap items-center justify-between gap-x-3">
            <span>
              {showKg(weight, unit)} on {formatDate(date, 'long')}
            </span>
            <Button
              look="quiet"
              busy={isPending && variables === logId}
              aria-label={`${showKg(weight, unit)} on ${formatDate(date, 'long')}: this was me`}
              onClick={() => mutate(logId)}
            >
              This was me
            </Button>
          </li>
        ))}
      </ul>
      {earlier > 0 && (
        <p className="text-sm text-muted">
          {earlier === 1 ? 'One earlier reading is' : `${earlier} earlier readings are`} set aside, too.
        </p>
      )}
      {isError && <p role="alert">That couldn’t be saved. Try again.</p>}
    </div>
  )
}

/** LEARN-4: pause, off, notes, and what was decided when. */
function LearningOptions({ learning }: { learning: Learning }) {
  const { mutate, isPending, isError, variables } = useChangeLearning()
  const { state, areNotesOn, history } = learning
  const option = (label: string, change: LearningSwitch) => (
    <Button
      look="quiet"
      busy={isPending && JSON.stringify(variables) === JSON.stringify(change)}
      onClick={() => mutate(change)}
    >
      {label}
    </Button>
  )
  return (
    <details className="group border-t border-hairline pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        Pause, off and history
        <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-1">
        <div className="flex flex-wrap gap-2">
          {state !== 'off' && state !== 'paused' && option('Pause: ill or away', { isPaused: true })}
          {state !== 'off' && option('Turn learning off', { isOn: false })}
          {option(areNotesOn ? 'Turn weekly notes off' : 'Turn weekly notes on', { areNotesOn: !areNotesOn })}
        </div>
        {isError && <p role="alert">That couldn’t be saved. Try again.</p>}
        <DecisionList history={history} />
      </div>
    </details>
  )
}

function DecisionList({ history }: Pick<Learning, 'history'>) {
  if (history.length === 0) return <p className="text-sm text-muted">No target was proposed yet.</p>
  return (
    <ul aria-label="Proposed targets" className="grid gap-2 text-sm">
      {history.map(({ date, ...decision }) => (
        <li key={date}>
          <p className="font-semibold">{decisionSentence({ date, ...decision })}</p>
          <p className="text-muted">
            {formatDate(date, 'long')} · {reasonWords[decision.reason]}
          </p>
        </li>
      ))}
    </ul>
  )
}

type Missing = Learning['missing'][number]

const number = (value: number, digits = 0) =>
  value.toLocaleString(undefined, { maximumFractionDigits: digits })
const counted = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`

/** "Your body seems to use 1,990–2,290 kcal a day; the formula said 2,310." */
function estimateSentence(estimate: NonNullable<Learning['estimate']>, formulaKcal: number): string {
  const { lowKcal, highKcal } = estimate
  return `Your body seems to use ${number(lowKcal)}–${number(highKcal)} kcal a day; the formula said ${number(formulaKcal)}.`
}

function restsOnSentence({ days, readings, completeDays }: Learning['restsOn']): string {
  const weighIns = counted(readings, 'weigh-in', 'weigh-ins')
  return `From your trend over ${counted(days, 'day', 'days')}, with ${weighIns} and ${counted(completeDays, 'completed day', 'completed days')}.`
}

function missingSentence(missing: Missing): string {
  switch (missing.what) {
    case 'days':
      return `Weigh-ins over at least ${missing.need} days: ${counted(missing.have, 'day', 'days')} so far.`
    case 'readings':
      return `At least ${missing.need} weigh-ins: ${missing.have} so far.`
    case 'complete-days':
      return `At least ${missing.need} of the last 28 days completed: ${missing.have} so far.`
    case 'recent-reading':
      return `A weigh-in of the last ${missing.most} days: the last one is ${missing.daysAgo} days old.`
    case 'certainty':
      return `A surer figure: so far it may be ${number(missing.percent)}% too high or too low. You see it once that is down to ${missing.most}%; weigh-ins and completed days bring it down.`
  }
}

function proposalTitle({ fromKcal, toKcal }: Proposal): string {
  const change = toKcal - fromKcal
  return `A new target: ${number(toKcal)} kcal a day, ${number(Math.abs(change))} ${change < 0 ? 'fewer' : 'more'}`
}

function changeSentence({ fatGrams }: Proposal): string {
  const grams = Math.abs(fatGrams)
  const amount = `${number(grams, 1)} g ${fatGrams < 0 ? 'less' : 'more'} fat a day`
  return `${amount}, about ${spoonsOfOil(grams)}. Protein and net carbs stay.`
}

const gramsInSpoon = 13.6

/** To half a tablespoon: what stands on the table where figures don't. */
function spoonsOfOil(grams: number): string {
  const spoons = Math.max(0.5, Math.round((2 * grams) / gramsInSpoon) / 2)
  if (spoons === 0.5) return 'half a tablespoon of oil'
  return spoons === 1 ? 'a tablespoon of oil' : `${number(spoons, 1)} tablespoons of oil`
}

function goalSentence({ before, after }: NonNullable<Proposal['goalDates']>): string {
  const words = (date: string | null) => (date ? `about ${formatDate(date, 'long')}` : 'not within two years')
  if (before === after) return `Your goal stays where it is: ${words(after)}.`
  return `Your goal: ${words(after)} with it, ${words(before)} without.`
}

/** "Five more weigh-ins by December 30 make it surer." */
function nextStepWords({ state, estimate, formulaKcal, targetKcal }: Learning, step: NextStep) {
  if (step.kind === 'keep')
    return {
      title: 'Your target is right',
      body: `The formula’s ${number(formulaKcal)} kcal lie within what your weigh-ins tell, so your ${number(targetKcal)} kcal a day stay. When that changes, a new target is proposed here.`,
    }
  const weighIns = counted(step.weighIns, 'more weigh-in', 'more weigh-ins')
  const until = `${weighIns} by ${formatDate(step.by, 'long')}`
  const days = 'Complete the days between: they count as much as the scale.'
  if (state === 'silent' || !estimate)
    return { title: `Next: ${until}`, body: `Then the range can be told. ${days}` }
  return {
    title: 'Your target is right, as far as can be told',
    body: `The formula’s ${number(formulaKcal)} kcal lie within your range, so nothing speaks for another target. ${until} would narrow it to ${step.percent} % to either side. ${days}`,
  }
}

const whySentence = {
  learned:
    'What your body seems to use leaves out the formula’s figure. No week changes by more than 150 kcal.',
  'losing-too-fast':
    'You lost more than 1 % of your weight in each of the last three weeks. A little more food slows that down.',
  'goal-reached': 'You are at your goal weight. In steps, your plan goes to what holds it.',
} as const satisfies Record<Proposal['reason'], string>

const reasonWords = {
  learned: 'What your weigh-ins told',
  'losing-too-fast': 'Weight went down fast',
  'goal-reached': 'Goal weight reached',
} as const satisfies Record<Proposal['reason'], string>

function decisionSentence({ choice, fromKcal, toKcal }: Learning['history'][number]): string {
  if (choice === 'kept') return `Kept ${number(fromKcal)} kcal instead of ${number(toKcal)}`
  return `${number(fromKcal)} → ${number(toKcal)} kcal`
}

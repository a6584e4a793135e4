import ChevronDown from 'virtual:lucide/chevron-down'
import type { Learning } from '@butterleaf/contract/weight-tracker/calls'
import { formatDate } from '#lib/format-date.ts'
import { Button } from '#ui/action/button.tsx'
import { decisionSentence, reasonWords } from './learning-words.ts'
import { type LearningSwitch, useChangeLearning } from './use-learning.ts'

/** LEARN-4: pause, off, notes, and what was decided when. */
export function LearningOptions({ learning }: { learning: Learning }) {
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

import type { Learning } from '@butterleaf/contract/weight-tracker/calls'
import { useId } from 'react'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { changeSentence, proposalTitle, whySentence } from './learning-words.ts'
import { useDecideProposal } from './use-learning.ts'

type Proposal = NonNullable<Learning['proposal']>

/** LEARN-2: what changes, why, and "keep mine". */
export function ProposedTarget({ proposal }: { proposal: Proposal }) {
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

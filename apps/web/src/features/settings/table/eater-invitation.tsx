import type { Eater } from '@butterleaf/domain/onboarding/questionnaire'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useTable } from '#lib/meal-plan/table/use-table.ts'
import { inviteEater, type NewInvitation, withdrawInvitation } from '#lib/seat/invitations.ts'
import { Button } from '#ui/action/button.tsx'
import { CodeBox } from '#ui/data/code-box.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { SeenOnceDialog } from '../account/seen-once-dialog.tsx'

type EaterInvitationProps = { eater: Eater; invitedUntil: string | undefined }

/** [TOG-4] Asks an eater to type their own answers, by a link that is seen once; or ends that. */
export function EaterInvitation({ eater, invitedUntil }: EaterInvitationProps) {
  const { name } = eater
  const [made, setMade] = useState<NewInvitation>()
  const { invite, withdraw } = useInviting(eater)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      {invitedUntil && (
        <p className="text-sm text-muted">Invited until {formatDate(invitedUntil.slice(0, 10), 'short')}</p>
      )}
      <Button
        look="quiet"
        size="sm"
        busy={invite.isPending}
        busyLabel="Making the link"
        aria-label={invitedUntil && `New link for ${name}: the one before ends`}
        onClick={() => invite.mutate(undefined, { onSuccess: setMade })}
      >
        {invitedUntil ? 'New link' : `Invite ${name} to type their own answers`}
      </Button>
      {invitedUntil && (
        <Button
          look="quiet"
          size="sm"
          busy={withdraw.isPending}
          busyLabel="Withdrawing"
          aria-label={`Withdraw the invitation of ${name}`}
          onClick={() => withdraw.mutate()}
        >
          Withdraw
        </Button>
      )}
      {made && <MadeInvitation eater={eater} invitation={made} onClose={() => setMade(undefined)} />}
    </div>
  )
}

function useInviting({ id: eaterId, name }: Eater) {
  const { id: planId } = usePlan().plan
  const toasts = useToasts()
  const table = useTable()
  const params = { planId, eaterId }
  const tell = (fallback: string) => (error: Error) => {
    toasts.show(error instanceof ApiProblem ? error.message : fallback, { tone: 'error' })
    void table.refetch()
  }
  const invite = useMutation({
    mutationFn: () => inviteEater(params),
    onSuccess: () => void table.refetch(),
    onError: tell('No link was made. Check your connection.'),
  })
  const withdraw = useMutation({
    mutationFn: () => withdrawInvitation(params),
    onSuccess: () => {
      toasts.show(`${name}’s link opens nothing any more.`, { tone: 'done' })
      void table.refetch()
    },
    onError: tell('The link still opens. Check your connection.'),
  })
  return { invite, withdraw }
}

type MadeInvitationProps = { eater: Eater; invitation: NewInvitation; onClose: () => void }

/** The one time that the address is seen. */
function MadeInvitation({ eater: { name, answers }, invitation, onClose }: MadeInvitationProps) {
  const { url, endsAt } = invitation
  const title = `Eat along, ${name}?`
  const send = () => void navigator.share({ title, url }).catch(() => undefined)
  const forgotten = answers ? ` What you typed for ${name} is forgotten once they join.` : ''
  return (
    <SeenOnceDialog
      title={`A link for ${name}`}
      body={`Send it to ${name} alone: one person can join by it, until ${formatDate(endsAt.slice(0, 10), 'short')}. You will see their name and their plates, not their weight, answers or targets.${forgotten}`}
      keptLabel="I’ve sent or kept it"
      onClose={onClose}
    >
      <div className="grid gap-3 pb-4">
        <CodeBox label="Link" text={url} copied="Link copied" />
        {typeof navigator.share === 'function' && (
          <Button className="justify-self-start" onClick={send}>
            Send the link
          </Button>
        )}
      </div>
    </SeenOnceDialog>
  )
}

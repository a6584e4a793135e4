import MessageCircle from 'virtual:lucide/message-circle'
import { type AssistantSeen, accountCalls } from '@butterleaf/contract/account/calls'
import { scopeWords } from '@butterleaf/domain/personal-tokens/token-scopes'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAccount } from '#lib/account.ts'
import { api } from '#lib/api/api.ts'
import { ApiProblem, passOverGone } from '#lib/api/api-problem.ts'
import { Button } from '#ui/action/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { RetryLine } from '#ui/feedback/retry-line.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { madeText } from './use-guarded.tsx'

/** [DOOR-4] The assistants that were let in by signing in from them; a provider elsewhere keeps that to itself. */
export function ConnectedAssistants() {
  const { data: user } = useAccount()
  if (!user || user.password.provider !== null) return null
  return (
    <Card as="section" aria-labelledby="connected" className="grid gap-3">
      <h2 id="connected" className="text-lg">
        Connected
      </h2>
      <Assistants />
    </Card>
  )
}

function Assistants(): ReactNode {
  const { data, isError, isFetching, refetch } = useAssistants()
  if (!data && isError)
    return (
      <RetryLine isRetrying={isFetching} onRetry={() => void refetch()}>
        This list can’t be reached right now.
      </RetryLine>
    )
  if (!data)
    return (
      <Loading label="Loading connected assistants">
        <Skeleton shape="field" />
      </Loading>
    )
  if (data.length === 0) return <p>None yet.</p>
  return (
    <ul className="divide-y divide-hairline">
      {data.map((assistant) => (
        <AssistantRow key={assistant.id} assistant={assistant} />
      ))}
    </ul>
  )
}

function AssistantRow({ assistant }: { assistant: AssistantSeen }) {
  const { id, name, scopes, connectedAt, lastUsedAt } = assistant
  const [isAsking, setAsking] = useState(false)
  const toasts = useToasts()
  const disconnect = useDisconnect()
  const press = () =>
    disconnect.mutate(id, {
      onSuccess: () => toasts.show('Disconnected', { tone: 'done' }),
      onError: (error) => toasts.show(sayFailure(error), { tone: 'error' }),
      onSettled: () => setAsking(false),
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MessageCircle aria-hidden className="size-5 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm">{scopes.map((scope) => scopeWords[scope]).join(' · ')}</p>
        <p className="text-sm text-muted">{madeText('Connected', connectedAt, lastUsedAt)}</p>
      </div>
      <Button look="quiet" size="sm" className="ml-9 sm:ml-0" onClick={() => setAsking(true)}>
        Disconnect <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Disconnect “${name}”?`}
        body="It can’t use your account any more. To let it in again, sign in from it."
        confirmLabel="Disconnect"
        onConfirm={press}
        isDanger
        busy={disconnect.isPending}
      />
    </li>
  )
}

function sayFailure(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'Nothing changed. Check your connection.'
}

const assistantsKey = ['connected-assistants']

function useAssistants(): UseQueryResult<AssistantSeen[]> {
  return useQuery({ queryKey: assistantsKey, queryFn: () => api.send(accountCalls.listAssistants, {}) })
}

/** One that is gone already is no failure. */
function useDisconnect() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (assistantId: string) =>
      api.send(accountCalls.disconnectAssistant, { params: { assistantId } }).catch(passOverGone),
    onSuccess: () => queries.invalidateQueries({ queryKey: assistantsKey }),
  })
}

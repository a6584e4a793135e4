import Key from 'virtual:lucide/key-square'
import Plus from 'virtual:lucide/plus'
import Trash2 from 'virtual:lucide/trash'
import type { PersonalToken } from '@butterleaf/contract/personal-tokens/calls'
import { mostTokens, scopeWords } from '@butterleaf/domain/personal-tokens/token-scopes'
import { useState } from 'react'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { dayText, madeText, useGuarded } from '../use-guarded.tsx'
import { MadeTokenDialog, MakeTokenDialog } from './make-token-dialog.tsx'
import { type NewToken, useMakeToken, useRevokeToken, useTokens } from './tokens.ts'

/** [DOOR-1] */
export default function TokensScreen() {
  return (
    <>
      <title>Personal tokens · Butterleaf</title>
      <h1>Personal tokens</h1>
      <Tokens />
    </>
  )
}

function Tokens() {
  const { data, isLoadingError, isRefetching, refetch } = useTokens()
  if (isLoadingError)
    return (
      <ErrorState title="This page didn’t load" onRetry={() => void refetch()} isRetrying={isRefetching}>
        Check your connection, then try again.
      </ErrorState>
    )
  if (!data)
    return (
      <Loading label="Loading">
        <Skeleton shape="block" className="h-72" />
      </Loading>
    )
  return <TokensCard tokens={data} />
}

function TokensCard({ tokens }: { tokens: readonly PersonalToken[] }) {
  return (
    <Card as="section" aria-labelledby="tokens" className="grid gap-3">
      <h2 id="tokens" className="text-lg">
        Your tokens
      </h2>
      <p className="text-pretty text-sm text-muted">
        A token lets another program use your account for you: a script, a home server, an assistant. It can
        do what you choose here, and never touch your sign-in or your billing. A new password ends all of
        them.
      </p>
      {tokens.length > 0 ? (
        <ul className="divide-y divide-hairline">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      ) : (
        <p>You have none yet.</p>
      )}
      <NewTokenButton isFull={tokens.length >= mostTokens} />
      <Link
        to={`${paths['app.support']}/how-can-another-program-use-my-plan`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline-offset-4 hover:underline"
      >
        How to use one
      </Link>
    </Card>
  )
}

function NewTokenButton({ isFull }: { isFull: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const [token, setToken] = useState<string>()
  const make = useMakeToken()
  const guarded = useGuarded({
    guarded: 'let another program into your account',
    returnTo: paths['settings.account.tokens'],
    sayFailure,
  })
  const press = (wanted: NewToken) =>
    make.mutate(wanted, {
      onSuccess: (made) => setToken(made.token),
      onError: guarded.fail,
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button
        look="ghost"
        className="justify-self-start"
        why={isFull ? `An account has up to ${mostTokens} tokens. Revoke one first.` : undefined}
        onClick={() => guarded.start(() => setAsking(true))}
      >
        <Plus aria-hidden className="size-5" />
        Make a token
      </Button>
      {isAsking && <MakeTokenDialog busy={make.isPending} onMake={press} onClose={() => setAsking(false)} />}
      {token !== undefined && <MadeTokenDialog token={token} onClose={() => setToken(undefined)} />}
      {guarded.dialog}
    </>
  )
}

function TokenRow({ token }: { token: PersonalToken }) {
  const [isAsking, setAsking] = useState(false)
  const toasts = useToasts()
  const revoke = useRevokeToken()
  const press = () =>
    revoke.mutate(token.id, {
      onSuccess: () => toasts.show('Token revoked', { tone: 'done' }),
      onError: (error) => toasts.show(sayFailure(error), { tone: 'error' }),
      onSettled: () => setAsking(false),
    })
  return (
    <li className="flex items-center gap-3 py-3">
      <Key aria-hidden className="size-5 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{token.name}</p>
        <p className="text-sm">{token.scopes.map((scope) => scopeWords[scope]).join(' · ')}</p>
        <p className="text-sm text-muted">{madeText('Made', token.createdAt, token.lastUsedAt)}</p>
        <p className="text-sm text-muted">{endText(token)}</p>
      </div>
      <IconButton look="plain" label={`Revoke ${token.name}`} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Revoke “${token.name}”?`}
        body="The program that has it can’t use your account any more. This can’t be taken back."
        confirmLabel="Revoke"
        onConfirm={press}
        isDanger
        busy={revoke.isPending}
      />
    </li>
  )
}

function endText({ expiresAt }: PersonalToken): string {
  if (expiresAt === null) return 'Works until you revoke it'
  return Date.parse(expiresAt) <= Date.now()
    ? `Expired ${dayText(expiresAt)}`
    : `Works until ${dayText(expiresAt)}`
}

function sayFailure(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'Nothing changed. Check your connection.'
}

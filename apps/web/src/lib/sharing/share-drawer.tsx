import type { CreatedShare, ShareKind, WireShare } from '@butterleaf/contract/sharing/calls'
import { useState } from 'react'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { formatDate } from '#lib/format-date.ts'
import { Button } from '#ui/action/button.tsx'
import { CodeBox } from '#ui/data/code-box.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { type ToShare, useMakeShare, useShares, useStopSharing } from './shares.ts'

const words = {
  list: {
    title: 'Share this list',
    body: 'Everybody who has the link reads and ticks the list, without an account. They see your first name and nothing else of you.',
    question: 'Which list',
    week: 'list',
  },
  plates: {
    title: 'Share these plates',
    body: 'Everybody who has the link sees what there is to eat, without an account. They see your first name and nothing else of you.',
    question: 'Which week',
    week: 'plates',
  },
} as const satisfies Record<ShareKind, object>

/** [TOG-5] */
export default function ShareDrawer({ kind, weekNumber, onClose }: ToShare & { onClose: () => void }) {
  const [made, setMade] = useState<CreatedShare>()
  const { title, body } = words[kind]
  return (
    <Drawer isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={title} description={body}>
      <div className="grid gap-6">
        {made ? (
          <NewLink link={made} title={title} />
        ) : (
          <MakeLink kind={kind} weekNumber={weekNumber} onMade={setMade} />
        )}
        <Links onStopped={(id) => setMade((now) => (now?.id === id ? undefined : now))} />
      </div>
    </Drawer>
  )
}

type MakeLinkProps = ToShare & { onMade: (share: CreatedShare) => void }

function MakeLink({ kind, weekNumber, onMade }: MakeLinkProps) {
  const [which, setWhich] = useState<'week' | 'current'>('week')
  const toasts = useToasts()
  const make = useMakeShare()
  const { question, week } = words[kind]
  const press = () =>
    make.mutate(which === 'week' ? { kind, week: weekNumber } : { kind }, {
      onSuccess: onMade,
      onError: (error) =>
        toasts.show(
          error instanceof ApiProblem ? error.message : 'No link was made. Check your connection.',
          {
            tone: 'error',
          },
        ),
    })
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        label={question}
        value={which}
        onValueChange={setWhich}
        choices={[
          { value: 'week', label: `Week ${weekNumber}’s ${week}` },
          { value: 'current', label: 'Always the current one', note: 'It goes on from week to week.' },
        ]}
      />
      <Button size="lg" isWide busy={make.isPending} busyLabel="Making the link" onClick={press}>
        Make a link
      </Button>
    </div>
  )
}

/** The one time that the address is seen. */
function NewLink({ link: { url }, title }: { link: CreatedShare; title: string }) {
  const send = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <section aria-label="Your new link" className="grid gap-3">
      <p className="text-pretty">Here is the link. It is shown only now.</p>
      <CodeBox label="Link" text={url} copied="Link copied" />
      {typeof navigator.share === 'function' && (
        <Button className="justify-self-start" onClick={send}>
          Send the link
        </Button>
      )}
    </section>
  )
}

function Links({ onStopped }: { onStopped: (id: string) => void }) {
  const shares = useShares()
  return (
    <section aria-labelledby="share-links" className="grid gap-2">
      <h3 id="share-links" className="text-lg">
        Links you made
      </h3>
      {shares.data ? (
        shares.data.length === 0 ? (
          <p className="text-muted">None yet.</p>
        ) : (
          <ul className="divide-y divide-hairline">
            {shares.data.map((share) => (
              <LinkRow key={share.id} share={share} onStopped={onStopped} />
            ))}
          </ul>
        )
      ) : shares.isError ? (
        <ErrorState
          heading="h2"
          title="Your links can’t be shown right now"
          onRetry={() => void shares.refetch()}
          isRetrying={shares.isFetching}
        >
          Links that you made go on working.
        </ErrorState>
      ) : (
        <Loading label="Loading your links">
          <Skeleton shape="block" />
        </Loading>
      )}
    </section>
  )
}

function LinkRow({ share, onStopped }: { share: WireShare; onStopped: (id: string) => void }) {
  const toasts = useToasts()
  const stop = useStopSharing()
  const name = nameOf(share)
  const press = () =>
    stop.mutate(share.id, {
      onSuccess: () => {
        onStopped(share.id)
        toasts.show('Sharing stopped. The link opens nothing any more.', { tone: 'done' })
      },
      onError: () => toasts.show('It is still shared. Check your connection.', { tone: 'error' }),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="font-semibold text-pretty">{name}</p>
        <p className="text-sm text-muted">
          Made {formatDate(share.createdAt.slice(0, 10), 'short')}, ends {formatDate(share.endsOn, 'short')}
        </p>
      </div>
      <Button
        look="quiet"
        size="sm"
        busy={stop.isPending}
        busyLabel="Stopping"
        aria-label={`Stop sharing: ${name}`}
        onClick={press}
      >
        Stop sharing
      </Button>
    </li>
  )
}

function nameOf({ kind, week }: WireShare): string {
  const what = kind === 'list' ? 'list' : 'plates'
  return week === null ? `Always the current ${what}` : `Week ${week}’s ${what}`
}

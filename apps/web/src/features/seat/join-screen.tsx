import { Navigate, useNavigate, useParams } from 'react-router'
import { isProblem } from '#lib/api/api-problem.ts'
import { formatDate } from '#lib/format-date.ts'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { sharedMealsTexts } from '#lib/meal-plan/table/shared-meals.ts'
import { paths, signInPath, signUpPath } from '#lib/paths.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { type Invitation, useInvitation } from '#lib/seat/invitations.ts'
import { useTakeSeat } from '#lib/seat/seat-changes.ts'
import { tableName, useSeat } from '#lib/seat/use-seat.ts'
import { useSession } from '#lib/session/use-session.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { SeatAnswers } from './seat-answers.tsx'
import { SeatFrame, WhatIsSeen } from './seat-frame.tsx'

/** [TOG-4] An invitation to a table, for everybody with its address: who asks, what both will see, and the questions. */
export default function JoinScreen() {
  const { secret = '' } = useParams()
  const { status } = useSession()
  const invitation = useInvitation(secret)
  const isOut = status === 'signed-out'
  const { data } = invitation
  return (
    <SeatFrame title={data ? `${inviter(data)} invites you` : 'An invitation'}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {isProblem(invitation.error, 'not-found', 'invalid-input') ? (
        <EndedInvitation isOut={isOut} />
      ) : data && status !== 'starting' ? (
        <>
          <Asking invitation={data} />
          {isOut ? <WaysIn secret={secret} /> : <Joining secret={secret} invitation={data} />}
        </>
      ) : invitation.isError ? (
        <ErrorState
          heading="h1"
          title="This can’t be reached"
          onRetry={() => void invitation.refetch()}
          isRetrying={invitation.isFetching}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      ) : (
        <Loading label="Loading the invitation">
          <Skeleton shape="block" className="h-72" />
        </Loading>
      )}
    </SeatFrame>
  )
}

function inviter({ owner }: Invitation): string {
  return owner ?? 'Somebody'
}

function Asking({ invitation }: { invitation: Invitation }) {
  const { owner, name, sharedOn, endsAt } = invitation
  return (
    <>
      <header className="grid gap-2 px-1">
        <h1>{inviter(invitation)} invites you to eat along</h1>
        <p className="text-pretty text-muted">
          As {name}: {sharedMealsTexts(sharedOn).join(', ')}. The same dishes, in portions that fit what you
          need. It costs you nothing.
        </p>
      </header>
      <Card as="section" aria-label="What is seen" className="grid gap-3">
        <h2 className="text-lg">What you will see of each other</h2>
        <WhatIsSeen owner={owner} />
        <p className="text-sm text-muted">
          One person can join by this link, until {formatDate(endsAt.slice(0, 10), 'short')}.
        </p>
      </Card>
    </>
  )
}

/** [AUTH-4] Both lead back here. */
function WaysIn({ secret }: { secret: string }) {
  const here = paths.join.replace(':secret', secret)
  return (
    <div className="grid gap-3">
      <Link to={signUpPath(here)} className={buttonLook({ size: 'lg', isWide: true })}>
        Make an account to join
      </Link>
      <Link to={signInPath(here)} className={buttonLook({ look: 'quiet', size: 'lg', isWide: true })}>
        I have an account
      </Link>
    </div>
  )
}

function Joining({ secret, invitation }: { secret: string; invitation: Invitation }) {
  const seat = useSeat()
  const plan = usePlanQuery()
  const navigate = useNavigate()
  const toasts = useToasts()
  const { save, isSaving, nothingFits } = useTakeSeat(secret)
  const { owner } = invitation
  if (seat.data)
    return (
      <Card as="section" aria-label="Your seat" className="grid gap-4">
        <p className="text-pretty">
          You eat along at {tableName(seat.data.owner)} already. Leave it first if you want to join another
          one.
        </p>
        <Link to={paths.seat} className={buttonLook({ isWide: true })}>
          See your plates
        </Link>
      </Card>
    )
  // The answers of a plan of their own are a beginning.
  if (seat.isPending || plan.isPending)
    return (
      <Loading label="Loading the questions">
        <Skeleton shape="block" className="h-72" />
      </Loading>
    )
  return (
    <section aria-labelledby="your-answers" className="grid gap-4">
      <h2 id="your-answers" className="px-1 text-xl">
        What you need
      </h2>
      <SeatAnswers
        given={plan.data?.answers}
        saveLabel={`Join ${tableName(owner)}`}
        isSaving={isSaving}
        nothingFits={nothingFits}
        onSave={(answers, done) =>
          save(answers, {
            onSuccess: () => {
              done()
              toasts.show(`You eat along at ${tableName(owner)} now`, { tone: 'done' })
              void navigate(paths.seat, { replace: true })
            },
          })
        }
      />
    </section>
  )
}

/** Who joined by it comes to their plates. */
function EndedInvitation({ isOut }: { isOut: boolean }) {
  return isOut ? <NoInvitation /> : <EndedOrSeated />
}

function EndedOrSeated() {
  const seat = useSeat()
  return seat.data ? <Navigate to={paths.seat} replace /> : <NoInvitation />
}

function NoInvitation() {
  return (
    <EmptyState
      heading="h1"
      picture={<EmptyPlate />}
      title="This invitation opens nothing any more"
      action={
        <a href={paths.home} className={buttonLook()}>
          What Butterleaf is
        </a>
      }
    >
      It was used, withdrawn or has ended. Ask the person who sent it for another one.
    </EmptyState>
  )
}

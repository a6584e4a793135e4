import CircleCheck from 'virtual:lucide/circle-check'
import Scale from 'virtual:lucide/scale'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { joinWords, totalsText } from '@butterleaf/domain/nutrition/certificate-text'
import { useId, useState } from 'react'
import { clearDraft } from '#lib/device/draft.ts'
import { formatDate } from '#lib/format-date.ts'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { useChangeSeat, useLeaveSeat } from '#lib/seat/seat-changes.ts'
import { type Seat, type SeatDay, tableName, useSeat } from '#lib/seat/use-seat.ts'
import { today } from '#lib/today.ts'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { SeatAnswers, seatDraft } from './seat-answers.tsx'
import { SeatFrame, SettingsWay, WhatIsSeen } from './seat-frame.tsx'
import { sharedMealsText } from './shared-meals.ts'

/** [TOG-4] Where a person eats along: the week's shared meals with their own plates, their answers, and leaving. */
export default function SeatScreen() {
  const query = useSeat()
  const { data: seat } = query
  return (
    <SeatFrame title={seat ? `${tableName(seat.owner)}` : 'Eating along'}>
      {seat ? (
        <SeatOf seat={seat} isOutOfReach={query.isError} />
      ) : seat === null ? (
        <NoSeat />
      ) : query.isError ? (
        <ErrorState
          heading="h1"
          title="Your plates can’t be reached"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      ) : (
        <Loading label="Loading your plates" className="grid gap-4">
          <Skeleton shape="title" />
          <Skeleton shape="block" className="h-40" />
          <Skeleton shape="block" className="h-40" />
        </Loading>
      )}
      <nav aria-label="Elsewhere" className="flex flex-wrap gap-x-6 px-1">
        <OwnPlanWay />
        <SettingsWay />
      </nav>
    </SeatFrame>
  )
}

function OwnPlanWay() {
  const hasPlan = Boolean(usePlanQuery().data)
  return (
    <Link
      to={hasPlan ? paths.app : paths.onboarding}
      className="inline-flex min-h-11 items-center font-semibold text-leaf"
    >
      {hasPlan ? 'Your own plan' : 'Plan meals of your own'}
    </Link>
  )
}

function NoSeat() {
  return (
    <EmptyState
      heading="h1"
      picture={<EmptyPlate />}
      title="You don’t eat along at a table"
      action={
        <Link to={paths.app} className={buttonLook()}>
          Go on
        </Link>
      }
    >
      You left it, or its owner ended it. A new invitation brings you back.
    </EmptyState>
  )
}

function SeatOf({ seat, isOutOfReach }: { seat: Seat; isOutOfReach: boolean }) {
  const { owner, name, sharedOn, isOpen, isPlanned, days } = seat
  return (
    <>
      <header className="grid gap-1 px-1">
        <h1>You eat along at {tableName(owner)}</h1>
        <p className="text-pretty text-muted">
          As {name}: {sharedMealsText(sharedOn)}.
        </p>
      </header>
      <div role="status" className="empty:hidden">
        {isOutOfReach && <Banner tone="warning">No connection. This is the week as you last saw it.</Banner>}
        {!isOpen && (
          <Banner>
            {owner ?? 'The owner'}’s plan is resting, because the subscription ended. Your plates come back
            with it.
          </Banner>
        )}
      </div>
      {isOpen && days.length === 0 && (
        <EmptyState picture={<EmptyPlate />} title="No shared meals in sight">
          Nothing is planned for the meals you share, or the plan is over.
        </EmptyState>
      )}
      {isMostlyOff(days) && (
        <Banner>
          {isPlanned
            ? 'Most of these days are out of your range, in dishes that were chosen for you too: your needs lie far apart. Fewer shared meals leave each of you more room.'
            : `Most of these days are out of your range: dishes that were chosen before you came weren’t chosen for you. ${owner ?? 'The owner'} can make a new plan for all, on the page People.`}
        </Banner>
      )}
      {days.map((day) => (
        <DayCard key={day.date} day={day} />
      ))}
      <YourAnswers seat={seat} />
      <Leaving owner={owner} name={name} />
    </>
  )
}

function isMostlyOff(days: Seat['days']): boolean {
  return days.filter(({ inRange }) => !inRange).length > days.length / 2
}

function DayCard({ day }: { day: SeatDay }) {
  const id = useId()
  const { date, plates, inRange } = day
  const isToday = date === today()
  const Icon = inRange ? CircleCheck : Scale
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg">
        {isToday ? 'Today' : formatDate(date, 'weekdayName')}
        <span className="font-sans text-sm font-normal text-muted">{formatDate(date, 'short')}</span>
      </h2>
      <ul className="grid gap-3">
        {plates.map(({ meal, dishes, servings, grams, isLeftover, apart }) => (
          <li key={meal}>
            <p className="text-sm text-muted">
              {isLeftover ? `${mealWords[meal]}, leftovers` : mealWords[meal]}
            </p>
            <p className="font-semibold text-pretty">{dishes.join(' with ')}</p>
            <p className="text-sm">
              Your plate: {servingsText(servings)}, {grams} g
            </p>
            {apart && (
              <p className="text-sm text-pretty text-muted">
                {joinWords(apart)}: cooked for you alone, so that your day is in range.
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="flex items-start gap-2 border-t border-hairline pt-3 text-sm">
        <Icon aria-hidden className={`size-5 shrink-0 ${inRange ? 'text-leaf' : 'text-muted'}`} />
        <span className="min-w-0 text-pretty">{fitSentence(day)}</span>
      </p>
    </Card>
  )
}

/** Of a part of the day no more is said than of that part. */
function fitSentence({ inRange, totals, part: { least, most } }: SeatDay): string {
  const all = totalsText(totals)
  if (least === 1) return `Your day is ${inRange ? 'in range' : 'out of range'}: ${all}.`
  const share = `${Math.round(100 * least)} to ${Math.round(100 * most)} % of your day`
  return inRange
    ? `In range for its part, ${share}: ${all}.`
    : `Outside the range of its part, ${share}: ${all}.`
}

function YourAnswers({ seat }: { seat: Seat }) {
  const [isOpen, setOpen] = useState(false)
  const toasts = useToasts()
  const { save, isSaving, nothingFits } = useChangeSeat()
  const toggle = () => {
    if (isOpen) clearDraft(seatDraft)
    setOpen(!isOpen)
  }
  return (
    <section aria-labelledby="answers" className="grid gap-4">
      <Card className="grid gap-3">
        <h2 id="answers" className="text-lg">
          Your answers
        </h2>
        <WhatIsSeen owner={seat.owner} />
        <Button look="quiet" isWide aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? 'Keep them as they are' : 'Change your answers'}
        </Button>
      </Card>
      {isOpen && (
        <SeatAnswers
          given={seat.answers}
          saveLabel="Save"
          isSaving={isSaving}
          nothingFits={nothingFits}
          onSave={(answers, done) =>
            save(answers, {
              onSuccess: () => {
                done()
                setOpen(false)
                toasts.show('Saved. Your plates follow.', { tone: 'done' })
              },
            })
          }
        />
      )}
    </section>
  )
}

function Leaving({ owner, name }: { owner: string | null; name: string }) {
  const [isAsked, setAsked] = useState(false)
  const leave = useLeaveSeat()
  return (
    <div className="justify-self-start">
      <Button look="ghost" busy={leave.isPending} busyLabel="Leaving" onClick={() => setAsked(true)}>
        Leave {tableName(owner)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={`Leave ${tableName(owner)}?`}
        body={`Your answers and your plates go. ${owner ?? 'The owner'} keeps the name ${name}, with a share of a portion, until they take it off. You can come back by a new invitation.`}
        confirmLabel="Leave"
        onConfirm={() => leave.mutate()}
      />
    </div>
  )
}

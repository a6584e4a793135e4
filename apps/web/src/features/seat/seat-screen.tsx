import CircleCheck from 'virtual:lucide/circle-check'
import Scale from 'virtual:lucide/scale'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { weekdayOfDate } from '@butterleaf/domain/calendar/weekday'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { sharedMealsOn } from '@butterleaf/domain/meal-plan/table/part-of-day'
import { snackRoomText, totalsText } from '@butterleaf/domain/nutrition/certificate-text'
import { useId, useState } from 'react'
import { clearDraft } from '#lib/device/draft.ts'
import { formatDate, formatDates } from '#lib/format-date.ts'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { sharedMealsTexts } from '#lib/meal-plan/table/shared-meals.ts'
import { paths } from '#lib/paths.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { useChangeSeat, useLeaveSeat } from '#lib/seat/seat-changes.ts'
import { type Seat, type SeatDay, type SeatPlate, tableName, useSeat } from '#lib/seat/use-seat.ts'
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
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { SeatAnswers, seatDraft } from './seat-answers.tsx'
import { SeatFrame, SettingsWay, WhatIsSeen } from './seat-frame.tsx'

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
          <h1>
            <VisuallyHidden>Eating along</VisuallyHidden>
          </h1>
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
  const ownerName = owner ?? 'The owner'
  return (
    <>
      <header className="grid gap-1 px-1">
        <h1>You eat along at {tableName(owner)}</h1>
        <p className="text-pretty text-muted">
          As {name}: {sharedMealsTexts(sharedOn).join(', ')}.
        </p>
      </header>
      <div role="status" className="empty:hidden">
        {isOutOfReach && <Banner tone="warning">No connection. This is the week as you last saw it.</Banner>}
        {!isOpen && (
          <Banner>
            {ownerName}’s plan is resting, because the subscription ended. Your plates come back with it.
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
            : `Most of these days are out of your range: dishes from before you came weren’t chosen for you. ${ownerName} can make a new plan for all, on the page People.`}
        </Banner>
      )}
      {weekOf(seat).map((part) =>
        'plates' in part ? (
          <DayCard key={part.date} day={part} sharedOn={sharedOn} />
        ) : (
          <DaysWithout key={part.from} {...part} />
        ),
      )}
      <YourAnswers seat={seat} />
      <Leaving owner={owner} name={name} />
    </>
  )
}

function isMostlyOff(days: Seat['days']): boolean {
  return days.filter(({ inRange }) => !inRange).length > days.length / 2
}

/** Days on which a meal is shared and nothing is on the person's plate: the owner says that they are out, or skips it. */
type Gap = Readonly<{ from: IsoDate; to: IsoDate }>

/** From today to the last day with plates; days that follow each other without any are one gap. */
function weekOf({ days, ...seat }: Seat): (SeatDay | Gap)[] {
  const last = days.at(-1)?.date
  const week: (SeatDay | Gap)[] = []
  let date = [today(), days[0]?.date ?? today()].toSorted()[0]!
  for (; last && date <= last; date = addDays(date, 1)) {
    const planned = days.find((day) => day.date === date)
    if (planned) week.push(planned)
    else if (sharedMealsOn(seat, weekdayOfDate(date)).length > 0) {
      const before = week.at(-1)
      if (before && 'to' in before) week.splice(-1, 1, { ...before, to: date })
      else week.push({ from: date, to: date })
    }
  }
  return week
}

function DaysWithout({ from, to }: Gap) {
  const when = from === to ? formatDate(from, 'weekday') : formatDates(from, to, 'short')
  return (
    <p className="rounded-card border-[1.5px] border-line border-dashed px-5 py-4 text-pretty text-muted">
      {when}: nothing is planned for you.
    </p>
  )
}

function DayCard({ day, sharedOn }: { day: SeatDay } & Pick<Seat, 'sharedOn'>) {
  const id = useId()
  const { date, plates, inRange } = day
  const isToday = date === today()
  const Icon = inRange ? CircleCheck : Scale
  const shared = sharedMealsOn({ sharedOn }, weekdayOfDate(date))
  const without = shared.filter((meal) => plates.every((plate) => plate.meal !== meal))
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg">
        {isToday ? 'Today' : formatDate(date, 'weekdayName')}
        <span className="font-sans text-sm font-normal text-muted">{formatDate(date, 'short')}</span>
      </h2>
      <ul className="grid gap-3">
        {plates.map((plate) => (
          <li key={plate.meal}>
            <Plate plate={plate} />
          </li>
        ))}
        {without.map((meal) => (
          <li key={meal} className="text-sm text-muted">
            {mealWords[meal]}: nothing is planned for you.
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

/** Each of its dishes with its own amount. */
function Plate({ plate: { meal, dishes, isLeftover, apart = [], ...whole } }: { plate: SeatPlate }) {
  const { amounts = [] } = whole
  return (
    <>
      <p className="text-sm text-muted">{isLeftover ? `${mealWords[meal]}, leftovers` : mealWords[meal]}</p>
      <ul aria-label={mealWords[meal]} className="grid gap-1.5">
        {dishes.map((title, at) => (
          <li key={title}>
            <p className="font-semibold text-pretty">{title}</p>
            {amounts[at] && <p className="text-sm">{amountText(amounts[at])}</p>}
            {apart.includes(title) && (
              <p className="text-sm text-pretty text-muted">
                Cooked for you alone, so that your day is in range.
              </p>
            )}
          </li>
        ))}
      </ul>
      {amounts.length === 0 && <p className="text-sm">Your plate: {amountText(whole)}</p>}
    </>
  )
}

function amountText({ servings, grams }: Readonly<{ servings: number; grams: number }>): string {
  return `${servingsText(servings)}, ${grams} g`
}

/** Of a part of the day no more is said than of that part. */
function fitSentence({ inRange, totals, snackRoom, part: { least, most } }: SeatDay): string {
  const all = totalsText(totals)
  if (least === 1)
    return `Your day is ${inRange ? 'in range' : 'out of range'}: ${all}${snackRoomText(snackRoom)}.`
  const share = `${Math.round(100 * least)} to ${Math.round(100 * most)} %`
  return inRange
    ? `This fits your day: ${all}. Shared meals may be ${share} of it.`
    : `This doesn’t fit your day: ${all}. Shared meals should be ${share} of it.`
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
        <p className="text-pretty">
          When your weight has changed, change it here and your plates follow. The weight tracker belongs to a
          plan of your own.
        </p>
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

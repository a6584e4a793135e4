import CalendarDays from 'virtual:lucide/calendar-days'
import Trash2 from 'virtual:lucide/trash'
import {
  type CreatedCalendar,
  calendarCalls,
  type WireCalendar,
} from '@butterleaf/contract/calendar-feed/calls'
import { type FeedKind, feedKinds, usualFeedKinds } from '@butterleaf/domain/calendar-feed/feed-kinds'
import { capitalize } from '@butterleaf/domain/text/capitalize'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '#lib/account.ts'
import { api } from '#lib/api/api.ts'
import { ApiProblem, passOverGone } from '#lib/api/api-problem.ts'
import { Button } from '#ui/action/button.tsx'
import { ButtonLink } from '#ui/action/button-link.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { CodeBox } from '#ui/data/code-box.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { MealTimesCard } from '../meal-times-card.tsx'
import { dayText } from '../use-guarded.tsx'

/** [DOOR-2] */
export default function CalendarScreen() {
  const account = useAccount()
  const calendars = useCalendars()
  const failed = [account, calendars].find(({ data, isError }) => isError && !data)
  return (
    <>
      <header className="grid gap-2">
        <title>Calendar · Butterleaf</title>
        <h1>Calendar</h1>
        <p className="max-w-prose text-pretty text-muted">
          Your meals, cooking and shopping days in the calendar you look at anyway. It follows your plan by
          itself; most calendar apps ask every few hours.
        </p>
      </header>
      {failed ? (
        <ErrorState
          title="Your calendars can’t be shown right now"
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        >
          Calendars that you have go on working.
        </ErrorState>
      ) : account.data && calendars.data ? (
        <>
          <Calendars calendars={calendars.data} />
          <MealTimesCard user={account.data} />
        </>
      ) : (
        <Loading label="Loading your calendars" className="grid gap-4">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Loading>
      )}
    </>
  )
}

function Calendars({ calendars }: { calendars: readonly WireCalendar[] }) {
  const [made, setMade] = useState<CreatedCalendar>()
  const shown = made && calendars.some(({ id }) => id === made.id) ? made : undefined
  return (
    <>
      {shown && <NewAddress calendar={shown} />}
      <Card as="section" aria-labelledby="calendars" className="grid gap-3">
        <h2 id="calendars" className="text-lg">
          Your calendars
        </h2>
        {calendars.length === 0 ? (
          <p className="text-pretty text-muted">
            None yet. Choose below what you want to see, and add the address to your calendar app.
          </p>
        ) : (
          <ul className="divide-y divide-hairline">
            {calendars.map((calendar) => (
              <CalendarRow key={calendar.id} calendar={calendar} />
            ))}
          </ul>
        )}
      </Card>
      <MakeCalendar onMade={setMade} />
    </>
  )
}

/** The one time that the address is seen. */
function NewAddress({ calendar: { url } }: { calendar: CreatedCalendar }) {
  return (
    <Card as="section" aria-labelledby="address" className="grid gap-3">
      <h2 id="address" className="text-lg">
        Your new calendar’s address
      </h2>
      <p className="text-pretty">
        Open it on this device, or copy it into your calendar app under “Add by URL” or “Subscribe”. It is
        shown only now.
      </p>
      <CodeBox label="Address" text={url} copied="Address copied" />
      <ButtonLink href={url.replace(/^https?:/, 'webcal:')} className="justify-self-start">
        Open in your calendar
      </ButtonLink>
      <p className="text-pretty text-sm text-muted">
        Everybody who has the address can read your meals, so give it to your calendar alone. If it got
        elsewhere, remove the calendar and make another.
      </p>
    </Card>
  )
}

function CalendarRow({ calendar }: { calendar: WireCalendar }) {
  const [isAsked, setAsked] = useState(false)
  const toasts = useToasts()
  const remove = useRemoveCalendar()
  const name = kindsText(calendar.kinds)
  const press = () =>
    remove.mutate(calendar.id, {
      onSuccess: () => toasts.show('Calendar removed', { tone: 'done' }),
      onError: () => toasts.show('It wasn’t removed. Check your connection.', { tone: 'error' }),
      onSettled: () => setAsked(false),
    })
  return (
    <li className="flex items-center gap-3 py-3">
      <CalendarDays aria-hidden className="size-5 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-pretty">{name}</p>
        <p className="text-sm text-muted">
          Made {dayText(calendar.createdAt)}
          {calendar.lastReadAt ? ` · read ${dayText(calendar.lastReadAt)}` : ' · not read yet'}
        </p>
      </div>
      <IconButton look="plain" label={`Remove the calendar of ${name}`} onClick={() => setAsked(true)}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title="Remove this calendar?"
        body="Its address stops working at once. Your calendar app may show its last copy until you remove it there too."
        confirmLabel="Remove"
        onConfirm={press}
        isDanger
        busy={remove.isPending}
      />
    </li>
  )
}

const chips = feedKinds.map((value) => ({ value, label: capitalize(value) }))

function MakeCalendar({ onMade }: { onMade: (calendar: CreatedCalendar) => void }) {
  const [kinds, setKinds] = useState<readonly FeedKind[]>(usualFeedKinds)
  const toasts = useToasts()
  const make = useMakeCalendar()
  const toggle = (kind: FeedKind, isOn: boolean) =>
    setKinds(feedKinds.filter((each) => (each === kind ? isOn : kinds.includes(each))))
  const press = () =>
    make.mutate([...kinds], {
      onSuccess: onMade,
      onError: (error) => toasts.show(failureText(error), { tone: 'error' }),
    })
  return (
    <Card as="section" aria-label="Another calendar" className="grid gap-4">
      <ToggleChips label="What it shows" chips={chips} values={kinds} onToggle={toggle} />
      <p className="text-pretty text-sm text-muted">
        Leftovers are notes for the whole day, so that you take the right box along.
      </p>
      <Button
        className="justify-self-start"
        busy={make.isPending}
        busyLabel="Making your calendar"
        why={kinds.length === 0 ? 'Choose at least one thing to show.' : undefined}
        onClick={press}
      >
        Make a calendar
      </Button>
    </Card>
  )
}

function failureText(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'No calendar was made. Check your connection.'
}

/** "Meals, cooking and shopping" */
function kindsText(kinds: readonly FeedKind[]): string {
  return capitalize(new Intl.ListFormat('en', { type: 'conjunction' }).format(kinds))
}

const calendarsKey = ['calendars']

function useCalendars(): UseQueryResult<WireCalendar[]> {
  return useQuery({ queryKey: calendarsKey, queryFn: () => api.send(calendarCalls.list, {}) })
}

function useMakeCalendar() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (kinds: FeedKind[]) => api.send(calendarCalls.create, { body: { kinds } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: calendarsKey }),
  })
}

/** One that is gone already is no failure. */
function useRemoveCalendar() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.send(calendarCalls.delete, { params: { id } }).catch(passOverGone),
    onSuccess: (_done, id) =>
      queries.setQueryData<WireCalendar[]>(calendarsKey, (calendars) =>
        calendars?.filter((calendar) => calendar.id !== id),
      ),
  })
}

import type { WireReminderKinds, WireReminders } from '@butterleaf/contract/reminders/calls'
import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { weekdayNames } from '@butterleaf/domain/calendar/weekday-names'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Card } from '#ui/surface/card.tsx'
import { type SentReminders, useSaveReminders } from './reminder-queries.ts'

type Kind = keyof WireReminderKinds

const shown: readonly Readonly<{ kind: Kind; title: string; note: string; at?: string }>[] = [
  {
    kind: 'thaw',
    title: 'Thaw for tomorrow',
    note: 'Meat and fish that were bought too long ago to wait in the fridge, and portions you froze.',
    at: 'The evening before, at',
  },
  { kind: 'cook', title: 'Cook now', note: 'As long before a meal as it takes, by your meal times.' },
  {
    kind: 'shop',
    title: 'Shopping today',
    note: 'On a shopping day with something left to buy.',
    at: 'In the morning, at',
  },
  { kind: 'weighIn', title: 'Weigh in', note: 'Unless you have that day.', at: 'At' },
  {
    kind: 'planEnd',
    title: 'The plan ends in three days',
    note: 'In time to make the next one.',
    at: 'That day, at',
  },
]

/** [DOOR-3] Which reminders come, how and when. */
export function ChoicesForm({ reminders }: { reminders: WireReminders }) {
  const saved: SentReminders = { kinds: reminders.kinds, quiet: reminders.quiet }
  const [choices, setChoices] = useState(saved)
  const toasts = useToasts()
  const save = useSaveReminders()
  const isChanged = JSON.stringify(choices) !== JSON.stringify(saved)
  const changeKind = (kind: Kind, part: object) =>
    setChoices({ ...choices, kinds: { ...choices.kinds, [kind]: { ...choices.kinds[kind], ...part } } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || save.isPending) return
    save.mutate(choices, { onSuccess: () => toasts.show('Reminders saved', { tone: 'done' }) })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Card
        padding="none"
        as="section"
        aria-label="What you’re reminded of"
        className="divide-y divide-hairline"
      >
        {shown.map(({ kind, title, note, at }) => (
          <KindRow key={kind} {...{ kind, title, note, at }} choices={choices} onChange={changeKind} />
        ))}
      </Card>
      {reminders.mailTo === null ? (
        <p className="text-pretty text-sm text-muted">
          Mail needs a confirmed address: the link is in the first mail we sent you.
        </p>
      ) : (
        <p className="text-pretty text-sm text-muted">Mail goes to {reminders.mailTo}.</p>
      )}
      <QuietHours quiet={choices.quiet} onChange={(quiet) => setChoices({ ...choices, quiet })} />
      <div role="alert" className="empty:hidden">
        {save.error && <Banner tone="danger">{failureText(save.error)}</Banner>}
      </div>
      <Button
        type="submit"
        size="lg"
        isWide
        busy={save.isPending}
        busyLabel="Saving your reminders"
        why={isChanged ? undefined : 'Nothing has changed yet.'}
      >
        Save reminders
      </Button>
    </form>
  )
}

const wayChips = [
  { value: 'push', label: 'Notification' },
  { value: 'mail', label: 'Mail' },
] as const

interface KindRowProps {
  kind: Kind
  title: string
  note: string
  /** The label of its hour, where it has one. */
  at: string | undefined
  choices: SentReminders
  onChange: (kind: Kind, part: object) => void
}

function KindRow({ kind, title, note, at, choices, onChange }: KindRowProps) {
  const chosen = choices.kinds[kind]
  const isOn = chosen.push || chosen.mail
  return (
    <div className="grid gap-3 px-5 py-4">
      <ToggleChips
        label={<Titled title={title} note={note} />}
        chips={wayChips}
        values={wayChips.flatMap(({ value }) => (chosen[value] ? [value] : []))}
        onToggle={(way, isChosen) => onChange(kind, { [way]: isChosen })}
      />
      {isOn && at && 'at' in chosen && (
        <Field label={at} className="max-w-48">
          <TextInput
            type="time"
            value={chosen.at}
            onChange={(event) => onChange(kind, { at: event.target.value })}
          />
        </Field>
      )}
      {isOn && 'weekdays' in chosen && (
        <ToggleChips
          label="On"
          chips={weekdayChips}
          values={chosen.weekdays}
          isRequired
          onToggle={(day, isChosen) =>
            onChange(kind, {
              weekdays: weekdays.filter((each) => (each === day ? isChosen : chosen.weekdays.includes(each))),
            })
          }
        />
      )}
    </div>
  )
}

const weekdayChips = weekdays.map((value) => ({ value, label: weekdayNames[value].slice(0, 3) }))

function Titled({ title, note }: { title: string; note: string }): ReactNode {
  return (
    <>
      <span className="block">{title}</span>{' '}
      <span className="block text-pretty text-sm font-normal text-muted">{note}</span>
    </>
  )
}

type Quiet = SentReminders['quiet']

function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  return (
    <Card as="section" aria-labelledby="quiet" className="grid gap-3">
      <h2 id="quiet" className="text-lg">
        Quiet hours
      </h2>
      <div className="grid grid-cols-2 gap-4">
        <Field label="From">
          <TextInput
            type="time"
            value={quiet.from}
            onChange={(event) => onChange({ ...quiet, from: event.target.value })}
          />
        </Field>
        <Field label="Until">
          <TextInput
            type="time"
            value={quiet.until}
            onChange={(event) => onChange({ ...quiet, until: event.target.value })}
          />
        </Field>
      </div>
      <p className="text-pretty text-sm text-muted">
        Nothing comes within them, not later either. The same time twice means none.
      </p>
    </Card>
  )
}

function failureText(error: Error): string {
  if (!(error instanceof ApiProblem)) return 'That didn’t save. Check your connection, then try again.'
  return error.faults[0]?.message ?? error.message
}

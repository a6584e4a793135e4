import { addDays, daysBetween, parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { addAway, findAwayFault } from '@butterleaf/domain/meal-plan/away/change-away'
import { listAway } from '@butterleaf/domain/meal-plan/away/times-away'
import { refusalSentence } from '@butterleaf/domain/meal-plan/refusal-sentence'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { daysOfPlan } from '@butterleaf/domain/meals/meals'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { useState } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { AwayLine } from './away-line.tsx'
import { LeftBeforeAway } from './left-before-away.tsx'
import { useGoAway } from './use-away.ts'

/** [TOG-1] Away from a date to a date: what it does to the plan is said before it is done. */
export default function AwaySheet({ onClose }: { onClose: () => void }) {
  const { plan } = usePlan()
  const { template } = plan
  const names = namesAtTable(plan)
  const today = useToday()
  const goAway = useGoAway()
  const [from, setFrom] = useState<string>(() => firstFree(template, today))
  const [to, setTo] = useState<string>(from)
  const [isTried, setTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const dates = datesOf(from, to)
  const fault = dates && findAwayFault(template, dates)
  const message = fault && refusalSentence({ because: 'away-at-fault', ...fault })
  const errorOf = (field: 'from' | 'to', text: string) => {
    if (text === '') return isTried ? 'Choose a date.' : undefined
    return fault?.field === field ? message : undefined
  }
  const away = listAway(template)
  const tell = () => {
    setTried(true)
    if (!dates || fault) return
    goAway(dates)
    setDone(true)
  }
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="I’m away"
      description={`The days of your plan wait until you’re back. Lists, leftovers and shopping follow, and nothing is bought for the days between${
        names.length > 0 ? `, not for ${joinWords(names)} either` : ''
      }.`}
      footer={
        isDone ? (
          <Button isWide onClick={onClose}>
            Done
          </Button>
        ) : (
          <Button isWide onClick={tell}>
            I’m away then
          </Button>
        )
      }
    >
      {!isDone && (
        <div className="mb-5 grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="First day away" error={errorOf('from', from)}>
              <TextInput
                type="date"
                required
                value={from}
                onChange={({ target }) => {
                  setFrom(target.value)
                  if (target.value > to) setTo(target.value)
                }}
              />
            </Field>
            <Field label="Last day away" error={errorOf('to', to)}>
              <TextInput
                type="date"
                required
                min={from}
                value={to}
                onChange={({ target }) => setTo(target.value)}
              />
            </Field>
          </div>
          <p aria-live="polite" className="text-sm text-muted text-pretty">
            {dates && !fault && effectText(template, dates)}
          </p>
        </div>
      )}
      {away.length > 0 && (
        <section aria-label="Times away" className="mb-5 grid gap-2">
          {away.map((one) => (
            <AwayLine key={one.id} away={one} />
          ))}
        </section>
      )}
      {isDone && dates && <LeftBeforeAway dates={dates} />}
    </Drawer>
  )
}

/** As their plates are named. */
function namesAtTable({ plates = {} }: MealPlan): string[] {
  return [...new Set(Object.values(plates).flatMap((one) => one.plates.map(({ name }) => name)))].toSorted()
}

/** Today, or the first date that a plan in which much was eaten, or that has times away, still has free. */
function firstFree(template: Template, today: ReturnType<typeof useToday>): string {
  const last = dateOfDay(template, daysOfPlan)
  for (let date = today; date <= last; date = addDays(date, 1))
    if (!findAwayFault(template, { from: date, to: date })) return date
  return today
}

function datesOf(from: string, to: string) {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
  return first && last ? { from: first, to: last } : undefined
}

/** "4 days away. Your plan goes on Monday, December 7, and ends on January 1." */
function effectText(template: Template, dates: NonNullable<ReturnType<typeof datesOf>>): string {
  const count = daysBetween(dates.from, dates.to) + 1
  const laid = addAway(template, { id: 'shown', ...dates })
  const end = laid.ok ? dateOfDay(laid.template, daysOfPlan) : dateOfDay(template, daysOfPlan)
  const back = formatDate(addDays(dates.to, 1), 'weekday')
  const days = count === 1 ? 'One day' : `${count} days`
  return `${days} away. Your plan goes on ${back}, and ends on ${formatDate(end, 'weekday')}.`
}

import ChevronDown from 'virtual:lucide/chevron-down'
import Undo2 from 'virtual:lucide/undo-2'
import { changeSentence, contentText, slotSentence } from '@butterleaf/domain/meal-plan/acts/change-sentence'
import type { ShownChange } from '@butterleaf/domain/meal-plan/history/shown-change'
import { type DayNaming, dayByNumber } from '@butterleaf/domain/meal-plan/refusal-sentence'
import { useState } from 'react'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { deviceOfChange } from '#lib/meal-plan/change/made-here.ts'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { dateNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'

const deviceWords = { this: 'on this device', another: 'on another device' } as const

type ChangeEntryProps = {
  change: ShownChange
  /** Of the plan that the entry speaks of. */
  version: number
}

/** One change. Where the same meals changed again since, it asks before it replaces these. */
export function ChangeEntry({ change, version }: ChangeEntryProps) {
  const { refusal, at } = change
  const [isAsking, setAsking] = useState(false)
  const { bringBack, isBusy } = useBringBack(change, version)
  const naming = useNaming(change)
  const replaced = replacedText(change, naming)
  const sentence = changeSentence(change, naming)
  const [place, ...what] = sentence.split(/(?<=:) /)
  const device = deviceOfChange(change)
  const answer = () => {
    setAsking(false)
    bringBack()
  }
  return (
    <Card as="li" className="grid gap-3">
      <div>
        <h2 className="font-sans text-base text-pretty">
          <span className="font-semibold">{place}</span> {what.join(' ')}
        </h2>
        <p className="text-sm text-muted">
          <time dateTime={at}>{momentText(at)}</time>
          {device && ` · ${deviceWords[device]}`}
        </p>
      </div>
      <Details change={change} naming={naming} />
      {refusal ? (
        <p className="text-sm text-muted text-pretty">{refusal}</p>
      ) : (
        <div>
          <Button
            look="quiet"
            size="sm"
            busy={isBusy}
            busyLabel="Bringing it back"
            aria-label={`Bring back: ${sentence}`}
            onClick={() => (replaced ? setAsking(true) : bringBack())}
          >
            <Undo2 aria-hidden className="size-4.5" />
            Bring back
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Bring this back?"
        body={replaced}
        confirmLabel="Bring back"
        onConfirm={answer}
      />
    </Card>
  )
}

/** Meal by meal, where there are several. */
function Details({ change: { slots }, naming }: { change: ShownChange; naming: DayNaming }) {
  if (slots.length < 2) return null
  return (
    <details className="group text-sm">
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full px-2 font-semibold text-leaf [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" />
        All {slots.length} meals
      </summary>
      <ul className="grid gap-1 text-pretty">
        {slots.map((slot) => (
          <li key={`${slot.dayNumber} ${slot.meal}`}>{slotSentence(slot, naming)}</li>
        ))}
      </ul>
    </details>
  )
}

/** "Nov 20, 2:05 PM", in the person's language and time zone. */
function momentText(instant: string): string {
  const format = new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  return format.format(new Date(instant))
}

/** By their dates; of a plan that was replaced they aren't known here. */
function useNaming({ templateId }: ShownChange): DayNaming {
  const { template } = usePlan().plan
  return template.id === templateId ? dateNaming(template) : dayByNumber
}

const mostNamed = 3

/** What bringing a change back would replace that came later; undefined where nothing did. */
function replacedText({ slots, away, absences, guests }: ShownChange, naming: DayNaming): string | undefined {
  if (slots.length === 0 && !away && !absences && !guests)
    return 'The plan you have now is put away, and stands in this history. Your ticks and own rows stay.'
  const replaced = slots.flatMap(({ meal, dayNumber, now }) =>
    now ? [`${meal} on ${naming(dayNumber)} (${contentText(now)})`] : [],
  )
  if (replaced.length === 0) return undefined
  const named = replaced.slice(0, mostNamed).join(', ')
  const others = replaced.length - mostNamed
  const more = others > 0 ? ` and ${others} more` : ''
  return `This has changed again since. It replaces ${named}${more}.`
}

/** `version`: of the plan that the person sees. */
function useBringBack({ id }: ShownChange, version: number) {
  const planContext = usePlan()
  const change = usePlanChange()
  const toasts = useToasts()
  const bringBack = () =>
    change.mutate(planChange('undoChange', { changeId: id, version }), {
      onError: (error) => toasts.show(bringBackMessage(error), { tone: 'error' }),
    })
  return { bringBack, isBusy: isPending(planContext, 'undoChange', id) }
}

function bringBackMessage(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'That didn’t work just now. Try again in a moment.'
}

import Undo2 from 'virtual:lucide/undo-2'
import { changeSentence, slotSentence } from '@butterleaf/domain/meal-plan/history/change-sentence'
import type { ShownChange } from '@butterleaf/domain/meal-plan/history/shown-change'
import { useState } from 'react'
import { deviceOfChange } from '#lib/meal-plan/change/made-here.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { momentText } from './moment-text.ts'
import { replacedText } from './replaced-text.ts'
import { useBringBack } from './use-bring-back.ts'

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
  const replaced = replacedText(change)
  const sentence = changeSentence(change)
  const device = deviceOfChange(change)
  const answer = () => {
    setAsking(false)
    bringBack()
  }
  return (
    <Card as="li" className="grid gap-3">
      <div>
        <h2 className="font-sans text-base font-semibold text-pretty">{sentence}</h2>
        <p className="text-sm text-muted">
          <time dateTime={at}>{momentText(at)}</time>
          {device && ` · ${deviceWords[device]}`}
        </p>
      </div>
      <Details change={change} />
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
function Details({ change: { slots } }: { change: ShownChange }) {
  if (slots.length < 2) return null
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-leaf">
        All {slots.length} meals
      </summary>
      <ul className="grid gap-1 text-pretty">
        {slots.map((slot) => (
          <li key={`${slot.dayNumber} ${slot.meal}`}>{slotSentence(slot)}</li>
        ))}
      </ul>
    </details>
  )
}

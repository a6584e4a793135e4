import { type ReactNode, useState } from 'react'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import type { Staple } from './cupboard-card.tsx'
import type { CupboardInUse } from './use-cupboard.ts'

interface CupboardQuestionProps {
  cupboard: CupboardInUse
  /** The list; it takes the focus once the question is gone. */
  children: ReactNode
}

/** [PAN-6] Above the list, or below it where the rows were there first: it never moves one (HELD-5). */
export function CupboardQuestion({ cupboard, children }: CupboardQuestionProps) {
  const { staples, answer, Card, isSettled } = cupboard
  const [wasThereFirst] = useState(isSettled)
  const toasts = useToasts()
  const isAsked = staples.length > 0
  const handover = useFocusHandover(String(isAsked))
  const take = (atHome: readonly Staple[]) => {
    answer(atHome)
    if (atHome.length > 0) toasts.show(markedWords(atHome.length), { tone: 'done' })
  }
  const question = isAsked && Card && <Card staples={staples} onAnswer={take} />
  return (
    <div {...handover} className="grid grid-cols-1 gap-4">
      {wasThereFirst && question}
      {children}
      {!wasThereFirst && question}
    </div>
  )
}

function markedWords(count: number): string {
  return count === 1 ? 'One staple is at home' : `${count} staples are at home`
}

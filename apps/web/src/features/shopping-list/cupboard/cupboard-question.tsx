import { lazy, type ReactNode, Suspense } from 'react'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import type { ListPlace } from '../sync/unsent-changes.ts'
import { type Staple, useCupboard } from './use-cupboard.ts'

/** Asked once a plan; every other look at the list does without it. */
const LazyCupboardCard = lazy(() =>
  import('./cupboard-card.tsx').then(({ CupboardCard }) => ({ default: CupboardCard })),
)

interface CupboardQuestionProps {
  place: ListPlace
  /** The list below; it takes the focus once the question is gone. */
  children: ReactNode
}

/** [PAN-6] */
export function CupboardQuestion({ place, children }: CupboardQuestionProps) {
  const { staples, answer } = useCupboard(place)
  const toasts = useToasts()
  const isAsked = staples.length > 0
  const handover = useFocusHandover(String(isAsked))
  const take = (atHome: readonly Staple[]) => {
    answer(atHome)
    if (atHome.length > 0) toasts.show(markedWords(atHome.length), { tone: 'done' })
  }
  return (
    <div {...handover} className="grid grid-cols-1 gap-4">
      {isAsked && (
        <Suspense fallback={null}>
          <LazyCupboardCard staples={staples} onAnswer={take} />
        </Suspense>
      )}
      {children}
    </div>
  )
}

function markedWords(count: number): string {
  return count === 1 ? 'One staple is at home' : `${count} staples are at home`
}

import type { Cupboard } from '@butterleaf/contract/shopping-list/calls'
import { useId, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { focusOnArrival } from '#ui/behavior/focus-on-arrival.ts'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Card } from '#ui/surface/card.tsx'

export type Staple = Cupboard['staples'][number]

interface CupboardCardProps {
  staples: readonly Staple[]
  /** With those that are at home; none where the question is skipped. */
  onAnswer: (atHome: readonly Staple[]) => void
}

/** [PAN-6] Asked once: which staples of the plan needn't be bought. Its boxes come with a press, so that it stays short. */
export function CupboardCard({ staples, onAnswer }: CupboardCardProps) {
  const id = useId()
  const [isLooking, setLooking] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const toggle = (key: string, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, key] : before.filter((each) => each !== key)))
  const chips = staples.map(({ ingredient, name }) => ({
    value: ingredient,
    label: <span className="inline-block first-letter:uppercase">{name}</span>,
  }))
  const done = () => onAnswer(staples.filter(({ ingredient }) => chosen.includes(ingredient)))
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4 print:hidden">
      <header>
        <h2
          id={id}
          ref={isLooking ? focusOnArrival : undefined}
          tabIndex={-1}
          className="text-lg outline-none"
        >
          What’s in your cupboard?
        </h2>
        <p className="mt-1 text-sm text-pretty text-muted">
          Staples you have stay off your list until your plan has used them up.
        </p>
      </header>
      {isLooking && <ToggleChips label="Tap what you have" chips={chips} values={chosen} onToggle={toggle} />}
      <div className="flex flex-wrap gap-2">
        {isLooking ? (
          <Button onClick={done}>{chosen.length > 0 ? `Done, ${chosen.length} at home` : 'Done'}</Button>
        ) : (
          <Button onClick={() => setLooking(true)}>{lookWords(staples.length)}</Button>
        )}
        <Button look="quiet" onClick={() => onAnswer([])}>
          Skip
        </Button>
      </div>
    </Card>
  )
}

function lookWords(count: number): string {
  return count === 1 ? 'Look at one staple' : `Look through ${count} staples`
}

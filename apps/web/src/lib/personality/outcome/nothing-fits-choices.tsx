import ChevronRight from 'virtual:lucide/chevron-right'
import { Button } from '#ui/action/button.tsx'
import { focusOnArrival } from '#ui/behavior/focus-on-arrival.ts'
import { Card } from '#ui/surface/card.tsx'
import { type NothingFits, nearestDayText, type RelaxationChoice } from './plan-outcome.ts'

interface NothingFitsChoicesProps {
  nothingFits: NothingFits
  onRelax: (relax: RelaxationChoice['relax']) => void
  onChangeAnswers: () => void
  /** Onboarding has the page to itself; a settings page has a `main` around it. */
  as?: 'main' | 'section'
}

/** [PLAN-5] Why nothing fits, and what would help, each one tap away. */
export default function NothingFitsChoices({
  nothingFits,
  onRelax,
  onChangeAnswers,
  as: Frame = 'section',
}: NothingFitsChoicesProps) {
  const { relaxations } = nothingFits
  const hasChoices = relaxations.length > 0
  return (
    <Frame
      aria-label={Frame === 'section' ? 'Nothing fits' : undefined}
      className={`mx-auto grid w-full max-w-lg content-center gap-6 ${Frame === 'main' ? 'min-h-dvh px-5 py-10' : ''}`}
    >
      <title>Nothing fits all of this yet · Butterleaf</title>
      <div className="grid gap-2">
        <h1 ref={focusOnArrival} tabIndex={-1} className="outline-none">
          Nothing fits all of this yet
        </h1>
        <p className="text-pretty text-muted">{nearestDayText(nothingFits)}</p>
      </div>
      <p className="text-pretty">
        {hasChoices
          ? 'Any one of these gets you a plan. What you must not eat stays out, whichever you choose.'
          : 'No single change is enough here. Try other targets, or a little more time for a meal.'}
      </p>
      {hasChoices && (
        <ul aria-label="What would help" className="grid gap-3">
          {relaxations.map(({ id, text, gain, relax }) => (
            <Card as="li" key={id} padding="none" className="overflow-hidden">
              <button
                type="button"
                onClick={() => onRelax(relax)}
                className="flex min-h-16 w-full items-center gap-4 px-5 py-4 text-left hover:bg-sunk"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{text}</span>
                  <span className="block text-sm text-leaf">{gain}</span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
              </button>
            </Card>
          ))}
        </ul>
      )}
      <Button look="ghost" size="lg" isWide onClick={onChangeAnswers}>
        Change my answers
      </Button>
    </Frame>
  )
}

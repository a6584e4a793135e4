import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { type CardField, cardFlags } from '../card/card.ts'
import {
  type FieldState,
  openRecurlyScript,
  type RecurlyElement,
  type RecurlyElements,
  type RecurlyScript,
} from './recurly-script.ts'

export interface RecurlyCard {
  recurly: RecurlyScript
  elements: RecurlyElements
}

interface RecurlyFieldsProps {
  publicKey: string
  onReady: (card: RecurlyCard) => void
  onComplete: (isComplete: boolean) => void
}

type States = Partial<Record<CardField, FieldState>>

const parts = ['number', 'month', 'year', 'cvv'] as const
const labels = { number: 'Card number', month: 'Month', year: 'Year', cvv: 'CVV' } as const
const placeholders = { number: '0000 0000 0000 0000', month: 'MM', year: 'YY', cvv: '000' } as const

/** [CHK-9] [CHK-10] Fields in Recurly's frames: what is typed there can't be read from here. */
export default function RecurlyFields({ publicKey, onReady, onComplete }: RecurlyFieldsProps) {
  const { card, hasFailed, retry } = useRecurlyCard(publicKey)
  const [states, setStates] = useState<States>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is told when there is something new
  useEffect(() => {
    if (card) onReady(card)
  }, [card])
  const change = (part: CardField, state: FieldState) => setStates((known) => ({ ...known, [part]: state }))
  const isComplete = parts.every((part) => states[part]?.valid)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => onComplete(isComplete), [isComplete])
  if (hasFailed) {
    return (
      <ErrorState title="The card fields can’t be reached" onRetry={retry}>
        Nothing was charged. Check your connection, or a blocker that keeps recurly.com away.
      </ErrorState>
    )
  }
  if (!card) return <FieldsSkeleton />
  const field = (part: CardField) => (
    <HostedField key={part} part={part} card={card} state={states[part]} onChange={change} />
  )
  return (
    <div className="grid gap-5">
      {field('number')}
      <div className="grid grid-cols-3 items-start gap-3">{parts.slice(1).map(field)}</div>
    </div>
  )
}

function useRecurlyCard(publicKey: string) {
  const [card, setCard] = useState<RecurlyCard>()
  const [tries, setTries] = useState(1)
  const [failedTry, setFailedTry] = useState(0)
  useEffect(() => {
    let isGone = false
    openRecurlyScript(publicKey).then(
      (recurly) => !isGone && setCard({ recurly, elements: recurly.Elements() }),
      () => !isGone && setFailedTry(tries),
    )
    return () => {
      isGone = true
    }
  }, [publicKey, tries])
  return { card, hasFailed: failedTry === tries, retry: () => setTries(tries + 1) }
}

interface HostedFieldProps {
  part: CardField
  card: RecurlyCard
  state: FieldState | undefined
  onChange: (part: CardField, state: FieldState) => void
}

function HostedField({ part, card, state, onChange }: HostedFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isWrong = state !== undefined && !state.empty && !state.focus && !state.valid
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once for its place; the listener writes through
  useEffect(() => {
    const place = frame.current
    if (!place) return
    const element = elementOf(card.elements, part, colorsIn(place))
    element.on('change', (changed) => onChange(part, changed))
    element.attach(place)
    return () => element.remove()
  }, [card])
  // On a dark page a frame with a light document gets a white background, unless it is set to light.
  const edge = isWrong ? 'border-paprika' : state?.focus ? 'border-ink' : 'border-line'
  return (
    <div className="grid">
      <span className="mb-2 justify-self-start font-semibold">{labels[part]}</span>
      <div
        ref={frame}
        className={`h-14 rounded-field border-[1.5px] bg-surface px-4 [&_.recurly-element]:h-full [&_iframe]:size-full [&_iframe]:[color-scheme:light] [&_input]:sr-only ${edge}`}
      />
      <div aria-live="polite">
        {isWrong && <p className="mt-2 text-sm font-semibold text-paprika">{cardFlags[part]}</p>}
      </div>
    </div>
  )
}

/** The frame is another document: it has neither our fonts nor our theme. */
function colorsIn(place: HTMLElement): { fontColor: string; placeholder: string } {
  const { color } = getComputedStyle(place)
  return { fontColor: color, placeholder: color.replace('rgb(', 'rgba(').replace(')', ', 0.6)') }
}

function elementOf(
  elements: RecurlyElements,
  part: CardField,
  { fontColor, placeholder }: { fontColor: string; placeholder: string },
): RecurlyElement {
  const content = placeholders[part]
  const style = {
    fontColor,
    fontSize: '16px',
    lineHeight: '54px',
    placeholder: { color: placeholder, content },
  }
  const make = {
    number: elements.CardNumberElement,
    month: elements.CardMonthElement,
    year: elements.CardYearElement,
    cvv: elements.CardCvvElement,
  }[part]
  return make.call(elements, { style })
}

function FieldsSkeleton() {
  return (
    <Loading label="Loading the card fields" className="grid gap-5">
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Loading>
  )
}

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { today } from '#lib/today.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import {
  brandOf,
  type CardField,
  type CardFields,
  cardBrands,
  cardFlags,
  cvvDigitsOf,
  digitsOf,
  formatCardNumber,
  forProvider,
  invalidCardFields,
} from '../card/card.ts'
import type { Names } from '../card/name-fields.tsx'
import { makeCardToken } from '../sandbox/sandbox-billing.ts'
import { useClientConfig } from './client-config.ts'
import type { RecurlyCard } from './recurly-fields.tsx'
import { makeRecurlyToken } from './recurly-script.ts'

const RecurlyFields = lazy(() => import('./recurly-fields.tsx'))

interface CardEntry {
  fields: ReactNode
  /** All four fields are filled and plausible. */
  isComplete: boolean
  /** [CHK-10] Sends the card to the provider, which returns its token. */
  makeToken: (names: Names) => Promise<string>
}

/** [SUB-4] The card fields of the configured provider, and how they become a token. */
export function useCardEntry(): CardEntry {
  const config = useClientConfig()
  const sandbox = useSandboxEntry()
  const recurly = useRecurlyEntry(config?.billing.publicKey)
  if (config?.billing.provider === 'recurly') return recurly
  return config ? sandbox : { ...sandbox, isComplete: false }
}

function useSandboxEntry(): CardEntry {
  const [card, setCard] = useState<CardFields>(emptyCard)
  return {
    fields: <CardForm card={card} onChange={(part) => setCard({ ...card, ...part })} />,
    isComplete: invalidCardFields(card, today()).length === 0,
    makeToken: (names) => makeCardToken({ ...forProvider(card), ...names }),
  }
}

function useRecurlyEntry(publicKey = ''): CardEntry {
  const [card, setCard] = useState<RecurlyCard>()
  const [isComplete, setComplete] = useState(false)
  return {
    fields: (
      <Suspense fallback={<Skeleton shape="field" />}>
        <RecurlyFields publicKey={publicKey} onReady={setCard} onComplete={setComplete} />
      </Suspense>
    ),
    isComplete: card !== undefined && isComplete,
    makeToken: async ({ firstName, lastName }) => {
      if (!card) throw new TypeError('The card fields aren’t there yet')
      const person = { first_name: firstName, last_name: lastName }
      return makeRecurlyToken(card.recurly, card.elements, person)
    },
  }
}

interface CardFormProps {
  card: CardFields
  onChange: (part: Partial<CardFields>) => void
}

const emptyCard: CardFields = { number: '', month: '', year: '', cvv: '' }

/** [CHK-9] Flags a field only when it is filled, wrong, and not being typed. */
function CardForm({ card, onChange }: CardFormProps) {
  const [focused, setFocused] = useState<CardField | null>(null)
  const invalid = invalidCardFields(card, today())
  const flagOf = (field: CardField) =>
    field !== focused && card[field] !== '' && invalid.includes(field) ? cardFlags[field] : undefined
  const control = (field: CardField, autoComplete: string) => ({
    value: card[field],
    autoComplete,
    inputMode: 'numeric' as const,
    onFocus: () => setFocused(field),
    onBlur: () => setFocused(null),
  })
  const digits = (field: CardField, most: number) => ({
    onChange: (event: { target: HTMLInputElement }) =>
      onChange({ [field]: digitsOf(event.target.value).slice(0, most) }),
  })
  return (
    <div className="grid gap-5">
      <Field label="Card number" error={flagOf('number')}>
        <TextInput
          {...control('number', 'cc-number')}
          placeholder="0000 0000 0000 0000"
          trailing={<BrandMark number={card.number} />}
          onChange={(event) => typeNumber(event.target, (number) => onChange({ number }))}
        />
      </Field>
      <div className="grid grid-cols-3 items-start gap-3">
        <Field label="Month" error={flagOf('month')}>
          <TextInput {...control('month', 'cc-exp-month')} {...digits('month', 2)} placeholder="MM" />
        </Field>
        <Field label="Year" error={flagOf('year')}>
          <TextInput {...control('year', 'cc-exp-year')} {...digits('year', 4)} placeholder="YY" />
        </Field>
        <Field label="CVV" error={flagOf('cvv')}>
          <TextInput
            {...control('cvv', 'cc-csc')}
            {...digits('cvv', 4)}
            placeholder={'0'.repeat(cvvDigitsOf(card.number))}
          />
        </Field>
      </div>
    </div>
  )
}

/** Grouping moves the digits; the caret stays behind its digit. */
function typeNumber(input: HTMLInputElement, onNumber: (number: string) => void): void {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  flushSync(() => onNumber(formatCardNumber(input.value)))
  const caret = placeBehind(input.value, before)
  input.setSelectionRange(caret, caret)
}

function placeBehind(text: string, digits: number): number {
  let passed = 0
  let place = 0
  while (passed < digits && place < text.length) {
    if (/\d/.test(text.charAt(place))) passed += 1
    place += 1
  }
  return place
}

function BrandMark({ number }: { number: string }) {
  const brand = brandOf(number)
  return (
    <span role="status" className="absolute right-3 whitespace-nowrap text-xs font-bold text-muted">
      {brand && cardBrands[brand].name}
    </span>
  )
}

import Minus from 'virtual:lucide/minus'
import Plus from 'virtual:lucide/plus'
import { NumberField } from '@base-ui/react/number-field'
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { useRefuse, WhyLine } from '../action/refusal.tsx'
import { decimalSeparator, decimalsOfStep, withLocaleDecimal } from './decimal-text.ts'
import { Field } from './field.tsx'
import { useFieldControl } from './field-context.ts'
import { inputLook } from './input-look.ts'
import { useIsMissing } from './missing.ts'

type NumberStepperProps = StepperProps & {
  unit?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  className?: string | undefined
}

type StepperProps = {
  label: string
  value: number | null
  /** Typing reports every readable number, already inside min and max; an empty field reports null. */
  onValueChange: (value: number | null) => void
  min?: number | undefined
  max?: number | undefined
  /** The step of minus and plus. */
  step?: number | undefined
  /** Where minus and plus begin in an empty field. */
  startAt?: number | undefined
  /** Decimals that a typed value may have; those of the step by default. */
  decimals?: number | undefined
  locale?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  name?: string | undefined
  decreaseLabel?: string | undefined
  increaseLabel?: string | undefined
}

/** A number between a big minus and a big plus. Typed text stays as it is until the field is left. */
export function NumberStepper({ unit, hint, error, className, ...stepper }: NumberStepperProps) {
  const isMissing = useIsMissing(stepper.isRequired === true && stepper.value === null)
  const shown = error ?? (isMissing ? 'A number, please.' : undefined)
  return (
    <Field label={stepper.label} unit={unit} hint={hint} error={shown} className={className}>
      <Stepper {...stepper} />
    </Field>
  )
}

const typedReasons: ReadonlySet<string> = new Set([
  'input-change',
  'input-clear',
  'input-blur',
  'input-paste',
])

const stepButton =
  'grid w-14 shrink-0 place-items-center rounded-[inherit] text-leaf transition-colors hover:bg-sunk aria-disabled:opacity-35'

function Stepper({
  label,
  step = 1,
  decimals = decimalsOfStep(step),
  isRequired = false,
  isDisabled = false,
  decreaseLabel = 'Less',
  increaseLabel = 'More',
  startAt,
  ...number
}: StepperProps) {
  const { id } = useFieldControl()
  const endId = useId()
  const refuse = useRefuse()
  const least = wordsOfEnd(number.value, number.min, 'least')
  const most = wordsOfEnd(number.value, number.max, 'most')
  // A press on an empty field gives 0, while a typed 0 stays what it is.
  const report = (next: number | null, { reason }: NumberField.Root.ChangeEventDetails) => {
    const isSeed = number.value === null && next !== null && !typedReasons.has(reason)
    number.onValueChange(isSeed && startAt !== undefined ? startAt : next)
  }
  return (
    <NumberField.Root
      {...number}
      onValueChange={report}
      id={id}
      step={step}
      largeStep={step * 10}
      disabled={isDisabled}
      required={isRequired}
      format={{ maximumFractionDigits: decimals, useGrouping: false }}
    >
      <NumberField.Group
        className={inputLook({
          className:
            'flex min-h-14 items-stretch outline-offset-2 outline-focus has-aria-invalid:border-paprika has-[input:focus-visible]:outline-3 data-disabled:opacity-50',
        })}
      >
        <NumberField.Decrement
          className={stepButton}
          aria-label={`${decreaseLabel}: ${label}`}
          render={(button) => (
            <button {...button} {...(least && { disabled: false, ...refuse(least, endId) })} />
          )}
        >
          <Minus aria-hidden className="size-5" />
        </NumberField.Decrement>
        <StepperInput locale={number.locale} allowsDecimals={decimals > 0} />
        <NumberField.Increment
          className={stepButton}
          aria-label={`${increaseLabel}: ${label}`}
          render={(button) => (
            <button {...button} {...(most && { disabled: false, ...refuse(most, endId) })} />
          )}
        >
          <Plus aria-hidden className="size-5" />
        </NumberField.Increment>
      </NumberField.Group>
      {(least ?? most) && !isDisabled && <WhyLine id={endId}>{least ?? most}</WhyLine>}
    </NumberField.Root>
  )
}

function wordsOfEnd(
  value: number | null,
  end: number | undefined,
  name: 'least' | 'most',
): string | undefined {
  return value !== null && value === end ? `The ${name} is ${end}.` : undefined
}

type StepperInputProps = { locale: string | undefined; allowsDecimals: boolean }

// Base UI's own handler runs after ours unless it is prevented.
type BaseUIEvent = { preventBaseUIHandler: () => void }

/** The text field of a stepper: accepts comma and point alike (see decimal-text). */
function StepperInput({ locale, allowsDecimals }: StepperInputProps) {
  const separator = decimalSeparator(locale)
  const admitSeparator = (event: KeyboardEvent<HTMLInputElement> & BaseUIEvent) => {
    if (!allowsDecimals || !/^[.,]$/.test(event.key)) return
    event.preventBaseUIHandler()
    if (/[.,]/.test(event.currentTarget.value)) event.preventDefault()
  }
  const rewriteSeparator = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const text = withLocaleDecimal(input.value, separator, allowsDecimals)
    if (text !== input.value) input.value = text
  }
  // Pasting goes the same way as typing instead of Base UI's stricter parser.
  const pasteAsTyped = (event: ClipboardEvent<HTMLInputElement> & BaseUIEvent) => event.preventBaseUIHandler()
  // The root of the number field hands out the id.
  const { id: _id, ...naming } = useFieldControl()
  return (
    <NumberField.Input
      {...naming}
      inputMode={allowsDecimals ? 'decimal' : 'numeric'}
      onKeyDown={admitSeparator}
      onChange={rewriteSeparator}
      onPaste={pasteAsTyped}
      className="w-0 flex-1 bg-transparent text-center text-lg font-bold outline-none"
    />
  )
}

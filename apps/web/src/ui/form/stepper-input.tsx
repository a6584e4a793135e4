import { NumberField } from '@base-ui/react/number-field'
import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from 'react'
import { decimalSeparator, withLocaleDecimal } from './decimal-text.ts'
import { useFieldControl } from './field-context.ts'

type StepperInputProps = { locale: string | undefined; allowsDecimals: boolean }

// Base UI's own handler runs after ours unless it is prevented.
type BaseUIEvent = { preventBaseUIHandler: () => void }

/** The text field of a stepper: accepts comma and point alike (see decimal-text). */
export function StepperInput({ locale, allowsDecimals }: StepperInputProps) {
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

import { type ChangeEvent, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'

type FileButtonProps = Pick<ButtonProps, 'busy' | 'busyLabel' | 'children' | 'aria-describedby'> & {
  /** Of the field behind the button. */
  fieldLabel: string
  /** Media types of what may be chosen. */
  accept: string
  onChoose: (file: File) => void
}

/** A button that asks for a file. */
export function FileButton({ fieldLabel, accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target: field }: ChangeEvent<HTMLInputElement>) => {
    const file = field.files?.[0]
    // Emptied, so that the same file can be chosen again.
    field.value = ''
    if (file) onChoose(file)
  }
  return (
    <>
      <Button {...button} look="quiet" onClick={() => input.current?.click()} />
      <input ref={input} type="file" accept={accept} aria-label={fieldLabel} hidden onChange={choose} />
    </>
  )
}

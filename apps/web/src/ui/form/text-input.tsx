import type { ComponentProps, ReactNode } from 'react'
import { useFieldControl } from './field-context.ts'
import { inputLook } from './input-look.ts'

type TextInputProps = ComponentProps<'input'> & {
  /** An icon inside the frame, before the text. */
  leading?: ReactNode
  /** A unit or a button inside the frame, after the text. */
  trailing?: ReactNode
}

/** One line of text, a date, an address … by `type`. Inside a Field it has the Field's label. */
export function TextInput({ leading, trailing, className = '', ...rest }: TextInputProps) {
  const padding = `${leading ? 'pl-11' : 'pl-4'} ${trailing ? 'pr-14' : 'pr-4'}`
  return (
    <span className={`relative block ${className}`}>
      {leading && (
        <span className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-muted">
          {leading}
        </span>
      )}
      <input
        {...useFieldControl()}
        className={inputLook({
          className: `min-h-14 appearance-none text-base read-only:bg-sunk ${padding}`,
        })}
        {...rest}
      />
      {trailing && (
        <span className="absolute inset-y-0 right-1 grid min-w-11 place-items-center text-muted">
          {trailing}
        </span>
      )}
    </span>
  )
}

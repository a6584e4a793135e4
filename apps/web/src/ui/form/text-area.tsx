import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'
import { inputLook } from './input-look.ts'

export function TextArea({ className = '', rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      rows={rows}
      className={inputLook({
        className: `field-sizing-content min-h-24 px-4 py-3 text-base read-only:bg-sunk ${className}`,
      })}
      {...rest}
    />
  )
}

import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { type ButtonAppearance, type ButtonSize, buttonLook } from './button-look.ts'
import { type Refusable, useRefusal } from './refusal.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Refusable & {
    look?: ButtonAppearance
    size?: ButtonSize
    isWide?: boolean
    /** True while the action runs: keeps the width and the focus, ignores presses, is announced. */
    busy?: boolean
    busyLabel?: string
  }

export function Button({
  look = 'leaf',
  size = 'md',
  isWide = false,
  busy,
  busyLabel = 'Working',
  why,
  whyId,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const { attributes, line } = useRefusal({ why, whyId }, busy)
  // Not `disabled` while busy: that would drop the focus. Enter in a form presses this button too.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <>
      <button
        type={type}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={press}
        className={buttonLook({ look, size, isWide, className })}
        {...rest}
        {...attributes}
      >
        <span className={`inline-flex items-center justify-center gap-2 ${busy ? 'opacity-0' : ''}`}>
          {children}
        </span>
        {busy && <Spinner className="absolute size-5" />}
      </button>
      {line}
      {busy !== undefined && <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>}
    </>
  )
}

import CircleAlert from 'virtual:lucide/circle-alert'
import { type ReactNode, useId } from 'react'
import { FieldContext } from './field-context.ts'

type FieldProps = {
  label: ReactNode
  /** Shown lighter after the label, as in "Height (cm)". */
  unit?: string | undefined
  hint?: ReactNode
  /** The sentence that says what to correct; with it, the control is marked invalid. */
  error?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** Label above, control, then the error or the hint below. */
export function Field({ label, unit, hint, error, children, className = '' }: FieldProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`grid ${className}`}>
      <label htmlFor={id} id={`${id}-label`} className="mb-2 justify-self-start font-semibold">
        {label}
        {unit && (
          <>
            {' '}
            <span className="font-normal text-muted">({unit})</span>
          </>
        )}
      </label>
      <FieldContext value={{ id, describedBy: describedBy || undefined, isInvalid: Boolean(error) }}>
        {children}
      </FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mt-2 flex gap-1.5 text-sm font-semibold text-paprika">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

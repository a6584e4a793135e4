import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { type Refusable, useRefusal } from './refusal.tsx'

/** A small action that shows its name under its icon. A router's link takes the class name, and `LabeledIcon` inside. */
export const labeledActionLook = [
  'grid min-h-13 min-w-11 place-content-center justify-items-center rounded-field px-1 transition md:px-2 hover:bg-sunk',
  'active:translate-y-px disabled:pointer-events-none disabled:opacity-40 not-aria-busy:aria-disabled:opacity-40',
  'forced-colors:border forced-colors:border-[ButtonText]',
].join(' ')

type LabeledActionProps = Omit<ComponentProps<'button'>, 'aria-label' | 'disabled'> &
  Refusable & {
    /** Shown. */
    text: string
    /** The accessible name, which begins with the text: what it acts on is plain to see only on the screen. */
    label: string
    /** True while the action runs: a spinner replaces the icon, the focus stays, presses are ignored. */
    busy?: boolean
  }

export function LabeledAction({
  text,
  label,
  busy = false,
  why,
  whyId,
  className = '',
  children,
  onClick,
  ...rest
}: LabeledActionProps) {
  const { attributes, line } = useRefusal({ why, whyId }, busy)
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onClick}
        className={`${labeledActionLook} ${className}`}
        {...rest}
        {...attributes}
      >
        <LabeledIcon text={text}>{busy ? <Spinner /> : children}</LabeledIcon>
      </button>
      {line}
    </>
  )
}

export function LabeledIcon({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <span className="grid size-6 place-items-center">{children}</span>
      <span className="text-xs font-semibold">{text}</span>
    </>
  )
}

import type { ComponentProps } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { type VariantProps, variants } from '../variants.ts'
import { type Refusable, useRefusal } from './refusal.tsx'

const iconButtonLook = variants({
  base: [
    'grid size-11 shrink-0 place-items-center rounded-full transition active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-40 not-aria-busy:aria-disabled:opacity-40',
    'forced-colors:border forced-colors:border-[ButtonText]',
  ],
  variants: {
    look: {
      quiet: 'bg-sunk text-ink hover:bg-hairline',
      plain: 'text-ink hover:bg-sunk',
      surface: 'bg-surface text-ink shadow-raised hover:bg-sunk',
      leaf: 'bg-leaf text-on-leaf',
    },
  },
  defaultVariants: { look: 'quiet' },
})

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'disabled'> &
  Refusable &
  VariantProps<typeof iconButtonLook> & {
    /** The accessible name. */
    label: string
    /** True while the action runs: a spinner replaces the icon, the focus stays, presses are ignored. */
    busy?: boolean
  }

export function IconButton({
  label,
  look,
  busy = false,
  why,
  whyId,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  const { attributes, line } = useRefusal({ why, whyId }, busy)
  return (
    <>
      <button
        type={type}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onClick}
        className={iconButtonLook({ look, className })}
        {...rest}
        {...attributes}
      >
        {busy ? <Spinner /> : children}
      </button>
      {line}
    </>
  )
}

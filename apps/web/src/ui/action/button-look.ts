import { type VariantProps, variants } from '../variants.ts'

/** A button's class names, so that a link can use them too. */
export const buttonLook = variants({
  base: [
    'relative inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-full text-center font-semibold',
    'transition active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-45',
    'not-aria-busy:aria-disabled:opacity-45',
    'forced-colors:border forced-colors:border-[ButtonText] print:hidden',
  ],
  variants: {
    look: {
      leaf: 'bg-leaf text-on-leaf hover:bg-[color-mix(in_oklab,var(--leaf)_88%,var(--ink))]',
      butter: 'bg-butter text-on-butter hover:bg-[color-mix(in_oklab,var(--butter)_88%,#fff)]',
      quiet: 'bg-sunk text-ink hover:bg-hairline',
      ghost: 'border-[1.5px] border-line text-ink hover:bg-sunk',
      danger: 'bg-paprika text-on-paprika hover:bg-[color-mix(in_oklab,var(--paprika)_88%,var(--ink))]',
    },
    size: {
      sm: 'min-h-11 px-4 py-2 text-sm',
      md: 'min-h-12 px-6 py-2.5 text-base',
      lg: 'min-h-14 px-7 py-3 text-lg',
    },
    isWide: { true: 'w-full' },
  },
  defaultVariants: { look: 'leaf', size: 'md' },
})

type ButtonLookProps = VariantProps<typeof buttonLook>
export type ButtonAppearance = NonNullable<ButtonLookProps['look']>
export type ButtonSize = NonNullable<ButtonLookProps['size']>

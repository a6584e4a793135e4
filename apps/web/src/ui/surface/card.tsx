import type { ComponentProps } from 'react'
import { type VariantProps, variants } from '../variants.ts'

const cardLook = variants({
  base: 'rounded-card border border-hairline bg-surface shadow-card',
  variants: {
    padding: { none: '', sm: 'p-4', md: 'p-5' },
    /** For a card whose heading holds a link or button stretched over it. */
    isPressable: {
      true: 'relative transition hover:-translate-y-0.5 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus',
    },
  },
  defaultVariants: { padding: 'md' },
})

type CardProps = Omit<ComponentProps<'div'>, 'ref'> &
  VariantProps<typeof cardLook> & {
    as?: 'div' | 'section' | 'article' | 'li' | 'form' | 'aside'
  }

export function Card({ as = 'div', padding, isPressable, className, ...rest }: CardProps) {
  // Every choice takes a div's attributes; a union of tags only confuses the compiler.
  const Element = as as 'div'
  return <Element className={cardLook({ padding, isPressable, className })} {...rest} />
}

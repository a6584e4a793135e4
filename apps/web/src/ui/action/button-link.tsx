import type { ComponentProps } from 'react'
import { type ButtonAppearance, type ButtonSize, buttonLook } from './button-look.ts'

type ButtonLinkProps = ComponentProps<'a'> & {
  look?: ButtonAppearance
  size?: ButtonSize
  isWide?: boolean
}

/** A plain link that looks like a button. A router's link takes `className={buttonLook({ … })}` instead. */
export function ButtonLink({
  look = 'leaf',
  size = 'md',
  isWide = false,
  className,
  ...rest
}: ButtonLinkProps) {
  return <a className={buttonLook({ look, size, isWide, className })} {...rest} />
}

import type { ComponentProps } from 'react'
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router'

type AppLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  Pick<LinkProps, 'to' | 'replace' | 'state' | 'relative' | 'preventScrollReset'>

/** A link within the app. The router's own also prefetches for a framework that isn't used here: 2.5 KiB of every start (decision 172). */
export function Link({ to, replace, state, relative, preventScrollReset, onClick, ...rest }: AppLinkProps) {
  const href = useHref(to, relative && { relative })
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(relative && { relative }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

import type { ReactNode } from 'react'
import { Drawer } from './drawer.tsx'
import type { DrawerProps } from './drawer-props.ts'

type DialogProps = Pick<
  DrawerProps,
  'isOpen' | 'onOpenChange' | 'title' | 'children' | 'initialFocus' | 'role'
> & {
  /** The sentence that explains the title. */
  body?: ReactNode
  /** Buttons, the main one first: on a phone it is nearest to the thumb. */
  actions: ReactNode
}

/** A short message with answers to choose from. */
export function Dialog({ body, actions, children, ...rest }: DialogProps) {
  return (
    <Drawer {...rest} description={body} hasCloseButton={false} className="lg:max-w-md">
      {children}
      <div className="mt-1 grid gap-3 md:grid-flow-col md:auto-cols-fr">{actions}</div>
    </Drawer>
  )
}

import X from 'virtual:lucide/x'
import { Drawer as BaseDrawer } from '@base-ui/react/drawer'
import { useRef } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { useMedia } from '../behavior/use-media.ts'
import { isDraggedAway } from './drawer-drag.ts'
import { drawerLook } from './drawer-look.ts'
import type { DrawerProps } from './drawer-props.ts'

/** The drawer itself, loaded lazily (see drawer.tsx). */
export function DrawerSheet({ isOpen, onOpenChange, initialFocus, ...panel }: DrawerProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const isDialog = useMedia('(min-width: 62rem)')
  const changeOpen = (nextIsOpen: boolean, details: BaseDrawer.Root.ChangeEventDetails) => {
    // Base UI closes at half the height or on any flick, and takes a press on a toast for one on the backdrop.
    const isShortDrag = details.reason === 'swipe' && sheet.current && !isDraggedAway(sheet.current)
    const isOnToast =
      details.event.target instanceof Element && details.event.target.closest('[data-toast-region]')
    if (isShortDrag || isOnToast) return details.cancel()
    onOpenChange(nextIsOpen)
  }
  return (
    <BaseDrawer.Root open={isOpen} onOpenChange={changeOpen}>
      <BaseDrawer.VirtualKeyboardProvider>
        <BaseDrawer.Portal>
          <BaseDrawer.Backdrop className={drawerLook.backdrop} />
          <BaseDrawer.Viewport className={drawerLook.viewport}>
            <BaseDrawer.Popup
              ref={sheet}
              role={panel.role ?? 'dialog'}
              initialFocus={initialFocus}
              data-base-ui-swipe-ignore={isDialog ? '' : undefined}
              className={`${drawerLook.popup} ${panel.className ?? ''}`}
            >
              <DrawerPanel {...panel} />
            </BaseDrawer.Popup>
          </BaseDrawer.Viewport>
        </BaseDrawer.Portal>
      </BaseDrawer.VirtualKeyboardProvider>
    </BaseDrawer.Root>
  )
}

type DrawerPanelProps = Omit<DrawerProps, 'isOpen' | 'onOpenChange' | 'initialFocus'>

function DrawerPanel({ title, description, media, children, footer, ...close }: DrawerPanelProps) {
  const { hasCloseButton = true, closeLabel = 'Close' } = close
  return (
    <>
      <div className={`py-2.5 ${media ? 'absolute inset-x-0 top-0 z-10' : ''}`}>
        <div className={drawerLook.grabber} />
      </div>
      {hasCloseButton && (
        <BaseDrawer.Close
          render={<IconButton label={closeLabel} look={media ? 'surface' : 'quiet'} />}
          className="absolute top-4 right-4 z-10"
        >
          <X aria-hidden className="size-5" />
        </BaseDrawer.Close>
      )}
      <BaseDrawer.Content className={drawerLook.content}>
        {media && <div className="-mx-5 mb-4">{media}</div>}
        <BaseDrawer.Title className={`pt-2 ${!media && hasCloseButton ? 'pr-14' : ''}`}>
          {title}
        </BaseDrawer.Title>
        {description && (
          <BaseDrawer.Description className="mt-2 text-muted">{description}</BaseDrawer.Description>
        )}
        {children && <div className="mt-5">{children}</div>}
      </BaseDrawer.Content>
      {footer && <div className={drawerLook.footer}>{footer}</div>}
    </>
  )
}

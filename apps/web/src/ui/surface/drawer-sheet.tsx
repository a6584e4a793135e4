import X from 'virtual:lucide/x'
import { Drawer as BaseDrawer } from '@base-ui/react/drawer'
import { useRef } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { useMedia } from '../behavior/use-media.ts'
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

/** Class names of a drawer: a sheet from the bottom edge, from 992 px (lg) a dialog in the middle. `starting` is for those that are open once they are there. */
const drawerLook = {
  backdrop: [
    'fixed inset-0 z-40 min-h-dvh bg-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-250',
    'starting:opacity-0 data-starting-style:opacity-0 data-ending-style:opacity-0 data-swiping:duration-0',
  ].join(' '),
  viewport: 'fixed inset-0 z-40 flex items-end justify-center lg:items-center lg:p-6',
  popup: [
    // Above it a toast has its place.
    'relative flex max-h-[calc(100dvh-5.5rem)] w-full max-w-xl flex-col overflow-hidden rounded-t-sheet bg-surface shadow-sheet outline-none',
    'transition duration-250 ease-soft [transform:translateY(var(--drawer-swipe-movement-y,0px))] data-swiping:duration-0',
    'starting:[transform:translateY(100%)] lg:starting:opacity-0 lg:starting:[transform:translateY(1rem)]',
    'data-starting-style:[transform:translateY(100%)] data-ending-style:[transform:translateY(100%)]',
    'lg:max-h-[min(92dvh,56rem)] lg:rounded-sheet lg:[transform:none]',
    'lg:data-starting-style:[transform:translateY(1rem)] lg:data-ending-style:[transform:translateY(1rem)]',
    'lg:data-starting-style:opacity-0 lg:data-ending-style:opacity-0',
    'forced-colors:border-2 forced-colors:border-[CanvasText]',
  ].join(' '),
  grabber: 'mx-auto h-1.5 w-12 shrink-0 rounded-full bg-line/60 forced-colors:bg-[ButtonText] lg:invisible',
  content: 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 touch-auto',
  footer: 'shrink-0 border-t border-hairline px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]',
}

/** A sheet released above this share of its height springs back (APP-7). */
const closingShare = 2 / 3

/** Whether a sheet was dragged down far enough to close when released, however fast. */
export function isDraggedAway(sheet: HTMLElement): boolean {
  const movedPx = Number.parseFloat(getComputedStyle(sheet).getPropertyValue('--drawer-swipe-movement-y'))
  return movedPx > sheet.offsetHeight * closingShare
}

import { type FocusEvent, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createLazyPart, useLazyPart } from '../behavior/lazy-part.ts'
import { type ShownToast, ToastContext, type ToastOptions } from './toast-context.ts'

const mostAtOnce = 3

/** No first paint has one. */
const itemParts = createLazyPart(() => import('./toast-item.tsx'))

/** `show('Saved')` puts a text at the foot of the screen for four seconds, ten with an action, longer under pointer or focus (APP-8). */
export function useToasts() {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToasts needs a ToastRegion around it')
  return toasts
}

/**
 * At the foot, above the bars that stand there. While a dialog is open, whose answers stand at the foot of a phone and at the right of a
 * wide screen: at the top, or at the left. Above a phone's sheet there is room for one: the newest.
 */
const regionLook = [
  'fixed inset-x-4 bottom-[calc(var(--covered-bottom,0px)+0.75rem+env(safe-area-inset-bottom))] z-50 mx-auto grid max-w-md gap-2 lg:right-6 lg:left-auto lg:mx-0 lg:w-112',
  'max-lg:[body:has([role=alertdialog],[role=dialog])_&]:top-3 max-lg:[body:has([role=alertdialog],[role=dialog])_&]:bottom-auto',
  'max-lg:[body:has([role=alertdialog],[role=dialog])_&>:not(:first-child)]:hidden',
  'lg:[body:has([role=alertdialog],[role=dialog])_&]:right-auto lg:[body:has([role=alertdialog],[role=dialog])_&]:left-6',
].join(' ')

type ToastRegionProps = { children: ReactNode; label?: string; dismissLabel?: string }

/** Goes once around the app; everything inside may `useToasts()`. */
export function ToastRegion({
  children,
  label = 'Notifications',
  dismissLabel = 'Dismiss',
}: ToastRegionProps) {
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const [isHeld, setIsHeld] = useState(false)
  const ToastItem = useLazyPart(itemParts, false)?.ToastItem
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const lastId = useRef(0)
  /** The newest toast at the last press: a press since then may have led to another screen, a toast alone doesn't. */
  const lastPressedAfter = useRef(0)
  useEffect(() => {
    const press = () => {
      lastPressedAfter.current = lastId.current
    }
    addEventListener('pointerdown', press, { capture: true })
    addEventListener('keydown', press, { capture: true })
    return () => {
      removeEventListener('pointerdown', press, { capture: true })
      removeEventListener('keydown', press, { capture: true })
    }
  }, [])

  const [toasts] = useState(() => ({
    show(text: string, options: ToastOptions = {}) {
      itemParts.fetchNow()
      lastId.current += 1
      const toast = { ...options, text, id: lastId.current }
      const isOther = ({ key }: ShownToast) => key === undefined || key !== toast.key
      setShown((others) => [toast, ...others.filter(isOther)].slice(0, mostAtOnce))
    },
    leaveScreen(isBack: boolean) {
      setIsHeld(false)
      setShown((toasts) => (isBack ? [] : toasts.filter(({ id }) => id > lastPressedAfter.current)))
    },
  }))
  const close = (id: number) => {
    // The pressed button disappears with its toast, so the focus is given back.
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus()
    setIsHeld(false)
    setShown((others) => others.filter((toast) => toast.id !== id))
  }
  const enter = (event: FocusEvent) => {
    const isFromOutside = !region.current?.contains(event.relatedTarget)
    if (isFromOutside && event.relatedTarget instanceof HTMLElement) cameFrom.current = event.relatedTarget
    setIsHeld(true)
  }

  return (
    <ToastContext value={toasts}>
      {children}
      {createPortal(
        <section
          ref={region}
          data-toast-region
          aria-label={label}
          aria-live="polite"
          aria-relevant="additions text"
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={enter}
          onBlur={() => setIsHeld(false)}
          className={regionLook}
        >
          {ToastItem &&
            shown.map((toast) => (
              <ToastItem
                key={toast.id}
                toast={toast}
                isHeld={isHeld}
                onClose={close}
                dismissLabel={dismissLabel}
              />
            ))}
        </section>,
        document.body,
      )}
    </ToastContext>
  )
}

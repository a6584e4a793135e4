import CircleAlert from 'virtual:lucide/circle-alert'
import CircleCheck from 'virtual:lucide/circle-check'
import X from 'virtual:lucide/x'
import { type FocusEvent, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ShownToast, ToastContext, type ToastOptions } from './toast-context.ts'

const mostAtOnce = 3

/** `show('Saved')` puts a text at the foot of the screen for four seconds, ten with an action, longer under pointer or focus (APP-8). */
export function useToasts() {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToasts needs a ToastRegion around it')
  return toasts
}

/**
 * At the foot, above the bars that stand there. While a dialog is open, whose answers stand at the foot of a phone and at the right of a
 * wide screen: at the top, or at the left.
 */
const regionLook = [
  'fixed inset-x-4 bottom-[calc(var(--covered-bottom,0px)+0.75rem+env(safe-area-inset-bottom))] z-50 mx-auto grid max-w-md gap-2 lg:right-6 lg:left-auto lg:mx-0 lg:w-112',
  'max-lg:[body:has([role=alertdialog],[role=dialog])_&]:top-4 max-lg:[body:has([role=alertdialog],[role=dialog])_&]:bottom-auto',
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
          {shown.map((toast) => (
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

const shownForMs = 4000
/** What can be undone is read, and decided. */
const shownWithActionForMs = 10_000

type ToastItemProps = {
  toast: ShownToast
  /** The pointer or the focus is in the toasts: the timer stops, and starts again afterwards. */
  isHeld: boolean
  onClose: (id: number) => void
  dismissLabel: string
}

const toneIcons = { done: CircleCheck, error: CircleAlert, plain: null } as const

const itemLook = [
  'flex min-h-14 items-center gap-3 rounded-field bg-ink py-1.5 pr-1.5 pl-4 text-sm text-paper [--focus:var(--paper)] shadow-raised',
  'transition starting:translate-y-3 starting:opacity-0 forced-colors:border',
].join(' ')

/** One line of text that disappears by itself. */
function ToastItem({ toast, isHeld, onClose, dismissLabel }: ToastItemProps) {
  const { id, text, tone = 'plain', action } = toast
  const Icon = toneIcons[tone]
  const hasAction = action !== undefined
  const leave = useEffectEvent(() => onClose(id))
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(leave, hasAction ? shownWithActionForMs : shownForMs)
    return () => clearTimeout(timer)
  }, [isHeld, hasAction])

  const act = () => {
    onClose(id)
    action?.onPress()
  }
  return (
    <div className={itemLook}>
      {Icon && <Icon aria-hidden className="size-5 shrink-0 text-butter dark:text-leaf" />}
      <p className="min-w-0 flex-1 py-1">{text}</p>
      {action && (
        <button
          type="button"
          onClick={act}
          className="min-h-11 rounded-full px-3 font-bold underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => onClose(id)}
        className="grid size-11 shrink-0 place-items-center rounded-full"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}

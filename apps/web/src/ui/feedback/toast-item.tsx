import CircleAlert from 'virtual:lucide/circle-alert'
import CircleCheck from 'virtual:lucide/circle-check'
import X from 'virtual:lucide/x'
import { useEffect, useEffectEvent } from 'react'
import type { ShownToast } from './toast-context.ts'

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
export function ToastItem({ toast, isHeld, onClose, dismissLabel }: ToastItemProps) {
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

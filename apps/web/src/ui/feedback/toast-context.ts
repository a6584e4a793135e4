import { createContext } from 'react'

export type ToastOptions = {
  tone?: 'done' | 'error' | 'plain'
  /** A newer toast with the same key takes this one's place. */
  key?: string
  /** One action, as "Undo". */
  action?: { label: string; onPress: () => void }
}

export type ShownToast = ToastOptions & { id: number; text: string }

type Toasts = {
  show: (text: string, options?: ToastOptions) => void
  /** The screen is left. What was shown since the last press belongs to the next one, and stays unless the person only went back. */
  leaveScreen: (isBack: boolean) => void
}

export const ToastContext = createContext<Toasts | null>(null)

import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { ToastRegion } from './feedback/toast.tsx'

/** Goes once around the app: toasts, and no injected style elements, which our policy would refuse. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <ToastRegion>{children}</ToastRegion>
    </CSPProvider>
  )
}

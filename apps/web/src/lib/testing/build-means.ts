import { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'

/** What an answer or a refusal is shown with, where no screen is open. */
export function buildMeans() {
  return { queries: new QueryClient(), toasts: { show: vi.fn(), leaveScreen: vi.fn() } }
}

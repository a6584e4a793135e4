import type { AccessState } from '@butterleaf/domain/subscription/access'

/** APP-1: decides whether a person may use the paid calls. */
export interface AccessGuard {
  accessOf(userId: string, now: Date): Promise<AccessState>
  /** A sentence for the operator at start: who has access. */
  description: string
}

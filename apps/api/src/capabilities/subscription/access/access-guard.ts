import type { AccessState } from '@butterleaf/domain/subscription/access'

/** APP-1: whether somebody has paid for what they ask. */
export interface AccessGuard {
  accessOf(userId: string, now: Date): Promise<AccessState>
  /** A sentence for the operator at start: who gets in. */
  description: string
}

import type { AppContext } from '#platform/app-context.ts'
import type { AccessGuard } from './access-guard.ts'
import { embeddedGrant } from './embedded-grant.ts'
import { subscriptionGuard } from './subscription-guard.ts'

/** APP-1: subscribers have access, or all people where the operator sets it explicitly. */
export function openAccess(context: AppContext): AccessGuard {
  return context.config.grantsAccess ? embeddedGrant() : subscriptionGuard(context)
}

import type { AccessGuard } from './access-guard.ts'

/** Lets everybody in who signs in: for those who give their meal plans away. */
export function embeddedGrant(): AccessGuard {
  return {
    accessOf: async () => 'active',
    description: 'Meal plans are open to everybody who signs in, without payment (ACCESS=everybody).',
  }
}

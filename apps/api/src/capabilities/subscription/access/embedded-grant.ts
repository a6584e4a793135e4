import type { AccessGuard } from './access-guard.ts'

/** Gives every signed-in person access, for operators who charge nothing. */
export function embeddedGrant(): AccessGuard {
  return {
    accessOf: async () => 'active',
    description: 'Meal plans are open to everybody who signs in, without payment (ACCESS=everybody).',
  }
}

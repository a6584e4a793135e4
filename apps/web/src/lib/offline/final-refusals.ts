import type { ProblemKind } from '@butterleaf/contract/problem-kinds'

/** Problems of a change that waited on the device, which a retry wouldn't change. */
export const finalRefusals: readonly ProblemKind[] = [
  'invalid-input',
  'malformed-request',
  'not-found',
  'conflict',
  'change-refused',
  'too-large',
]

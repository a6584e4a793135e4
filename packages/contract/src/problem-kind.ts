import type { ProblemKind } from './problem-kinds.ts'

/** By name alone: a browser need not load the sentences. A kind that is missing here can't compile. */
const names = {
  'invalid-input': true,
  'malformed-request': true,
  unauthenticated: true,
  'no-subscription': true,
  'subscription-expired': true,
  'subscription-canceled': true,
  'sign-in-again': true,
  'scope-missing': true,
  'closed-to-tokens': true,
  forbidden: true,
  'not-found': true,
  'method-not-allowed': true,
  conflict: true,
  'password-elsewhere': true,
  'sessions-elsewhere': true,
  'passkeys-elsewhere': true,
  'passkey-needed': true,
  'plan-exists': true,
  'already-subscribed': true,
  'subscription-refused': true,
  'key-reused': true,
  'change-refused': true,
  'precondition-failed': true,
  'too-large': true,
  'unsupported-media-type': true,
  'range-not-satisfiable': true,
  'rows-at-fault': true,
  'took-too-long': true,
  'nothing-fits': true,
  'nothing-suitable': true,
  'forbidden-recipe': true,
  'coupon-refused': true,
  'payment-declined': true,
  'confirmation-needed': true,
  'token-refused': true,
  'captcha-refused': true,
  'too-many-requests': true,
  internal: true,
  unavailable: true,
} as const satisfies Record<ProblemKind, true>

const typePrefix = '/problems/'

/** The kind that an answer's type names. One that only a newer server knows is taken for the plain one of its status. */
export function readProblemKind({ type = '', status }: { type?: string; status: number }): ProblemKind {
  const name = type.slice(typePrefix.length)
  return type.startsWith(typePrefix) && isProblemKind(name) ? name : plainKindOf(status)
}

function isProblemKind(name: string): name is ProblemKind {
  return Object.hasOwn(names, name)
}

const plainKinds: Readonly<Record<number, ProblemKind>> = {
  400: 'invalid-input',
  401: 'unauthenticated',
  402: 'no-subscription',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'invalid-input',
  429: 'too-many-requests',
  500: 'internal',
}

function plainKindOf(status: number): ProblemKind {
  return plainKinds[status] ?? (status >= 500 ? 'unavailable' : 'forbidden')
}

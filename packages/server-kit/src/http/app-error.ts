import type { Problem } from '@butterleaf/contract/problem'
import { type ProblemKind, problemKinds } from '@butterleaf/contract/problem-kinds'

export interface FieldFault {
  field: string
  message: string
}

/** The fields of a problem that belong to one kind, beside those of all kinds (RFC 9457, section 3.2). */
export type ProblemExtensions = Omit<Problem, 'type' | 'title' | 'status' | 'detail' | 'errors'>

interface ErrorDetails {
  detail?: string
  faults?: readonly FieldFault[]
  retryAfterSeconds?: number
  extensions?: ProblemExtensions
  /** What `WWW-Authenticate` says beside the scheme (RFC 6750, section 3). */
  challenge?: Readonly<Record<string, string>>
}

/** The one error the API raises on purpose; `http/problems.ts` turns it into an answer. */
export class AppError extends Error {
  readonly kind: ProblemKind
  readonly faults: readonly FieldFault[]
  readonly retryAfterSeconds: number | undefined
  readonly extensions: ProblemExtensions
  readonly challenge: Readonly<Record<string, string>> | undefined

  constructor(kind: ProblemKind, details: ErrorDetails = {}) {
    super(details.detail ?? problemKinds[kind].detail)
    this.name = 'AppError'
    this.kind = kind
    this.faults = details.faults ?? []
    this.retryAfterSeconds = details.retryAfterSeconds
    this.extensions = details.extensions ?? {}
    this.challenge = details.challenge
  }
}

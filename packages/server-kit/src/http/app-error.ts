import { type ProblemKind, problemKinds } from '@butterleaf/contract/problem-kinds'

export interface FieldFault {
  field: string
  message: string
}

interface ErrorDetails {
  detail?: string
  faults?: readonly FieldFault[]
  retryAfterSeconds?: number
  confirmation?: string
}

/** The one error the API raises on purpose; `http/problems.ts` turns it into an answer. */
export class AppError extends Error {
  readonly kind: ProblemKind
  readonly faults: readonly FieldFault[]
  readonly retryAfterSeconds: number | undefined
  /** Of confirmation-needed. */
  readonly confirmation: string | undefined

  constructor(kind: ProblemKind, details: ErrorDetails = {}) {
    super(details.detail ?? problemKinds[kind].detail)
    this.name = 'AppError'
    this.kind = kind
    this.faults = details.faults ?? []
    this.retryAfterSeconds = details.retryAfterSeconds
    this.confirmation = details.confirmation
  }
}

/** A mutant that no test can notice, or that none should. Found again by its code, as lines move. */
export type AcceptedMutant = Readonly<{
  file: string
  /** The line it stood in when it was accepted: where to look first. */
  line: number
  code: string
  replacement: string
  reason: string
}>

export const accepted: readonly AcceptedMutant[] = []

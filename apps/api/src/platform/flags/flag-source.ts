import type { Flags } from '@butterleaf/contract/flags/flags'

/** A source of flags: a file, flagd, LaunchDarkly. Callers depend on this interface only. */
export interface FlagSource {
  current(): Flags
  /** Calls the listener with all flags when one has changed, until the returned function is called. */
  listen(listener: (flags: Flags) => void): () => void
  /** Sentences for the log, each trouble reported once. */
  onTrouble(listener: (sentence: string) => void): void
  close(): Promise<void>
  /** A sentence for the operator at start: where flags are switched. */
  description: string
}

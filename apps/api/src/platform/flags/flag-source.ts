import type { Flags } from '@butterleaf/contract/flags/flags'

/** Where flags come from: a file, flagd, LaunchDarkly. Whoever asks knows only this. */
export interface FlagSource {
  current(): Flags
  /** Called with all of them when one has changed, until the function that comes back is called. */
  listen(listener: (flags: Flags) => void): () => void
  /** Sentences for the log, each trouble told once. */
  onTrouble(listener: (sentence: string) => void): void
  close(): Promise<void>
  /** A sentence for the operator at start: where flags are switched. */
  description: string
}

/** What a command prints, and whether it is content with what it found. */
export type Outcome = { text: string; isFine: boolean }

/** A command's output, and whether it found no fault. */
export type Outcome = { text: string; isFine: boolean }

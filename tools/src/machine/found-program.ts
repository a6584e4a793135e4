/** What a part of the work needs of this machine: where it is, or a sentence that says what to do. */
export type FoundProgram = { path: string; missing?: never } | { path?: never; missing: string }

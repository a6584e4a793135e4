import { offerPasskeys } from './passkey-buttons.ts'
import { improvePasswords } from './password-fields.ts'
import { solveBeforeSending } from './puzzles/solve-before-sending.ts'

/** What the sign-in pages do beyond plain forms. Without this script they work as they are. */
offerPasskeys(document)
improvePasswords(document)
// Last: a form that is held back for its fields needs no puzzle yet.
solveBeforeSending(document)

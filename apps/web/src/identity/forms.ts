import { offerPasskeys } from './passkey-buttons.ts'
import { improvePasswords } from './password-fields.ts'

/** What the sign-in pages do beyond plain forms. Without this script they work as they are. */
offerPasskeys(document)
improvePasswords(document)

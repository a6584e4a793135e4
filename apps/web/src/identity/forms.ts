import { offerPasskeys } from './passkey-buttons.ts'

/** What the sign-in pages do beyond plain forms. Without this script they work as they are. */
offerPasskeys(document)

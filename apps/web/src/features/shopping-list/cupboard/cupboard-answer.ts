import { createOwnerStore } from '#lib/device/owner-store.ts'

/** Whether this device has answered or skipped the question, and the server knows. */
type CupboardAnswer = Readonly<{ state: 'none' | 'unsent' | 'sent' }>

export const cupboardAnswer = createOwnerStore<CupboardAnswer>('butterleaf.cupboard.1', { state: 'none' })

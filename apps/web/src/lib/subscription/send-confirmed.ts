import { isProblem } from '#lib/api/api-problem.ts'

/** Begins the bank's step with what the answer has asked for, and gives what that has confirmed. */
export type Confirm = (action: string) => Promise<string>

/** The bank hasn't said yes: nothing was charged, and nothing changed. */
export class NotConfirmed extends Error {}

export const notConfirmedMessage = {
  title: 'Your bank hasn’t confirmed this',
  lines: ['Nothing was charged. Try again, or use another card or PayPal.'],
} as const

/** Sends, and for as long as the bank asks once more: some want to know the device first, then the person. */
export async function sendConfirmed<Answer>(
  send: (confirmation: string | null) => Promise<Answer>,
  confirm: Confirm,
  confirmation: string | null = null,
): Promise<Answer> {
  try {
    return await send(confirmation)
  } catch (error) {
    const action = isProblem(error, 'confirmation-needed') ? error.details.confirmation : undefined
    if (action === undefined) throw error
    return sendConfirmed(send, confirm, await confirm(action))
  }
}

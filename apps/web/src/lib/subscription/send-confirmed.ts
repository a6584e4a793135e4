import { isProblem } from '#lib/api/api-problem.ts'

/** Starts the bank's step for an action; resolves to its confirmation. */
export type Confirm = (action: string) => Promise<string>

/** The bank hasn't confirmed: nothing was charged or changed. */
export class NotConfirmed extends Error {}

export const notConfirmedMessage = {
  title: 'Your bank hasn’t confirmed this',
  lines: ['Nothing was charged. Try again, or use another card or PayPal.'],
} as const

/** Sends, and sends again as long as the bank asks: some check the device first, then the person. */
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

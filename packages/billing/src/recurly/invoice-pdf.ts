import { orNotThere } from './reading/list-recurly-subscriptions.ts'
import type { RecurlyAccess } from './recurly-access.ts'

/** Theirs, with the taxes and addresses that only they know. */
export async function findInvoicePdf(
  { client }: RecurlyAccess,
  number: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = await orNotThere(() => client().getInvoicePdf(`number-${number}`))
  return typeof file?.data === 'string' ? new Uint8Array(Buffer.from(file.data, 'latin1')) : undefined
}

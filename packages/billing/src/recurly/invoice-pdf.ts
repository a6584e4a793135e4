import { findOrUndefined } from './reading/list-recurly-subscriptions.ts'
import type { RecurlyAccess } from './recurly-access.ts'

/** Recurly's own PDF, with the taxes and addresses that only Recurly knows. */
export async function findInvoicePdf(
  { client }: RecurlyAccess,
  number: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = await findOrUndefined(() => client().getInvoicePdf(`number-${number}`))
  return typeof file?.data === 'string' ? new Uint8Array(Buffer.from(file.data, 'latin1')) : undefined
}

/** The account's code is our user's id with a prefix, so that it can't be mistaken for one of Recurly's own ids. */
export function accountCode(userId: string): string {
  return `code-${userId}`
}

export function subscriptionUuid(uuid: string): string {
  return `uuid-${uuid}`
}

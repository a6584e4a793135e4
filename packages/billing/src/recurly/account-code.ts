/** Our user's id is the account's code; so marked, it can't be taken for one of their own ids. */
export function accountCode(userId: string): string {
  return `code-${userId}`
}

export function subscriptionUuid(uuid: string): string {
  return `uuid-${uuid}`
}

/** The codes of oauth4webapi's errors, which is loaded later than what asks for them; a test compares them with the library's. */
export const refusalCodes: readonly string[] = [
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_RESPONSE_BODY_ERROR',
]

/** The provider has refused, which a failure of the network is not. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && refusalCodes.includes(String(error.code))
}

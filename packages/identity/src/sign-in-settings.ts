/** What a client needs to start a sign-in. */
export interface SignInSettings {
  issuer: string
  clientId: string
  audience: string
  scope: string
  extraAuthParams: Record<string, string>
  endSessionUrl: string | null
}

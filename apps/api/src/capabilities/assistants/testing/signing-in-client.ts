import type {
  OAuthClientProvider,
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from '@modelcontextprotocol/client'

/** What an assistant's program keeps while its person signs in; `opened` are the pages that it opened. */
export class SigningInClient implements OAuthClientProvider {
  readonly redirectUrl: string
  readonly opened: URL[] = []
  stored: StoredOAuthTokens | undefined
  #client: StoredOAuthClientInformation | undefined
  #verifier = ''
  #discovery: OAuthDiscoveryState | undefined

  constructor(redirectUrl: string) {
    this.redirectUrl = redirectUrl
  }

  get clientMetadata() {
    return {
      client_name: 'A test’s assistant',
      redirect_uris: [this.redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }
  }

  clientInformation() {
    return this.#client
  }

  saveClientInformation(client: StoredOAuthClientInformation) {
    this.#client = client
  }

  tokens() {
    return this.stored
  }

  saveTokens(tokens: StoredOAuthTokens) {
    this.stored = tokens
  }

  redirectToAuthorization(address: URL) {
    this.opened.push(address)
  }

  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier
  }

  codeVerifier() {
    return this.#verifier
  }

  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.#discovery = state
  }

  discoveryState() {
    return this.#discovery
  }

  invalidateCredentials() {
    this.stored = undefined
  }
}

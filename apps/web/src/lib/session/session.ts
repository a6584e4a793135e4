import type { ClientConfig } from '@butterleaf/contract/operations/calls'
import { setPresentOwner } from '#lib/device/owner-store.ts'
import { readText, removeText, storeText, tab } from '#lib/device/web-storage.ts'
import { paths, safeReturnTo } from '#lib/paths.ts'
import type { OidcClient } from './oidc-client.ts'
import { hasSessionHint, setSessionHint } from './session-hint.ts'
import { askInFrame } from './silent-frame.ts'
import { mergeTokens, type SessionPerson, type Tokens } from './tokens.ts'

/**
 * - `starting`: not known yet
 * - `slow`: not known yet, and asking takes so long that what the device keeps is shown meanwhile
 * - `expired`: was signed in; the screen stays, and what was typed stays with it
 * - `unreachable`: someone is probably signed in, but the identity provider can't be reached
 */
export type SessionStatus = 'starting' | 'slow' | 'signed-in' | 'signed-out' | 'expired' | 'unreachable'

export interface SessionState {
  status: SessionStatus
  person: SessionPerson | undefined
}

/** Marks that this tab has just been redirected to the provider, so that it isn't redirected in a loop. */
const askedKey = 'butterleaf.asked-provider'

/** After this long without an answer the status is `slow`; a late answer still counts. */
const patienceMs = 3_000

/** A timeout for requests to the provider, or later ones would wait behind them. */
const configPatienceMs = 10_000

/** Renewed this long before it expires, so that no token expires on the way. */
const renewAheadMs = 30_000

/** [AUTH-5] The signed-in person and their tokens, in memory only. */
class Session {
  #state: SessionState = { status: 'starting', person: undefined }
  #tokens: Tokens | undefined
  #client: Promise<OidcClient> | undefined
  #starting: Promise<void> | undefined
  #renewing: Promise<string | undefined> | undefined
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly current = (): SessionState => this.#state

  /** Finds out whether a person is signed in, without leaving the page where that is possible. */
  async start(): Promise<void> {
    if (!hasSessionHint()) return this.#become('signed-out')
    this.#become('starting')
    const patience = setTimeout(() => this.#become('slow'), patienceMs)
    this.#starting = this.#findOut().finally(() => clearTimeout(patience))
    await this.#starting
  }

  /** Replaces the history entry, so that Back from the provider returns to the page before. */
  async signIn(mode: 'login' | 'signup', returnTo: string): Promise<void> {
    const client = await this.#getClient()
    window.location.replace(await client.authorizationUrl({ mode, returnTo }))
  }

  /** [SET-6] Asks a signed-in person for the password once more, and returns. */
  async confirmSignIn(returnTo: string): Promise<void> {
    const client = await this.#getClient()
    window.location.assign(await client.authorizationUrl({ mode: 'login', returnTo, isFresh: true }))
  }

  /** Completes a redirect from the provider; returns the address to go on to. */
  async completeSignIn(): Promise<string> {
    const client = await this.#getClient()
    const wasQuestion = readText(tab, askedKey) !== null
    try {
      const { tokens, returnTo } = await client.redeem(new URL(window.location.href))
      removeText(tab, askedKey)
      this.#signedIn(tokens)
      // Only our own question before signing out returns there; a link must not sign anybody out.
      return wasQuestion && returnTo === paths.logout ? paths.logout : safeReturnTo(returnTo)
    } catch (error) {
      this.#signedOut()
      if (wasQuestion && isRefusal(error)) return paths.home
      throw error
    }
  }

  /**
   * The id token names the person, so that the provider need not ask; after a reload it is fetched first, by a redirect that
   * returns here where a frame can't.
   */
  async signOut(): Promise<void> {
    const client = await this.#getClient()
    const tokens = this.#tokens ?? (await this.#fetchTokensToSignOut(client))
    if (tokens === 'redirecting') return
    setSessionHint(false)
    window.location.replace(client.endSessionUrl(tokens?.idToken) ?? paths.home)
  }

  async #fetchTokensToSignOut(client: OidcClient): Promise<Tokens | 'redirecting' | undefined> {
    try {
      if (client.isSameSite) return await askSilently(client)
    } catch (error) {
      if (isRefusal(error)) return undefined
    }
    if (!hasSessionHint()) return undefined
    // An earlier question of this tab is no reason not to ask.
    removeText(tab, askedKey)
    await this.#askByRedirect(client, paths.logout)
    return 'redirecting'
  }

  async accessToken(): Promise<string | undefined> {
    // Cached data is shown before the session is known; the calls behind it wait.
    await this.#starting
    // Opened without a network: now that calls are made again there may be one.
    if (!this.#tokens) return this.#state.status === 'unreachable' ? this.renew() : undefined
    const isFresh = this.#tokens.expiresAtMs - renewAheadMs > Date.now()
    return isFresh ? this.#tokens.accessToken : this.renew()
  }

  /** One renewal at a time, however many calls were refused at once. */
  renew(): Promise<string | undefined> {
    this.#renewing ??= this.#renewOnce().finally(() => {
      this.#renewing = undefined
    })
    return this.#renewing
  }

  async #renewOnce(): Promise<string | undefined> {
    try {
      const client = await this.#getClient()
      const tokens = await renewTokens(client, this.#tokens)
      this.#signedIn(tokens)
      return tokens.accessToken
    } catch (error) {
      // A network failure says nothing about the session: the call fails, the person stays signed in.
      if (!isRefusal(error)) throw error
      this.#tokens = undefined
      this.#become('expired')
      return undefined
    }
  }

  async #findOut(): Promise<void> {
    try {
      const client = await this.#getClient()
      if (client.isSameSite) this.#signedIn(await askSilently(client))
      else {
        const { pathname, search, hash } = window.location
        await this.#askByRedirect(client, `${pathname}${search}${hash}`)
      }
    } catch (error) {
      if (!isRefusal(error)) this.#become('unreachable')
      // Cached data may be on the screen by now, and in use: then it stays, behind the dialog to sign in.
      else if (this.#state.status === 'slow') this.#become('expired')
      else this.#signedOut()
    }
  }

  async #askByRedirect(client: OidcClient, returnTo: string): Promise<void> {
    if (readText(tab, askedKey)) {
      removeText(tab, askedKey)
      return this.#signedOut()
    }
    // Without the mark it would redirect in a loop.
    if (!storeText(tab, askedKey, '1')) throw new Error('This browser keeps nothing for the tab')
    window.location.assign(await client.authorizationUrl({ mode: 'login', returnTo, isSilent: true }))
  }

  #signedIn(tokens: Tokens): void {
    this.#tokens = tokens
    setSessionHint(true)
    this.#set({ status: 'signed-in', person: tokens.person ?? this.#state.person })
  }

  #signedOut(): void {
    this.#tokens = undefined
    setSessionHint(false)
    this.#become('signed-out')
  }

  #become(status: SessionStatus): void {
    const person = status === 'expired' ? this.#state.person : undefined
    this.#set({ status, person })
  }

  #set(state: SessionState): void {
    this.#state = state
    setPresentOwner(state.person?.id)
    for (const listener of this.#listeners) listener()
  }

  #getClient(): Promise<OidcClient> {
    this.#client ??= createClient().catch((error: unknown) => {
      this.#client = undefined
      throw error
    })
    return this.#client
  }
}

/** The protocol's code is loaded beside the configuration: no screen waits for it to be drawn. */
async function createClient(): Promise<OidcClient> {
  const [config, { discoverOidcClient }] = await Promise.all([fetchConfig(), import('./oidc-client.ts')])
  return discoverOidcClient(config)
}

async function fetchConfig(): Promise<ClientConfig> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(configPatienceMs) })
  if (!response.ok) throw new TypeError(`/config.json answered ${response.status}`)
  return (await response.json()) as ClientConfig
}

export const session = new Session()

/** New tokens without leaving the page. */
async function askSilently(client: OidcClient, idTokenHint?: string): Promise<Tokens> {
  const asked = { mode: 'login', returnTo: paths.app, isSilent: true, idTokenHint } as const
  const question = await client.authorizationUrl(asked)
  const { tokens } = await client.redeem(await askInFrame(question))
  return tokens
}

/** By the refresh token; where that is used up or revoked, the provider's own session may still be valid. */
async function renewTokens(client: OidcClient, old: Tokens | undefined): Promise<Tokens> {
  if (!old?.refreshToken) return askSilently(client, old?.idToken)
  try {
    return mergeTokens(await client.refresh(old.refreshToken), old)
  } catch (error) {
    if (isRefusal(error)) return askSilently(client, old.idToken)
    throw error
  }
}

/** The codes of oauth4webapi's errors, which is loaded later than what asks for them; a test compares them with the library's. */
export const refusalCodes: readonly string[] = [
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_RESPONSE_BODY_ERROR',
]

/** The provider has refused, which a failure of the network is not. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && refusalCodes.includes(String(error.code))
}

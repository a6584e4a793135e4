import type { ClientConfig } from '@butterleaf/contract/operations/calls'
import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts'
import { safeReturnTo } from '#lib/paths.ts'
import { hasSessionHint, setSessionHint } from './session-hint.ts'
import { createUserManager } from './user-manager.ts'

/**
 * - `starting`: not known yet
 * - `expired`: was signed in; the screen stays, and what was typed stays with it
 * - `unreachable`: someone is probably signed in, but the identity provider can't be reached
 */
export type SessionStatus = 'starting' | 'signed-in' | 'signed-out' | 'expired' | 'unreachable'

export interface SessionPerson {
  email: string
  name: string
  givenName: string
}

export interface SessionState {
  status: SessionStatus
  person: SessionPerson | undefined
}

/** Marks that this tab has just asked the provider by a full redirect, so that it isn't asked in a circle. */
const askedKey = 'butterleaf.asked-provider'

export class Session {
  #state: SessionState = { status: 'starting', person: undefined }
  readonly #listeners = new Set<() => void>()
  #manager: Promise<UserManager> | undefined
  #renewing: Promise<string | undefined> | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly current = (): SessionState => this.#state

  /** Finds out whether someone is signed in, without leaving the page where that is possible. */
  async start(): Promise<void> {
    if (!hasSessionHint()) return this.#become('signed-out')
    this.#become('starting')
    try {
      const manager = await this.#getManager()
      if (!isSameSite(manager.settings.authority)) return await this.#askByRedirect(manager)
      this.#signedIn(await manager.signinSilent())
    } catch (error) {
      this.#startFailed(error)
    }
  }

  async signIn(mode: 'login' | 'signup', returnTo: string, prompt?: 'none'): Promise<void> {
    const manager = await this.#getManager()
    await manager.signinRedirect({
      state: { returnTo },
      ...(prompt ? { prompt } : {}),
      ...(mode === 'signup'
        ? { extraQueryParams: { ...manager.settings.extraQueryParams, screen_hint: 'signup' } }
        : {}),
    })
  }

  /** Ends a redirect to the provider; gives the address to go on to. */
  async completeSignIn(): Promise<string> {
    const manager = await this.#getManager()
    const user = await manager.signinRedirectCallback()
    sessionStorage.removeItem(askedKey)
    this.#signedIn(user)
    return safeReturnTo((user.state as { returnTo?: string } | undefined)?.returnTo)
  }

  /** The id token tells the provider who leaves, so that it need not ask; after a reload it is fetched first. */
  async signOut(): Promise<void> {
    const manager = await this.#getManager()
    const user = (await manager.getUser()) ?? (await manager.signinSilent().catch(() => null))
    setSessionHint(false)
    await manager.signoutRedirect(user?.id_token ? { id_token_hint: user.id_token } : {})
  }

  async accessToken(): Promise<string | undefined> {
    if (!this.#manager) return undefined
    const user = await (await this.#manager).getUser()
    return user && !user.expired ? user.access_token : this.renew()
  }

  /** One renewal at a time, whatever number of calls were refused at once. */
  renew(): Promise<string | undefined> {
    this.#renewing ??= this.#renewOnce().finally(() => {
      this.#renewing = undefined
    })
    return this.#renewing
  }

  async #renewOnce(): Promise<string | undefined> {
    const manager = await this.#getManager()
    try {
      const user = await manager.signinSilent()
      this.#signedIn(user)
      return user?.access_token
    } catch (error) {
      // A refresh token that is spent or revoked: the provider's own session may still know the person.
      if (error instanceof ErrorResponse && error.error === 'invalid_grant')
        return this.#renewBySession(manager)
      if (error instanceof TypeError) throw error
      this.#become('expired')
      return undefined
    }
  }

  async #renewBySession(manager: UserManager): Promise<string | undefined> {
    await manager.removeUser()
    try {
      const user = await manager.signinSilent()
      this.#signedIn(user)
      return user?.access_token
    } catch {
      this.#become('expired')
      return undefined
    }
  }

  async #askByRedirect(manager: UserManager): Promise<void> {
    if (sessionStorage.getItem(askedKey)) {
      sessionStorage.removeItem(askedKey)
      return this.#signedOut()
    }
    sessionStorage.setItem(askedKey, '1')
    const { pathname, search, hash } = window.location
    await manager.signinRedirect({ state: { returnTo: `${pathname}${search}${hash}` }, prompt: 'none' })
  }

  #startFailed(error: unknown): void {
    const isAnswer = error instanceof ErrorResponse
    if (isAnswer) this.#signedOut()
    else this.#become('unreachable')
  }

  #signedIn(user: User | null): void {
    if (!user) {
      this.#signedOut()
      return
    }
    setSessionHint(true)
    this.#set({ status: 'signed-in', person: personOf(user) })
  }

  #signedOut(): void {
    setSessionHint(false)
    this.#become('signed-out')
  }

  #become(status: SessionStatus): void {
    const person = status === 'expired' ? this.#state.person : undefined
    this.#set({ status, person })
  }

  #set(state: SessionState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  #getManager(): Promise<UserManager> {
    this.#manager ??= fetchConfig()
      .then(createUserManager)
      .catch((error: unknown) => {
        this.#manager = undefined
        throw error
      })
    return this.#manager
  }
}

async function fetchConfig(): Promise<ClientConfig> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new TypeError(`/config.json answered ${response.status}`)
  return (await response.json()) as ClientConfig
}

/** Browsers keep a provider's cookies from a frame of another site, so there only a redirect can ask. */
function isSameSite(issuer: string): boolean {
  const site = (host: string) => host.split('.').slice(-2).join('.')
  return site(new URL(issuer).hostname) === site(window.location.hostname)
}

function personOf({ profile }: User): SessionPerson {
  const { email = '', given_name = '', family_name = '' } = profile
  return { email, givenName: given_name, name: profile.name ?? `${given_name} ${family_name}`.trim() }
}

export const session = new Session()

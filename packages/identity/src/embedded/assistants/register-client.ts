import { randomBytes } from 'node:crypto'
import { ownLabelMaxLength } from '@butterleaf/domain/account/own-label'
import { normaliseName } from '@butterleaf/domain/account/person-name'
import { tokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import { cleanLine } from '@butterleaf/domain/text/clean-text'
import { isLoopback } from '@butterleaf/server-kit/process/outside-origin'
import { z } from 'zod'
import type { EmbeddedContext } from '../embedded-context.ts'
import { limits } from '../passwords/attempt-limits.ts'
import { beginAttempts } from '../passwords/begin-attempts.ts'
import { type AssistantClient, countWaitingClients, saveAssistantClient } from './assistant-store.ts'

/** Of clients that nobody has let in. */
export const mostWaitingClients = 10_000
const mostRedirects = 5
const redirectMaxLength = 500
const grantTypes = ['authorization_code', 'refresh_token']
const responseTypes = ['code']

/** RFC 7591, section 2. Only these matter; what else a client says of itself isn't read. */
const metadataSchema = z.object({
  redirect_uris: z.array(z.string()).min(1).max(mostRedirects),
  client_name: z.string().optional().catch(undefined),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
})

export type Registration =
  | { ok: true; answer: object }
  | {
      ok: false
      reason: 'invalid_redirect_uri' | 'invalid_client_metadata' | 'temporarily_unavailable'
      description: string
      waitSeconds?: number
    }

/**
 * [DOOR-4] Registers a public client (RFC 7591): it has no secret, proves itself by PKCE, and gets nothing before a person lets it
 * in. What it asked for beyond that is left out of the answer, as the standard allows.
 */
export async function registerClient(
  { db, clock }: Pick<EmbeddedContext, 'db' | 'clock'>,
  metadata: unknown,
  ip: string,
): Promise<Registration> {
  const now = clock.now()
  const attempt = await beginAttempts(db, limits.registrationsFrom(ip), { now })
  if (!attempt.isAllowed) return unavailable('Too many clients were registered in this network.', attempt)
  const read = readMetadata(metadata)
  if (!read.ok) return read
  if ((await countWaitingClients(db, now)) >= mostWaitingClients)
    return unavailable('Too many clients wait to be let in.', { waitSeconds: 3_600 })
  await saveAssistantClient(db, read.client, now)
  return { ok: true, answer: presentClient(read.client, now) }
}

function unavailable(description: string, { waitSeconds }: { waitSeconds: number }): Registration {
  return { ok: false, reason: 'temporarily_unavailable', description, waitSeconds }
}

type Read = { ok: true; client: AssistantClient } | Extract<Registration, { ok: false }>

function readMetadata(metadata: unknown): Read {
  const read = metadataSchema.safeParse(metadata)
  if (!read.success)
    return refusal('invalid_client_metadata', `redirect_uris: one to ${mostRedirects} addresses are needed.`)
  const { redirect_uris, client_name, grant_types = grantTypes, response_types = responseTypes } = read.data
  if (!grant_types.includes('authorization_code') || !response_types.includes('code'))
    return refusal('invalid_client_metadata', 'Only the authorization code grant is offered.')
  if (!redirect_uris.every(isRedirect)) {
    const allowed = 'https, or http to 127.0.0.1, [::1] or localhost, without a fragment or a password'
    return refusal('invalid_redirect_uri', `Allowed are ${allowed}.`)
  }
  const client_id = randomBytes(16).toString('base64url')
  return { ok: true, client: { client_id, client_name: readClientName(client_name), redirect_uris } }
}

function refusal(
  reason: 'invalid_redirect_uri' | 'invalid_client_metadata',
  description: string,
): Extract<Registration, { ok: false }> {
  return { ok: false, reason, description }
}

/** An address that only its owner answers at: of a host by TLS, or of the person's own device. */
function isRedirect(address: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(address) || address.length > redirectMaxLength || !URL.canParse(address))
    return false
  const url = new URL(address)
  if (address.includes('#') || url.username || url.password) return false
  return url.protocol === (isLoopback(url) ? 'http:' : 'https:')
}

/** A stranger's words: one line, cut, without what is unseen or turns the words beside it around. */
function readClientName(name = ''): string {
  const line = normaliseName(cleanLine(name).replaceAll(/\p{C}/gu, ''))
  return [...line].slice(0, ownLabelMaxLength).join('').trim() || 'An assistant'
}

function presentClient({ client_id, client_name, redirect_uris }: AssistantClient, now: Date) {
  return {
    client_id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name,
    redirect_uris,
    token_endpoint_auth_method: 'none',
    grant_types: grantTypes,
    response_types: responseTypes,
    scope: tokenScopes.join(' '),
  }
}

import type { Db } from '@butterleaf/server-kit/database/database'
import type { AdapterPayload } from 'oidc-provider'
import { deleteGrant, saveRecord } from '../record-store.ts'

const dayMs = 86_400_000
/** A client that nobody has let in is forgotten after these days. */
const waitingDays = 7
/** After these an assistant has to ask its person again. */
export const grantedDays = 365
/** So it has when it wasn't used for as long. */
export const unusedDays = 30

/** A client that registered itself. */
export interface AssistantClient {
  client_id: string
  client_name: string
  redirect_uris: string[]
}

/** Stored as the provider reads a client. Native clients may use any port of this device, and are asked for consent each time. */
export async function saveAssistantClient(db: Db, client: AssistantClient, now: Date): Promise<void> {
  const payload = {
    ...client,
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    response_modes: ['query'],
  }
  const key = { kind: 'Client', id: client.client_id }
  await saveRecord(db, key, { payload: payload as AdapterPayload, expiresAt: daysAfter(now, waitingDays) })
}

/** Crosses users: clients belong to nobody. Those that somebody let in live longer, and aren't counted. */
export async function countWaitingClients(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('idp_records')
    .select(({ fn }) => fn.countAll<number | bigint | string>().as('count'))
    .where('kind', '=', 'Client')
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<=', daysAfter(now, waitingDays).toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** As long as what was granted to it now. */
export async function keepClient(db: Db, clientId: string, now: Date): Promise<void> {
  await db
    .updateTable('idp_records')
    .set({ expires_at: daysAfter(now, grantedDays + 1).toISOString() })
    .where('kind', '=', 'Client')
    .where('record_id', '=', clientId)
    .execute()
}

/** What a person granted to an assistant. */
export interface AssistantGrant {
  grantId: string
  clientId: string
  /** Separated by spaces. */
  scope: string
  connectedAt: Date
}

/** The newest first. `ownClientId` is our web app's, whose grants are its sessions'. */
export async function findAssistantGrants(
  db: Db,
  accountId: string,
  { ownClientId, now }: { ownClientId: string; now: Date },
): Promise<AssistantGrant[]> {
  const rows = await db
    .selectFrom('idp_records')
    .select(['record_id', 'payload', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'Grant')
    .where('expires_at', '>', now.toISOString())
    .orderBy('expires_at', 'desc')
    .execute()
  return rows.flatMap(({ record_id, payload, expires_at }) => {
    const { clientId, resources = {} } = JSON.parse(payload) as GrantPayload
    if (clientId === ownClientId || expires_at === null) return []
    const connectedAt = daysAfter(new Date(expires_at), -grantedDays)
    return [{ grantId: record_id, clientId, scope: Object.values(resources).join(' '), connectedAt }]
  })
}

interface GrantPayload {
  clientId: string
  resources?: Record<string, string>
}

export async function findAssistantClients(
  db: Db,
  clientIds: readonly string[],
): Promise<Map<string, AssistantClient>> {
  if (clientIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('idp_records')
    .select(['record_id', 'payload'])
    .where('kind', '=', 'Client')
    .where('record_id', 'in', clientIds)
    .execute()
  return new Map(rows.map((row) => [row.record_id, JSON.parse(row.payload) as AssistantClient]))
}

/**
 * An assistant in use takes a new refresh token every ten minutes, each of which lives as long as the others: so the end of the
 * newest says when the assistant was last there.
 */
export async function findLastUses(db: Db, grantIds: readonly string[]): Promise<Map<string, Date>> {
  if (grantIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('idp_records')
    .select(({ fn }) => ['grant_id', fn.max('expires_at').as('last')])
    .where('kind', '=', 'RefreshToken')
    .where('grant_id', 'in', grantIds)
    .groupBy('grant_id')
    .execute()
  return new Map(
    rows.flatMap(({ grant_id, last }) =>
      grant_id === null || last === null ? [] : [[grant_id, daysAfter(new Date(last), -unusedDays)] as const],
    ),
  )
}

export async function deleteAssistantGrant(db: Db, grantId: string): Promise<void> {
  await db.transaction().execute((transaction) => deleteGrant(transaction, grantId))
}

function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMs)
}

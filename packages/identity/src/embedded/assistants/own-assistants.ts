import { readTokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { AssistantSeen, OwnAssistants } from '../../identity-provider.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import {
  deleteAssistantGrant,
  findAssistantClients,
  findAssistantGrants,
  findLastUses,
} from './assistant-store.ts'

type Parts = Pick<EmbeddedContext, 'db' | 'clock' | 'endings'>
type Terms = { ownClientId: string; now: Date }

/** The assistants that an account has let in. */
export function ownAssistants({ db, clock, endings }: Parts, ownClientId: string): OwnAssistants {
  const terms = () => ({ ownClientId, now: clock.now() })
  return {
    list: ({ subject }) => listAssistants(db, subject, terms()),
    disconnect: async ({ subject }, assistantId) => {
      const grants = await findAssistantGrants(db, subject, terms())
      if (!grants.some(({ grantId }) => grantId === assistantId)) return false
      await disconnectAssistant({ db, endings }, assistantId)
      return true
    },
  }
}

/** The newest first. */
export async function listAssistants(db: Db, accountId: string, terms: Terms): Promise<AssistantSeen[]> {
  const grants = await findAssistantGrants(db, accountId, terms)
  const [clients, lastUses] = await Promise.all([
    findAssistantClients(db, [...new Set(grants.map(({ clientId }) => clientId))]),
    findLastUses(
      db,
      grants.map(({ grantId }) => grantId),
    ),
  ])
  return grants.map(({ grantId, clientId, scope, connectedAt }) => ({
    assistantId: grantId,
    name: clients.get(clientId)?.client_name ?? 'An assistant',
    scopes: readTokenScopes(scope),
    connectedAt: connectedAt.toISOString(),
    lastUsedAt: lastUses.get(grantId)?.toISOString() ?? null,
  }))
}

/** First renewals stop, then the tokens that are out are refused. */
export async function disconnectAssistant(
  { db, endings }: Pick<EmbeddedContext, 'db' | 'endings'>,
  grantId: string,
): Promise<void> {
  await deleteAssistantGrant(db, grantId)
  await endings.endGrant(grantId)
}

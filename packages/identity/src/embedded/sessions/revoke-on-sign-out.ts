import type { EmbeddedContext } from '../embedded-context.ts'
import { deleteDevice } from './device-store.ts'

/** [AUTH-3] Whoever signs out here ends what was handed out in the session, as when it is ended from elsewhere. */
export function revokeOnSignOut({ provider, db, endings }: EmbeddedContext): void {
  provider.use(async (ctx, next) => {
    await next()
    const session = ctx.oidc?.session
    if (!session?.destroyed) return
    await deleteDevice(db, session.uid)
    await endings.endSessions([session.uid])
  })
}
